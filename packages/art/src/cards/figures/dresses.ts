import type { Dress } from '#cards/figures/person.ts';

/** Cloth for the small figures, by name of the colour that strikes first. */
export const DRESSES = {
  maiden: { top: '#f4c95d', bottom: '#c43b56', line: '#4a0f1d', ribbon: '#8a2340' },
  rose: { top: '#fbe3dd', bottom: '#d9647e', line: '#6b1f3a', ribbon: '#b3263f' },
  jade: { top: '#e6f0d4', bottom: '#3f8f74', line: '#123f34', ribbon: '#d6304a' },
  sky: { top: '#f3efe2', bottom: '#4f86b8', line: '#142f52', ribbon: '#d6304a' },
  violet: { top: '#efe3fb', bottom: '#7a55b8', line: '#2a1552', ribbon: '#d6304a' },
  night: { top: '#38306b', bottom: '#38306b', line: '#120c30', collar: '#cdb8f5' },
  black: { top: '#1b1430', bottom: '#1b1430', line: '#6a5a90', collar: '#fbf3e0' },
  white: { top: '#fbf3e0', bottom: '#f1e6cd', line: '#8f7a5a', collar: '#cdb8d8', cuff: '#e6d8ba' },
  blue: { top: '#5b8fb8', bottom: '#4a7ca6', line: '#12345a', collar: '#fbf3e0' },
  brick: { top: '#b5532f', bottom: '#9a4226', line: '#3f140c', collar: '#fbf3e0' },
  ochre: { top: '#d9a23f', bottom: '#c08a2c', line: '#5b3510', collar: '#fbf3e0' },
  green: { top: '#4f8f63', bottom: '#3f7a54', line: '#123527', collar: '#fbf3e0' },
  grey: { top: '#9a94b8', bottom: '#8580a6', line: '#2a2548', collar: '#fbf3e0' },
  crimson: { top: '#b3263f', bottom: '#9a1f36', line: '#430b19', collar: '#f3d48e' },
} as const satisfies Record<string, Dress>;

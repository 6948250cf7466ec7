import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const tokens = new Map(
  [
    ...readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').matchAll(/--color-([\w-]+): (#\w{6});/g),
  ].map((match) => [match[1] ?? '', match[2] ?? '']),
);

/** WCAG 2.2 relative luminance. */
function luminance(name: string): number {
  const hex = tokens.get(name);
  if (!hex) throw new Error(`no colour token ${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const LIGHT = ['white', 'paper-50', 'beat', 'purple-50'];
const NIGHT = ['night-950', 'night-900', 'night-800', 'purple-900'];

/** Every text colour with the grounds it is used on. */
const TEXTS: Record<string, string[]> = {
  'ink-900': [...LIGHT, 'paper-100', 'purple-100', 'moon-400', 'moon-100'],
  'ink-700': [...LIGHT, 'paper-100', 'paper-200', 'purple-100'],
  'ink-500': [...LIGHT, 'paper-100', 'purple-100'],
  'purple-700': [...LIGHT, 'purple-100'],
  'purple-600': LIGHT,
  'thread-600': ['white', 'paper-50', 'beat'],
  'thread-700': [...LIGHT, 'thread-100'],
  'reading-ink': ['paper-100', 'beat'],
  'moon-ink': ['moon-100'],
  'wood-deep': ['wood-fill'],
  'gold-ink': ['paper-100', 'beat'],
  'kakao-ink': ['kakao'],
  white: [...NIGHT, 'purple-600', 'purple-700', 'thread-700', 'night-700'],
  'on-night-2': [...NIGHT, 'night-card'],
  'on-night-3': NIGHT,
  'moon-300': NIGHT,
  'moon-400': NIGHT,
  'thread-300': NIGHT,
  wood: ['wood-fill'],
  fire: ['fire-fill'],
  earth: ['earth-fill'],
  metal: ['metal-fill'],
  water: ['water-fill'],
};

const pairs = Object.entries(TEXTS).flatMap(([text, grounds]) =>
  grounds.map((ground) => [text, ground] as const),
);

describe('text stands out from its ground at 4.5:1', () => {
  test.each(pairs)('%s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

test('edges of inputs stand out at 3:1', () => {
  expect(contrast('line-strong', 'white')).toBeGreaterThanOrEqual(3);
  expect(contrast('thread-600', 'white')).toBeGreaterThanOrEqual(3);
});

import { describe, expect, test } from 'vitest';
import { createSealer } from './sealing.ts';

const first = 'the first secret, long enough to be one';
const second = 'the second secret, long enough as well';

describe('sealing', () => {
  test('opens what it sealed, and seals the same data differently each time', () => {
    const sealer = createSealer([first]);
    const birth = { birthday: '19940312' };
    expect(sealer.open(sealer.seal(birth))).toEqual(birth);
    expect(sealer.seal(birth).equals(sealer.seal(birth))).toBe(false);
  });

  test('refuses bytes that were changed and keys that are gone', () => {
    const sealed = createSealer([first]).seal('x');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => createSealer([first]).open(changed)).toThrow();
    expect(() => createSealer([second]).open(sealed)).toThrow();
  });

  test('rotates: the new key seals, the old one still opens, equal data stays findable', () => {
    const before = createSealer([first]);
    const after = createSealer([second, first]);
    const sealed = before.seal('x');
    expect(after.open(sealed)).toBe('x');
    expect(after.isCurrent(sealed)).toBe(false);
    expect(after.isCurrent(after.seal('x'))).toBe(true);
    expect(after.fingerprint('x')).toBe(before.fingerprint('x'));
  });
});

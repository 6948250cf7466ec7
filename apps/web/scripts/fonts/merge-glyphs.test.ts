import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { hanjaSlice, hanjaSlices } from './faces.ts';
import { mergeGlyphs } from './merge-glyphs.ts';
import { readSfnt } from './sfnt.ts';
import { rangeHolds } from './unicode-range.ts';

const sliceOf = (character: string) =>
  Object.entries(hanjaSlices()).find(([, range]) => rangeHolds(range, character))?.[0] ?? '';

const cutOf = (character: string) =>
  subsetFont(hanjaSlice(sliceOf(character)), character, { targetFormat: 'truetype' });

describe('mergeGlyphs', () => {
  test('keeps every character with its advance and its outline, from different slices', async () => {
    const characters = ['甲', '子', '丁'];
    expect(new Set(characters.map(sliceOf)).size).toBe(3);
    const fonts = await Promise.all(characters.map(cutOf));
    const merged = readSfnt(
      mergeGlyphs(characters.map((c, i) => ({ characters: c, font: fonts[i] as Buffer }))),
    );

    for (const [i, character] of characters.entries()) {
      const codePoint = character.codePointAt(0) as number;
      const before = readSfnt(fonts[i] as Buffer);
      const was = before.glyphOf(codePoint);
      const now = merged.glyphOf(codePoint);
      expect(now).toBeGreaterThan(0);
      expect(merged.advanceOf(now)).toBe(before.advanceOf(was));
      const header = (outline: Buffer) => outline.subarray(0, 10);
      expect(header(merged.outlineOf(now))).toEqual(header(before.outlineOf(was)));
    }
    expect(merged.glyphOf('乙'.codePointAt(0) as number)).toBe(0);
  });

  test('refuses a character its source does not hold', async () => {
    const font = await cutOf('甲');
    expect(() => mergeGlyphs([{ characters: '乙', font }])).toThrow('no glyph for 乙');
  });

  test('is deterministic', async () => {
    const font = await cutOf('甲');
    const sources = [{ characters: '甲', font }];
    expect(mergeGlyphs(sources).equals(mergeGlyphs(sources))).toBe(true);
  });
});

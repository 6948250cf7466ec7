import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CARD_FACES, CARD_ROWS } from '@wolha/tarot/deck';
import { Resvg } from '@resvg/resvg-js';
import { cardBack, cardFace, cardFaces } from '#cards/index.ts';

const LARGEST = 30_000;

const cards = cardFaces();
const back = cardBack();

/** The RGBA pixels of a drawing, rendered without any font. */
function pixelsOf(svg: string, width: number): { data: Buffer; width: number; height: number } {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

/** The names of all open elements that are never closed, or closed out of turn. */
function tagProblems(svg: string): string[] {
  const open: string[] = [];
  const problems: string[] = [];
  for (const tag of svg.matchAll(/<(\/?)([A-Za-z]+)([^<>]*?)(\/?)>/g)) {
    const [, closing, name = '', , selfClosing] = tag;
    if (closing === '/') {
      if (open.pop() !== name) problems.push(`</${name}>`);
    } else if (selfClosing !== '/') open.push(name);
  }
  return [...problems, ...open];
}

const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('the 156 card pictures', () => {
  test('are the rows of the deck, in order', () => {
    expect(cards.map(({ id, name, direction }) => ({ id, name, direction }))).toEqual(
      CARD_ROWS.map(({ id, name, direction }) => ({ id, name, direction })),
    );
  });

  test('are all different, and none looks like another with the words covered', () => {
    expect(new Set(cards.map((card) => createHash('sha256').update(card.svg).digest('hex'))).size).toBe(156);
    const scenes = cards.map((card) => {
      const { data, width } = pixelsOf(card.svg, 60);
      return createHash('sha256')
        .update(data.subarray(width * 4 * 12, width * 4 * 84))
        .digest('hex');
    });
    expect(new Set(scenes).size).toBe(156);
  });

  test.each(cards)(
    '$id $name $direction is small, well formed, titled, and needs nothing from outside',
    (card) => {
      expect(Buffer.byteLength(card.svg)).toBeLessThanOrEqual(LARGEST);
      expect(tagProblems(card.svg)).toEqual([]);
      expect(card.svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(card.svg).toContain('viewBox="0 0 300 500"');
      expect(card.svg).toContain(
        `<title>${card.name}${card.direction === 'REVERSED' ? ' 역방향' : ''}</title>`,
      );
      expect(card.svg).not.toMatch(
        /<text|<image|<style|<script|font-family|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
      );
      const ids = idsOf(card.svg);
      expect(new Set(ids).size).toBe(ids.length);
      for (const used of card.svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(used[1]);
    },
  );

  test('share no id, so that any of them may stand in one page', () => {
    const ids = [...cards.map((card) => card.svg), back].flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('come out the same, byte for byte, every time', () => {
    expect(cardFaces()).toEqual(cards);
  });

  test('each holds as many signs of its suit as its rank says; a court card holds one', () => {
    for (const face of CARD_FACES.filter(({ arcana }) => arcana === 'minor')) {
      const signs = cardFace(face.id, 'UPRIGHT').match(/data-sign="1"/g) ?? [];
      expect(signs.length, face.name).toBe(face.rank <= 10 ? face.rank : 1);
    }
  });

  test('each carries a run of the red thread', () => {
    for (const card of cards) expect(card.svg, card.name).toMatch(/stroke="#d6304a"/);
  });

  test('reversed, the scene is turned and the words are not', () => {
    const upright = pixelsOf(cardFace(18, 'UPRIGHT'), 150);
    const reversed = pixelsOf(cardFace(18, 'REVERSED'), 150);
    const difference = (turned: boolean): number => {
      let sum = 0;
      for (let y = 60; y < 190; y += 3) {
        for (let x = 24; x < 126; x += 3) {
          const here = (y * 150 + x) * 4;
          const there = turned ? ((231 - y) * 150 + 149 - x) * 4 : here;
          sum += Math.abs((upright.data[here] ?? 0) - (reversed.data[there] ?? 0));
        }
      }
      return sum / (44 * 34);
    };
    expect(difference(true)).toBeLessThan(8);
    expect(difference(false)).toBeGreaterThan(20);
    const plate = (image: typeof upright): Buffer => image.data.subarray(image.width * 4 * 220);
    expect(plate(reversed).equals(plate(upright))).toBe(true);
  });

  test('there is no picture of a face outside the deck', () => {
    expect(() => cardFace(78, 'UPRIGHT')).toThrow(RangeError);
  });
});

describe('the back', () => {
  test('is small, well formed and titled', () => {
    expect(Buffer.byteLength(back)).toBeLessThanOrEqual(LARGEST);
    expect(tagProblems(back)).toEqual([]);
    expect(back).toContain('<title>카드 뒷면</title>');
  });

  /** How many pixels in a thousand differ visibly from the one opposite, and by how much at most. */
  function asymmetry(svg: string, width: number): { perMille: number; furthest: number } {
    const { data } = pixelsOf(svg, width);
    const count = data.length / 4;
    let differing = 0;
    let furthest = 0;
    for (let i = 0; i < count; i += 1) {
      let distance = 0;
      for (let channel = 0; channel < 4; channel += 1) {
        const here = data[i * 4 + channel] ?? 0;
        const there = data[(count - 1 - i) * 4 + channel] ?? 0;
        distance = Math.max(distance, Math.abs(here - there));
      }
      if (distance > 24) differing += 1;
      furthest = Math.max(furthest, distance);
    }
    return { perMille: (differing * 1000) / count, furthest };
  }

  // Edges are smoothed by a grid that is not itself symmetric: a few edge pixels may differ a little.
  test.each([42, 300, 600])('looks the same upside down at %i px', (width) => {
    const { perMille, furthest } = asymmetry(back, width);
    expect(perMille).toBeLessThan(2);
    expect(furthest).toBeLessThan(64);
  });

  test('a single small mark without its counterpart would be noticed', () => {
    const marked = back.replace('</svg>', '<circle cx="100" cy="180" r="2" fill="#fff"/></svg>');
    expect(asymmetry(marked, 300).furthest).toBeGreaterThan(100);
  });
});

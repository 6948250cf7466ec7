import { cardFaceOf } from '@wolha/tarot/deck';
import type { CardDirection } from '@wolha/tarot/deck';
import { el } from '#kit/svg.ts';
import { createBrush, type Brush } from '#cards/drawing/brush.ts';
import { CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, GROUNDS, INK, THREAD } from '#cards/drawing/palette.ts';
import { at, box, group, line, mirrored, shape } from '#cards/drawing/draw.ts';
import { shareRepeats, withoutLeadingNoughts } from '#cards/frame/share-repeats.ts';
import { cornerFan, gem, suitMark } from '#cards/frame/ornaments.ts';
import { WINDOW, WINDOW_INNER, WINDOW_MIDDLE } from '#cards/frame/window.ts';
import { lettering } from '#cards/lettering/lettering.ts';

/** A picture for one card: given a brush, the marks of its scene, back to front. */
export type Scene = (brush: Brush) => string;

const ROMAN = '0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ');
const COURT_RANKS: Record<number, string> = { 11: '페이지', 12: '나이트', 13: '퀸', 14: '킹' };

/** The face of a card, 300×500. Reversed, only the picture in the window is turned; the words stay upright. */
export function drawFace(faceId: number, direction: CardDirection, scene: Scene): string {
  const face = cardFaceOf(faceId);
  const ground = GROUNDS[face.suit ?? 'major'];
  const reversed = direction === 'REVERSED';
  const prefix = `card${faceId}${reversed ? 'r' : 'u'}`;
  const brush = createBrush(prefix, ground);
  const rule = brush.linear(
    [
      [0, '#fbe7b0'],
      [0.5, '#d2a04a'],
      [1, '#f3d48e'],
    ],
    55,
  );
  const picture = scene(brush);
  const middle = `${WINDOW_MIDDLE.x} ${WINDOW_MIDDLE.y}`;
  const rank = (face.suit && COURT_RANKS[face.rank]) ?? ROMAN[face.rank] ?? '';
  const title = reversed ? `${face.name} 역방향` : face.name;
  const whole = [
    box(0, 0, 300, 500, '#e6d5b2', { rx: 17 }),
    box(1.5, 1.5, 297, 497, CREAM, { rx: 15.5 }),
    box(10, 10, 280, 480, ground.panel, { rx: 9 }),
    box(15.5, 15.5, 269, 469, 'none', { rx: 6, stroke: rule, 'stroke-width': 1.8 }),
    box(18.8, 18.8, 262.4, 462.4, 'none', { rx: 4, stroke: GOLD, 'stroke-width': 0.6, opacity: 0.7 }),
    cornerFan(ground.name),
    mirrored(150, cornerFan(ground.name)),
    brush.clipped(
      WINDOW,
      group(
        {
          'data-window': 'art',
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
          transform: reversed ? `rotate(180 ${middle})` : undefined,
        },
        picture,
      ),
    ),
    line(WINDOW, rule, 2.2),
    line(WINDOW_INNER, GOLD, 0.7, { opacity: 0.75 }),
    lozenge(ground.panel, rule, rank),
    namePlate(rule, face.name),
    at(72, 456, {}, suitMark(ground.name)),
    at(228, 456, { flip: true }, suitMark(ground.name)),
    gem(37, 456),
    gem(263, 456),
    reversed ? reversedRibbon(rule) : '',
  ].join('');
  const { marks, definitions } = shareRepeats(whole, prefix);
  const svg = el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 300 500', role: 'img', 'aria-label': title },
    el('title', {}, title),
    el('defs', {}, brush.definitions(), definitions),
    marks,
  );
  return withoutLeadingNoughts(svg);
}

function lozenge(panel: string, rule: string, rank: string): string {
  const korean = rank.length > 0 && !/[0-9A-Z]/.test(rank);
  const size = korean
    ? [15, 13, 9.6][Math.min(rank.length, 3) - 1]
    : [15, 14, 12.5, 11, 9][Math.min(rank.length, 5) - 1];
  return (
    shape('M150 13L171.5 35.5L150 58L128.5 35.5Z', panel, { stroke: rule, 'stroke-width': 1.6 }) +
    line('M150 18L166.5 35.5L150 53L133.5 35.5Z', GOLD, 0.6) +
    lettering(rank, 150, 35.5 + (size ?? 10) * 0.37, {
      size: size ?? 10,
      fill: GOLD_LIGHT,
      spacing: korean ? -0.4 : 0.3,
    })
  );
}

function namePlate(rule: string, name: string): string {
  const size = name.length > 6 ? 16 : name.length > 4 ? 18 : 20;
  return (
    shape('M64 436H236Q238 445 248 446V466Q238 467 236 476H64Q62 467 52 466V446Q62 445 64 436Z', CREAM, {
      stroke: rule,
      'stroke-width': 1.6,
    }) +
    line(
      'M68 440H232Q234 448 243 449.5V462.5Q234 464 232 472H68Q66 464 57 462.5V449.5Q66 448 68 440Z',
      GOLD_DARK,
      0.6,
      { opacity: 0.7 },
    ) +
    lettering(name, 150, 456 + size * 0.35, {
      size,
      fill: INK,
      spacing: name.length < 3 ? 6 : name.length < 5 ? 2 : 0.8,
    })
  );
}

/** Across the foot of the window: an arrow pointing down and the word, so that colour is not the only sign. */
function reversedRibbon(rule: string): string {
  return (
    shape('M96 405H204L198 416L204 427H96L102 416Z', CREAM, { stroke: rule, 'stroke-width': 1.4 }) +
    shape('M118 410.5h5v6h4.5l-7 7-7-7h4.5z', THREAD) +
    lettering('역방향', 156, 421, { size: 14, fill: INK, spacing: 1.5 })
  );
}

/** Pictures of the chart and grounds for detail pages. */
import { mix } from '#kit/colour.ts';
import type { Point } from '#kit/geometry.ts';
import { box, disc, short } from '#kit/geometry.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** The seat of the chart that a content speaks of most. */
export type Focus = 'day' | 'dayBranch' | 'dayStem' | 'month' | 'hour' | 'year' | 'luck';

/** Night from top to foot in the palette's own dark, for words in white. */
export function duskGround(pen: Pen, { turned = false }: { turned?: boolean } = {}): string {
  const { skyTop, skyMid, ink } = pen.palette;
  const deep = mix(skyTop, ink, 0.62);
  const lit = mix(mix(skyTop, skyMid, 0.34), ink, 0.26);
  const fill = pen.linear(
    turned
      ? [
          [0, lit],
          [1, deep],
        ]
      : [
          [0, deep],
          [0.55, lit],
          [1, deep],
        ],
  );
  return el('rect', { width: pen.width, height: pen.height, fill });
}

/** Paper tinted by the palette, for words in ink. */
export function paperGround(pen: Pen): string {
  const { skyLow, glow } = pen.palette;
  const fill = pen.linear([
    [0, mix(glow, '#fffaf2', 0.72)],
    [1, mix(skyLow, '#fdf6ee', 0.82)],
  ]);
  return el('rect', { width: pen.width, height: pen.height, fill });
}

/** A moon printed on paper: only a shade warmer than its ground. */
export function paperMoon(pen: Pen, { at, radius }: { at: Point; radius: number }): string {
  return el('circle', {
    cx: at[0],
    cy: at[1],
    r: radius,
    fill: mix(pen.palette.moonShade, '#ffffff', 0.45),
    opacity: 0.6,
  });
}

/** The thread that comes down to a headline. */
export function threadDrop(pen: Pen, { at, length }: { at: Point; length: number }): string {
  const stroke = pen.linear(
    [
      [0, 'thread', 0],
      [1, 'thread'],
    ],
    { from: [at[0], at[1]], to: [at[0], at[1] + length], onCanvas: true },
  );
  return (
    el('path', { d: `M${at[0]} ${at[1]}v${length}`, stroke, 'stroke-width': 1.6 }) +
    el('circle', { cx: at[0], cy: at[1] + length + 3, r: 3, fill: pen.colour('thread') })
  );
}

type Sign = 'wood' | 'fire' | 'earth' | 'metal' | 'water';

const signs: Record<Sign, { fill: string; ink: string; d: string; line?: boolean }> = {
  wood: {
    fill: '#dff1e6',
    ink: '#1f7a4d',
    d: 'M0 8V-1M0 2C-8 2-9-4-8-8C-2-8 0-4 0 2ZM0-1C7-1 9-6 8-9C3-9 0-6 0-1Z',
  },
  fire: {
    fill: '#fbe3e0',
    ink: '#bb2e28',
    d: 'M0 9C-7 9-8 2-4-2C-3 1-1 0-1-3C-1-6 0-8 2-10C2-5 7-3 7 3C7 7 4 9 0 9Z',
  },
  earth: { fill: '#f6ead0', ink: '#86610f', d: 'M-10 7L-2-7L3 1L6-3L10 7Z' },
  metal: { fill: '#eceef1', ink: '#5f6672', d: `${disc(0, 0, 8)}${disc(0, 0, 3.4)}`, line: true },
  water: {
    fill: '#e0eafa',
    ink: '#2456a6',
    d: 'M-10-3C-7-6-4-6-1-3C2 0 5 0 9-3M-10 4C-7 1-4 1-1 4C2 7 5 7 9 4',
    line: true,
  },
};

const order: readonly Sign[] = ['wood', 'fire', 'earth', 'metal', 'water'];

/** Four pillars of two tiles and, apart, the luck that passes: signs only, no characters. */
export function miniChart(pen: Pen, { at, focus, seed }: { at: Point; focus: Focus; seed: string }): string {
  const random = pen.random(seed);
  const tile = (x: number, y: number, chosen: boolean): string => {
    const sign = signs[random.pick(order)];
    return el(
      'g',
      { transform: placed([x, y]) },
      el('path', { d: box(0, 0, 32, 36, 8), fill: chosen ? '#2b1055' : sign.fill }),
      el('path', {
        d: sign.d,
        fill: sign.line ? 'none' : chosen ? '#ffd233' : sign.ink,
        stroke: sign.line || sign === signs.wood ? (chosen ? '#ffd233' : sign.ink) : undefined,
        'stroke-width': 2.2,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      chosen
        ? el('path', { d: box(0, 0, 38, 42, 11), fill: 'none', stroke: '#e3bd6a', 'stroke-width': 2 })
        : '',
    );
  };
  // From the right, as charts are read: year, month, day, hour; the luck pillar stands apart.
  const columns: readonly (readonly [Focus, number])[] = [
    ['luck', 96],
    ['year', 46],
    ['month', 6],
    ['day', -34],
    ['hour', -74],
  ];
  const tiles = columns
    .map(([seat, x]) => {
      const stem = focus === seat || (seat === 'day' && focus === 'dayStem');
      const branch = focus === seat || (seat === 'day' && focus === 'dayBranch');
      return tile(x, -22, stem) + tile(x, 22, branch);
    })
    .join('');
  return el(
    'g',
    { transform: placed(at) },
    el('path', { d: box(2, 0, 242, 104, 18), fill: '#ffffff', opacity: 0.86 }),
    el('path', { d: box(2, 0, 242, 104, 18), fill: 'none', stroke: '#e8e2f0', 'stroke-width': 1.2 }),
    el('path', {
      d: `M71-40V${short(40)}`,
      stroke: '#d9c7f5',
      'stroke-width': 1.2,
      'stroke-dasharray': '3 4',
    }),
    tiles,
  );
}

import { el } from '#kit/svg.ts';
import { createBrush } from '#cards/drawing/brush.ts';
import { around, at, box, d, disc, group, line, mirrored, shape, times } from '#cards/drawing/draw.ts';
import { CREAM, GOLD, GOLD_LIGHT, GROUNDS, THREAD, THREAD_DARK } from '#cards/drawing/palette.ts';
import { sparkPath } from '#cards/drawing/stars.ts';
import { withoutLeadingNoughts } from '#cards/frame/share-repeats.ts';
import { moonPhase } from '#cards/motifs/sky.ts';

const MIDDLE = { x: 150, y: 250 };
const NIGHT = '#1b0a3a';

/**
 * The back of every card: the full moon in a ring of phases, bound by the thread. It looks the same
 * upside down, so that a face-down card does not tell how it lies: one half is drawn, and drawn again
 * turned about the middle.
 */
export function drawBack(): string {
  const brush = createBrush('card-back', GROUNDS.major);
  const night = brush.radial([
    [0, '#5a2fb0'],
    [0.55, '#2f1264'],
    [1, NIGHT],
  ]);
  const moon = brush.radial([
    [0, '#fffbe8'],
    [0.7, '#fbe6a8'],
    [1, '#f0c866'],
  ]);
  const halo = brush.radial([
    [0, '#b39af5', 0.85],
    [0.5, '#9a7cec', 0.3],
    [1, '#9a7cec', 0],
  ]);
  const { x, y } = MIDDLE;
  const marks = [
    box(0, 0, 300, 500, '#e6d5b2', { rx: 17 }),
    box(1.5, 1.5, 297, 497, CREAM, { rx: 15.5 }),
    box(10, 10, 280, 480, night, { rx: 9 }),
    box(15.5, 15.5, 269, 469, 'none', { rx: 6, stroke: GOLD, 'stroke-width': 2.2 }),
    box(20.5, 20.5, 259, 459, 'none', { rx: 4, stroke: GOLD, 'stroke-width': 0.8 }),
    disc(x, y, 150, halo),
    disc(x, y, 120, 'none', { stroke: GOLD, 'stroke-width': 2 }),
    disc(x, y, 109, 'none', { stroke: GOLD, 'stroke-width': 0.9 }),
    twice(half()),
    disc(x, y, 54, NIGHT, { stroke: GOLD, 'stroke-width': 1.6 }),
    disc(x, y, 47, moon),
    twice(threadHalf()),
    disc(x, y, 7, '#ff6b7f', { stroke: THREAD_DARK, 'stroke-width': 1.4 }),
  ];
  const title = '카드 뒷면';
  return withoutLeadingNoughts(
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 300 500', role: 'img', 'aria-label': title },
      el('title', {}, title),
      el('defs', {}, brush.definitions()),
      group({ 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, ...marks),
    ),
  );
}

const twice = (marks: string): string =>
  marks + group({ transform: `rotate(180 ${MIDDLE.x} ${MIDDLE.y})` }, marks);

/** What stands above the middle; below it comes back upside down. */
function half(): string {
  const phases = [0, 1, 2, 3].map((phase) => {
    const [px, py] = around(MIDDLE.x, MIDDLE.y, phase * 45 - 112.5, 90);
    return at(px, py, { turn: phase * 45 - 22.5 }, moonPhase(0, 0, 15, phase, NIGHT));
  });
  const ticks = times(24, (i) => {
    const [ax, ay] = around(MIDDLE.x, MIDDLE.y, i * 7.5 - 176.25, 111);
    const [bx, by] = around(MIDDLE.x, MIDDLE.y, i * 7.5 - 176.25, i % 4 === 0 ? 119 : 115);
    return d`M${ax} ${ay}L${bx} ${by}`;
  });
  const sun = times(8, (i) => {
    const [ax, ay] = around(MIDDLE.x, MIDDLE.y, i * 22.5 - 180, 57);
    const [tx, ty] = around(MIDDLE.x, MIDDLE.y, i * 22.5 - 168.75, 73);
    const [bx, by] = around(MIDDLE.x, MIDDLE.y, i * 22.5 - 157.5, 57);
    return d`M${ax} ${ay}L${tx} ${ty}L${bx} ${by}`;
  });
  return [
    line(ticks + sun, GOLD, 1.1),
    ...phases,
    corner(),
    mirrored(MIDDLE.x, corner()),
    shape(sparkPath(150, 70, 24, 0.14), GOLD_LIGHT),
    shape(sparkPath(150, 70, 11, 0.3), '#fffdf0'),
    line('M150 98V118M140 110L150 120L160 110', GOLD, 1.4),
    screenCloud(70, 112),
    mirrored(MIDDLE.x, screenCloud(70, 112)),
    shape(
      sparkPath(106, 84, 7) + sparkPath(194, 84, 7) + sparkPath(44, 150, 6) + sparkPath(256, 150, 6),
      GOLD,
    ),
    disc(118, 62, 1.6, GOLD_LIGHT) +
      disc(182, 62, 1.6, GOLD_LIGHT) +
      disc(48, 200, 1.6, GOLD_LIGHT) +
      disc(252, 200, 1.6, GOLD_LIGHT),
  ].join('');
}

const corner = (): string =>
  line('M28 82V28H82', GOLD, 1.6) +
  line('M28 70A42 42 0 0 0 70 28M28 56A28 28 0 0 0 56 28M28 42A14 14 0 0 0 42 28', GOLD, 1.2) +
  line('M28 28L58 58M28 28L46 66M28 28L66 46', GOLD, 0.7);

const screenCloud = (x: number, y: number): string =>
  at(
    x,
    y,
    { scale: 0.62 },
    shape(
      'M-36 0C-46 0-48-12-38-14C-40-24-27-29-20-23C-16-36 5-38 11-25C19-32 33-28 32-17C43-17 46-2 35 0Z',
      '#3a1a80',
      { stroke: GOLD, 'stroke-width': 2 },
    ),
    line('M-20-23c7-2 11 4 8 8s-8 2-7-2M11-25c-7 0-10 6-6 10s9 1 7-3M-46 6H22', GOLD, 2),
  );

/** The thread from the left edge to the knot, with its loop; the other half mirrors it. */
function threadHalf(): string {
  const way =
    'M21 204C56 192 84 212 106 232C122 246 136 250 150 250C140 224 114 226 118 244C122 258 140 256 150 250';
  return line(way, THREAD_DARK, 6) + line(way, THREAD, 4);
}

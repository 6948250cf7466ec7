import type { Brush } from '#cards/drawing/brush.ts';
import { around, at, d, disc, group, line, oval, shape, times } from '#cards/drawing/draw.ts';
import { CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, THREAD, THREAD_DARK } from '#cards/drawing/palette.ts';
import { starPath } from '#cards/drawing/stars.ts';

/** The four signs that are counted on the minor cards. Every drawn one goes through here, so that it can be counted. */

const GOLD_LINE = '#6e4714';

/** The polished gold of cups and coins. */
const goldPaint = (brush: Brush): string =>
  brush.linear(
    [
      [0, '#fff0bd'],
      [0.45, '#e6b552'],
      [1, '#a8701f'],
    ],
    35,
  );

/** Marks one sign of the suit, for whoever counts them on the finished card. */
const counted = (marks: string): string => group({ 'data-sign': '1' }, marks);

interface CupStyle {
  readonly scale?: number;
  readonly turn?: number;
  /** What it holds; null for an empty cup. */
  readonly wine?: string | null;
  readonly lid?: boolean;
}

/** A footed cup, 62 high, standing on its origin. */
export function cup(brush: Brush, x: number, y: number, style: CupStyle = {}): string {
  const { scale = 1, turn = 0, wine = '#b3263f', lid = false } = style;
  return counted(
    at(
      x,
      y,
      { scale, turn },
      shape(
        'M-22-60C-22-36-15-25-4.5-22L-3.5-11C-11-8-15-4-16 0H16C15-4 11-8 3.5-11L4.5-22C15-25 22-36 22-60Z',
        goldPaint(brush),
        {
          stroke: GOLD_LINE,
          'stroke-width': 1.2,
        },
      ),
      oval(0, -60, 22, 5.5, wine ?? '#5a3a12', { stroke: GOLD_LINE, 'stroke-width': 1.2 }),
      wine === null ? '' : line('M-15-61C-9-63 3-63.5 9-62.5', '#ff8a99', 1.3, { opacity: 0.8 }),
      line('M-20.5-47C-10-42 10-42 20.5-47M-17-37C-8-33 8-33 17-37', GOLD_LINE, 1),
      shape('M0-49l4 5-4 5-4-5z', THREAD, { stroke: GOLD_LIGHT, 'stroke-width': 0.7 }),
      line('M-17-54C-16-42-13-34-8-29', '#fffbe6', 2, { opacity: 0.75 }),
      lid
        ? shape('M-23-60C-20-76-8-82 0-83C8-82 20-76 23-60C10-55-10-55-23-60Z', goldPaint(brush), {
            stroke: GOLD_LINE,
            'stroke-width': 1.2,
          }) +
            disc(0, -87, 4.4, THREAD, { stroke: GOLD_LINE, 'stroke-width': 1 }) +
            line('M-19-66C-8-62 8-62 19-66', GOLD_LINE, 1)
        : '',
    ),
  );
}

interface SwordStyle {
  readonly length?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly tassel?: boolean;
  readonly grip?: string;
}

/** A straight sword pointing up from its guard on the origin; `length` is the blade's. */
export function sword(brush: Brush, x: number, y: number, style: SwordStyle = {}): string {
  const { length = 130, scale = 1, turn = 0, tassel = false, grip = '#5b2138' } = style;
  const steel = brush.linear(
    [
      [0, '#ffffff'],
      [0.5, '#dfe3f2'],
      [0.5, '#a9adcb'],
      [1, '#c9cde2'],
    ],
    0,
  );
  return counted(
    at(
      x,
      y,
      { scale, turn },
      shape(d`M-6 0L-5 ${-length + 14}L0 ${-length}L5 ${-length + 14}L6 0Z`, steel, {
        stroke: '#55587d',
        'stroke-width': 1,
      }),
      line(d`M0 -6V${-length + 20}`, '#777a9e', 0.9),
      tassel
        ? line('M0 36C6 44-2 50 3 58', THREAD, 2.2) +
            shape('M-1 56h8l2 16h-11z', THREAD, { stroke: THREAD_DARK, 'stroke-width': 0.7 })
        : '',
      shape('M-4 2H4L3.5 30H-3.5Z', grip, { stroke: '#2a0e1a', 'stroke-width': 0.9 }),
      line('M-4 8l7.5 4M-4 15l7.5 4M-4 22l7.5 4', GOLD, 1.2),
      shape('M-21-3C-12-8 12-8 21-3C23 1 20 5 15 4C6 2-6 2-15 4C-20 5-23 1-21-3Z', GOLD, {
        stroke: GOLD_LINE,
        'stroke-width': 1,
      }),
      disc(0, -1.5, 3, THREAD, { stroke: GOLD_LIGHT, 'stroke-width': 0.8 }),
      disc(0, 34, 5, GOLD, { stroke: GOLD_LINE, 'stroke-width': 1 }),
    ),
  );
}

interface WandStyle {
  readonly length?: number;
  readonly scale?: number;
  readonly turn?: number;
  /** Leaves and buds at its head; a bare one has only a few. */
  readonly leaves?: 'full' | 'few';
  readonly width?: number;
}

const leaf = (x: number, y: number, turn: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    { turn, scale },
    shape('M0 0C5-9 17-11 25-6C20 4 9 7 0 0Z', fill, { stroke: '#3d5a20', 'stroke-width': 0.9 }),
    line('M2-.5Q12-5 22-5.5', '#3d5a20', 0.7),
  );

/** A living branch cut as a staff, its foot on the origin. */
export function wand(brush: Brush, x: number, y: number, style: WandStyle = {}): string {
  const { length = 180, scale = 1, turn = 0, leaves = 'full', width = 9 } = style;
  const bark = brush.linear(
    [
      [0, '#c58a50'],
      [0.5, '#96602f'],
      [1, '#5f3717'],
    ],
    0,
  );
  const [w, l] = [width / 2, length];
  const top = -l;
  return counted(
    at(
      x,
      y,
      { scale, turn },
      leaves === 'full'
        ? leaf(w * 0.6, top + l * 0.2, -24, 0.85, '#9fc063') +
            leaf(-w * 0.6, top + l * 0.27, -158, 0.8, '#7fa84e')
        : leaf(w * 0.6, top + l * 0.16, -30, 0.6, '#9fc063'),
      shape(
        d`M${-w * 0.8} 0C${-w * 1.2} ${-l * 0.3} ${-w * 0.5} ${-l * 0.55} ${-w * 1.1} ${top + 5}Q0 ${top - 6} ${w * 1.1} ${top + 5}C${w * 0.6} ${-l * 0.6} ${w * 1.3} ${-l * 0.35} ${w * 0.8} 0Q0 4 ${-w * 0.8} 0Z`,
        bark,
        {
          stroke: '#3d2110',
          'stroke-width': 1,
        },
      ),
      line(
        d`M${-w * 0.2} ${-l * 0.1}C${-w * 0.6} ${-l * 0.3} ${w * 0.2} ${-l * 0.5} ${-w * 0.3} ${-l * 0.72}M${w * 0.45} ${-l * 0.3}C${w * 0.2} ${-l * 0.45} ${w * 0.5} ${-l * 0.6} ${w * 0.3} ${-l * 0.85}`,
        '#4d2c12',
        0.8,
      ),
      oval(0, -l * 0.38, w * 0.42, w * 0.7, '#7a4a22', { stroke: '#3d2110', 'stroke-width': 0.8 }),
      bud(0, top + 1, leaves === 'full' ? 1 : 0.8),
    ),
  );
}

/** The bud at a wand's head: half flower, half flame. */
const bud = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    { scale },
    shape('M0-24C7-15 9-8 6-2C4 2-4 2-6-2C-9-8-7-15 0-24Z', '#f2743b', {
      stroke: '#8a2f18',
      'stroke-width': 0.9,
    }),
    shape('M0-17C4-11 5-6 3-2C1.5 0-1.5 0-3-2C-5-6-4-11 0-17Z', '#ffd27a'),
    leaf(2, 2, -50, 0.55, '#9fc063'),
    leaf(-2, 2, -130, 0.55, '#7fa84e'),
  );

/** A round gold coin with a five-pointed star. */
export function coin(brush: Brush, x: number, y: number, r: number): string {
  const beads = times(24, (_, share) => {
    const [bx, by] = around(0, 0, share * 360, r * 0.92);
    return d`M${bx} ${by}h.1`;
  });
  return counted(
    at(
      x,
      y,
      {},
      disc(0, 0, r, goldPaint(brush), { stroke: GOLD_LINE, 'stroke-width': Math.max(1, r * 0.05) }),
      disc(0, 0, r * 0.84, 'none', { stroke: GOLD_LINE, 'stroke-width': Math.max(0.6, r * 0.028) }),
      r > 26 ? line(beads, GOLD_LINE, r * 0.05) : '',
      shape(starPath(0, 0, 5, r * 0.74, r * 0.3), CREAM, {
        stroke: GOLD_LINE,
        'stroke-width': Math.max(0.8, r * 0.035),
      }),
      disc(0, 0, r * 0.15, THREAD, { stroke: GOLD_DARK, 'stroke-width': 0.8 }),
    ),
  );
}

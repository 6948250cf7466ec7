import { at, disc, group, line, shape } from '#cards/drawing/draw.ts';
import {
  GOLD,
  GOLD_DARK,
  GOLD_LIGHT,
  SKIN,
  SKIN_SHADE,
  THREAD,
  THREAD_DARK,
  WHITE_CLOTH,
  WHITE_CLOTH_LINE,
} from '#cards/drawing/palette.ts';
import { starPath } from '#cards/drawing/stars.ts';
import { frontHead, hairBehind, type HeadStyle } from '#cards/figures/head.ts';

/** A figure from the front down to the lap, around the middle of its face; about 200 wide at the foot. */

export interface Robe {
  readonly main: string;
  readonly lit: string;
  readonly line: string;
  readonly collar: string;
  /** The long ribbon tie; a robe of state has none. */
  readonly ribbon?: string;
  /** A round gold badge on breast and shoulders, as kings and queens wear. */
  readonly badge?: boolean;
  /** Plates of armour instead of cloth. */
  readonly armour?: boolean;
}

interface HalfFigure {
  readonly head: HeadStyle;
  readonly robe: Robe;
  /** Degrees the head leans. */
  readonly tilt?: number;
  /** Drawn behind everything: a veil. */
  readonly behind?: string;
  /** How wide the shoulders are, 1 for a grown man. */
  readonly shoulders?: number;
  /** How far down the robe goes below the face. */
  readonly depth?: number;
  /** Drawn over the robe and under the head: a braid, beads. */
  readonly over?: string;
}

export function halfFigure(x: number, y: number, scale: number, figure: HalfFigure): string {
  const { head, robe, tilt = 0, behind = '', shoulders = 1, depth = 250, over = '' } = figure;
  const skin = head.skin ?? SKIN;
  const w = 96 * shoulders;
  const turn = tilt === 0 ? undefined : `rotate(${tilt} 0 52)`;
  const s = w * 0.54;
  return at(
    x,
    y,
    { scale },
    behind,
    group({ transform: turn }, hairBehind(head)),
    shape('M-13 34H13V60Q0 84-13 60Z', skin),
    shape('M-14 44Q0 58 14 44V54Q0 70-14 54Z', SKIN_SHADE, { opacity: 0.6 }),
    shape(
      `M-17 54C-${s} 62-${w * 0.88} 82-${w} 128L-${w + 12} ${depth}H${w + 12}L${w} 128C${w * 0.88} 82 ${s} 62 17 54Q0 82-17 54Z`,
      robe.main,
      {
        stroke: robe.line,
        'stroke-width': 1.2,
      },
    ),
    shape(
      `M-17 54C-${s} 62-${w * 0.88} 82-${w} 128L-${w + 12} ${depth}H-${w * 0.62}C-${w * 0.66} 170-${w * 0.5} 104-14 74Z`,
      robe.lit,
      { opacity: 0.85 },
    ),
    line(
      `M-${w * 0.7} ${depth}C-${w * 0.72} 190-${w * 0.66} 158-${w * 0.56} 134M${w * 0.7} ${depth}C${w * 0.72} 190 ${w * 0.66} 158 ${w * 0.56} 134`,
      robe.line,
      1.4,
      { opacity: 0.8 },
    ),
    robe.armour ? armour(w, depth) : '',
    collar(robe),
    robe.badge ? badge(0, 150, 30) + badge(-w * 0.78, 112, 15) + badge(w * 0.78, 112, 15) : '',
    over,
    group({ transform: turn }, frontHead(head)),
  );
}

function collar(robe: Robe): string {
  const ribbon =
    robe.ribbon === undefined
      ? ''
      : line('M-8 116C-22 104-34 116-22 124C-16 127-10 122-8 116', robe.ribbon, 5) +
        shape('M-10 114L-2 116C4 150-2 190 4 226L-9 230C-14 190-6 150-10 114Z', robe.ribbon, {
          stroke: THREAD_DARK,
          'stroke-width': 0.8,
        }) +
        shape('M-8 116L0 118C-8 146-22 164-26 196L-38 194C-34 160-18 142-8 116Z', robe.ribbon, {
          stroke: THREAD_DARK,
          'stroke-width': 0.8,
        });
  return (
    shape('M-20 53C-16 74-6 88 2 98L-4 110C-16 98-26 78-29 57Z', robe.collar, {
      stroke: robe.line,
      'stroke-width': 0.8,
    }) +
    shape('M-20 53C-16 72-8 84 0 94L-4 99C-14 88-21 74-24.5 54Z', WHITE_CLOTH, {
      stroke: WHITE_CLOTH_LINE,
      'stroke-width': 0.7,
    }) +
    shape('M20 53C14 80-2 104-18 118L-8 126C12 110 26 82 29 57Z', robe.collar, {
      stroke: robe.line,
      'stroke-width': 0.8,
    }) +
    shape('M20 53C15 76 0 98-14 111L-10 116C6 102 20 78 25 54Z', WHITE_CLOTH, {
      stroke: WHITE_CLOTH_LINE,
      'stroke-width': 0.7,
    }) +
    ribbon
  );
}

const badge = (x: number, y: number, r: number): string =>
  disc(x, y, r, GOLD, { stroke: GOLD_DARK, 'stroke-width': 1.2 }) +
  disc(x, y, r * 0.84, 'none', { stroke: GOLD_DARK, 'stroke-width': 0.8 }) +
  at(
    x,
    y,
    { scale: r / 30 },
    line('M-14 12C-20-2-8-18 6-16C18-14 20 2 10 8C2 12-6 6-2 0C2-4 7-1 6 3', THREAD, 4.4),
    line('M-14 12C-20-2-8-18 6-16C18-14 20 2 10 8C2 12-6 6-2 0C2-4 7-1 6 3', GOLD_LIGHT, 1.3),
    shape(starPath(-10, 16, 5, 4, 1.7), THREAD),
  );

function armour(w: number, depth: number): string {
  let plates = '';
  for (let y = 118; y < depth; y += 20) {
    for (let x = -w * 0.52; x < w * 0.5; x += 20) {
      plates += `M${Math.round(x)} ${y}h18v14q-9 6-18 0z`;
    }
  }
  return (
    shape(plates, '#4b4370', { stroke: GOLD, 'stroke-width': 0.9 }) +
    shape(
      `M-${w * 0.6} 84C-${w * 0.95} 88-${w * 1.06} 116-${w * 1.08} 142C-${w * 0.9} 148-${w * 0.7} 140-${w * 0.58} 126Z`,
      '#4b4370',
      { stroke: GOLD, 'stroke-width': 1.3 },
    ) +
    shape(
      `M${w * 0.6} 84C${w * 0.95} 88 ${w * 1.06} 116 ${w * 1.08} 142C${w * 0.9} 148 ${w * 0.7} 140 ${w * 0.58} 126Z`,
      '#4b4370',
      { stroke: GOLD, 'stroke-width': 1.3 },
    )
  );
}

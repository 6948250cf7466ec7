/** The moon in any phase, always by one hand. */
import type { Point } from '#kit/geometry.ts';
import { short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { blot } from '#kit/sky.ts';
import { el } from '#kit/svg.ts';

export interface MoonOptions {
  at?: Point;
  radius?: number;
  /** Lit share of the disc: 1 full, 0.5 half, 0.15 a thin crescent. */
  phase?: number;
  /** Which side is lit while not full. */
  lit?: 'left' | 'right';
  tilt?: number;
  /** How strongly the air around it glows. */
  halo?: number;
  ring?: boolean;
  /** The unlit part, faintly seen. */
  shade?: Ink;
  shadeOpacity?: number;
}

/** The lit part of a disc of radius `r` about the origin, lit on the right. */
export function phasePath(r: number, phase: number): string {
  const bulge = Math.abs(1 - 2 * phase) * r;
  const sweep = phase > 0.5 ? 1 : 0;
  return `M0 ${short(-r)}A${short(r)} ${short(r)} 0 0 1 0 ${short(r)}A${short(bulge)} ${short(r)} 0 0 ${sweep} 0 ${short(-r)}Z`;
}

export function moon(pen: Pen, options: MoonOptions = {}): string {
  const {
    at = pen.light,
    radius = 50,
    phase = 1,
    lit = 'right',
    tilt = 18,
    halo = 1,
    ring = false,
  } = options;
  const { shade, shadeOpacity = 0.28 } = options;
  let out = '';
  if (halo > 0) {
    const glow = pen.radial([
      [0.3, 'halo', 0.6 * halo],
      [0.45, 'halo', 0.3 * halo],
      [0.7, 'halo', 0.1 * halo],
      [1, 'halo', 0],
    ]);
    out += el('circle', { cx: at[0], cy: at[1], r: radius * 2.6, fill: glow });
  }
  const face = pen.linear(
    [
      [0, 'moonLit'],
      [1, 'moonShade'],
    ],
    { from: [0.3, 0], to: [0.75, 1] },
  );
  if (phase >= 1) {
    const r = radius;
    const seas = [
      blot([-0.3 * r, -0.26 * r], 0.26 * r, [1, 0.94, 1, 1.06, 1, 0.92, 0.98, 1.1]),
      blot([0.1 * r, -0.5 * r], 0.13 * r, [1, 1.06, 1, 0.96, 1, 1.04]),
      blot([0.36 * r, 0.2 * r], 0.27 * r, [0.94, 1.02, 1.08, 1, 0.92, 1, 1.06, 1]),
      blot([-0.2 * r, 0.46 * r], 0.15 * r, [1, 0.96, 1.04, 1, 0.97, 1.02]),
      blot([0.55 * r, -0.24 * r], 0.08 * r, [1, 1, 1, 1, 1, 1]),
      blot([-0.62 * r, 0.14 * r], 0.09 * r, [1, 1, 1, 1, 1, 1]),
    ].join('');
    out += el(
      'g',
      { transform: placed(at) },
      el('circle', { r, fill: face }),
      el('path', { d: seas, fill: pen.colour('moonShade'), opacity: 0.42 }),
    );
  } else {
    const turn = lit === 'right' ? -tilt : tilt;
    if (shade)
      out += el('circle', {
        cx: at[0],
        cy: at[1],
        r: radius,
        fill: pen.colour(shade),
        opacity: shadeOpacity,
      });
    out += el(
      'g',
      { transform: placed(at, { rotate: turn }) },
      el('path', {
        d: phasePath(radius, phase),
        fill: face,
        transform: lit === 'left' ? 'scale(-1 1)' : undefined,
      }),
    );
  }
  if (ring) {
    const line = { cx: at[0], cy: at[1], fill: 'none', stroke: pen.colour('gold') };
    out += el('circle', { ...line, r: radius * 1.22, 'stroke-width': 1, opacity: 0.55 });
    out += el('circle', {
      ...line,
      r: radius * 1.34,
      'stroke-width': 1.4,
      'stroke-dasharray': '.1 6',
      'stroke-linecap': 'round',
      opacity: 0.6,
    });
  }
  return out;
}

/** Phases along an arc or a ring; `bright` numbers the one that glows. */
export function phases(
  pen: Pen,
  {
    at,
    radius,
    size = 11,
    count = 12,
    from = 0,
    to = 360,
    bright = -1,
    brightSize = size * 1.5,
  }: {
    at: Point;
    radius: number;
    size?: number;
    count?: number;
    from?: number;
    to?: number;
    bright?: number;
    brightSize?: number;
  },
): string {
  const whole = Math.abs(to - from) >= 360;
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const turn = from + ((to - from) * i) / (whole ? count : count - 1);
    const angle = (turn * Math.PI) / 180;
    const place: Point = [at[0] + Math.sin(angle) * radius, at[1] - Math.cos(angle) * radius];
    const t = i / (count - (whole ? 0 : 1));
    const phase = t <= 0.5 ? t * 2 : 2 - t * 2;
    const lit = t <= 0.5 ? 'right' : 'left';
    const isBright = i === bright;
    out += moon(pen, {
      at: place,
      radius: isBright ? brightSize : size,
      phase: isBright ? 1 : Math.min(0.97, Math.max(0.1, phase)),
      lit,
      tilt: 12,
      halo: isBright ? 1.2 : 0.25,
      shade: 'ink',
      shadeOpacity: 0.45,
    });
  }
  return out;
}

/** Skies: the ground of light, stars, mist and clouds. */
import type { Point } from '#kit/geometry.ts';
import { outline, short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** The whole sky down to the horizon's glow, with the light's own bloom in it. */
export function sky(pen: Pen, { horizon = 380, bloom = 260, strength = 0.55 } = {}): string {
  const fill = pen.linear(
    [
      [0, 'skyTop'],
      [0.45, 'skyMid'],
      [0.8, 'skyLow'],
      [1, 'glow'],
    ],
    { from: [0, 0], to: [0, horizon], onCanvas: true },
  );
  const whole = { width: pen.width, height: pen.height };
  let out = el('rect', { ...whole, fill });
  if (bloom > 0) {
    const light = pen.radial(
      [
        [0, 'halo', strength],
        [0.35, 'halo', strength * 0.4],
        [0.7, 'halo', strength * 0.1],
        [1, 'halo', 0],
      ],
      { centre: pen.light, radius: bloom, onCanvas: true },
    );
    out += el('rect', { ...whole, fill: light });
  }
  return out;
}

/** The home page's sky: the header's purple at the top, running down into the night's violet. */
export function heroSky(pen: Pen): string {
  const fill = pen.linear(
    [
      [0, '#3a1478'],
      [0.3, '#47209a'],
      [0.62, '#7440b8'],
      [0.82, '#a976cc'],
      [1, '#c79be0'],
    ],
    { from: [0, 0], to: [0, pen.height * 0.86], onCanvas: true },
  );
  const light = pen.radial(
    [
      [0, 'halo', 0.5],
      [0.4, 'halo', 0.2],
      [1, 'halo', 0],
    ],
    { centre: pen.light, radius: 250, onCanvas: true },
  );
  const whole = { width: pen.width, height: pen.height };
  return el('rect', { ...whole, fill }) + el('rect', { ...whole, fill: light });
}

/** The night beside the column: deeper than the hero, so that the column stays the brightest thing. */
export function sideSky(pen: Pen): string {
  const fill = pen.linear(
    [
      [0, '#160a2e'],
      [0.4, '#25104f'],
      [0.62, '#472390'],
      [0.72, '#6e42aa'],
      [1, '#160a2e'],
    ],
    { from: [0, 0], to: [0, pen.height], onCanvas: true },
  );
  return el('rect', { width: pen.width, height: pen.height, fill });
}

export interface Area {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** Stars in three sizes, a few of them with rays; none where `clear` keeps the sky empty. */
export function stars(
  pen: Pen,
  {
    count = 40,
    area = {},
    clear,
    ink = 'star',
    seed = 'stars',
    rays = 3,
    opacity = 1,
  }: {
    count?: number;
    area?: Area;
    clear?: { at: Point; radius: number };
    ink?: Ink;
    seed?: string;
    rays?: number;
    opacity?: number;
  } = {},
): string {
  const random = pen.random(seed);
  const { x = 0, y = 0, width = pen.width, height = pen.height * 0.55 } = area;
  const sizes = ['', '', ''];
  let sparkles = '';
  let drawn = 0;
  for (let i = 0; i < count * 3 && drawn < count; i += 1) {
    const sx = x + 4 + random.next() * (width - 8);
    const sy = y + 6 + (height - 6) * random.next() ** 1.25;
    const size = random.next();
    if (clear && Math.hypot(sx - clear.at[0], sy - clear.at[1]) < clear.radius) continue;
    drawn += 1;
    if (drawn <= rays) {
      const r = 3.2 + size * 3;
      const q = r * 0.14;
      sparkles +=
        `M${short(sx)} ${short(sy - r)}Q${short(sx + q)} ${short(sy - q)} ${short(sx + r)} ${short(sy)}` +
        `Q${short(sx + q)} ${short(sy + q)} ${short(sx)} ${short(sy + r)}Q${short(sx - q)} ${short(sy + q)} ${short(sx - r)} ${short(sy)}` +
        `Q${short(sx - q)} ${short(sy - q)} ${short(sx)} ${short(sy - r)}Z`;
    } else {
      const slot = size > 0.86 ? 2 : size > 0.5 ? 1 : 0;
      sizes[slot] += `M${short(sx)} ${short(sy)}h.1`;
    }
  }
  const stroke = pen.colour(ink);
  const dots = sizes
    .map((d, i) =>
      d ? el('path', { d, 'stroke-width': [1.1, 1.7, 2.5][i], opacity: [0.5, 0.7, 0.95][i] }) : '',
    )
    .join('');
  return el(
    'g',
    { opacity: opacity === 1 ? undefined : opacity },
    el('g', { fill: 'none', stroke, 'stroke-linecap': 'round' }, dots),
    sparkles ? el('path', { d: sparkles, fill: stroke }) : '',
  );
}

/** A band of mist that fades above and below. */
export function mist(
  pen: Pen,
  {
    y,
    height = 80,
    ink = 'mist',
    opacity = 0.5,
  }: { y: number; height?: number; ink?: Ink; opacity?: number },
): string {
  const fill = pen.linear([
    [0, ink, 0],
    [0.5, ink, opacity],
    [1, ink, 0],
  ]);
  return el('rect', { y, width: pen.width, height, fill });
}

/** A soft pool of light or shade. */
export function pool(
  pen: Pen,
  {
    at,
    rx,
    ry = rx,
    ink = 'lamp',
    opacity = 0.5,
    core = 0,
  }: { at: Point; rx: number; ry?: number; ink?: Ink; opacity?: number; core?: number },
): string {
  const fill = pen.radial([
    [core, ink, opacity],
    [core + (1 - core) * 0.5, ink, opacity * 0.36],
    [1, ink, 0],
  ]);
  return el('ellipse', { cx: at[0], cy: at[1], rx, ry, fill });
}

/** A long flat cloud: a few soft rolls over a level base, lit from the side of the light. */
export function cloud(
  pen: Pen,
  {
    at,
    width = 140,
    ink = 'mist',
    opacity = 0.55,
    seed = 0,
    rolls = 4,
  }: { at: Point; width?: number; ink?: Ink; opacity?: number; seed?: number; rolls?: number },
): string {
  const random = pen.random(`cloud${seed}${at.join()}`);
  const base = at[1];
  const left = at[0] - width / 2;
  const step = width / (rolls + 1);
  let d = `M${short(left)} ${short(base)}`;
  let x = left;
  for (let i = 0; i <= rolls; i += 1) {
    const middle = 1 - Math.abs(i / rolls - 0.45) * 1.5;
    const height = Math.max(width * 0.035, width * (0.09 + 0.07 * random.next()) * middle);
    const next = i === rolls ? left + width : x + step * random.between(0.85, 1.15);
    d += `C${short(x)} ${short(base - height * 1.5)} ${short(next)} ${short(base - height * 1.5)} ${short(next)} ${short(base - (i === rolls ? 0 : height * 0.35))}`;
    x = next;
  }
  d += `C${short(at[0] + width * 0.2)} ${short(base + width * 0.035)} ${short(at[0] - width * 0.2)} ${short(base + width * 0.03)} ${short(left)} ${short(base)}Z`;
  const fill = pen.linear([
    [0, ink, opacity],
    [1, ink, opacity * 0.12],
  ]);
  return el('path', { d, fill });
}

/** The line cloud of old screens: two curls over a level stroke. */
export function lineCloud(
  pen: Pen,
  {
    at,
    scale = 1,
    ink = 'gold',
    opacity = 0.6,
    flip = false,
  }: { at: Point; scale?: number; ink?: Ink; opacity?: number; flip?: boolean },
): string {
  const d =
    'M-52 12H50M-40 12C-52 12-54-4-41-4C-42-18-22-22-16-10C-20-3-10 3-6-3C-9-9-13-10-16-10M-8-16C0-30 26-26 27-8C38-12 50-4 44 6' +
    'M27-8C20-8 18 2 26 2M-30 20H22M-6 28H40';
  return el('path', {
    d,
    transform: placed(at, { scale, flip }),
    fill: 'none',
    stroke: pen.colour(ink),
    'stroke-width': 1.7,
    'stroke-linecap': 'round',
    opacity,
  });
}

/** Slanting rain in two depths. */
export function rain(
  pen: Pen,
  { count = 60, ink = 'star', opacity = 0.5, slant = 10, length = 26, area = {} as Area, seed = 'rain' } = {},
): string {
  const random = pen.random(seed);
  const { x = -20, y = -20, width = pen.width + 40, height = pen.height } = area;
  const depths = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const near = i % 3 === 0 ? 1 : 0;
    const long = length * (near ? 1.2 : 0.7) * random.between(0.7, 1.2);
    depths[near] +=
      `M${short(x + random.next() * width)} ${short(y + random.next() * height)}l${short((-slant * long) / 40)} ${short(long)}`;
  }
  return el(
    'g',
    { fill: 'none', stroke: pen.colour(ink as Ink), 'stroke-linecap': 'round' },
    el('path', { d: depths[0] ?? '', 'stroke-width': 1, opacity: opacity * 0.6 }),
    el('path', { d: depths[1] ?? '', 'stroke-width': 1.6, opacity }),
  );
}

/** Rays that fan out from the light. */
export function rays(
  pen: Pen,
  {
    at,
    inner,
    outer,
    count = 24,
    ink = 'halo',
    opacity = 0.5,
    width = 2,
  }: { at: Point; inner: number; outer: number; count?: number; ink?: Ink; opacity?: number; width?: number },
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * 2 * Math.PI;
    const far = i % 2 ? outer : outer * 0.86;
    d += `M${short(at[0] + Math.sin(angle) * inner)} ${short(at[1] - Math.cos(angle) * inner)}L${short(at[0] + Math.sin(angle) * far)} ${short(at[1] - Math.cos(angle) * far)}`;
  }
  return el('path', {
    d,
    fill: 'none',
    stroke: pen.colour(ink),
    'stroke-width': width,
    'stroke-linecap': 'round',
    opacity,
  });
}

/** Points of light in the air: fireflies or lantern sparks. */
export function fireflies(
  pen: Pen,
  {
    count = 12,
    area,
    ink = 'lamp',
    seed = 'fireflies',
  }: { count?: number; area: Area; ink?: Ink; seed?: string },
): string {
  const random = pen.random(seed);
  const { x = 0, y = 0, width = pen.width, height = pen.height } = area;
  const glow = pen.radial([
    [0, ink, 0.9],
    [0.25, ink, 0.45],
    [1, ink, 0],
  ]);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const at = { cx: x + random.next() * width, cy: y + random.next() * height };
    const r = random.between(4, 9);
    out += el('circle', { ...at, r, fill: glow }) + el('circle', { ...at, r: r * 0.17, fill: '#fff' });
  }
  return out;
}

/** A blot of colour with a wavering edge, for the seas of the moon and for tea, ink and snow. */
export function blot(at: Point, radius: number, wobble: readonly number[]): string {
  const n = wobble.length;
  return outline(
    wobble.map((w, i) => [
      at[0] + Math.sin((i / n) * 2 * Math.PI) * radius * w,
      at[1] - Math.cos((i / n) * 2 * Math.PI) * radius * w,
    ]),
  );
}

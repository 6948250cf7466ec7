import type { Brush, Stop } from '#cards/drawing/brush.ts';
import { around, at, box, d, disc, line, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, MOONLIGHT } from '#cards/drawing/palette.ts';
import { sparkPath, starPath } from '#cards/drawing/stars.ts';
import { seededRandom } from '#kit/random.ts';

/** Skies, and everything that shines, drifts or falls in them. */

/** The suit's own night, lit around a point given as shares of the window. */
export function groundSky(brush: Brush, cx = 0.5, cy = 0.36): string {
  const [light, middle, edge] = brush.ground.sky;
  const paint = brush.radial(
    [
      [0, light],
      [0.55, middle],
      [1, edge],
    ],
    { cx, cy, r: 0.78 },
  );
  return box(20, 30, 260, 404, paint);
}

/** A sky running from top to bottom through the given stops: dusk, dawn, day. */
export const bandedSky = (brush: Brush, stops: readonly Stop[]): string =>
  box(20, 30, 260, 404, brush.linear(stops));

/** A soft light around a point, strongest in the middle. */
export function glow(brush: Brush, x: number, y: number, r: number, colour: string, strength = 0.75): string {
  const paint = brush.radial([
    [0, colour, strength],
    [0.5, colour, strength * 0.32],
    [1, colour, 0],
  ]);
  return disc(x, y, r, paint);
}

interface StarField {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly colour?: string;
}

/** Dots of three sizes, each a stroke of no length with a round end: the shortest way to write a dot. */
function dots(
  seed: string,
  count: number,
  field: Required<StarField>,
  smallest: number,
  opacity: number,
): string {
  const random = seededRandom(seed);
  const data = ['', '', ''];
  for (let i = 0; i < count; i += 1) {
    const x = Math.round(random.between(field.x, field.x + field.width));
    const y = Math.round(random.between(field.y, field.y + field.height));
    data[i % 3] += `M${x} ${y}h.1`;
  }
  return data
    .map((dots, size) => line(dots, field.colour, smallest * (1 + size * 0.45), { opacity }))
    .join('');
}

/** Scattered stars, a few of them sparks, the same for the same seed. */
export function stars(seed: string, count: number, field: StarField = {}): string {
  const whole = { x: 34, y: 50, width: 232, height: 190, colour: MOONLIGHT, ...field };
  const random = seededRandom(`${seed} sparks`);
  let sparks = '';
  for (let i = 0; i < Math.round(count / 7); i += 1) {
    const x = Math.round(random.between(whole.x, whole.x + whole.width));
    const y = Math.round(random.between(whole.y, whole.y + whole.height));
    sparks += sparkPath(x, y, random.between(2.6, 5));
  }
  return dots(seed, count, whole, 1.1, 0.7) + shape(sparks, whole.colour, { opacity: 0.85 });
}

interface RayStyle {
  readonly fill?: string;
  readonly width?: number;
  /** Length of every second ray, as a share of the others. */
  readonly short?: number;
  readonly opacity?: number;
  readonly wavy?: boolean;
}

/** Rays from a ring outwards; wavy ones alternate with straight ones, as on a sun. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  style: RayStyle = {},
): string {
  const { fill = GOLD, width = 2, short = 0.7, opacity, wavy = false } = style;
  const spread = (width / inner) * (180 / Math.PI);
  const data = times(count, (index) => {
    const turn = (index * 360) / count - 90;
    const reach = index % 2 === 0 ? outer : inner + (outer - inner) * short;
    const [ax, ay] = around(x, y, turn - spread, inner);
    const [tx, ty] = around(x, y, turn, reach);
    const [bx, by] = around(x, y, turn + spread, inner);
    if (!wavy || index % 2 === 0) return d`M${ax} ${ay}L${tx} ${ty}L${bx} ${by}z`;
    const bend = (share: number, offset: number): [number, number] =>
      around(x, y, turn + spread * offset, inner + (reach - inner) * share);
    const [lx, ly] = bend(0.36, -2.6);
    const [mx, my] = bend(0.66, 1.1);
    const [nx, ny] = bend(0.7, 2);
    const [rx, ry] = bend(0.4, -0.9);
    return d`M${ax} ${ay}C${lx} ${ly} ${mx} ${my} ${tx} ${ty}C${nx} ${ny} ${rx} ${ry} ${bx} ${by}z`;
  });
  return shape(data, fill, { opacity });
}

/** The paint of the moon: warm white to yellow. */
export const moonPaint = (brush: Brush): string =>
  brush.linear([
    [0, '#fffbea'],
    [1, '#f6d27c'],
  ]);

/** A full moon with a rim and a few seas. */
export function fullMoon(brush: Brush, x: number, y: number, r: number): string {
  const seas = shape(
    'M-28-12q10-14 24-8q8 6 0 14q-14 4-14 12q-12-4-10-18zM8 6q14-6 20 4q2 14-10 18q-14-2-10-22zM-10 26q8-4 14 2q-2 8-10 6z',
    '#e9b95c',
    { opacity: 0.32 },
  );
  return (
    disc(x, y, r, moonPaint(brush)) +
    at(x, y, { scale: r / 46 }, seas) +
    disc(x, y, r - 1.2, 'none', { stroke: '#fff9e0', 'stroke-width': 1.4, opacity: 0.8 })
  );
}

/** A sickle, points up and down, its back to the left; `waist` is the thickest place as a share of r. */
export function crescent(
  brush: Brush,
  x: number,
  y: number,
  r: number,
  placement: { turn?: number; flip?: boolean; waist?: number } = {},
): string {
  const { turn = 0, flip = false, waist = 0.5 } = placement;
  const inner = r * (1 / (2 * waist)) * 0.92;
  return at(
    x,
    y,
    { turn, flip },
    shape(
      d`M${r * 0.55} ${-r * 0.83}A${r} ${r} 0 1 0 ${r * 0.55} ${r * 0.83}A${inner} ${inner} 0 1 1 ${r * 0.55} ${-r * 0.83}Z`,
      moonPaint(brush),
    ),
  );
}

/** One phase of the moon in a ring, 0 new … 4 full … 7 the last sickle. */
export function moonPhase(
  x: number,
  y: number,
  r: number,
  phase: number,
  dark: string,
  light = '#f6d786',
): string {
  const rim = disc(x, y, r, dark, { stroke: GOLD, 'stroke-width': 1.1 });
  if (phase === 0) return rim;
  if (phase === 4) return disc(x, y, r, light, { stroke: GOLD, 'stroke-width': 1.1 });
  const waxing = phase < 4;
  const step = waxing ? phase : 8 - phase;
  const bulge =
    step === 1
      ? d`A${r * 1.25} ${r * 1.25} 0 0 0 0 ${-r}`
      : step === 2
        ? d`L0 ${-r}`
        : d`A${r * 1.25} ${r * 1.25} 0 0 1 0 ${-r}`;
  return rim + at(x, y, { flip: !waxing }, shape(d`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}` + `${bulge}Z`, light));
}

interface CloudStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
}

/** The curled cloud of old screens, about 90 wide, its flat foot on the origin's line. */
export function cloud(x: number, y: number, style: CloudStyle = {}): string {
  const { fill = 'none', stroke = GOLD_LIGHT, scale = 1, flip = false, opacity } = style;
  const width = 1.2 / scale;
  return at(
    x,
    y,
    { scale, flip, opacity },
    shape(
      'M-36 0C-46 0-48-12-38-14C-40-24-27-29-20-23C-16-36 5-38 11-25C19-32 33-28 32-17C43-17 46-2 35 0Z',
      fill,
      { stroke, 'stroke-width': width },
    ),
    line(
      'M-20-23c7-2 11 4 8 8s-8 2-7-2M11-25c-7 0-10 6-6 10s9 1 7-3M32-17c-5-2-10 1-9 6M-38-14c4-2 9 0 9 4M-48 4.5H22M-24 8.5H46',
      stroke,
      width,
    ),
  );
}

/** A drifting bank of mist: a long flat cloud with soft ends. */
export function mist(y: number, height: number, colour: string, opacity = 0.35, shift = 0): string {
  const h = height;
  return shape(
    d`M20 ${y + h}V${y + h * 0.5}q${30 + shift} ${-h * 0.7} ${64} ${-h * 0.2}t${70 - shift} ${-h * 0.1}t${62} ${-h * 0.1}t${64 + shift} ${h * 0.1}V${y + h}Z`,
    colour,
    { opacity },
  );
}

/** Slanting rain. */
export function rain(seed: string, count: number, colour = '#e9e6fa'): string {
  const random = seededRandom(seed);
  let data = '';
  for (let i = 0; i < count; i += 1) {
    const length = random.between(10, 22);
    data += d`M${random.between(30, 280)} ${random.between(50, 400)}l${-length * 0.32} ${length}`;
  }
  return line(data, colour, 0.9, { opacity: 0.5 });
}

/** Falling snow. */
export const snow = (seed: string, count: number, field: StarField = {}): string =>
  dots(seed, count, { x: 30, y: 50, width: 240, height: 370, colour: '#ffffff', ...field }, 2, 0.85);

/** Petals on the wind. */
export function petals(seed: string, count: number, colour = '#f7b9c4', field: StarField = {}): string {
  const { x = 40, y = 70, width = 220, height = 300 } = field;
  const random = seededRandom(seed);
  let data = '';
  for (let i = 0; i < count; i += 1) {
    const [px, py] = [random.between(x, x + width), random.between(y, y + height)];
    const [dx, dy] = around(0, 0, random.between(0, 360), random.between(4, 6.5));
    data += d`M${px} ${py}q${dx + dy * 0.6} ${dy - dx * 0.6} ${dx * 1.6} ${dy * 1.6}q${-dx - dy * 0.6} ${-dy + dx * 0.6} ${-dx * 1.6} ${-dy * 1.6}z`;
  }
  return shape(data, colour, { opacity: 0.9 });
}

/** A forked flash from a point down to another. */
export function lightning(
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): string {
  const [x, y] = from;
  const [dx, dy] = [to[0] - x, to[1] - y];
  const w = width;
  const data = d`M${x - w * 0.4} ${y}L${x + dx * 0.3 - w} ${y + dy * 0.42}L${x + dx * 0.3 + w * 0.2} ${y + dy * 0.4}L${x + dx * 0.55 - w * 0.9} ${y + dy * 0.74}L${x + dx * 0.55} ${y + dy * 0.71}L${x + dx} ${y + dy}L${x + dx * 0.72 + w * 0.6} ${y + dy * 0.6}L${x + dx * 0.62 - w * 0.1} ${y + dy * 0.62}L${x + dx * 0.5 + w} ${y + dy * 0.3}L${x + dx * 0.38} ${y + dy * 0.33}L${x + w * 0.9} ${y}Z`;
  return shape(data, '#fff3bf', { stroke: GOLD, 'stroke-width': 1 });
}

/** A big eight-pointed star in two layers. */
export function greatStar(x: number, y: number, r: number): string {
  return (
    shape(starPath(x, y, 8, r * 0.82, r * 0.36, 22.5), '#caa04a') +
    shape(starPath(x, y, 8, r, r * 0.34), GOLD, { stroke: '#7d551a', 'stroke-width': 0.8 }) +
    shape(
      times(8, (index) => facet(x, y, index * 45, r)),
      GOLD_LIGHT,
    )
  );
}

function facet(x: number, y: number, turn: number, r: number): string {
  const [tipX, tipY] = around(x, y, turn - 90, r);
  const [sideX, sideY] = around(x, y, turn - 67.5, r * 0.34);
  return d`M${x} ${y}L${tipX} ${tipY}L${sideX} ${sideY}Z`;
}

/** The moon's light on water: broken strokes that narrow downwards. */
export function moonPath(
  seed: string,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour = '#ffeab0',
): string {
  const random = seededRandom(seed);
  let data = '';
  for (let y = top; y < bottom; y += 5) {
    const half = width * (0.35 + 0.65 * ((y - top) / (bottom - top))) * random.between(0.45, 1);
    const shift = random.between(-width * 0.25, width * 0.25);
    data += d`M${x + shift - half} ${y}h${half * 2}`;
  }
  return line(data, colour, 1.7, { opacity: 0.75 });
}

/** A thin ring of light. */
export const ring = (x: number, y: number, r: number, colour = GOLD, width = 1): string =>
  disc(x, y, r, 'none', { stroke: colour, 'stroke-width': width });

import { at, d, disc, group, line, oval, shape, times } from '#cards/drawing/draw.ts';
import { GOLD } from '#cards/drawing/palette.ts';

/** Trees, flowers and fruit. Each is drawn around its own foot or middle and set down with at(). */

/** Five round petals and stamens: plum, about 26 wide. */
export const plumFlower = (petal = '#ffe3dc', edge = '#d56a6a'): string =>
  times(
    5,
    (i) =>
      `<circle transform="rotate(${i * 72})" cy="-7" r="6" fill="${petal}" stroke="${edge}" stroke-width=".9"/>`,
  ) +
  disc(0, 0, 3.2, GOLD) +
  times(
    5,
    (i) => `<path transform="rotate(${i * 72 + 36})" d="M0-3v-5" stroke="${edge}" stroke-width=".9"/>`,
  );

/** A peony seen from the side, about 56 wide. */
export const peony = (petal = '#e86a86', light = '#f9b3c2', edge = '#8f2a48'): string =>
  group(
    { stroke: edge, 'stroke-width': 1 },
    shape(
      'M-28 0C-34-16-20-24-14-20C-14-32 4-34 6-24C16-32 30-20 24-10C34-2 26 14 14 14C8 22-8 22-12 14C-24 18-34 8-28 0Z',
      petal,
    ),
    shape(
      'M-20 0C-24-12-12-18-8-14C-4-24 10-20 9-12C18-16 24-4 16 2C18 12 6 16 0 12C-8 18-20 10-20 0Z',
      light,
    ),
    shape('M-10 0C-12-8-4-12 0-8C6-12 12-4 8 2C6 8-8 8-10 0Z', petal),
    disc(0, -1, 3, GOLD, { stroke: 'none' }),
  );

/** A lotus, open, about 64 wide, resting on its origin. */
export const lotus = (petal = '#f4a9bd', light = '#fde0e4', edge = '#a8476a'): string =>
  group(
    { stroke: edge, 'stroke-width': 1 },
    shape('M0 0C-20 2-36-8-38-20C-24-22-10-14 0 0ZM0 0C20 2 36-8 38-20C24-22 10-14 0 0Z', petal),
    shape('M0 0C-20-6-28-22-24-36C-10-30-2-16 0 0ZM0 0C20-6 28-22 24-36C10-30 2-16 0 0Z', petal),
    shape('M0 0C-14-12-14-32 0-44C14-32 14-12 0 0Z', light),
    line('M0-38V-6M-20-30Q-8-20-2-6M20-30Q8-20 2-6', edge, 0.7),
  );

export const lotusLeaf = (fill = '#2f7f63', edge = '#165040'): string =>
  group(
    {},
    oval(0, 0, 30, 9, fill, { stroke: edge, 'stroke-width': 1 }),
    line('M0 0L-26-2M0 0L26-2M0 0L-14 7M0 0L14 7M0 0V-9', edge, 0.8),
  );

/** A bough of pine: flat cloud-shaped pads on a twisting trunk, 150 high, leaning right. */
export const pine = (trunk = '#5b3520', needles = '#1f5a45', light = '#3a8566'): string =>
  group(
    {},
    shape('M-10 0C-6-30-18-50-8-80C-2-100 14-112 16-140L24-138C24-108 6-96 4-76C0-52 10-30 12 0Z', trunk, {
      stroke: '#2c170c',
      'stroke-width': 1,
    }),
    line('M2-74C20-78 34-86 44-96M-6-92C-20-98-30-108-34-118', trunk, 5),
    times(4, (i) =>
      pad(
        [-38, 50, 18, -2][i] ?? 0,
        [-122, -100, -148, -172][i] ?? 0,
        [34, 36, 46, 26][i] ?? 30,
        needles,
        light,
      ),
    ),
  );

const pad = (x: number, y: number, w: number, fill: string, light: string): string =>
  shape(
    d`M${x - w} ${y + 8}C${x - w - 6} ${y - 6} ${x - w * 0.5} ${y - 14} ${x - w * 0.3} ${y - 10}C${x - w * 0.1} ${y - 22} ${x + w * 0.4} ${y - 18} ${x + w * 0.5} ${y - 9}C${x + w} ${y - 10} ${x + w + 5} ${y + 6} ${x + w} ${y + 8}Z`,
    fill,
  ) + line(d`M${x - w * 0.7} ${y + 3}q4 -8 8 0m4 -2q5 -10 10 0m5 -1q5 -9 10 1m4 1q4 -7 8 1`, light, 1.1);

/** A plum branch reaching right from its origin, about 120 long. */
export const plumBranch = (bark = '#4a2c20', petal = '#ffd9d6', edge = '#c9586a'): string =>
  group(
    {},
    line('M0 0C24-8 40-4 60-18C76-28 96-24 118-40', bark, 5),
    line('M42-6C52 4 66 6 78 2M66-20C70-36 82-46 88-58M92-26C104-18 112-16 122-18', bark, 3),
    times(7, (i) =>
      at(
        [34, 58, 80, 90, 106, 122, 72][i] ?? 0,
        [-12, -16, 2, -60, -30, -18, -40][i] ?? 0,
        { scale: [0.8, 0.6, 0.75, 0.8, 0.9, 0.6, 0.55][i] ?? 1 },
        plumFlower(petal, edge),
      ),
    ),
  );

/** A weeping willow, 170 high: layered crown, long strands to both sides. */
export const willow = (trunk: string, dark: string, light: string): string =>
  shape('M-9 0C-4-40-16-70-6-112L8-114C0-76 6-40 12 0Z', trunk, { stroke: '#2c1a10', 'stroke-width': 1 }) +
  line('M2-92C16-104 24-110 34-128M-4-96C-14-108-24-114-34-126', trunk, 4) +
  shape(
    'M-60-92C-76-124-44-150-24-146C-14-168 24-168 32-148C56-150 74-122 58-92C46-104 34-102 26-94C14-106-6-106-16-94C-28-106-46-104-60-92Z',
    dark,
  ) +
  line(
    times(15, (i) => {
      const x = -58 + i * 8.3;
      const top = -122 - Math.sin((i / 14) * Math.PI) * 26;
      const length = 70 + ((i * 29) % 41);
      return d`M${x * 0.8} ${top}C${x * 1.06} ${top + 20} ${x * 1.12 - 3} ${top + length * 0.6} ${x * 1.1} ${top + length}`;
    }),
    light,
    2.2,
    { opacity: 0.9 },
  ) +
  line('M-46-128q10-12 22-8M-14-150q12-8 24-2M22-140q14-4 22 6', light, 2);

/** A round tree in fruit, about 90 high. */
export const fruitTree = (trunk: string, crown: string, fruit: string): string =>
  shape('M-6 0C-4-18-8-28-14-40L-6-42L0-30L7-44L14-42C8-30 4-18 6 0Z', trunk) +
  shape(
    'M-36-52C-48-66-36-86-20-82C-16-98 14-98 18-84C38-88 46-64 34-54C30-40 8-42 2-46C-8-38-30-40-36-52Z',
    crown,
  ) +
  times(6, (i) =>
    disc([-24, -8, 10, 26, -16, 18][i] ?? 0, [-58, -76, -60, -66, -70, -80][i] ?? 0, 4.4, fruit),
  );

/** A sunflower on a stem, 84 high. */
export const sunflower = (petal = '#f7b733', core = '#6b3a18'): string =>
  line('M0 0C3-22-3-40 0-62', '#3f6a3a', 4) +
  shape('M0-18C10-32 24-30 28-24C20-14 8-12 0-18ZM0-10C-10-24-24-22-28-16C-20-6-8-4 0-10Z', '#4d7d43', {
    stroke: '#2b4d2a',
    'stroke-width': 0.8,
  }) +
  times(
    14,
    (i) =>
      `<ellipse transform="translate(0 -66) rotate(${Math.round(i * 25.71)})" cy="-14" rx="4" ry="8.5" fill="${i % 2 === 0 ? petal : '#e89a22'}"/>`,
  ) +
  disc(0, -66, 9.5, core) +
  line('M-5-70l10 8M-6-65l7 6M-1-73l7 6', '#a5672e', 1);

/** A chrysanthemum from the front, about 48 wide. */
export const chrysanthemum = (petal = '#fff8ea', edge = '#b7a1c9'): string =>
  times(
    16,
    (i) =>
      `<ellipse transform="rotate(${i * 22.5})" cy="-16" rx="4" ry="9" fill="${petal}" stroke="${edge}" stroke-width=".8"/>`,
  ) +
  times(
    10,
    (i) =>
      `<ellipse transform="rotate(${i * 36 + 12})" cy="-8.5" rx="3.4" ry="6.5" fill="${petal}" stroke="${edge}" stroke-width=".8"/>`,
  ) +
  disc(0, 0, 4.5, GOLD);

/** Ears of grain, 46 high. */
export const grain = (colour = '#e9c35a'): string =>
  line('M0 0C1-14-1-24 2-40', colour, 1.8) +
  shape(
    'M2-40q-4-7 1-12q4 6-1 12zM1-34q-8-2-9-9q8 1 9 9zM2-33q7-4 8-11q-8 3-8 11zM0-26q-8-2-9-9q8 1 9 9zM1-25q7-4 8-11q-8 3-8 11zM0-18q-8-2-9-9q8 1 9 9zM0-17q7-4 8-11q-8 3-8 11z',
    colour,
  );

/** A bunch of grapes hanging from its origin. */
export const grapes = (fill = '#6a3d8f', edge = '#331a52'): string =>
  line('M0-8V4', '#5b3a20', 2.4) +
  times(10, (i) =>
    disc(
      [-9, 0, 9, -13, -4.5, 4.5, 13, -8, 1, 0][i] ?? 0,
      [6, 6, 6, 14, 14, 14, 14, 22, 23, 31][i] ?? 0,
      5.4,
      fill,
      { stroke: edge, 'stroke-width': 0.8 },
    ),
  ) +
  shape('M0-4C-10-16-24-12-26-4C-18 0-8 2 0-4ZM0-4C8-14 20-12 24-6C16 0 8 2 0-4Z', '#6a9a58', {
    stroke: '#2f5a38',
    'stroke-width': 0.8,
  });

/** A climbing vine between two points with leaves on alternating sides. */
export function vine(
  x: number,
  top: number,
  bottom: number,
  sway: number,
  stem = '#7fae6a',
  leaf = '#6a9a58',
): string {
  const h = bottom - top;
  const steps = Math.max(3, Math.round(h / 46));
  return (
    line(
      d`M${x} ${bottom}C${x - sway} ${bottom - h * 0.3} ${x + sway} ${bottom - h * 0.6} ${x} ${top}`,
      stem,
      2.4,
    ) +
    times(steps, (i) =>
      at(
        x + (i % 2 === 0 ? sway * 0.16 : -sway * 0.16),
        bottom - ((i + 0.6) * h) / steps,
        { turn: i % 2 === 0 ? -30 : -150 },
        shape('M0 0q11-11 22 0q-11 9-22 0z', leaf),
      ),
    )
  );
}

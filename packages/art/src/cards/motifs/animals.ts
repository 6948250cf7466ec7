import { at, d, disc, group, line, oval, shape } from '#cards/drawing/draw.ts';
import { GOLD, INK, THREAD, THREAD_DARK } from '#cards/drawing/palette.ts';

/** The small witnesses of the scenes, each standing on its origin and looking right unless said otherwise. */

const closedEye = (x: number, y: number, r: number, ink = INK): string =>
  line(d`M${x - r} ${y}Q${x} ${y + r} ${x + r} ${y}`, ink, 1.1);

/** A shaggy pup leaping, about 54 wide. */
export const pup = (coat = '#fff6e6', edge = '#a8906a'): string =>
  group(
    { stroke: edge, 'stroke-width': 1 },
    shape('M-24-14C-36-20-38-32-32-36C-30-28-26-24-18-24Z', coat),
    shape('M-16-8C-22-4-28 2-30 4L-24 6C-18 2-12-2-8-6ZM12-12C18-8 24-8 30-10L32-5C24-2 16-2 8-6Z', coat),
    shape('M-24-16C-24-26-10-28 2-28C10-28 16-24 18-18C18-10 10-4-2-4C-14-2-24-6-24-16Z', coat),
    shape(
      'M8-30C6-40 14-46 22-44C30-46 36-40 36-34C40-32 40-26 36-26C32-20 22-18 16-20C10-22 8-26 8-30Z',
      coat,
    ),
    shape('M12-42C6-46 4-36 8-30C12-30 14-36 12-42ZM26-44C32-48 36-44 34-38C30-36 26-40 26-44Z', '#e8d2ac'),
    disc(38, -30, 2.4, INK, { stroke: 'none' }),
    closedEye(25, -33, 3),
    line('M30-25Q33-23 36-25', INK, 1),
    line('M-18-18l5 3M-8-22l4 4M-4-14l5 2M4-22l4 3M-14-10l4 1', edge, 0.9),
  );

/** A seated dog or wolf with its muzzle to the sky, 66 high. */
export const howler = (coat: string, light: string): string =>
  group(
    {},
    shape(
      'M-22 0C-30-14-22-32-12-40C-10-50-6-56 0-60L-2-70L6-64C12-70 20-78 28-84C30-80 28-76 26-72C28-66 22-56 16-52C20-36 22-14 20 0H8C8-10 6-18 2-22C0-14 0-6 2 0Z',
      coat,
    ),
    shape('M-22 0C-38 2-46-8-42-18C-38-10-30-8-24-12Z', coat),
    line('M16-52C20-36 22-14 20 0M0-60L-2-70L6-64C12-70 20-78 28-84', light, 1.2),
    line('M10-64Q13-66 15-69', light, 1.2),
  );

/** A rabbit sitting, 44 high. */
export const rabbit = (coat = '#fff8ea', edge = '#a8977a'): string =>
  group(
    { stroke: edge, 'stroke-width': 1 },
    disc(-19, -8, 5, coat),
    shape('M-18 0C-24-14-14-28 0-26C12-24 16-12 14 0Z', coat),
    shape('M4-34C-2-50-2-58 4-58C10-56 10-44 9-35ZM10-35C10-50 14-58 19-56C22-50 18-42 14-34Z', coat),
    shape('M5-52C5-46 6-42 7-37M16-52C15-46 13-42 12-37', 'none', { stroke: '#eaa2a8', 'stroke-width': 1.8 }),
    oval(11, -28, 11, 9, coat),
    closedEye(14, -29, 2.6, '#5a2a3a'),
    disc(21.5, -27, 1.5, '#d8604c', { stroke: 'none' }),
    line('M-6 0C-12-6-8-14-1-14M6 0v-6', edge, 1),
  );

/** A crane standing on one leg, 84 high. */
export const crane = (white = '#ffffff', ink = '#2a1b3d'): string =>
  group(
    {},
    line('M0-30L-2 0M-2 0h7M2-30C8-22 4-16 8-10', ink, 1.6),
    shape('M-34-30C-26-48-6-54 8-46C18-40 14-30 4-28C-8-26-20-24-34-30Z', white, {
      stroke: '#9a93b8',
      'stroke-width': 1,
    }),
    shape('M-34-30C-42-26-46-22-46-16C-36-18-26-22-18-26Z', ink),
    line('M-18-42C-8-46 2-44 6-38M-24-36C-12-40-2-38 2-34', '#9a93b8', 0.9),
    line('M6-44C20-50 8-66 18-76', white, 5.4),
    line('M8-48C18-54 9-66 16-73', ink, 2.2),
    shape('M13-80C16-86 24-84 25-79L42-74L25-74C20-72 13-74 13-80Z', white, {
      stroke: '#9a93b8',
      'stroke-width': 0.8,
    }),
    shape('M14-82C16-87 22-86 23-82Z', THREAD),
    disc(21, -79, 1.1, ink),
  );

/** A crane in flight, about 110 wide. */
export const flyingCrane = (white = '#ffffff', ink = '#2a1b3d'): string =>
  group(
    {},
    line('M-24 2L-54 10M-24 5L-52 15', ink, 1.4),
    shape('M-26 4C-14-4 10-8 26-2C20 8-10 12-26 4Z', white),
    shape('M4-2C-10-18-26-34-46-38C-44-22-26-6-8 4Z', white, { stroke: '#9a93b8', 'stroke-width': 0.9 }),
    shape('M8-2C8-20 18-40 34-46C38-30 28-12 16 2Z', white, { stroke: '#9a93b8', 'stroke-width': 0.9 }),
    shape('M-46-38C-44-30-38-24-32-20L-26-28ZM34-46C38-38 36-32 32-26L24-34Z', ink),
    line('M24-1C36-6 42-4 50-8', white, 4.2),
    shape('M46-11C50-14 56-12 56-9L68-8L56-6C50-4 46-7 46-11Z', white),
    shape('M47-11C49-14 54-13 55-10Z', THREAD),
  );

/** A carp leaping, curved, about 70 long. */
export const carp = (body = '#f2894a', light = '#ffd9a0', edge = '#8f3a1e'): string =>
  group(
    { stroke: edge, 'stroke-width': 1 },
    shape('M-30 22C-44 20-46 32-52 36C-44 38-36 36-32 30C-32 38-28 44-22 46C-24 38-22 32-24 26Z', body),
    shape('M-30 24C-28 0-8-22 18-24C28-24 34-20 36-14C32-6 26-4 20-2C6 2-10 16-26 28Z', body),
    shape('M-6-14C-8-26 4-34 14-34C12-28 14-24 12-23ZM2 6C4 14 0 22-6 24C-8 18-8 14-6 10Z', body),
    shape('M-24 26C-14 8 4-4 22-6C26-8 30-10 36-14C32-6 26-4 20-2C6 2-10 16-26 28Z', light, {
      stroke: 'none',
    }),
    line(
      'M20-22C16-16 18-8 22-4M-16 2q4-4 7 0M-10-6q4-4 7 0M-2-12q4-4 7 0M-20 10q4-4 7 0M-8 4q4-4 7 0M0-4q4-4 7 0M8-10q3-4 6-1',
      edge,
      0.9,
    ),
    disc(26, -16, 2, INK, { stroke: 'none' }),
    line('M34-11q5 2 6 7M33-9q2 4 0 8', edge, 0.9),
  );

/** A small crab, 40 wide. */
export const crab = (shell = '#d6304a', edge = '#7d1c2c'): string =>
  group(
    { stroke: edge, 'stroke-width': 1 },
    line('M-11-4L-20 0M-11-1L-18 5M11-4L20 0M11-1L18 5', shell, 2.2),
    line('M-10-10C-18-12-20-18-18-22M10-10C18-12 20-18 18-22', shell, 2.6),
    shape(
      'M-18-21C-24-24-22-32-16-32L-17-27L-13-30C-11-26-14-21-18-21ZM18-21C24-24 22-32 16-32L17-27L13-30C11-26 14-21 18-21Z',
      shell,
    ),
    shape('M-14-6C-12-16 12-16 14-6C10 2-10 2-14-6Z', shell),
    line('M-4-13v-4M4-13v-4', edge, 1.2),
    line('M-6-6Q0-3 6-6', edge, 1),
  );

/** A turtle with a patterned shell, 56 wide. */
export const turtle = (shell = '#3f7a5c', skin = '#9fc08a', edge = '#173a2a'): string =>
  group(
    { stroke: edge, 'stroke-width': 1 },
    shape('M22-8C28-16 36-18 38-12C38-6 30-3 22-2Z', skin),
    shape('M-18-2L-24 4H-14L-8-1ZM10-2L14 4H23L18-2ZM-24-5L-32-2L-24 0Z', skin),
    shape('M-26-3C-24-24 18-26 24-3C12 2-14 2-26-3Z', shell),
    line('M-12-18L-8-8L4-8L8-18M-8-8L-12-1M4-8L8-1M-8-8L-22-8M4-8L20-8', '#a9d3a0', 1),
    disc(33, -12, 1.1, INK, { stroke: 'none' }),
  );

/** A magpie on a branch, 56 long. */
export const magpie = (): string =>
  group(
    {},
    line('M0 0v-8M6 0v-8', INK, 1.3),
    shape('M-6-10L-40 8L-34-4L-10-22Z', '#1b2550'),
    shape(
      'M-14-14C-10-30 8-34 18-30C24-38 34-36 35-29L43-26L34-24C30-12 12-4 0-7C-8-8-12-10-14-14Z',
      '#14112b',
    ),
    shape('M-2-8C4-16 16-16 20-20C22-12 12-5 0-7Z', '#ffffff'),
    shape('M-16-14C-8-22 2-24 10-20C4-12-6-10-16-14Z', '#2d4a9a'),
    shape('M-8-16C-4-20 2-21 6-19C2-15-4-14-8-16Z', '#ffffff'),
    disc(29, -30, 1.2, '#fff'),
  );

/** A swallow in flight, 44 wide. */
export const swallow = (ink = '#1b1636'): string =>
  shape(
    'M22-2C16-8 8-6 2-4C-4-14-14-20-24-22C-18-12-12-6-8-2C-16 0-26 6-32 14L-18 7L-22 16C-14 10-6 6 2 4C10 4 18 4 22-2Z',
    ink,
  ) +
  shape('M4 3C10 3 16 2 20-1C18-3 14-4 11-4Z', '#fbf3e0') +
  disc(17, -3, 1.6, THREAD);

/** An owl sitting, from the front, 50 high. */
export const owl = (coat = '#8a7a9c', light = '#e8def4', edge = '#2a1b3d'): string =>
  group(
    { stroke: edge, 'stroke-width': 1 },
    shape('M-18-2C-24-20-22-40-18-46L-10-41H10L18-46C22-40 24-20 18-2C8 3-8 3-18-2Z', coat),
    shape('M-11-4C-14-18-8-26 0-26S14-18 11-4C6 0-6 0-11-4Z', light),
    line('M-6-18q2 3 4 0m2 0q2 3 4 0M-8-11q2 3 4 0m2 0q2 3 4 0m-10 6q2 3 4 0m2 0q2 3 4 0', edge, 0.8),
    disc(-8, -33, 6.6, light),
    disc(8, -33, 6.6, light),
    line('M-12-33Q-8-29-4-33M12-33Q8-29 4-33', edge, 1.4),
    shape('M0-32l3 6-3 4-3-4z', GOLD),
    line('M-6 0v4M-2 0v4M3 0v4M7 0v4', GOLD, 1.6),
  );

/** A butterfly, 34 wide. */
export const butterfly = (wing: string, light: string): string =>
  group(
    {},
    shape(
      'M0-1C-6-15-18-17-18-8C-18-2-8 1 0 1ZM0-1C6-15 18-17 18-8C18-2 8 1 0 1ZM0 0C-12 0-15 10-9 13C-4 14 0 6 0 0ZM0 0C12 0 15 10 9 13C4 14 0 6 0 0Z',
      wing,
    ),
    disc(-11, -8, 2.6, light),
    disc(11, -8, 2.6, light),
    line('M0-5V8M0-5Q-3-11-6-13M0-5Q3-11 6-13', INK, 1.3),
  );

/** A mandarin duck on water, 50 wide. */
export const mandarinDuck = (drake: boolean): string =>
  group(
    { stroke: '#2a1b3d', 'stroke-width': 0.9 },
    shape(
      'M-24-4C-30-14-24-18-16-14C-6-18 10-16 14-8C16-2 6 4-6 4C-16 4-22 2-24-4Z',
      drake ? '#e08a3a' : '#a08a86',
    ),
    drake ? shape('M-20-12C-22-26-12-30-6-24C-8-18-8-14-10-11Z', '#f3b45a') : '',
    shape('M6-10C4-20 8-28 16-28C24-28 26-20 22-16C20-12 18-6 14-4Z', drake ? '#fff2dc' : '#c8b4a8'),
    drake ? shape('M8-22C8-32 18-34 22-27C16-28 12-24 8-22Z', '#2f7f63') : '',
    shape('M24-22L32-19L24-17Z', drake ? THREAD : '#8a6a58'),
    line('M16-22Q18-20 20-22', INK, 1.2),
    line('M-14-6C-6-2 2-4 8-8', '#ffffff', 1.6, { opacity: 0.8 }),
  );

/** A wild goose in flight, 46 wide; strings of them go home in autumn. */
export const goose = (ink: string): string =>
  line('M-22-8Q-10-12 0 0Q8-14 22-14', ink, 2.2) + line('M0 0L8 2', ink, 2.6);

/** A snake coiled upright, 50 high. */
export const snake = (skin: string, edge: string): string =>
  line('M-16 0C12 2 18-8 2-12C-14-16-16-24 0-27C14-30 14-40 4-42', edge, 7.5) +
  line('M-16 0C12 2 18-8 2-12C-14-16-16-24 0-27C14-30 14-40 4-42', skin, 5) +
  shape('M8-46C2-50-8-47-9-42C-6-38 2-38 8-40Z', skin, { stroke: edge, 'stroke-width': 1 }) +
  line('M-9-42l-6 1m0 0l-3-2m3 2l-3 2', THREAD, 1);

export interface HorseStyle {
  readonly coat: string;
  readonly mane: string;
  readonly edge: string;
  readonly cloth?: string;
}

/** A horse stepping to the right, 150 long and 130 high to the poll. */
export const horse = ({ coat, mane, edge, cloth = THREAD_DARK }: HorseStyle): string =>
  group(
    { stroke: edge, 'stroke-width': 1.2 },
    shape('M-62-66C-78-60-84-36-80-16C-74-30-70-42-60-50Z', mane),
    shape(
      'M-50-44C-60-30-50-22-54-2L-60 0H-46C-42-18-44-28-34-40ZM40-46C48-32 62-34 58-14L66-8L60-2L50-10C50-24 38-28 30-40Z',
      coat,
    ),
    shape(
      'M-36-44C-38-28-28-20-34-2L-38 0H-25C-20-18-24-28-18-42ZM22-46C24-28 22-18 22-2L18 0H32C34-18 36-30 38-44Z',
      coat,
    ),
    shape(
      'M-62-64C-60-78-40-82-20-78C0-76 14-80 24-88C30-100 40-118 54-126L60-134L63-124C70-118 78-106 84-98C86-92 82-88 76-90C70-94 64-98 60-98C56-86 54-70 46-56C38-42 12-40-8-40C-30-38-62-40-62-64Z',
      coat,
    ),
    shape('M54-126C40-124 28-108 24-88C18-82 20-76 26-80C32-100 42-112 58-120Z', mane),
    shape('M-30-80C-20-76 0-76 12-82C16-66 14-52 8-44C-8-38-24-40-32-46C-34-58-34-70-30-80Z', cloth, {
      stroke: GOLD,
      'stroke-width': 1.4,
    }),
    line('M-28-70C-14-66 2-66 14-71M-32-54C-16-50 0-50 12-54', GOLD, 1),
    closedEye(66, -111, 3.4, edge),
    line('M80-95L56-100M60-98C58-106 58-112 62-120', GOLD, 1.6),
  );

/** A horse's head and neck looking right, for riders cut at the waist: 110 wide, 150 high. */
export const horseHead = ({ coat, mane, edge }: HorseStyle): string =>
  group(
    { stroke: edge, 'stroke-width': 1.3 },
    shape(
      'M-60 40C-52 0-40-40-10-62L-8-82L6-68C22-64 38-38 54-16C60-6 54 4 44 4C36 4 28-4 18-8C10-8 6-2 4 8C0 24 2 32 6 40Z',
      coat,
    ),
    shape(
      'M-10-62C-36-52-56-14-66 30L-54 26C-52 10-48 2-40-4L-44-16L-32-22L-34-34L-22-38L-22-48L-8-54Z',
      mane,
    ),
    shape('M4-66C14-60 20-50 20-42C12-46 4-54 0-60Z', mane),
    closedEye(20, -32, 5, edge),
    line('M17-30l-1.5 3.5M20-28.5v3.6M23.5-29l1 3.2', edge, 1),
    line('M46-10q4-1 4-5M34-2Q42-4 48 2', edge, 1.3),
    line('M40-32C34-20 30-12 30-2M-4-58C8-40 10-22 6-4M30-12L6-10', THREAD, 2.8),
    disc(31, -12, 3, GOLD),
  );

/** The folk-painting tiger's face from the front, 120 wide: round eyes half shut, whiskers, a mild smile. */
export const tigerFace = (): string =>
  group(
    { stroke: '#5b2a10', 'stroke-width': 1.4 },
    shape(
      'M-50-30C-66-46-60-64-44-62C-34-60-28-50-26-44ZM50-30C66-46 60-64 44-62C34-60 28-50 26-44Z',
      '#e8963a',
    ),
    shape(
      'M-48-36C-56-46-52-54-45-53C-39-51-35-46-34-42ZM48-36C56-46 52-54 45-53C39-51 35-46 34-42Z',
      '#f7cfa0',
      { stroke: 'none' },
    ),
    shape(
      'M0-56C30-56 52-40 54-12C66-4 64 12 54 16C48 36 26 46 0 46S-48 36-54 16C-64 12-66-4-54-12C-52-40-30-56 0-56Z',
      '#f0a548',
    ),
    shape('M-40 2C-34-8-14-6-8 4C-4 10 4 10 8 4C14-6 34-8 40 2C46 24 24 42 0 42S-46 24-40 2Z', '#fff2dc', {
      stroke: 'none',
    }),
    shape(
      'M-6-54L0-40L6-54ZM-20-52L-10-38L-8-51ZM20-52L10-38L8-51ZM-54-16L-38-14L-52-6ZM54-16L38-14L52-6ZM-57 4L-42 4L-54 12ZM57 4L42 4L54 12ZM-46-34L-32-28L-50-26ZM46-34L32-28L50-26ZM-5-36L0-24L5-36Z',
      '#3a1a0c',
      { stroke: 'none' },
    ),
    oval(-23, -13, 12, 9, '#fff8e0'),
    oval(23, -13, 12, 9, '#fff8e0'),
    shape('M-35-14C-30-24-16-24-11-14ZM35-14C30-24 16-24 11-14Z', '#f0a548'),
    disc(-22, -11, 4.6, '#3a6a3a', { stroke: 'none' }),
    disc(22, -11, 4.6, '#3a6a3a', { stroke: 'none' }),
    disc(-22, -11, 2.2, INK, { stroke: 'none' }),
    disc(22, -11, 2.2, INK, { stroke: 'none' }),
    shape('M-9 6C-6 2 6 2 9 6C8 12 3 15 0 16C-3 15-8 12-9 6Z', '#d8604c'),
    line('M0 16V22M0 22C-6 30-18 30-22 24M0 22C6 30 18 30 22 24', '#5b2a10', 1.8),
    line(
      'M-20 14C-34 10-50 12-66 8M-20 19C-34 19-50 24-64 26M20 14C34 10 50 12 66 8M20 19C34 19 50 24 64 26',
      '#fffaf0',
      1.3,
    ),
    disc(-16, 15, 1, '#5b2a10') +
      disc(-20, 19, 1, '#5b2a10') +
      disc(16, 15, 1, '#5b2a10') +
      disc(20, 19, 1, '#5b2a10'),
  );

/** A tiger cub sitting, 60 high, its face to the front. */
export const tigerCub = (): string =>
  group(
    {},
    line('M-22-6C-44-4-46-24-38-32', '#e8963a', 7),
    line('M-41-14l5-5M-44-22l7-2', '#3a1a0c', 2.4),
    shape('M-24 0C-30-20-20-40 0-40S30-20 24 0Z', '#f0a548', { stroke: '#5b2a10', 'stroke-width': 1.2 }),
    shape('M-10 0C-12-16-6-24 0-24S12-16 10 0Z', '#fff2dc'),
    shape('M-24-16L-14-14L-25-8ZM24-16L14-14L25-8ZM-20-28L-12-24L-22-22ZM20-28L12-24L22-22Z', '#3a1a0c'),
    shape('M-16 0a7 6 0 0 1 14 0zM2 0a7 6 0 0 1 14 0z', '#f7c27a', { stroke: '#5b2a10', 'stroke-width': 1 }),
    at(0, -46, { scale: 0.42 }, tigerFace()),
  );

/** The single-horned judge-beast haechi, sitting, 58 high. */
export const haechi = (): string =>
  group(
    { stroke: '#12345a', 'stroke-width': 1.2 },
    shape('M-26-4C-40-10-40-30-30-36C-32-26-26-22-20-22Z', '#e0a63f'),
    shape('M-24 0C-30-22-16-40 2-40C20-38 26-20 24 0Z', '#4f93b8'),
    line('M-14-10q5-6 10 0t10 0M-18-20q5-6 10 0t10 0M-10-29q5-6 10 0', '#bfe0f0', 1),
    shape('M-16 0a8 7 0 0 1 16 0zM8 0a8 7 0 0 1 16 0z', '#4f93b8'),
    shape('M-16-40C-22-56-8-66 6-64C22-66 32-54 28-42C30-34 20-28 8-28C-6-26-16-30-16-40Z', '#4f93b8'),
    shape('M4-63C6-72 10-76 14-78C15-72 13-66 10-62Z', '#fff2dc'),
    shape('M-16-46C-26-46-26-34-18-34C-22-28-14-22-8-26C-12-32-12-40-16-46Z', '#e0a63f'),
    line('M0-50Q4-46 8-50M16-50Q20-46 23-50', '#12203a', 1.6),
    shape('M8-44C12-46 18-46 20-43C18-39 11-39 8-44Z', '#d8604c'),
    line('M2-35C8-31 20-32 26-38', '#12203a', 1.4),
    disc(4, -24, 4, GOLD),
  );

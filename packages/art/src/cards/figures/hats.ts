import { disc, group, line, oval, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, INK, THREAD } from '#cards/drawing/palette.ts';
import { sparkPath } from '#cards/drawing/stars.ts';

/** Headgear, drawn on the head of head.ts (crown at −60, brow at −34). Rank and trade are told by it. */

/** 갓: a scholar's black horsehair hat, its brim half see-through. */
export const gat = (): string =>
  group(
    {},
    oval(0, -42, 78, 15, '#0d0717', { opacity: 0.82, stroke: '#4a3a63', 'stroke-width': 1.2 }),
    line('M-66-42C-40-31 40-31 66-42', '#6f5c8c', 0.8, { opacity: 0.7 }),
    shape('M-27-42L-23-92C-14-97 14-97 23-92L27-42C16-37-16-37-27-42Z', '#150c22', {
      stroke: '#4a3a63',
      'stroke-width': 1,
    }),
    line('M-26-48C-14-43 14-43 26-48', GOLD, 1.4),
    line('M-15-88L-17-48M0-90V-46M15-88L17-48', '#43345c', 0.9),
  );

/** The string of amber beads hanging from a gat under the chin. */
export const gatBeads = (): string =>
  line('M-32-34C-34 10-24 52-10 84M32-34C34 10 24 52 10 84', '#2a1b3d', 1.6) +
  times(
    6,
    (i) => disc(-30 + i * 3.6, 20 + i * 11, 2.6, '#e09a3c') + disc(30 - i * 3.6, 20 + i * 11, 2.6, '#e09a3c'),
  );

/** 패랭이: a traveller's straw hat with a cotton bud. */
export const strawHat = (): string =>
  group(
    {},
    oval(0, -40, 66, 13, '#d9a650', { stroke: '#8a5a1e', 'stroke-width': 1.4 }),
    shape('M-30-42C-30-72-16-86 0-86S30-72 30-42C16-36-16-36-30-42Z', '#e6bb68', {
      stroke: '#8a5a1e',
      'stroke-width': 1.2,
    }),
    line(
      'M-29-50C-14-44 14-44 29-50M-52-40C-30-33 30-33 52-40M-18-80C-22-66-22-56-20-46M0-85V-44M18-80C22-66 22-56 20-46',
      '#a8742c',
      1,
    ),
    disc(-27, -56, 7, '#fff8ea', { stroke: '#cbb08a', 'stroke-width': 0.8 }),
    disc(27, -56, 7, '#fff8ea', { stroke: '#cbb08a', 'stroke-width': 0.8 }),
  );

/** 복건: a boy's black hood with a gold-stamped band, falling behind the shoulders. */
export const boyHood = (band = THREAD): string =>
  group(
    {},
    shape('M-38 6C-46-36-34-72 0-78C34-72 46-36 38 6C36-14 26-30 0-34C-26-30-36-14-38 6Z', '#1b1030', {
      stroke: '#4a3a63',
      'stroke-width': 1,
    }),
    shape('M-38-4C-32-30-16-40 0-40S32-30 38-4L39-13C33-38 17-48 0-48S-33-38-39-13Z', band),
    line('M-38-4C-32-30-16-40 0-40S32-30 38-4M-39-13C-33-38-17-48 0-48S33-38 39-13', GOLD, 1),
    line('M0-78V-49', '#4a3a63', 1.2),
    disc(0, -44, 3.4, GOLD_LIGHT),
    disc(-18, -39, 2, GOLD_LIGHT),
    disc(18, -39, 2, GOLD_LIGHT),
  );

/** 전립: a rider's felt hat with a round crown, a peacock plume and a red tassel. */
export const feltHat = (felt: string, edge: string): string =>
  group(
    {},
    shape('M6-86C20-112 46-118 62-104C48-100 34-92 24-78Z', '#2f8f7a', {
      stroke: '#154a44',
      'stroke-width': 1,
    }),
    line('M10-84C24-104 40-110 58-104', '#a8e0c8', 1),
    disc(44, -105, 4, '#1d4f9a', { stroke: GOLD_LIGHT, 'stroke-width': 1.2 }),
    oval(0, -38, 60, 13, felt, { stroke: edge, 'stroke-width': 1.6 }),
    shape('M-31-40C-32-70-18-86 0-86S32-70 31-40C16-33-16-33-31-40Z', felt, {
      stroke: edge,
      'stroke-width': 1.2,
    }),
    line('M-31-46C-15-39 15-39 31-46', GOLD, 2.4),
    disc(0, -87, 5, GOLD_LIGHT, { stroke: '#8a5a1e', 'stroke-width': 1 }),
    shape('M-30-44C-40-36-42-22-38-8C-34-18-30-30-26-40Z', THREAD),
  );

/** 족두리: a bride's or lady's small jewelled crown, with a spark above. */
export const jewelCrown = (body: string): string =>
  group(
    {},
    shape('M-27-50L-24-80C-10-90 10-90 24-80L27-50C10-60-10-60-27-50Z', body, {
      stroke: GOLD,
      'stroke-width': 2,
    }),
    line('M-24-80C-10-70 10-70 24-80', GOLD, 1.2),
    disc(0, -66, 5.4, THREAD, { stroke: GOLD_LIGHT, 'stroke-width': 1.2 }),
    disc(-15, -65, 3.4, '#8fd0c0', { stroke: GOLD_LIGHT, 'stroke-width': 0.9 }),
    disc(15, -65, 3.4, '#8fd0c0', { stroke: GOLD_LIGHT, 'stroke-width': 0.9 }),
    times(
      5,
      (i) =>
        line(`M${-16 + i * 8} ${-84 + Math.abs(i - 2) * 1.6}v-7`, GOLD, 1) +
        disc(-16 + i * 8, -93 + Math.abs(i - 2) * 1.6, 2.2, i === 2 ? THREAD : GOLD_LIGHT),
    ),
  );

/** A queen's veil falling from the crown past the shoulders; drawn before the head. */
export const veil = (colour: string, drop = 170): string =>
  shape(
    `M-26-74C-66-60-78 10-84 ${drop}C-60 ${drop + 14}-40 ${drop + 8}-30 ${drop}L30 ${drop}C40 ${drop + 8} 60 ${drop + 14} 84 ${drop}C78 10 66-60 26-74Z`,
    colour,
    { opacity: 0.42 },
  ) + line(`M-26-74C-66-60-78 10-84 ${drop}M26-74C66-60 78 10 84 ${drop}`, '#ffffff', 1.3, { opacity: 0.75 });

/** 면류관: a king's flat board with rows of beads before and behind. */
export const beadCrown = (board = INK): string =>
  group(
    {},
    shape('M-31-40C-32-62-22-74 0-74S32-62 31-40C16-34-16-34-31-40Z', board, {
      stroke: GOLD,
      'stroke-width': 1.6,
    }),
    shape('M-52-82L52-82L60-70H-60Z', board, { stroke: GOLD, 'stroke-width': 1.8 }),
    line('M-56-75H56', THREAD, 1.6),
    times(7, (i) => beadString(-51 + i * 17, -69, 4 + Math.abs(i - 3))),
    disc(0, -52, 5, THREAD, { stroke: GOLD_LIGHT, 'stroke-width': 1.2 }),
    line('M-31-46C-16-40 16-40 31-46', GOLD, 1.6),
  );

function beadString(x: number, y: number, count: number): string {
  const colours = ['#fff4d0', THREAD, '#8fd0c0', GOLD] as const;
  return (
    line(`M${x} ${y}v${count * 5.4}`, GOLD, 0.7) +
    times(count, (i) => disc(x, y + 4 + i * 5.4, 2.1, colours[i % colours.length] ?? GOLD))
  );
}

/** 익선관: the king's everyday crown with two wings standing up behind. */
export const wingedCrown = (): string =>
  group(
    {},
    shape('M-20-70C-34-104-20-112-10-98L-4-76ZM20-70C34-104 20-112 10-98L4-76Z', '#241640', {
      stroke: GOLD,
      'stroke-width': 1.2,
    }),
    shape('M-34-30C-38-62-24-74-16-74C-14-92 14-92 16-74C24-74 38-62 34-30C20-40-20-40-34-30Z', '#1a0f30', {
      stroke: GOLD,
      'stroke-width': 1.6,
    }),
    line('M-33-44C-18-54 18-54 33-44M-16-74C-6-66 6-66 16-74', GOLD, 1.4),
    disc(0, -58, 4, THREAD, { stroke: GOLD_LIGHT, 'stroke-width': 1 }),
  );

/** 사모: an official's cap with two stiff side wings. */
export const officialCap = (): string =>
  group(
    {},
    oval(-52, -42, 24, 8, '#1a0f30', { stroke: '#5d4a80', 'stroke-width': 1.2 }),
    oval(52, -42, 24, 8, '#1a0f30', { stroke: '#5d4a80', 'stroke-width': 1.2 }),
    shape('M-35-28C-38-56-30-66-20-68C-18-88 18-88 20-68C30-66 38-56 35-28C20-38-20-38-35-28Z', '#1a0f30', {
      stroke: '#5d4a80',
      'stroke-width': 1.4,
    }),
    line('M-34-42C-18-52 18-52 34-42M-20-68C-8-62 8-62 20-68', '#6f5c93', 1.3),
  );

/** 정자관: an elder's hat of three standing horsehair tiers. */
export const tieredHat = (): string =>
  group(
    {},
    shape(
      'M-35-30L-40-66L-24-56L-28-88L-10-72L0-100L10-72L28-88L24-56L40-66L35-30C20-40-20-40-35-30Z',
      '#1a0f30',
      { stroke: '#6f5c93', 'stroke-width': 1.4 },
    ),
    line(
      'M-24-56L-20-38M24-56L20-38M-10-72L-8-44M10-72L8-44M0-100V-46M-34-42C-18-52 18-52 34-42',
      '#54436f',
      1,
    ),
  );

/** 투구: a general's helmet with a crest and ear flaps. */
export const helmet = (): string =>
  group(
    {},
    shape(
      'M-37-20C-46 0-46 24-38 36C-32 24-32 6-32-16ZM37-20C46 0 46 24 38 36C32 24 32 6 32-16Z',
      '#7b1f33',
      { stroke: GOLD, 'stroke-width': 1.4 },
    ),
    shape('M-3-86C-3-108-2-122 0-130C2-122 3-108 3-86Z', GOLD, { stroke: '#7d551a', 'stroke-width': 0.8 }),
    shape('M-2-104C-16-106-22-98-24-90C-14-92-6-94 0-92C6-94 14-92 24-90C22-98 16-106 2-104Z', THREAD),
    shape('M-37-26C-38-66-20-86 0-86S38-66 37-26C20-36-20-36-37-26Z', '#3a3357', {
      stroke: GOLD,
      'stroke-width': 1.6,
    }),
    line('M0-86V-34M-20-78C-24-62-24-48-22-36M20-78C24-62 24-48 22-36', GOLD, 1.1),
    shape('M-38-24C-20-36 20-36 38-24L40-32C20-44-20-44-40-32Z', GOLD),
    disc(0, -58, 6, THREAD, { stroke: GOLD_LIGHT, 'stroke-width': 1.2 }),
  );

/** A crown of twelve sparks on a gold band. */
export const starCrown = (): string =>
  line('M-36-38C-20-50 20-50 36-38', GOLD, 4) +
  times(7, (i) =>
    shape(
      sparkPath(-42 + i * 14, -52 - Math.sin(((i + 0.5) / 7) * Math.PI) * 14, i % 2 === 0 ? 7 : 5),
      GOLD_LIGHT,
    ),
  );

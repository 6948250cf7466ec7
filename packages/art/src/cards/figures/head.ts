import { disc, group, line, oval, shape } from '#cards/drawing/draw.ts';
import {
  GOLD,
  GOLD_LIGHT,
  HAIR,
  HAIR_LIGHT,
  SKIN,
  SKIN_LINE,
  SKIN_SHADE,
  THREAD,
} from '#cards/drawing/palette.ts';
import { houseFace, smallFace } from '#cards/figures/house-face.ts';

/** A head seen from the front, around the middle of its face: 66 wide, chin at 46, crown at −60. */

type HairStyle = 'parted' | 'chignon' | 'braid' | 'topknot' | 'loose' | 'wig' | 'shaven' | 'boy';

export interface HeadStyle {
  readonly hair?: HairStyle;
  readonly hairColour?: string;
  readonly beard?: 'none' | 'chin' | 'long';
  readonly skin?: string;
  /** For figures in the distance: fewer, stronger lines. */
  readonly small?: boolean;
  /** A bride's three red dots. */
  readonly bride?: boolean;
  readonly blindfold?: string;
  /** Drawn last: a hat from hats.ts. */
  readonly hat?: string;
  readonly earrings?: boolean;
}

const FACE = 'M-33-14C-33-43-18-53 0-53S33-43 33-14C33 14 19 39 0 46C-19 39-33 14-33-14Z';
const CAP =
  'M-38 10C-46-30-32-62 0-62S46-30 38 10C37 20 34 25 30 27C35 4 27-22 0-38C-27-22-35 4-30 27C-34 25-37 20-38 10Z';

/** What hangs behind the neck and must be drawn before the body. */
export function hairBehind({ hair = 'parted', hairColour = HAIR, small = false }: HeadStyle): string {
  switch (hair) {
    case 'chignon':
      return (
        oval(0, 40, 27, 16, hairColour) +
        (small ? '' : line('M-36 47L36 41', GOLD, 4) + disc(37, 41, 2.6, GOLD_LIGHT)) +
        disc(-33, 46, 4.4, THREAD, { stroke: GOLD_LIGHT, 'stroke-width': 1 })
      );
    case 'loose':
      return shape('M-40-10C-48 40-56 100-44 150C-20 160 20 160 44 150C56 100 48 40 40-10Z', hairColour);
    case 'wig':
      return shape('M-44 8C-52 40-46 64-34 70H34C46 64 52 40 44 8Z', hairColour);
    default:
      return '';
  }
}

/** The head itself. */
export function frontHead(style: HeadStyle): string {
  const { skin = SKIN, small = false, beard = 'none', blindfold, bride, hat = '', earrings } = style;
  return group(
    {},
    shape('M-33-2C-41-8-42 8-34 14ZM33-2C41-8 42 8 34 14Z', skin, { stroke: SKIN_LINE, 'stroke-width': 0.8 }),
    shape(FACE, skin, { stroke: small ? 'none' : SKIN_LINE, 'stroke-width': 0.8 }),
    small
      ? ''
      : shape('M33-14C33 14 19 39 0 46C-5 44-10 41-14 37C10 32 24 8 26-30C31-26 33-20 33-14Z', SKIN_SHADE, {
          opacity: 0.35,
        }),
    small ? smallFace() : houseFace('#4a2420', '#d8604c', '#c2413f'),
    bride ? disc(0, -27, 3, THREAD) + disc(-24, 12, 3.6, THREAD) + disc(24, 12, 3.6, THREAD) : '',
    blindfold === undefined
      ? ''
      : shape('M-35-12C-12-18 12-18 35-12V4C12 0-12 0-35 4Z', blindfold) +
          line('M-34-4C-12-9 12-9 34-4', '#b9a8cf', 0.9),
    hairFront(style),
    beard === 'none' ? '' : beardMark(beard, style.hairColour ?? HAIR),
    earrings
      ? line('M-35 14v8M35 14v8', GOLD, 1.6) + disc(-35, 26, 3.6, THREAD) + disc(35, 26, 3.6, THREAD)
      : '',
    hat,
  );
}

function hairFront({ hair = 'parted', hairColour = HAIR, small }: HeadStyle): string {
  const shine = hairColour === HAIR ? HAIR_LIGHT : '#ffffff';
  const strands = small
    ? ''
    : line(
        'M-5-56C-22-48-34-26-35 2M5-56C22-48 34-26 35 2M-3-48C-16-40-28-22-31-2M3-48C16-40 28-22 31-2',
        shine,
        0.9,
        { opacity: 0.7 },
      );
  const part = small ? '' : line('M0-61V-39', SKIN_LINE, 1, { opacity: 0.7 });
  switch (hair) {
    case 'shaven':
      return small ? '' : line('M-30-26C-24-48 24-48 30-26', '#b99a86', 1, { opacity: 0.6 });
    case 'topknot':
      return group(
        {},
        shape('M-13-56C-18-80 18-80 13-56Z', hairColour),
        line('M-9-58H9', GOLD, 3),
        shape('M-37 4C-44-34-30-62 0-62S44-34 37 4C35-18 26-34 0-36C-26-34-35-18-37 4Z', hairColour),
        small
          ? ''
          : line(
              'M-30-20C-26-44-8-54-3-60M30-20C26-44 8-54 3-60M-20-34Q-14-48-1-60M20-34Q14-48 1-60',
              shine,
              0.9,
              { opacity: 0.6 },
            ),
        line('M-36-14C-26-34 26-34 36-14', '#120a1c', 6),
        line('M-36-17C-26-37 26-37 36-17', GOLD, 1),
      );
    case 'boy':
      return group(
        {},
        shape(
          'M-37 8C-46-34-30-62 0-62S46-34 37 8C36-6 33-16 28-22C20-24 12-28 6-34C-2-28-14-24-28-22C-33-16-36-6-37 8Z',
          hairColour,
        ),
        strands,
      );
    case 'wig':
      return group(
        {},
        shape(CAP, hairColour),
        shape('M-58-40C-62-74-34-92 0-90S62-74 58-40C52-22 30-34 0-36S-52-22-58-40Z', hairColour),
        line(
          'M-56-44C-40-76-12-60 6-88M-40-34C-30-62 10-52 28-82M-14-36C0-58 30-48 48-68M16-37C26-50 42-46 56-50',
          shine,
          1.6,
          { opacity: 0.85 },
        ),
        part,
      );
    case 'braid':
    case 'chignon':
    case 'loose':
    case 'parted':
      return group({}, shape(CAP, hairColour), part, strands);
  }
}

function beardMark(beard: 'chin' | 'long', colour: string): string {
  const moustache = line('M-3 15C-8 15-14 18-17 25M3 15C8 15 14 18 17 25', colour, 2.6);
  if (beard === 'chin')
    return moustache + shape('M-11 34C-6 32 6 32 11 34C10 50 5 66 0 74C-5 66-10 50-11 34Z', colour);
  return (
    moustache +
    shape('M-28 22C-24 34-12 34 0 34S24 34 28 22C32 58 18 108 0 132C-18 108-32 58-28 22Z', colour) +
    line(
      'M-18 42C-16 70-10 94-3 112M18 42C16 70 10 94 3 112M-6 40C-6 70-3 96 0 118M8 40C8 66 5 88 2 104',
      '#b8a9c4',
      1,
      { opacity: 0.8 },
    )
  );
}

/** A girl's braid with its red ribbon, hanging from behind the ear over the shoulder: drawn after the body. */
export function braid(length: number, colour = HAIR): string {
  const links = Math.round(length / 15);
  let marks = '';
  for (let i = 0; i < links; i += 1) {
    const y = 24 + i * 14;
    const x = -34 - Math.sin((i / links) * Math.PI) * 9;
    marks +=
      shape(
        `M${x} ${y - 6}C${x - 13} ${y - 2} ${x - 10} ${y + 12} ${x} ${y + 15}C${x + 10} ${y + 12} ${x + 13} ${y - 2} ${x} ${y - 6}Z`,
        colour,
      ) + line(`M${x - 7} ${y + 1}Q${x} ${y + 4} ${x + 6} ${y - 1}`, HAIR_LIGHT, 1);
  }
  const foot = 24 + links * 14;
  return (
    marks +
    shape(`M-42 ${foot - 4}h15l6 34l-13-7l-14 7z`, THREAD, { stroke: '#8d1a33', 'stroke-width': 1 }) +
    line(`M-41 ${foot + 2}h13`, GOLD, 1.6)
  );
}

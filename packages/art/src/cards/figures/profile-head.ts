import { disc, group, line, oval, shape } from '#cards/drawing/draw.ts';
import {
  GOLD,
  GOLD_LIGHT,
  HAIR,
  HAIR_LIGHT,
  INK,
  SKIN,
  SKIN_LINE,
  SKIN_SHADE,
  THREAD,
} from '#cards/drawing/palette.ts';

/** A head from the side, looking right, around the ear: about 96 high, chin at 34, crown at −62. */

type ProfileHair = 'chignon' | 'braid' | 'topknot' | 'elder' | 'shaven';

export interface ProfileStyle {
  readonly hair: ProfileHair;
  readonly hairColour?: string;
  readonly skin?: string;
  readonly small?: boolean;
  readonly beard?: boolean;
  readonly hat?: string;
}

const FACE =
  'M-16 52C-12 44-12 36-16 28C-28 18-36 4-36-14C-36-44-14-62 16-58C34-55 41-42 41-30C41-26 41-23 42-20C43-15 47-11 49.5-6C50.5-3.5 48.5-2 45-1.5C44 0 44 1.5 44.5 2.5C47 3.5 47 6 45 7.5C47 9 46 12 43.5 13C43 15 44 17 44 19C44 27 39 31 31 31.5C25 32 21 33 19 37C18 42 20 48 24 54Z';

export function profileHead(style: ProfileStyle): string {
  const { hair, hairColour = HAIR, skin = SKIN, small = false, beard = false, hat = '' } = style;
  return group(
    {},
    hair === 'chignon'
      ? oval(-30, 30, 21, 16, hairColour) +
          line('M-54 32L-12 24', GOLD, 3.6) +
          disc(-55, 32, 4.6, THREAD, { stroke: GOLD_LIGHT, 'stroke-width': 1 })
      : '',
    shape(FACE, skin, { stroke: small ? 'none' : SKIN_LINE, 'stroke-width': 0.8 }),
    small
      ? ''
      : shape('M-12 30C4 38 14 36 19 37C18 42 20 48 24 54H2C-4 48-6 38-12 30Z', SKIN_SHADE, {
          opacity: 0.55,
        }),
    small
      ? line('M24-14Q30-9 37-14', INK, 3.4) +
          line('M38 7H44', '#c2413f', 3) +
          oval(25, 4, 6, 4, '#e2705c', { opacity: 0.5 })
      : features(hairColour),
    hairMark(hair, hairColour, small),
    beard ? beardMark(hair === 'elder' ? '#efe9f4' : hairColour, hair === 'elder') : '',
    hat,
  );
}

function features(hairColour: string): string {
  return group(
    {},
    line('M24-15C28-8.5 34-8.5 39-14', '#4a2420', 1.9),
    line('M26.5-11l-2 3M31-9.5l-.4 3.6M35.5-11l1.4 3.200', '#4a2420', 1.1),
    line('M22-26C27-31.5 34-31 40-27', hairColour, 1.8),
    shape(
      'M45 2.5C40 2.5 37.5 5 36.5 7.5C39.5 11.5 42.5 12.5 44.5 11.5C45.5 9.5 44.5 8 43 7.5C44.5 6.5 45.5 5 45 2.5Z',
      '#c2413f',
    ),
    line('M36.5 7.5H43', '#8d2b32', 0.9),
    line('M44-4C42-4.5 40.5-3.5 40-2', SKIN_LINE, 1),
    line('M18 8l4-4.5M22.5 10l4-4.5M27 11l3-3.5', '#d8604c', 1.4),
  );
}

const EAR =
  shape('M-4-12C-11-15-12-2-6 5C-2 7 2 2 1-4C1-8 0-11-4-12Z', SKIN, {
    stroke: SKIN_LINE,
    'stroke-width': 1,
  }) + line('M-4-8C-8-8-8-3-5 0', SKIN_LINE, 0.8);

function hairMark(hair: ProfileHair, colour: string, small: boolean): string {
  const shine = colour === HAIR ? HAIR_LIGHT : '#b8a9c4';
  switch (hair) {
    case 'shaven':
      return EAR;
    case 'topknot':
    case 'elder':
      return (
        shape('M-6-60C-14-84 20-88 16-62Z', colour) +
        line('M-5-62Q6-57 17-64', GOLD, 3) +
        shape(
          'M40-34C38-54 20-64-2-60C-30-56-42-34-36-8C-34 2-30 12-24 16C-16 14-12 6-11-4C-10-14-2-18 6-24C16-32 28-36 40-34Z',
          colour,
        ) +
        (small
          ? ''
          : line('M-32-8C-34-34-14-54 14-56M-24 6C-26-22-6-44 26-46', shine, 1, { opacity: 0.7 }) +
            line('M-35-18C-20-34 10-40 40-33', '#0d0717', 5) +
            line('M-35-21C-20-37 10-43 40-36', GOLD, 0.9)) +
        EAR
      );
    case 'chignon':
    case 'braid':
      return (
        shape(
          'M40-34C36-58 14-66-8-60C-36-52-46-26-40 2C-37 16-32 30-22 36C-10 38-4 28-3 16C-3 8-12 4-11-5C-10-14 0-14 8-22C16-30 28-36 40-34Z',
          colour,
        ) +
        (small
          ? ''
          : line('M-36 4C-42-28-16-56 18-56M-28 20C-34-12-10-44 28-46M-16 28C-20 2-6-22 20-34', shine, 1, {
              opacity: 0.75,
            })) +
        EAR +
        disc(-3, 12, 3.2, GOLD_LIGHT)
      );
  }
}

const beardMark = (colour: string, long: boolean): string =>
  shape(
    long
      ? 'M40 1C36 4 31 8 28 14L14 10C14 24 16 32 20 40C24 66 30 88 36 100C44 84 50 56 48 34C48 26 46 16 44 13L38 14C40 10 42 6 44 2Z'
      : 'M42 1C37 3 33 6 31 11L16 12C18 22 22 30 30 33C34 42 38 48 42 52C46 40 47 28 45 19L38 14Z',
    colour,
  );

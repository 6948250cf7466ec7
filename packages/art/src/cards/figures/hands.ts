import { at, line, shape } from '#cards/drawing/draw.ts';
import { SKIN, SKIN_LINE } from '#cards/drawing/palette.ts';

/** Hands for half figures, about 30 long, the wrist at the left of their origin. Set down with at(). */

interface HandPlace {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly scale?: number;
  readonly skin?: string;
}

const OUTLINE = { stroke: SKIN_LINE, 'stroke-width': 1.2 } as const;

/** Closed around an upright rod that passes through the origin. */
export const grip = ({ x, y, turn = 0, flip = false, scale = 1, skin = SKIN }: HandPlace): string =>
  at(
    x,
    y,
    { turn, flip, scale },
    shape(
      'M-18-9C-12-14-2-16 5-13C11-13 14-9 12-5.5C16-4 16 1.5 12.5 3C15 6 14 10.5 10 11C11 15 7 17 2 16C-6 17-13 14-18 10Z',
      skin,
      OUTLINE,
    ),
    line('M12-5.5Q4-6.5-2-4.5M12.5 3Q4 2-2 4M10 11Q3 10-1 11M-8-12C-3-19 6-18 8-12', SKIN_LINE, 1.2),
  );

/** Palm up, fingers forward: carries what stands on the origin. */
export const palm = ({ x, y, turn = 0, flip = false, scale = 1, skin = SKIN }: HandPlace): string =>
  at(
    x,
    y,
    { turn, flip, scale },
    shape(
      'M-20 5C-13 0-6 1 2 1C9 0 15-3 21-4C25-4 25-1 22 1C25 1 27 4 23 6C25 8 24 10 20 11C14 14 4 16-4 15C-11 15-16 16-20 14Z',
      skin,
      OUTLINE,
    ),
    line('M22 1C18 3 14 4 10 4M23 6C18 8 14 9 10 8.5M-8 1C-8-6-2-9 1-6C2-3 0 0 2 1', SKIN_LINE, 1.1),
  );

/** Fingers together, pointing along: a blessing, a gesture, a rest. */
export const flatHand = ({ x, y, turn = 0, flip = false, scale = 1, skin = SKIN }: HandPlace): string =>
  at(
    x,
    y,
    { turn, flip, scale },
    shape(
      'M-18-8C-10-10-4-10 2-9C10-8 20-7 25-4C28-2 27 1 24 2C26 4 24 7 20 7C14 9 6 10 0 10C-8 11-14 10-18 8Z',
      skin,
      OUTLINE,
    ),
    line('M24 2C18 2 12 1 8 0M20 7C16 7 11 6 7 5M-8-9C-5-15 2-16 4-13C5-11 2-9 2-9', SKIN_LINE, 1.1),
  );

/** A small hand for whole figures, 12 long. */
export const smallHand = ({ x, y, turn = 0, scale = 1, skin = SKIN }: HandPlace): string =>
  at(
    x,
    y,
    { turn, scale },
    shape('M-3-4C2-6 8-4.5 9 0C8 4.5 2 6-3 4Z', skin, { stroke: SKIN_LINE, 'stroke-width': 0.7 }),
  );

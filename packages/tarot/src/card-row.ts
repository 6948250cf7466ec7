import { CARD_FACES, FACE_COUNT } from '#faces.ts';

/**
 * A card as it travels: one row for each face in each direction, 156 in all.
 *
 * Ids 1–78 are the upright cards (face id + 1), 79–156 the reversed ones (face id + 79), so an id
 * alone says which card was drawn and how it lay. `number` is the face id, 0–77: the same for both
 * directions, different for any two faces.
 */

export type CardDirection = 'UPRIGHT' | 'REVERSED';

export interface CardRow {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly direction: CardDirection;
}

export const CARD_ROW_COUNT = FACE_COUNT * 2;

/** The row id, 1–156, of a face (0–77) lying in a direction. Throws RangeError for no such face. */
export function cardRowId(faceId: number, direction: CardDirection): number {
  if (!Number.isInteger(faceId) || faceId < 0 || faceId >= FACE_COUNT) {
    throw new RangeError(`no card face ${faceId}`);
  }
  return faceId + 1 + (direction === 'REVERSED' ? FACE_COUNT : 0);
}

/** All 156 rows in id order. */
export const CARD_ROWS: readonly CardRow[] = (['UPRIGHT', 'REVERSED'] as const).flatMap((direction) =>
  CARD_FACES.map((face) => ({
    id: cardRowId(face.id, direction),
    number: face.id,
    name: face.name,
    direction,
  })),
);

/** The row with this id, or undefined when the id is not an integer from 1 to 156. */
export function findCardRow(id: number): CardRow | undefined {
  return CARD_ROWS[id - 1];
}

/** How a direction is said in Korean. */
export const DIRECTION_NAMES: Record<CardDirection, string> = { UPRIGHT: '정방향', REVERSED: '역방향' };

import { CARD_FACES, cardRowId, type CardDirection } from '@wolha/tarot/deck';
import { drawBack } from '#cards/back.ts';
import { drawFace } from '#cards/frame/frame.ts';
import { SCENES } from '#cards/scenes.ts';

export interface DrawnCard {
  /** 1–156: the id of the face in this direction, as it travels on the wire. */
  readonly id: number;
  readonly name: string;
  readonly direction: CardDirection;
  /** A whole SVG document, 300×500, with no font and nothing to load. */
  readonly svg: string;
}

/**
 * The picture of a face (0–77) lying in a direction. Reversed, the scene is turned inside its window;
 * number and name stay upright and a ribbon says 역방향. Throws RangeError for no such face.
 */
export function cardFace(faceId: number, direction: CardDirection): string {
  const scene = SCENES[faceId];
  if (scene === undefined) throw new RangeError(`no card face ${faceId}`);
  return drawFace(faceId, direction, scene);
}

/** All 156 pictures: the 78 faces upright, then the 78 reversed. */
export function cardFaces(): DrawnCard[] {
  return (['UPRIGHT', 'REVERSED'] as const).flatMap((direction) =>
    CARD_FACES.map((face) => ({
      id: cardRowId(face.id, direction),
      name: face.name,
      direction,
      svg: cardFace(face.id, direction),
    })),
  );
}

/** The back of every card, the same upside down. */
export const cardBack = drawBack;

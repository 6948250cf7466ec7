/** Portraits of the shop's advisers. */
import { drawSitter } from './frame.ts';
import { sitters } from './sitters/index.ts';

export const partnerIds: readonly number[] = sitters.map((sitter) => sitter.id);

/** The portrait of partner 1–8, 400 × 480, the face in the upper half. Throws a RangeError for others. */
export function portraitSvg(partnerId: number): string {
  const sitter = sitters.find(({ id }) => id === partnerId);
  if (!sitter) throw new RangeError(`no portrait is drawn for partner ${partnerId}`);
  return drawSitter(sitter);
}

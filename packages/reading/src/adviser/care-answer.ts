import type { Quill } from './quill.ts';
import type { Care } from './understand/care.ts';

/** Help first, then one step, then what the room can still be: no fortune on top. */
export const careAnswer = (quill: Quill, care: Care): string =>
  [`care#${care}.help`, `care#${care}.step`, `care#${care}.stay`]
    .map((move) => quill.must(move))
    .join('\n\n');

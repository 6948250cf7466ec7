import { GOLD, GOLD_DARK, type GroundName } from '#cards/drawing/palette.ts';
import { at, disc, group, line, shape } from '#cards/drawing/draw.ts';
import { sparkPath, starPath } from '#cards/drawing/stars.ts';

/** The small mark of a suit, about 16 high around its own origin: on the name plate it says the suit twice. */
export function suitMark(ground: GroundName, colour = GOLD_DARK): string {
  switch (ground) {
    case 'major':
      return shape('M4-7.5A8 8 0 1 0 4 7.5A8.6 8.6 0 0 1 4-7.5z', colour);
    case 'wands':
      return group(
        {},
        line('M-2 9L1-4M0 2q5 0 7-5q-6-1-7 5M-1 5q-5-1-6-6q6 0 6 6', colour, 1.4),
        shape('M1-3q-4-3 0-8q5 5 0 8z', colour),
      );
    case 'cups':
      return group(
        {},
        shape('M-6.5-7h13q0 9-6.5 9.5q-6.5-.5-6.5-9.5z', colour),
        line('M0 2v5M-4 8h8', colour, 1.5),
      );
    case 'swords':
      return group({}, shape('M0-10l1.8 3v9h-3.6v-9z', colour), line('M-5.5 3h11M0 3v5.5', colour, 1.6));
    case 'pentacles':
      return group(
        {},
        disc(0, 0, 7.2, 'none', { stroke: colour, 'stroke-width': 1.4 }),
        shape(starPath(0, 0.3, 5, 5, 2.1), colour),
      );
  }
}

const FANS: Record<GroundName, string> = {
  major:
    line('M22 44L44 22M22 44L35 50M44 22L50 35', GOLD, 0.6) +
    line('M22 50a28 28 0 0 0 28-28M22 38a16 16 0 0 0 16-16', GOLD, 0.9),
  wands: line('M22 50a28 28 0 0 0 28-28M24 43q9-2 8-10q9 1 10-9M22 36q7 0 7-7q7 0 7-7', GOLD, 0.9),
  cups: line(
    'M22 52a10 10 0 0 0 10-10a10 10 0 0 0 10-10a10 10 0 0 0 10-10M22 42a10 10 0 0 0 10-10a10 10 0 0 0 10-10M22 32a10 10 0 0 0 10-10',
    GOLD,
    0.9,
  ),
  swords: line('M22 50a28 28 0 0 0 28-28M22 36q10 3 11-3t-5-4M36 22q3 10-3 11t-4-5', GOLD, 0.9),
  pentacles: line('M22 50h6v-6h6v-6h6v-6h6v-6h4v-4M22 38h4v-4h4v-4h4v-4h4v-4', GOLD, 0.9),
};

/** The corner between the gold rule and the arch, drawn for the upper left. */
export function cornerFan(ground: GroundName): string {
  return group(
    {},
    line('M22 62V22H62', GOLD, 0.9),
    FANS[ground],
    disc(27, 27, 2, GOLD),
    shape(sparkPath(62, 62, 4.5), GOLD),
    disc(62, 22, 1.4, GOLD),
    disc(22, 62, 1.4, GOLD),
  );
}

/** A small gem of gold, beside the name plate. */
export const gem = (x: number, y: number): string =>
  at(x, y, {}, shape('M0-7l4.5 7-4.5 7-4.5-7z', GOLD), line('M0-4v8', GOLD_DARK, 0.7));

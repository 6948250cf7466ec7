import { pillarOf } from '#core/pillars.ts';
import { pillarHanja } from '#craft/stems-branches.ts';

/** The four pillars of a packed chart as Hanja, year first; null for an unknown hour. */
export const packedHanja = (packed: number): (string | null)[] =>
  [0, 1, 2, 3].map((seat) => {
    const pillar = pillarOf(packed, seat);
    return pillar < 60 ? pillarHanja(pillar) : null;
  });

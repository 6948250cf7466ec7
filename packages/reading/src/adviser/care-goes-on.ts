import { careOf, type Care } from './understand/care.ts';
import { DESPAIR_GOES_ON, PURSUIT_GOES_ON, THREAT_GOES_ON } from './understand/care-lexicon.ts';
import { folded } from './understand/fold.ts';
import { plain } from './understand/plain.ts';

/** So many messages back what was met with care is not over. */
const REMEMBERED = 6;

/** How one goes on about it: denied, excused, feared, asked of. */
const GOES_ON: Partial<Record<Care, RegExp>> = {
  distress: DESPAIR_GOES_ON,
  'partner-distress': THREAT_GOES_ON,
  violence: THREAT_GOES_ON,
  'image-abuse': THREAT_GOES_ON,
  stalked: THREAT_GOES_ON,
  stalking: PURSUIT_GOES_ON,
};

/** The care that was given lately, where the reader only goes on about it; or null. */
export function careGoingOn(question: string, earlier: readonly string[]): Care | null {
  const text = folded(plain(question));
  return (
    earlier
      .slice(-REMEMBERED)
      .toReversed()
      .map((said) => careOf(said) ?? careOf(plain(said)))
      .find((care) => care !== null && GOES_ON[care]?.test(text)) ?? null
  );
}

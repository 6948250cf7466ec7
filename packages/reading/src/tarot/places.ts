import between from '#corpus/tarot/places/between.ts';
import coming from '#corpus/tarot/places/coming.ts';
import other from '#corpus/tarot/places/other.ts';
import self from '#corpus/tarot/places/self.ts';
import way from '#corpus/tarot/places/way.ts';
import { CONTENT_TEXTS } from '#corpus/tarot/contents/all.ts';
import type { PlaceKind, PlaceTexts } from '#corpus/tarot/places/place-texts.ts';

/** Texts that serve any place of a kind. */
export const KIND_TEXTS: Readonly<Record<PlaceKind, PlaceTexts>> = { self, other, between, way, coming };

/** Words by which a question tells what it asks, tried in this order. */
const TELLING: readonly (readonly [PlaceKind, RegExp])[] = [
  ['between', /(우리|두 사람|둘 사이|사이에|인연은|함께할)/u],
  ['other', /(그 사람|상대|그이|떠올리는)/u],
  ['way', /(열쇠|방법|해야|할 말|신호|막는|조언|행동|주의|놓치지)/u],
  ['self', /(나의|내 마음|내가|나는|스스로|내 안)/u],
];

/** What kind of question a place asks that no author has written for. */
export const kindOf = (question: string): PlaceKind =>
  TELLING.find(([, words]) => words.test(question))?.[0] ?? 'coming';

/** The texts of a content's n-th place: its own, or those of the kind its question is of. */
export function placeTexts(contentId: number, index: number, question: string): PlaceTexts {
  return CONTENT_TEXTS.get(contentId)?.places[index] ?? KIND_TEXTS[kindOf(question)];
}

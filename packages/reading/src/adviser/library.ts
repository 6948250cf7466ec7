import { ADVISER_TOPICS } from '#corpus/adviser/all.ts';
import { STORE_TOPICS } from '#corpus/adviser/store.ts';
import type { Topic } from '#corpus/format.ts';
import { sentencesOf } from '#compose/sentences.ts';
import { CONCERNS } from './concerns/all.ts';
import type { Library } from './quill.ts';
import type { Manner } from './voices.ts';

/** Texts of the readings without their highlights; for a voice that keeps to 합니다, those that do. */
function storeOf(keeps: (text: string) => boolean): Topic[] {
  return STORE_TOPICS.map((topic) => ({
    ...topic,
    moves: Object.fromEntries(
      Object.entries(topic.moves).map(([name, fragments]) => [
        name,
        fragments
          .filter(({ text }) => keeps(text))
          .map((fragment) => ({ ...fragment, text: fragment.text.replaceAll('**', '') })),
      ]),
    ),
  }));
}

const libraryWith = (store: readonly Topic[]): Library =>
  new Map(
    [...ADVISER_TOPICS, ...CONCERNS.map(({ texts }) => texts), ...store].map((topic) => [topic.id, topic]),
  );
const FORMAL_ENDING = /(니다|세요)[.]?[”’]?$/u;
const LIBRARY = libraryWith(storeOf(() => true));
const FORMAL_LIBRARY = libraryWith(
  storeOf((text) =>
    sentencesOf(text.replace(/\{[^}]*\}/gu, '')).every((sentence) => FORMAL_ENDING.test(sentence)),
  ),
);

/** Everything a voice may speak from. */
export const libraryFor = ({ commands }: Manner): Library =>
  commands === 'formal' ? FORMAL_LIBRARY : LIBRARY;

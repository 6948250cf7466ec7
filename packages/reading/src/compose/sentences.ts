/** The sentences of a plain or Markdown text, without marks of emphasis. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll('**', '')
    .split(/\n+/u)
    .flatMap((line) => line.match(/[^.!?…]+(?:[.!?…]+["”’'」]?|$)/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[가-힣]/u.test(sentence));
}

/** Runs of `size` characters, spaces and marks left out. */
export function gramsOf(text: string, size: number): string[] {
  const letters = text.replace(/[\s*"“”'‘’.,!?…·—–\-()[\]>#:~]/gu, '');
  return Array.from({ length: Math.max(0, letters.length - size + 1) }, (_, index) =>
    letters.slice(index, index + size),
  );
}

/** Characters without spaces, marks of emphasis and the sign beside 신금: how length is counted. */
export const lengthOf = (text: string): number => text.replace(/\*\*|\s|\((?:辛|申)\)/gu, '').length;

/** The last three syllables before the closing mark. */
export const endingOf = (sentence: string): string => sentence.replace(/[^가-힣]+$/u, '').slice(-3);

/** Three words in a row, sentence by sentence. */
export const phrasesOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => {
    const words = sentence.split(/\s+/u);
    return Array.from({ length: Math.max(0, words.length - 2) }, (_, index) =>
      words.slice(index, index + 3).join(' '),
    );
  });

import { cardFaceOf, CARD_FACES } from '@wolha/tarot';
import { sentencesOf } from '#compose/sentences.ts';
import type { FaceBook, SideTexts } from '#corpus/tarot/faces/face-texts.ts';
import type { CorpusFinding } from './lint-corpus.ts';
import { jaccard, shinglesOf } from './text-measures.ts';
import { BANNED, POLITE } from './words.ts';

type Field = Exclude<keyof SideTexts, 'core'>;

/** Characters with spaces, from and to. */
const LENGTHS: Record<Field | 'core', readonly [number, number]> = {
  picture: [55, 130],
  core: [50, 150],
  gist: [4, 20],
  lie: [45, 105],
  apart: [60, 130],
  day: [65, 140],
  other: [70, 190],
  self: [70, 190],
  between: [70, 190],
  way: [70, 190],
  coming: [70, 190],
  sign: [30, 90],
  act: [8, 38],
  quiet: [8, 38],
  leave: [8, 38],
  word: [8, 44],
};
const LISTED = new Set(['gist', 'act', 'quiet', 'leave']);
const SENTENCE_MAX = 90;
const SIDES_ALIKE = 0.1;
const FACES_ALIKE = 0.25;

const partsOf = (side: SideTexts): (readonly [Field | 'core', string])[] => {
  const { core, ...rest } = side;
  return [...core.map((text) => ['core', text] as const), ...(Object.entries(rest) as [Field, string][])];
};

const whole = (side: SideTexts): string =>
  partsOf(side)
    .map(([, text]) => text)
    .join('\n');

/** Names a text must not say: of any card, its own too, where the name is no everyday word. */
const MINOR_NAMES = CARD_FACES.filter(({ arcana }) => arcana === 'minor').flatMap(({ name, altNames }) => [
  name,
  ...altNames,
]);

/** Faults of a book of faces, and sides or faces that read alike. */
export function lintFaces(book: FaceBook): CorpusFinding[] {
  const findings: CorpusFinding[] = [];
  const prints: { where: string; shingles: Set<string> }[] = [];
  for (const [id, { upright, reversed }] of Object.entries(book)) {
    const face = cardFaceOf(Number(id));
    for (const [direction, side] of [
      ['upright', upright],
      ['reversed', reversed],
    ] as const) {
      const where = `${id} ${face.name} ${direction}`;
      const fault = (message: string) => findings.push({ severity: 'fault', where, message });
      for (const [field, text] of partsOf(side)) {
        const [from, to] = LENGTHS[field];
        if (text.length < from || text.length > to)
          fault(`${field} has ${text.length} characters, not ${from} to ${to}`);
        for (const { pattern, why } of BANNED) {
          const found = pattern.exec(text);
          if (found) fault(`${field}: ${why}: “${found[0]}”`);
        }
        const named = MINOR_NAMES.find((name) => text.includes(name));
        if (named) fault(`${field} names ${named}`);
        if (/(정방향|역방향)/u.test(text)) fault(`${field} says the direction`);
        if (LISTED.has(field)) continue;
        for (const sentence of sentencesOf(text)) {
          if (sentence.length > SENTENCE_MAX) fault(`${field}: sentence of ${sentence.length} characters`);
          if (!POLITE.test(sentence)) fault(`${field}: not polite: ${sentence}`);
        }
      }
      prints.push({ where, shingles: shinglesOf(whole(side)) });
    }
    const likeness = jaccard(shinglesOf(whole(upright)), shinglesOf(whole(reversed)));
    if (likeness > SIDES_ALIKE) {
      findings.push({
        severity: 'fault',
        where: `${id} ${face.name}`,
        message: `its sides share ${likeness.toFixed(2)}`,
      });
    }
  }
  prints.forEach((a, i) => {
    for (const b of prints.slice(i + 1)) {
      const likeness = jaccard(a.shingles, b.shingles);
      if (likeness > FACES_ALIKE) {
        findings.push({
          severity: 'look',
          where: a.where,
          message: `like ${b.where}: ${likeness.toFixed(2)}`,
        });
      }
    }
  });
  return findings;
}

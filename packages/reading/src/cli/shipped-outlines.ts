import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContentOutline } from '#reading.ts';

/** A shipped content as the command lines need it. */
export interface ShippedContent extends ContentOutline {
  title: string;
  serviceType: 'SAJU' | 'TAROT';
  spread: 'ONE_CARD' | 'THREE_CARD' | null;
  questions: string[];
}

const FOLDER = fileURLToPath(new URL('../../../../content/contents/', import.meta.url));

const unquoted = (text: string): string => text.trim().replace(/^(['"])(.*)\1$/u, '$2');

/** The few lines of front matter that an outline is made of; the server reads and checks the files whole. */
function outlineOf(text: string): ShippedContent {
  const front = text.split(/^---$/mu)[1] ?? '';
  const field = (name: string): string => {
    const found = new RegExp(`^ *${name}: (.+)$`, 'mu').exec(front)?.[1];
    if (found === undefined) throw new RangeError(`a content without ${name}`);
    return unquoted(found);
  };
  const chapters = [...front.matchAll(/- title: (.+)\n\s+basis: \[(.*)\]/gu)].map(
    ([, title = '', basis = '']) => ({
      title: unquoted(title),
      basis: basis.split(',').map((word) => word.trim()),
    }),
  );
  const questions = /questions:\n((?:\s+- .+\n)+)/u.exec(front)?.[1] ?? '';
  return {
    id: Number(field('id')),
    version: Number(field('version')),
    purchaseType: field('purchaseType') === 'FREE' ? 'FREE' : 'PREMIUM',
    serviceType: field('serviceType') === 'TAROT' ? 'TAROT' : 'SAJU',
    title: field('title'),
    minChars: Number(field('minChars')),
    chapters,
    spread: front.includes('spread: ONE_CARD')
      ? 'ONE_CARD'
      : front.includes('spread: THREE_CARD')
        ? 'THREE_CARD'
        : null,
    questions: [...questions.matchAll(/- (.+)/gu)].map(([, question = '']) => unquoted(question)),
  };
}

/** The contents that ship with the shop, by id. */
export function shippedContents(): Map<number, ShippedContent> {
  const outlines = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => outlineOf(readFileSync(FOLDER + name, 'utf8')))
    .toSorted((a, b) => a.id - b.id);
  return new Map(outlines.map((outline) => [outline.id, outline]));
}

import { lintReading, type Finding } from '#checks/lint-reading.ts';
import type { ContentOutline, Reading } from '#reading.ts';
import type { Taken } from './pen.ts';

/** How often a reading is written anew before the best of what was written is taken. */
const DRAFTS = 6;
/** How often a text of a draft is changed for another. */
const CORRECTIONS = 8;

/** What a draft is written after: its number, from 0, as a seed, and the fragments it is not to take. */
export interface Instruction {
  draft: number;
  without: ReadonlySet<string>;
}

/** A reading with the texts it is made of, as far as they can be left out. */
export interface Written {
  reading: Reading;
  texts: readonly Taken[];
}

interface Proof extends Written {
  instruction: Instruction;
  findings: readonly Finding[];
}

/** The fragments whose words are at fault, those that came last before those that came first. */
function suspectsOf({ findings, texts }: Proof): string[] {
  const plain = texts.map(({ text, fragments }) => ({ text: text.replaceAll('**', ''), fragments }));
  return findings.flatMap(({ words }) => {
    if (words === undefined) return [];
    const faulty = words.replaceAll('**', '');
    return plain
      .filter(({ text }) => text.includes(faulty) || faulty.includes(text))
      .toReversed()
      .flatMap(({ fragments }) => fragments);
  });
}

/** The proof with single texts changed for others for as long as that leaves less to complain of. */
function corrected(proof: Proof, print: (instruction: Instruction) => Proof): Proof {
  const tried = new Set<string>();
  let best = proof;
  for (let correction = 0; correction < CORRECTIONS && best.findings.length > 0; correction += 1) {
    const suspect = suspectsOf(best).find((fragment) => !tried.has(fragment));
    if (suspect === undefined) break;
    tried.add(suspect);
    const { draft, without } = best.instruction;
    const other = print({ draft, without: new Set([...without, suspect]) });
    if (other.findings.length < best.findings.length) best = other;
  }
  return best;
}

/**
 * The first draft in which the house's own checks find nothing: too short a chapter, a sentence or an ending too often.
 * Texts at fault are changed for others where that helps. Where every draft has something left, the one with the least.
 */
export function proofread(content: ContentOutline, write: (instruction: Instruction) => Written): Reading {
  const print = (instruction: Instruction): Proof => {
    const written = write(instruction);
    return { ...written, instruction, findings: lintReading(content, written.reading) };
  };
  const draftOf = (draft: number) => corrected(print({ draft, without: new Set() }), print);
  let best = draftOf(0);
  for (let draft = 1; draft < DRAFTS && best.findings.length > 0; draft += 1) {
    const other = draftOf(draft);
    if (other.findings.length < best.findings.length) best = other;
  }
  return best.reading;
}

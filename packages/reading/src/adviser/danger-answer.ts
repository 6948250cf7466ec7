import type { Quill } from './quill.ts';
import { ASKED_NEXT, type InDanger } from './understand/danger.ts';

/** What one says who knows of the danger: no hope by the month, no blame, no day. */
export const dangerAnswer = (quill: Quill, { of, want }: InDanger): string =>
  quill.must(`danger#${of}.${want}`, `danger#any.${want}`);

const OFFERED = 2;

/** Of these at most two, neither heard nor offered before, nor what was just answered. */
export const nextInDanger = ({ of, want }: InDanger, heard: readonly string[]): readonly string[] =>
  Object.entries(ASKED_NEXT[of])
    .flatMap(([wanted, question]) => (wanted === want || heard.includes(question) ? [] : [question]))
    .slice(0, OFFERED);

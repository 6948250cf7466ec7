import type { AdviserVoice } from './ask.ts';
import type { Ending } from './ending.ts';

/** The manners of the house, each with a corpus of its own. */
export const VOICES = [
  'dalmuri',
  'yunjae',
  'moran',
  'ideun',
  'hayansae',
  'gangmu',
  'ongyeol',
  'saebyeok',
] as const;
export type VoiceName = (typeof VOICES)[number];

export interface Manner {
  /** Endings of shared texts, in turn. */
  rhythm: readonly Ending[];
  /** Endings of the answer line. */
  answered: readonly Ending[];
  /** 하세요, or 하십시오. */
  commands: 'plain' | 'formal';
  /** How many traits of the chart an answer tells, and how much of the usual length it has. */
  traits: number;
  length: number;
  /** How the parts of an answer stand. */
  shape:
    'answer-first' | 'evidence-first' | 'care-first' | 'list' | 'two-sides' | 'spare' | 'quick' | 'two-lives';
}

export const MANNERS: Readonly<Record<VoiceName, Manner>> = {
  dalmuri: {
    rhythm: ['soft', 'soft', 'formal'],
    answered: ['soft'],
    commands: 'plain',
    traits: 2,
    length: 1,
    shape: 'answer-first',
  },
  yunjae: {
    rhythm: ['formal'],
    answered: ['formal'],
    commands: 'formal',
    traits: 3,
    length: 1,
    shape: 'evidence-first',
  },
  moran: {
    rhythm: ['knowing', 'soft', 'knowing', 'formal'],
    answered: ['soft', 'knowing'],
    commands: 'plain',
    traits: 3,
    length: 1,
    shape: 'two-lives',
  },
  ideun: {
    rhythm: ['soft', 'soft', 'soft', 'formal'],
    answered: ['soft'],
    commands: 'plain',
    traits: 2,
    length: 0.85,
    shape: 'quick',
  },
  hayansae: {
    rhythm: ['soft', 'soft', 'knowing'],
    answered: ['soft'],
    commands: 'plain',
    traits: 2,
    length: 0.9,
    shape: 'care-first',
  },
  gangmu: {
    rhythm: ['formal'],
    answered: ['formal'],
    commands: 'formal',
    traits: 1,
    length: 0.8,
    shape: 'list',
  },
  ongyeol: {
    rhythm: ['formal', 'soft'],
    answered: ['formal'],
    commands: 'plain',
    traits: 2,
    length: 1,
    shape: 'two-sides',
  },
  saebyeok: {
    rhythm: ['soft', 'formal', 'soft'],
    answered: ['soft'],
    commands: 'plain',
    traits: 1,
    length: 0.6,
    shape: 'spare',
  },
};

/** What a partner's manner says in the catalogue, told by its own words: a new partner gets the nearest manner. */
const MARKS: readonly (readonly [VoiceName, RegExp])[] = [
  ['gangmu', /직설|결론을 첫|돌려 말/u],
  ['ongyeol', /균형|똑같/u],
  ['saebyeok', /고요|여백|새벽/u],
  ['ideun', /경쾌|문장을/u],
  ['hayansae', /조곤|공감|마음을 먼저/u],
  ['moran', /넉넉|어른/u],
  ['yunjae', /단정|근거/u],
  ['dalmuri', /부드러|정리/u],
];

export function voiceOf({ id, voice, name }: AdviserVoice): VoiceName {
  const marked = MARKS.find(([, pattern]) => pattern.test(voice) || pattern.test(name));
  return marked?.[0] ?? VOICES[(id - 1) % VOICES.length] ?? 'dalmuri';
}

import type { ChatCare } from '../ask.ts';
import { folded } from './fold.ts';

const roots = (text: string): string[] => text.split(',').map((root) => folded(root));

/** Words that are met before anything else, the most urgent first. */
const CARE: readonly (readonly [Exclude<ChatCare, 'NONE'>, readonly string[]])[] = [
  ['DISTRESS', roots('죽고싶,죽고십,자살,자해,살기싫,살고싶지않,사라지고싶,목숨,극단적')],
  ['VIOLENCE', roots('때려,때렸,맞았어요,폭행,목졸,목을졸,협박,성폭행,강간')],
  ['STALKING', roots('스토킹,스토커,미행,따라다니,위치추적,집앞에서기다')],
];

export function careOf(question: string): ChatCare {
  const text = folded(question);
  return CARE.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'NONE';
}

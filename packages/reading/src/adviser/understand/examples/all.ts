import { APART } from './apart.ts';
import { AROUND } from './around.ts';
import type { Asked } from './asked.ts';
import { CAREFUL } from './careful.ts';
import { EVENING } from './evening.ts';
import { LATER_APART } from './later-apart.ts';
import { LATER_AROUND } from './later-around.ts';
import { LATER_FOLLOWING } from './later-following.ts';
import { LATER_MEETING } from './later-meeting.ts';
import { LATER_TOGETHER } from './later-together.ts';
import { LOVE } from './love.ts';
import { NIGHT } from './night.ts';
import { NIGHT_TOGETHER } from './night-together.ts';
import { NIGHT_MEETING } from './night-meeting.ts';
import { OFFERED_MEANINGS } from './offered.ts';
import { TALK } from './talk.ts';
import { MORE_WORDINGS } from './wordings-more.ts';
import { WORDINGS } from './wordings.ts';
import { TOGETHER } from './together.ts';

/** Questions whose meaning is known: what the understanding is held to, and what a new wording is likened to. */
export const EXAMPLES: readonly Asked[] = [
  ...LOVE,
  ...TOGETHER,
  ...APART,
  ...AROUND,
  ...CAREFUL,
  ...EVENING,
  ...NIGHT,
  ...NIGHT_TOGETHER,
  ...NIGHT_MEETING,
  ...TALK,
  ...LATER_MEETING,
  ...LATER_TOGETHER,
  ...LATER_APART,
  ...LATER_AROUND,
  ...LATER_FOLLOWING,
  ...WORDINGS,
  ...MORE_WORDINGS,
  ...OFFERED_MEANINGS,
];

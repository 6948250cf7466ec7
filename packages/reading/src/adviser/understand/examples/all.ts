import { ALONE_AND_SEEKING } from './alone-and-seeking.ts';
import { APART } from './apart.ts';
import { AROUND } from './around.ts';
import type { Asked } from './asked.ts';
import { CAREER, WORK_AND_LOVE } from './beside-love.ts';
import { CAREFUL } from './careful.ts';
import { ENDING_AND_AFTER } from './ending-and-after.ts';
import { EVENING } from './evening.ts';
import { FOLLOW_UPS_BARE } from './follow-ups-bare.ts';
import { HEAL_AFTER } from './heal-after.ts';
import { LATER_APART } from './later-apart.ts';
import { LATER_AROUND } from './later-around.ts';
import { LATER_FOLLOWING } from './later-following.ts';
import { LATER_MEETING } from './later-meeting.ts';
import { LATER_TOGETHER } from './later-together.ts';
import { LONG_STORIES } from './long-stories.ts';
import { LOVE_IN_TROUBLE } from './love-in-trouble.ts';
import { LOVE } from './love.ts';
import { NEAR_SOMEBODY } from './near-somebody.ts';
import { NIGHT_MEETING } from './night-meeting.ts';
import { NIGHT_TOGETHER } from './night-together.ts';
import { NIGHT } from './night.ts';
import { OFFERED_MEANINGS } from './offered.ts';
import { ONESELF_AND_THE_REST } from './oneself-and-the-rest.ts';
import { PAIRED_AND_WED } from './paired-and-wed.ts';
import { PARTING_WHETHER } from './parting-whether.ts';
import { PEOPLE_AROUND, MATTERS } from './people-and-matters.ts';
import { REUNION_APART } from './reunion-apart.ts';
import { SEEKING_AND_COURTING } from './seeking-and-courting.ts';
import { SELF_IN_LOVE } from './self-in-love.ts';
import { STRANGERS_EVENING } from './strangers-evening.ts';
import { TALK_OF_THE_TALK } from './talk-of-the-talk.ts';
import { TALK } from './talk.ts';
import { TOLD_BY_WHAT_HAPPENED } from './told-by-what-happened.ts';
import { TOGETHER } from './together.ts';
import { VOICES_OF_ALL_AGES } from './voices-of-all-ages.ts';
import { WHO_ACTS } from './who-acts.ts';

/** Questions whose meaning is known: what the understanding is held to, and what a new wording is likened to. */
export const EXAMPLES: readonly Asked[] = [
  ...ALONE_AND_SEEKING,
  ...APART,
  ...AROUND,
  ...CAREER,
  ...WORK_AND_LOVE,
  ...CAREFUL,
  ...ENDING_AND_AFTER,
  ...EVENING,
  ...FOLLOW_UPS_BARE,
  ...HEAL_AFTER,
  ...LATER_APART,
  ...LATER_AROUND,
  ...LATER_FOLLOWING,
  ...LATER_MEETING,
  ...LATER_TOGETHER,
  ...LONG_STORIES,
  ...LOVE_IN_TROUBLE,
  ...LOVE,
  ...NEAR_SOMEBODY,
  ...NIGHT_MEETING,
  ...NIGHT_TOGETHER,
  ...NIGHT,
  ...OFFERED_MEANINGS,
  ...ONESELF_AND_THE_REST,
  ...PAIRED_AND_WED,
  ...PARTING_WHETHER,
  ...PEOPLE_AROUND,
  ...MATTERS,
  ...REUNION_APART,
  ...SEEKING_AND_COURTING,
  ...SELF_IN_LOVE,
  ...STRANGERS_EVENING,
  ...TALK_OF_THE_TALK,
  ...TALK,
  ...TOLD_BY_WHAT_HAPPENED,
  ...TOGETHER,
  ...VOICES_OF_ALL_AGES,
  ...WHO_ACTS,
];

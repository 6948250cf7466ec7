import { A_WORD_OR_TWO } from './a-word-or-two.ts';
import { ALONE_AND_SEEKING } from './alone-and-seeking.ts';
import { APART } from './apart.ts';
import { AROUND } from './around.ts';
import type { Asked } from './asked.ts';
import { CAREER, WORK_AND_LOVE } from './beside-love.ts';
import { BESIDE_LOVE_PLAINLY } from './beside-love-plainly.ts';
import { CAREFUL } from './careful.ts';
import { CHAT_WITHOUT_SPACES } from './chat-without-spaces.ts';
import { DIALECTS_AND_SLIPS } from './dialects-and-slips.ts';
import { ELDERS_IN_FULL_SENTENCES } from './elders-in-full-sentences.ts';
import { ENDING_AND_AFTER } from './ending-and-after.ts';
import { EVENING } from './evening.ts';
import { FAMILY_AND_WHEN } from './family-and-when.ts';
import { FOLLOW_UPS_BARE } from './follow-ups-bare.ts';
import { HEAL_AFTER } from './heal-after.ts';
import { IDIOMS_OF_LOVE } from './idioms-of-love.ts';
import { LATER_APART } from './later-apart.ts';
import { LATER_AROUND } from './later-around.ts';
import { LATER_FOLLOWING } from './later-following.ts';
import { LATER_MEETING } from './later-meeting.ts';
import { LATER_TOGETHER } from './later-together.ts';
import { LONG_STORIES } from './long-stories.ts';
import { LOVE } from './love.ts';
import { LOVE_IN_TROUBLE } from './love-in-trouble.ts';
import { NEAR_SOMEBODY } from './near-somebody.ts';
import { NEARLY_THE_SAME } from './nearly-the-same.ts';
import { NIGHT } from './night.ts';
import { NIGHT_MEETING } from './night-meeting.ts';
import { NIGHT_TOGETHER } from './night-together.ts';
import { OFFERED_MEANINGS } from './offered.ts';
import { ONESELF_AND_THE_REST } from './oneself-and-the-rest.ts';
import { OTHER_WORDS_FOR_IT } from './other-words-for-it.ts';
import { PAIRED_AND_WED } from './paired-and-wed.ts';
import { PARTING_WHETHER } from './parting-whether.ts';
import { PEOPLE_AROUND, MATTERS } from './people-and-matters.ts';
import { REUNION_APART } from './reunion-apart.ts';
import { SCENES_OF_DAILY_LIFE } from './scenes-of-daily-life.ts';
import { SEEKING_AND_COURTING } from './seeking-and-courting.ts';
import { SELF_IN_LOVE } from './self-in-love.ts';
import { STORIES_THEN_A_QUESTION } from './stories-then-a-question.ts';
import { STRANGERS_EVENING } from './strangers-evening.ts';
import { TALK } from './talk.ts';
import { TALK_OF_THE_TALK } from './talk-of-the-talk.ts';
import { TOGETHER } from './together.ts';
import { TOLD_BY_WHAT_HAPPENED } from './told-by-what-happened.ts';
import { VOICES_OF_ALL_AGES } from './voices-of-all-ages.ts';
import { WHO_ACTS } from './who-acts.ts';
import { WHOSE_STEP_IT_IS } from './whose-step-it-is.ts';

/** The examples by what they have in common: each was written by itself, so each can test what the others teach. */
export const EXAMPLE_SETS: Readonly<Record<string, readonly Asked[]>> = {
  ALONE_AND_SEEKING,
  APART,
  AROUND,
  A_WORD_OR_TWO,
  BESIDE_LOVE_PLAINLY,
  CAREER,
  CAREFUL,
  CHAT_WITHOUT_SPACES,
  DIALECTS_AND_SLIPS,
  ELDERS_IN_FULL_SENTENCES,
  ENDING_AND_AFTER,
  EVENING,
  FAMILY_AND_WHEN,
  FOLLOW_UPS_BARE,
  HEAL_AFTER,
  IDIOMS_OF_LOVE,
  LATER_APART,
  LATER_AROUND,
  LATER_FOLLOWING,
  LATER_MEETING,
  LATER_TOGETHER,
  LONG_STORIES,
  LOVE,
  LOVE_IN_TROUBLE,
  MATTERS,
  NEARLY_THE_SAME,
  NEAR_SOMEBODY,
  NIGHT,
  NIGHT_MEETING,
  NIGHT_TOGETHER,
  OFFERED_MEANINGS,
  ONESELF_AND_THE_REST,
  OTHER_WORDS_FOR_IT,
  PAIRED_AND_WED,
  PARTING_WHETHER,
  PEOPLE_AROUND,
  REUNION_APART,
  SCENES_OF_DAILY_LIFE,
  SEEKING_AND_COURTING,
  SELF_IN_LOVE,
  STORIES_THEN_A_QUESTION,
  STRANGERS_EVENING,
  TALK,
  TALK_OF_THE_TALK,
  TOGETHER,
  TOLD_BY_WHAT_HAPPENED,
  VOICES_OF_ALL_AGES,
  WHOSE_STEP_IT_IS,
  WHO_ACTS,
  WORK_AND_LOVE,
};

/** Questions whose meaning is known: what the understanding is held to, and what a new wording is likened to. */
export const EXAMPLES: readonly Asked[] = Object.values(EXAMPLE_SETS).flat();

import type { Topic } from './format.ts';
import wolun from './basis/wolun.ts';
import seun from './basis/seun.ts';
import daeun from './basis/daeun.ts';
import charmStars from './charm/stars.ts';
import crushFirst from './crush/first.ts';
import generalAnswers from './general/answers.ts';
import generalAnswersMore from './general/answers-more.ts';
import generalAnswersRest from './general/answers-rest.ts';
import generalCaptions from './general/captions.ts';
import generalKeep from './general/keep.ts';
import generalLetter from './general/letter.ts';
import iljuLove from './ilju/love.ts';
import iljuPicture from './ilju/picture.ts';
import seatChair from './seat/chair.ts';
import { SHARED_TOPICS } from './shared.ts';

/** Everything a content without texts of its own is written from. */
export const GENERAL_TOPICS: readonly Topic[] = [
  ...SHARED_TOPICS,
  generalAnswers,
  generalAnswersMore,
  generalAnswersRest,
  generalCaptions,
  generalKeep,
  generalLetter,
  wolun,
  seun,
  daeun,
  iljuLove,
  iljuPicture,
  seatChair,
  charmStars,
  crushFirst,
];

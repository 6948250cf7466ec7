import apartAfter from './apart-after.ts';
import apartAgain from './apart-again.ts';
import apartWhy from './apart-why.ts';
import apartWord from './apart-word.ts';
import apart from './apart.ts';
import heartsHard from './hearts-hard.ts';
import heartsOwn from './hearts-own.ts';
import heartsPlaces from './hearts-places.ts';
import heartsSteps from './hearts-steps.ts';
import heartsWho from './hearts-who.ts';
import hearts from './hearts.ts';
import meetingAlone from './meeting-alone.ts';
import meetingDates from './meeting-dates.ts';
import meetingWhom from './meeting-whom.ts';
import meeting from './meeting.ts';
import oneself from './oneself.ts';
import signalsDates from './signals-dates.ts';
import signalsDoubts from './signals-doubts.ts';
import signalsSilence from './signals-silence.ts';
import signalsSteps from './signals-steps.ts';
import signalsTexting from './signals-texting.ts';
import signalsTraces from './signals-traces.ts';
import signals from './signals.ts';
import signs from './signs.ts';
import talkItself from './talk-itself.ts';
import talkOn from './talk-on.ts';
import togetherCircumstances from './together-circumstances.ts';
import togetherDaily from './together-daily.ts';
import togetherQuarrel from './together-quarrel.ts';
import together from './together.ts';
import type { Concern } from './concern.ts';

/** Everything readers come with that has an answer of its own. */
export const CONCERNS: readonly Concern[] = [
  ...apartAfter,
  ...apartAgain,
  ...apartWhy,
  ...apartWord,
  ...apart,
  ...heartsHard,
  ...heartsOwn,
  ...heartsPlaces,
  ...heartsSteps,
  ...heartsWho,
  ...hearts,
  ...meetingAlone,
  ...meetingDates,
  ...meetingWhom,
  ...meeting,
  ...oneself,
  ...signalsDates,
  ...signalsDoubts,
  ...signalsSilence,
  ...signalsSteps,
  ...signalsTexting,
  ...signalsTraces,
  ...signals,
  ...signs,
  ...talkItself,
  ...talkOn,
  ...togetherCircumstances,
  ...togetherDaily,
  ...togetherQuarrel,
  ...together,
];

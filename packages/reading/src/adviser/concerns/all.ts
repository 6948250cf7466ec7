import apartAfter from './apart-after.ts';
import apartAgain from './apart-again.ts';
import apartHeal from './apart-heal.ts';
import apartNext from './apart-next.ts';
import apartShared from './apart-shared.ts';
import apartWhy from './apart-why.ts';
import apartWord from './apart-word.ts';
import apart from './apart.ts';
import besideLove from './beside-love.ts';
import friends from './friends.ts';
import heartsHard from './hearts-hard.ts';
import heartsOwn from './hearts-own.ts';
import heartsPlaces from './hearts-places.ts';
import heartsSteps from './hearts-steps.ts';
import heartsWho from './hearts-who.ts';
import hearts from './hearts.ts';
import kin from './kin.ts';
import life from './life.ts';
import married from './married.ts';
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
import togetherCrossroads from './together-crossroads.ts';
import togetherDaily from './together-daily.ts';
import togetherInTrouble from './together-in-trouble.ts';
import togetherQuarrel from './together-quarrel.ts';
import together from './together.ts';
import wed from './wed.ts';
import wedding from './wedding.ts';
import work from './work.ts';
import type { Concern } from './concern.ts';

/** Everything readers come with that has an answer of its own. */
export const CONCERNS: readonly Concern[] = [
  ...apartAfter,
  ...apartAgain,
  ...apartHeal,
  ...apartNext,
  ...apartShared,
  ...apartWhy,
  ...apartWord,
  ...apart,
  ...besideLove,
  ...friends,
  ...heartsHard,
  ...heartsOwn,
  ...heartsPlaces,
  ...heartsSteps,
  ...heartsWho,
  ...hearts,
  ...kin,
  ...life,
  ...married,
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
  ...togetherCrossroads,
  ...togetherDaily,
  ...togetherInTrouble,
  ...togetherQuarrel,
  ...together,
  ...wed,
  ...wedding,
  ...work,
];

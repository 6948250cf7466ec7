import type { ChatTurn } from '../ask.ts';
import { careOf, type Care } from './care.ts';
import { detailsOf, type Details } from './details.ts';
import { folded } from './fold.ts';
import { read, STORY } from './heard.ts';
import type { Intent } from './intents.ts';
import { leaningOn } from './leaning.ts';
import { isBroken, isTogether } from './relation.ts';
import { TAKEN } from './sayings.ts';
import { scopeOf, type Scope } from './scope.ts';
import { settled } from './settled.ts';
import { smallTalkOf, type SmallTalk } from './small-talk.ts';
import type { Topic } from './topics.ts';

/** What a question wants. */
export interface Understanding extends Details {
  care: Care | null;
  small: SmallTalk | null;
  topic: Topic;
  intent: Intent;
  scope: Scope;
  /** The other belongs to somebody already. */
  taken: boolean;
  /** A second thing asked in the same message. */
  also: { topic: Topic; intent: Intent } | null;
  /** The reader and the other are parted. */
  broken: boolean;
  /** The reader is with somebody. */
  together: boolean;
  /** The topic was taken from what was said before. */
  follows: boolean;
  /** The reader wants more of the same answer. */
  more: boolean;
  /** The same was asked before. */
  again: boolean;
  /** How many questions came before. */
  turn: number;
  /** A long story was told. */
  story: boolean;
}

const DEFAULT_INTENT: Partial<Record<Topic, Intent>> = {
  ssum: 'will',
  contact: 'how',
  crush: 'how',
  fight: 'how',
  weary: 'how',
  trust: 'how',
  parting: 'letgo',
  reunion: 'will',
  heal: 'how',
  marriage: 'when',
  spouse: 'like',
  pair: 'like',
  self: 'how',
  work: 'how',
  career: 'state',
  people: 'how',
};

/** Said only to be denied: 헤어진 건 아닌데, 썸도 없고. */
const DENIED = /헤어진\s?(건|게|것은|거는)\s?아[니닌]\S*|(썸|연애|짝사랑)도\s?없\S*/gu;

/** What is longer is read from its end, where the question stands. */
const LONGEST_READ = 1500;

/** Told, not asked: what to do about it is what is wanted. */
const TOLD =
  /(같아요?|같다|해요|했어요|싫어\S*|됐어요|인데요?|거든요|더라고요|더라구요|래요|대요|네요|상해요|봐요)[\s.~ㅠㅜ!]*$/u;
const HOW_WHEN_TOLD: ReadonlySet<Topic> = new Set(['marriage', 'spouse', 'couple', 'pair', 'self', 'heal']);

/** What the reader asks, with what was said before where the question leans on it. */
export function understand(typed: string, history: readonly ChatTurn[]): Understanding {
  const question = typed.normalize('NFC').slice(-LONGEST_READ).replace(DENIED, ' ');
  const heard = read(question);
  const { main, also, asks } = heard;
  const earlier = history
    .filter(({ role }) => role === 'READER')
    .map(({ text }) => text.slice(-LONGEST_READ));
  const flat = folded(question);
  const { before, intent: leant, ofTrait, more } = leaningOn(question, heard, earlier);
  const subject = (before ?? heard).main.topic;
  const told = !asks && TOLD.test(question.trim()) && HOW_WHEN_TOLD.has(subject.topic) ? 'how' : null;
  const wanted = leant ?? main.intent ?? told ?? DEFAULT_INTENT[subject.topic] ?? 'state';
  const scope = scopeOf(question);
  const { topic, intent } = settled(
    ofTrait && subject.topic === 'marriage' ? { ...subject, topic: 'spouse' } : subject,
    wanted,
    question,
    scope,
  );
  const care = careOf(question);
  const said = smallTalkOf(question, main.topic.topic === 'timing' ? 1 : main.topic.weight, asks);
  const nothing = main.topic.weight === 0 && main.intent === null && before === undefined;
  return {
    care,
    taken: TAKEN.test(flat) && intent === 'letgo',
    small: care === null ? (said ?? (nothing ? 'unclear' : null)) : null,
    topic,
    intent,
    scope,
    also:
      also && also.intent !== null && also.intent !== intent
        ? { topic: also.topic.topic, intent: also.intent }
        : null,
    broken: topic === 'reunion' || topic === 'heal' || isBroken(question, earlier),
    together: isTogether(question, earlier),
    follows: before !== undefined,
    more,
    again: earlier.some((text) => folded(text) === flat),
    ...detailsOf(flat, topic, intent),
    turn: earlier.length,
    story: question.replace(/[^가-힣a-zA-Z]/gu, '').length > STORY,
  };
}

import type { ChatTurn } from '../ask.ts';
import type { Concern } from '../concerns/concern.ts';
import { concernOf, concernOfBoth } from '../concerns/find.ts';
import TOLD_ON from '../concerns/told-on.ts';
import { careOf, type Care } from './care.ts';
import { choiceIn, type Choice } from './choice.ts';
import { inDanger, type InDanger } from './danger.ts';
import { detailsOf, type Details } from './details.ts';
import { OFFERED_MEANINGS } from './examples/offered.ts';
import { folded } from './fold.ts';
import { read, STORY } from './heard.ts';
import type { Intent } from './intents.ts';
import { isBareAsk, isBareTime, lastNamed, lastWhole, leaningOn } from './leaning.ts';
import { asLettingGo } from './letting-go.ts';
import { plain } from './plain.ts';
import {
  betweenThem, isBroken, isTogether, NAMES_WHO, PARTED_NOT, standingIn, STANDING_OF,
} from './relation.ts'; // prettier-ignore
import { TAKEN } from './sayings.ts';
import { scopeOf, type Scope } from './scope.ts';
import { settled } from './settled.ts';
import { smallTalkOf, type SmallTalk } from './small-talk.ts';
import type { Topic } from './topics.ts';

/** What a question wants. */
export interface Understanding extends Details {
  care: Care | null;
  /** A danger that was told before and bears on what is asked. */
  danger: InDanger | null;
  small: SmallTalk | null;
  topic: Topic;
  intent: Intent;
  /** The very thing the reader comes with, where it is known. */
  concern: Concern | null;
  /** What was spoken of before, where the reader only goes on with it. */
  inHand: Concern | null;
  /** The subject of what it may have been instead, of somebody who stands otherwise to the reader. */
  doubt: Topic | null;
  scope: Scope;
  /** Two times that are laid side by side. */
  choice: Choice | null;
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
  /** The last answer missed what was asked: it is answered again. */
  complains: boolean;
  /** Neither the subject nor what is wanted was named: the nearest is answered. */
  guessed: boolean;
  /** The same was asked before. */
  again: boolean;
  /** How many questions came before. */
  turn: number;
  /** A long story was told. */
  story: boolean;
  /** Something is asked, and not only told. */
  asks: boolean;
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

/** Told, not asked: how a telling ends. */
const TOLD = /(요|다|어|아|해|돼|와|줘|네|데|음|함|듯|대|래|지|려|겨|여|져|씀|임)[\s.~ㅠㅜㅋㅎ!;]*$/u;
/** What is wanted where something is only told. */
const WHEN_TOLD: Partial<Record<Topic, Intent>> = {
  'new-love': 'will',
  ssum: 'feel',
  couple: 'how',
  pair: 'how',
  marriage: 'how',
  spouse: 'how',
  self: 'how',
  heal: 'how',
};

const spelled = (typed: string): string => plain(typed.normalize('NFC').slice(-LONGEST_READ));

const earlierIn = (history: readonly ChatTurn[]): readonly string[] =>
  history.filter(({ role }) => role === 'READER').map(({ text }) => spelled(text));

/** What is asked at large, with what was said before where the question leans on it. */
export function heardAtLarge(typed: string, history: readonly ChatTurn[]): Understanding {
  const question = spelled(typed).replace(DENIED, ' ').replace(PARTED_NOT, ' ');
  const heard = read(question);
  const { main, also, asks } = heard;
  const earlier = earlierIn(history);
  const flat = folded(question);
  const { before, intent: leant, ofTrait, more, complains } = leaningOn(question, heard, earlier);
  const subject = (before ?? heard).main.topic;
  const told = !asks && TOLD.test(question.trim()) ? WHEN_TOLD[subject.topic] : undefined;
  const wanted = leant ?? main.intent ?? told ?? DEFAULT_INTENT[subject.topic] ?? 'state';
  const scope = scopeOf(question);
  const { topic, intent } = settled(
    ofTrait && subject.topic === 'marriage' ? { ...subject, topic: 'spouse' } : subject,
    wanted,
    question,
    scope,
  );
  const care = careOf(typed.slice(-LONGEST_READ)) ?? careOf(question);
  const said = smallTalkOf(question, main.topic.love, asks, earlier.length > 0);
  const nothing = main.topic.weight === 0 && main.intent === null && before === undefined;
  const lost = nothing || (complains && main.topic.likely && before === undefined);
  const answersAgain = complains && before !== undefined;
  const unnamed = complains ? 'insult' : 'unclear';
  const small = care === null && !answersAgain ? (said ?? (lost ? unnamed : null)) : null;
  return {
    care,
    danger: null,
    taken: TAKEN.test(flat) && intent === 'letgo',
    small,
    topic,
    intent,
    concern: null,
    inHand: null,
    doubt: null,
    scope,
    choice: choiceIn(question),
    also:
      also && also.intent !== null && also.intent !== intent
        ? { topic: also.topic.topic, intent: also.intent }
        : null,
    broken: topic === 'reunion' || topic === 'heal' || isBroken(question, earlier),
    together: isTogether(question, earlier),
    follows: before !== undefined,
    more,
    complains: answersAgain,
    guessed: small === null && before === undefined && topic === 'matter',
    again: earlier.some((text) => folded(text) === flat),
    ...detailsOf(flat, topic, intent),
    turn: earlier.length,
    story: question.replace(/[^가-힣a-zA-Z]/gu, '').length > STORY,
    asks: asks || !TOLD.test(question.trim()),
  };
}

/** Small talk that may be more than that: a mood, a doubt, a word of the chart, 만나고 왔어요. */
const OF_LOVE_TOO: ReadonlySet<SmallTalk> = new Set(['mood', 'doubt', 'chart', 'unclear', 'greeting']);
/** In the middle of a talk a game or a meal is of the talk too. */
const SAID_ON_TOO: ReadonlySet<SmallTalk> = new Set(['world', 'food', 'pet', 'weather', 'service', 'fact']);
const isOfLoveToo = (small: SmallTalk, turn: number): boolean =>
  OF_LOVE_TOO.has(small) || (turn > 0 && SAID_ON_TOO.has(small));
/** What is met with care at large, and may be a thing that is answered with care itself. */
const ANSWERED_TOO: ReadonlySet<Care> = new Set(['pregnancy', 'money', 'scam', 'spying']);
/** The house's own questions have answers of their own at large. */
const OFFERED: ReadonlySet<string> = new Set(OFFERED_MEANINGS.map(({ text }) => folded(text)));
/** One of the house's own questions, or only a time tried on the last one. */
const isSettled = (question: string, saidOn: boolean): boolean =>
  OFFERED.has(folded(question)) || (saidOn && isBareTime(question));

/** A message as it is heard: at large, and the very thing where it is known. */
interface HeardIn {
  asked: Understanding;
  concern: Concern | null;
  /** What follows may rest on it. */
  clear: boolean;
}

/** The very thing by its own words, in its place in the talk. */
function named(typed: string, history: readonly ChatTurn[], hand: Concern | null): HeardIn {
  const question = spelled(typed);
  const earlier = earlierIn(history);
  const saidOn = earlier.length > 0;
  const standing = !saidOn || NAMES_WHO.test(question) ? undefined : standingIn(earlier);
  const heard = asLettingGo(typed, heardAtLarge(typed, history));
  const { care, small, complains } = heard;
  if (care === null && heard.choice) {
    const of = heard.choice.bare ? (lastNamed(earlier)?.main.topic.topic ?? 'timing') : heard.topic;
    const topic = betweenThem(of, standing);
    return {
      asked: { ...heard, topic, intent: 'which', small: null, guessed: false },
      concern: null,
      clear: false,
    };
  }
  if (
    (care !== null && !ANSWERED_TOO.has(care)) ||
    complains ||
    (small !== null && !isOfLoveToo(small, heard.turn))
  )
    return { asked: heard, concern: null, clear: false };
  if (isSettled(question, saidOn)) return { asked: heard, concern: null, clear: false };
  const asked = { ...heard, topic: betweenThem(heard.topic, standing) };
  const whole = isBareAsk(question) ? lastWhole(earlier) : undefined;
  const { concern, doubt, clear } =
    whole === undefined
      ? concernOf(question, { heard: asked, hand, standing, saidOn })
      : { concern: concernOfBoth(whole, question, asked.intent, standing), doubt: null, clear: true };
  return care !== null && !concern?.careful
    ? { asked, concern: null, clear: false }
    : { asked: { ...asked, doubt }, concern, clear };
}

/** A subject between two who stand otherwise: something else is spoken of. */
const isElsewhere = (topic: Topic, hand: Concern): boolean =>
  STANDING_OF[topic] !== undefined && STANDING_OF[topic] !== STANDING_OF[hand.subject];

/** Letters below which a question that says nothing of its own is about what is in hand. */
const BRIEF = 14;

/** What is like nothing that is known still goes on with what is in hand: one thing more is told, or asked of it. */
function goingOn({ asked, concern }: HeardIn, question: string, hand: Concern | null): Concern | null {
  const { turn, care, small, more, complains, asks, follows, guessed, topic, choice } = asked;
  if (choice || isSettled(question, turn > 0)) return null;
  if (concern !== null || turn === 0 || more || complains || care !== null || isBareAsk(question))
    return concern;
  if (small !== null && small !== 'unclear' && small !== 'mood') return null;
  const unsaid = follows || guessed || small !== null;
  if (!unsaid && hand !== null && isElsewhere(topic, hand)) return null;
  if (!asks) return TOLD_ON.find(({ goesOn }) => goesOn === 'further') ?? null;
  return unsaid && question.replace(/[^가-힣]/gu, '').length < BRIEF ? hand : null;
}

function heardIn(typed: string, history: readonly ChatTurn[], hand: Concern | null): HeardIn {
  const heard = named(typed, history, hand);
  return { ...heard, concern: goingOn(heard, spelled(typed), hand) };
}

/** So many messages back something is still in hand. */
const REMEMBERED = 8;

/** What the talk has come to: the latest thing of its own that was said clearly. */
const handOf = (history: readonly ChatTurn[]): Concern | null =>
  history
    .flatMap(({ role, text }, at) => (role === 'READER' ? [{ text, at }] : []))
    .slice(-REMEMBERED)
    .reduce<Concern | null>((hand, { text, at }) => {
      const { concern, clear } = heardIn(text, history.slice(0, at), hand);
      return concern === null || concern.subject === 'matter' || (hand !== null && !clear) ? hand : concern;
    }, null);

/** What the reader asks, known as one to whom a danger was told before. */
export function understand(typed: string, history: readonly ChatTurn[]): Understanding {
  const asked = understood(typed, history);
  const earlier = history.flatMap(({ role, text }) => (role === 'READER' ? [text] : []));
  return { ...asked, danger: inDanger(typed, earlier, asked) };
}

/** The very thing they come with where it is known, else what is asked at large. */
function understood(typed: string, history: readonly ChatTurn[]): Understanding {
  const question = spelled(typed);
  const hand = handOf(history);
  const { asked, concern } = heardIn(typed, history, hand);
  const earlier = earlierIn(history);
  if (concern === null)
    return hand !== null && !asked.choice && !isSettled(question, true) && (asked.follows || asked.guessed)
      ? { ...asked, topic: hand.subject }
      : asked;
  const standing = NAMES_WHO.test(question) ? undefined : standingIn(earlier);
  const before = hand?.subject ?? lastNamed(earlier)?.main.topic.topic;
  // Of the talk itself: about whatever was spoken of before.
  const topic =
    concern.subject === 'matter' ? betweenThem(before ?? concern.subject, standing) : concern.subject;
  const intent = concern.goesOn ? (hand?.intent ?? concern.intent) : concern.intent;
  return {
    ...asked,
    ...detailsOf(folded(question), topic, intent),
    care: null,
    topic,
    intent,
    concern,
    inHand: concern.subject === 'matter' ? hand : null,
    small: null,
    taken: false,
    guessed: false,
    broken: topic === 'reunion' || topic === 'heal' || isBroken(question, earlier),
  };
}

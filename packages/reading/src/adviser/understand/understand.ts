import type { ChatTurn } from '../ask.ts';
import { careOf, type Care } from './care.ts';
import { countOf, folded, hasAny, roots } from './fold.ts';
import { INTENT_ROOTS, type Intent } from './intents.ts';
import { scopeOf, type Scope } from './scope.ts';
import { smallTalkOf, type SmallTalk } from './small-talk.ts';
import { TOPIC_ROOTS, TOPICS, type Topic } from './topics.ts';

/** What a question wants. */
export interface Understanding {
  care: Care | null;
  small: SmallTalk | null;
  topic: Topic;
  intent: Intent;
  scope: Scope;
  /** A second thing asked in the same message. */
  also: { topic: Topic; intent: Intent } | null;
  /** The reader and the other are parted. */
  broken: boolean;
  /** The topic was taken from what was said before. */
  follows: boolean;
  /** The reader wants more of the same answer. */
  more: boolean;
  /** The same was asked before. */
  again: boolean;
  /** A day is asked for, not a season. */
  wantsDay: boolean;
  /** Older or younger is asked. */
  wantsAge: boolean;
  /** How many questions came before. */
  turn: number;
  /** A long story was told. */
  story: boolean;
}

const QUESTION =
  /[?？]|(까|까요|나요|가요|은지|는지|을지|ㄹ지|니|냐|죠|지요|어때|언제|왜|뭐야|뭐죠|뭘까|궁금해요?|알려\s?줘요?|봐\s?줘요?|싶어요?)[\s.~ㅠㅜㅋㅎ!]*$/u;
const BROKEN = roots(
  '헤어졌 헤어진 헤어지고 이별했 이별후 차였 차인 전남친 전여친 전남자 전여자 구남친 구여친 전애인 전연인 재회 다시만나 재결합 끝난사이 옛연인',
);
const MORE = roots(
  '더자세히 자세히 더말해 더알려 계속해 계속말 이어서 그리고요 또있 더없 추가로 좀더 조금더 예를들 구체적 more',
);
const FOLLOWS = roots(
  '그럼 그러면 그래서 그리고 근데 그런데 그건 그때 그렇다면 그사람은 그분은 걔는 그애는 상대는 그쪽은',
);
const STORY = 80;
const WEIGHT = { strong: 3, weak: 1, asked: 2 } as const;

/** Sentences of what was typed, with or without marks. */
const segmentsOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!…~\n])\s*|(?<=요)\s+(?=[가-힣])|(?<=다)\s+(?=[가-힣])/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function intentsIn(segment: string): Intent[] {
  const flat = folded(segment);
  return INTENT_ROOTS.flatMap(([intent, words]) => (hasAny(flat, words) ? [intent] : []));
}

interface Weighed {
  topic: Topic;
  weight: number;
}

/** How much the text speaks of each topic; what is in the question itself counts more. */
function weighed(text: string, question: string): Weighed[] {
  const flat = folded(text);
  const asked = folded(question);
  return TOPICS.map((topic) => {
    const { strong, weak } = TOPIC_ROOTS[topic];
    const whole = countOf(flat, strong) * WEIGHT.strong + countOf(flat, weak) * WEIGHT.weak;
    const inQuestion = countOf(asked, strong) * WEIGHT.strong + countOf(asked, weak) * WEIGHT.weak;
    return { topic, weight: whole + inQuestion * WEIGHT.asked };
  }).toSorted((a, b) => b.weight - a.weight);
}

/** Where two topics are spoken of at once, which of them the question is about. */
const ABOVE: readonly (readonly [winner: Topic, loser: Topic])[] = [
  ['reunion', 'contact'],
  ['reunion', 'couple'],
  ['reunion', 'crush'],
  ['reunion', 'parting'],
  ['spouse', 'marriage'],
  ['marriage', 'couple'],
  ['pair', 'couple'],
  ['fight', 'couple'],
  ['weary', 'couple'],
  ['trust', 'couple'],
  ['parting', 'couple'],
  ['contact', 'couple'],
  ['contact', 'ssum'],
  ['contact', 'crush'],
  ['ssum', 'parting'],
  ['weary', 'parting'],
  ['fight', 'contact'],
  ['spouse', 'couple'],
  ['spouse', 'new-love'],
  ['trust', 'contact'],
  ['trust', 'reunion'],
  ['crush', 'ssum'],
  ['work', 'couple'],
];
const CLOSE = 6;

/** The topic that weighs most, unless one close to it stands above it. */
function chosen(order: readonly Weighed[]): Weighed {
  const [first = { topic: 'new-love', weight: 0 } as const, ...rest] = order;
  if (first.weight === 0) return first;
  const close = rest.filter(({ weight }) => weight > 0 && first.weight - weight <= CLOSE);
  const above = (winner: Topic, loser: Topic) =>
    ABOVE.some(([high, low]) => high === winner && low === loser);
  const best = close.reduce((held, rival) => (above(rival.topic, held.topic) ? rival : held), first);
  return { ...best, weight: first.weight };
}

interface Asked {
  topic: Weighed;
  intent: Intent | null;
}

interface Heard {
  main: Asked;
  also: Asked | null;
  asks: boolean;
}

/** A question that only asks whether. */
const WILL = /(까|까요|으려나|려나)[\s?？.~ㅠㅜㅋㅎ!]*$/u;

const askedIn = (text: string, segment: string): Asked => ({
  topic: chosen(weighed(text, segment)),
  intent: intentsIn(segment)[0] ?? null,
});

/** The questions of a text. In a story the last one is what is meant, else the first. */
function read(text: string): Heard {
  const segments = segmentsOf(text);
  const questions = segments.filter((segment) => QUESTION.test(segment));
  const asked = (questions.length > 0 ? questions : segments.slice(-1)).map((segment) =>
    askedIn(text, segment),
  );
  const meant = asked.filter(({ intent }) => intent !== null);
  const order = text.length > STORY ? meant.toReversed() : meant;
  const whole = askedIn(text, text);
  const [main = whole.intent === null && WILL.test(text) ? { ...whole, intent: 'will' as const } : whole] =
    order;
  const also = order.find(({ intent }) => intent !== main.intent) ?? null;
  return { main, also, asks: questions.length > 0 };
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
  heal: 'when',
  marriage: 'when',
  spouse: 'like',
  pair: 'like',
  self: 'how',
  work: 'how',
};

const DAY_WORDS = roots('날짜 상견례 며칠 몇일 무슨요일 무슨날 어느날 택일');
const AGE_WORDS = roots('연상 연하 나이차 몇살차 몇살위 몇살아래 동갑');
const FORGETTING = roots('잊는 잊을수 잊고싶 극복 괜찮아질 눈물 무뎌');
const LIVING = roots('함께살 같이살 동거 한집');
const HEALING_INTENTS: ReadonlySet<Intent> = new Set(['when', 'how', 'why', 'will', 'letgo']);

/** Meanings that topic and intent only have together. */
function settled(
  { topic, weight }: Weighed,
  intent: Intent,
  flat: string,
  scope: Scope,
): { topic: Topic; intent: Intent } {
  if (topic === 'new-love' && scope.kind === 'day' && scope.after > 0 && intent === 'will')
    return { topic, intent: 'should' };
  if (topic === 'new-love' && intent === 'feel' && weight < CERTAIN * 2) return { topic: 'crush', intent };
  if (topic === 'heal' && !HEALING_INTENTS.has(intent))
    return { topic: intent === 'state' ? 'heal' : 'reunion', intent };
  if (topic === 'reunion' && HEALING_INTENTS.has(intent) && hasAny(flat, FORGETTING))
    return { topic: 'heal', intent };
  if (topic === 'pair' && hasAny(flat, LIVING) && (intent === 'like' || intent === 'state'))
    return { topic, intent: 'state' };
  if (topic === 'pair' && intent === 'state') return { topic, intent: 'like' };
  return { topic, intent };
}

const TOGETHER = roots('썸 짝사랑 고백 남친이랑 여친이랑 남자친구랑 여자친구랑 사귀 새로운 소개팅 짝남 짝녀');
const REMEMBERED = 5;

/** Whether the other is somebody the reader has parted from: told now, or lately and not taken back. */
function isBroken(question: string, earlier: readonly string[]): boolean {
  const told = [question, ...earlier.toReversed().slice(0, REMEMBERED)].map(folded);
  const latest = told.find((text) => hasAny(text, BROKEN) || hasAny(text, TOGETHER));
  return latest !== undefined && hasAny(latest, BROKEN);
}

/** What is longer is read from its end, where the question stands. */
const LONGEST_READ = 1500;

const SHORT = 14;
const CERTAIN = 3;
const OWN_TOPIC = 6;

/** What the reader asks, with what was said before where the question leans on it. */
export function understand(typed: string, history: readonly ChatTurn[]): Understanding {
  const question = typed.normalize('NFC').slice(-LONGEST_READ);
  const { main, also, asks } = read(question);
  const earlier = history
    .filter(({ role }) => role === 'READER')
    .map(({ text }) => text.slice(-LONGEST_READ));
  const flat = folded(question);
  const letters = question.replace(/[^가-힣a-zA-Z]/gu, '').length;
  const more = letters < SHORT && hasAny(flat, MORE);
  const leans =
    (letters < SHORT && main.topic.weight < CERTAIN) || hasAny(folded(question.slice(0, 8)), FOLLOWS) || more;
  const before =
    leans && main.topic.weight < OWN_TOPIC
      ? earlier
          .toReversed()
          .map(read)
          .find((turn) => turn.main.topic.weight > 0)
      : undefined;
  const takes = before !== undefined && main.topic.weight < CERTAIN;
  const heard = (takes ? before : { main }).main.topic;
  const wanted = (more ? before?.main.intent : null) ?? main.intent ?? DEFAULT_INTENT[heard.topic] ?? 'state';
  const scope = scopeOf(question);
  const { topic, intent } = settled(heard, wanted, flat, scope);
  const care = careOf(question);
  const said = smallTalkOf(question, main.topic.topic === 'timing' ? 1 : main.topic.weight, asks);
  const nothing = main.topic.weight === 0 && main.intent === null && before === undefined;
  return {
    care,
    small: care === null ? (said ?? (nothing ? 'unclear' : null)) : null,
    topic,
    intent,
    scope,
    also:
      also && also.intent !== null && also.intent !== intent
        ? { topic: also.topic.topic, intent: also.intent }
        : null,
    broken: topic === 'reunion' || topic === 'heal' || isBroken(question, earlier),
    follows: takes,
    more,
    again: earlier.some((text) => folded(text) === flat),
    wantsDay: hasAny(flat, DAY_WORDS),
    wantsAge: hasAny(flat, AGE_WORDS),
    turn: earlier.length,
    story: letters > STORY,
  };
}

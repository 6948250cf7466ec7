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
  /** What the other lives by, or looks like, is asked. */
  wantsTrait: 'living' | 'looks' | null;
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
  '더자세히 자세히 더말해 더알려 계속해 계속말 이어서 그리고요 또있 더없 추가로 좀더 조금더 예를들 구체적 결론만 결론부터 요약 한줄로 짧게말 more',
);
const FOLLOWS = roots(
  '그럼 그러면 그래서 그리고 근데 그런데 그건 그때 그렇다면 그사람은 그분은 걔는 그애는 상대는 그쪽은',
);
const STORY = 80;
const WEIGHT = { strong: 3, weak: 1, asked: 2 } as const;

/** Sentences of what was typed, with or without marks. */
const segmentsOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.?!…~\n])\s*|(?<=요)\s+(?=[가-힣])|(?<=[니었았했였겠한는된같있없싶이졌렸갔왔]다)\s+(?=[가-힣])/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

function intentsIn(segment: string): Intent[] {
  const flat = folded(segment);
  return INTENT_ROOTS.flatMap(([intent, words]) => (hasAny(flat, words) ? [intent] : []));
}

/** 해 보고 싶다 is a wish to try, and no longing for anybody. */
const TRYING = /(?<=[해가나여아어려])\s?보고\s?싶/gu;

interface Weighed {
  topic: Topic;
  weight: number;
}

/** How much the text speaks of each topic; what is in the question itself counts more. */
function weighed(text: string, question: string): Weighed[] {
  const flat = folded(text.replace(TRYING, ' '));
  const asked = folded(question.replace(TRYING, ' '));
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
  ['contact', 'work'],
  ['fight', 'work'],
  ['weary', 'work'],
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
  heal: 'how',
  marriage: 'when',
  spouse: 'like',
  pair: 'like',
  self: 'how',
  work: 'how',
};

const DAY_WORDS = roots('날짜 상견례 며칠 몇일 무슨요일 무슨날 어느날 택일');
const LIVING_WORDS = roots('직업 무슨일을 무슨일해 돈은잘 돈을잘 돈잘벌 연봉 능력 재력 재산');
const LOOKS_WORDS = roots('외모 얼굴 생긴 생겼 키는 키가 인상 몸매');
const AGE_WORDS = roots('연상 연하 나이차 몇살차 몇살위 몇살아래 동갑');
const FORGETTING = roots('후유증 못잊 안잊 잊어 잊는 잊을수 잊고싶 극복 괜찮아질 눈물 무뎌');
const HURTING = roots('괜찮아지 괜찮아져 힘들어 아프 아파 무너');
const FORGETTING_ONE = roots('접는데 접으려 접기까지 접을수');
const THEIR_IDEAL = roots(
  '걔이상형 그사람이상형 그애이상형 썸남이상형 썸녀이상형 짝남이상형 짝녀이상형 상대이상형 그분이상형 선배이상형 남친이상형 여친이상형 오빠이상형',
);
const WORRY = roots('까봐');
const REACHING: ReadonlySet<Topic> = new Set(['crush', 'ssum', 'contact']);
const SOMEBODY_CAME = roots('여자생겼 남자생겼 여친생겼 남친생겼 여자가생겼 남자가생겼');
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
  if (topic === 'reunion' && intent === 'when' && hasAny(flat, HURTING)) return { topic: 'heal', intent };
  if (topic === 'crush' && intent === 'when' && hasAny(flat, FORGETTING_ONE))
    return { topic: 'heal', intent };
  if (hasAny(flat, THEIR_IDEAL)) return { topic: 'pair', intent: 'like' };
  if (intent === 'will' && REACHING.has(topic) && hasAny(flat, WORRY)) return { topic, intent: 'should' };
  if (topic === 'reunion' && intent === 'like' && hasAny(flat, SOMEBODY_CAME))
    return { topic, intent: 'letgo' };
  if (topic === 'self' && intent === 'feel') return { topic, intent: 'how' };
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

/** Only a time is named: the last question is asked again for it. */
const BARE_TIME =
  /^(그럼|그러면|그렇다면)?\s*(올해|내년|내후년|이번\s?달|다음\s?달|담달|이번\s?주|다음\s?주|담주|오늘|내일|모레|연말|상반기|하반기|\d{1,2}월)\s?(안에)?(은|는|엔|에는|에|도)?(요|용|여|유)?\s?(좀|더)?\s?(어때|어떨까|어떤가|힘들까|안될까|괜찮을까|좋을까|낫나|나아지나|괜찮나|좋아지나|나을까)?(요|용|여)?[\s?？.~ㅠㅜ]*$/u;
/** A trait of somebody spoken of before: 돈은 잘 버나요? */
const TRAIT =
  /^(그럼\s*)?(돈|키|성격|외모|얼굴|직업|나이|집안|능력|몸매|학벌|종교|취미|말투|연봉)(은|는|도)/u;
const WHO_TRAIT = /직업|나이|집안|연봉|학벌/u;
const OF_SOMEBODY: ReadonlySet<Topic> = new Set([
  'spouse', 'new-love', 'crush', 'ssum', 'couple', 'pair', 'marriage',
]); // prettier-ignore
/** Told, not asked: what to do about it is what is wanted. */
const TOLD =
  /(같아요?|같다|해요|했어요|싫어\S*|됐어요|인데요?|거든요|더라고요|더라구요|래요|대요|네요|상해요|봐요)[\s.~ㅠㅜ!]*$/u;
const HOW_WHEN_TOLD: ReadonlySet<Topic> = new Set(['marriage', 'spouse', 'couple', 'pair', 'self', 'heal']);

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
  const bare = BARE_TIME.test(question.trim());
  const trait = TRAIT.test(question.trim());
  const leans =
    main.topic.weight === 0 ||
    (letters < SHORT && main.topic.weight < CERTAIN) ||
    hasAny(folded(question.slice(0, 8)), FOLLOWS) ||
    more ||
    bare ||
    trait;
  const before =
    leans && (bare || trait || main.topic.weight < OWN_TOPIC)
      ? earlier
          .toReversed()
          .filter((text) => !BARE_TIME.test(text.trim()) && !TRAIT.test(text.trim()))
          .map(read)
          .find((turn) => turn.main.topic.weight > 0)
      : undefined;
  const ofTrait = trait && before !== undefined && OF_SOMEBODY.has(before.main.topic.topic);
  const takes = before !== undefined && (main.topic.weight < CERTAIN || bare || ofTrait);
  const heard = (takes ? before : { main }).main.topic;
  const told = !asks && TOLD.test(question.trim()) && HOW_WHEN_TOLD.has(heard.topic) ? 'how' : null;
  const wanted =
    (ofTrait ? (WHO_TRAIT.test(question) ? 'who' : 'like') : null) ??
    (bare && WILL.test(question) ? 'will' : null) ??
    (more || bare ? before?.main.intent : null) ??
    main.intent ??
    told ??
    DEFAULT_INTENT[heard.topic] ??
    'state';
  const scope = scopeOf(question);
  const { topic, intent } = settled(
    ofTrait && heard.topic === 'marriage' ? { ...heard, topic: 'spouse' } : heard,
    wanted,
    flat,
    scope,
  );
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
    wantsTrait: hasAny(flat, LIVING_WORDS) ? 'living' : hasAny(flat, LOOKS_WORDS) ? 'looks' : null,
    turn: earlier.length,
    story: letters > STORY,
  };
}

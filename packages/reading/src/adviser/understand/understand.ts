import type { ChatTurn } from '../ask.ts';
import { careOf, type Care } from './care.ts';
import { countOf, folded, hasAny, roots } from './fold.ts';
import { INTENT_ROOTS, type Intent } from './intents.ts';
import {
  CONSENT,
  EITHER_OR,
  IN_LAWS,
  INTENT_SAYINGS,
  LOVE,
  PEOPLE,
  SOONER_OR_LATER,
  TAKEN,
  TOPIC_SAYINGS,
} from './sayings.ts';
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
  /** A day is asked for, not a season. */
  wantsDay: boolean;
  /** Older or younger is asked. */
  wantsAge: boolean;
  /** What the other lives by, or looks like, is asked. */
  wantsTrait: 'living' | 'looks' | null;
  /** What is weak in the reader is asked, not what is strong. */
  wantsFault: boolean;
  /** Two ways are weighed that are not sooner and later. */
  weighs: boolean;
  /** What to do while the other does not answer is asked. */
  waits: boolean;
  /** How many questions came before. */
  turn: number;
  /** A long story was told. */
  story: boolean;
}

const QUESTION =
  /[?？]|(까|까요|나요|가요|은지|는지|을지|ㄹ지|니|냐|죠|지요|어때|언제|왜|뭐야|뭐죠|뭘까|궁금해요?|알려\s?줘요?|봐\s?줘요?|싶어요?)[\s.~ㅠㅜㅋㅎ!]*$/u;
const BROKEN = roots(
  '인연이었 헤어졌 헤어진 헤어지고 이별했 이별후 차였 차인 차이고 붙잡 미련 잠수이별 이별통보 새남친 새여친 환승 전남친 전여친 전남자 전여자 구남친 구여친 전애인 전연인 재회 다시만나 재결합 끝난사이 옛연인',
);
const MORE = roots(
  '솔직하게말 솔직히말 더자세히 자세히 더말해 더알려 계속해 계속말 이어서 그리고요 또있 더없 추가로 좀더 조금더 예를들 구체적 결론만 결론부터 요약 한줄로 짧게말 more',
);
const FOLLOWS = roots(
  '그럼 그러면 그래서 그래도 그리고 근데 그런데 그건 그때 그렇다면 그사람은 그분은 걔는 그애는 상대는 그쪽은',
);
const STORY = 80;
/** What nothing else in a text outweighs. */
const SURE = 20;
const WEIGHT = { strong: 3, weak: 1, said: 4, asked: 2 } as const;

/** Sentences of what was typed, with or without marks. */
const segmentsOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.?!…~\n])\s*|(?<=[까냐]요?)\s+(?=글고|그리고|그럼|그러면|근데|그다음|또\s)|(?<=요)\s+(?=[가-힣])|(?<=[니었았했였겠한는된같있없싶이졌렸갔왔]다)\s+(?=[가-힣])/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Words that ask by themselves: of two, the later one governs the sentence. */
const ASKING: ReadonlySet<Intent> = new Set(['why', 'when', 'how', 'who']);
const SAID = INTENT_SAYINGS.map(([intent, saying]) => [intent, new RegExp(saying.source, 'gu')] as const);

/** What a segment asks, the surest first: by how it is said, then by single words. */
function intentsIn(segment: string): Intent[] {
  const flat = folded(segment);
  const said = SAID.flatMap(([intent, saying]) => {
    const at = [...flat.matchAll(saying)].at(-1)?.index;
    return at === undefined ? [] : [{ intent, at }];
  });
  const [first] = said;
  if (first && ASKING.has(first.intent)) {
    const [latest = first] = said.filter(({ intent }) => ASKING.has(intent)).toSorted((a, b) => b.at - a.at);
    return [latest, ...said].map(({ intent }) => intent);
  }
  if (first) return said.map(({ intent }) => intent);
  return INTENT_ROOTS.flatMap(([intent, words]) => (hasAny(flat, words) ? [intent] : []));
}

/** What is set aside is not asked about: 프로포즈 말고. */
const SET_ASIDE = /[가-힣]+\s?말고(?!\s?도)/gu;

/** 해 보고 싶다 is a wish to try, and no longing for anybody. */
const TRYING = /(?<=[해가나여아어려])\s?보고\s?싶/gu;

interface Weighed {
  topic: Topic;
  weight: number;
}

/** What a topic gains by being said in several words. */
function saidOf(topic: Topic, whole: string, asked: string): number {
  const saying = TOPIC_SAYINGS.find(([of]) => of === topic)?.[1];
  if (!saying) return 0;
  return (saying.test(whole) ? WEIGHT.said : 0) + (saying.test(asked) ? WEIGHT.said * WEIGHT.asked : 0);
}

/** How much the text speaks of each topic; what is in the question itself counts more. */
function weighed(text: string, question: string): Weighed[] {
  const flat = folded(text.replace(SET_ASIDE, ' ').replace(TRYING, ' '));
  const asked = folded(question.replace(SET_ASIDE, ' ').replace(TRYING, ' '));
  return TOPICS.map((topic) => {
    const { strong, weak } = TOPIC_ROOTS[topic];
    const whole = countOf(flat, strong) * WEIGHT.strong + countOf(flat, weak) * WEIGHT.weak;
    const inQuestion = countOf(asked, strong) * WEIGHT.strong + countOf(asked, weak) * WEIGHT.weak;
    return { topic, weight: whole + inQuestion * WEIGHT.asked + saidOf(topic, flat, asked) };
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
  ['career', 'fight'],
  ['parting', 'self'],
  ['ssum', 'new-love'],
  ['trust', 'contact'],
  ['trust', 'reunion'],
  ['pair', 'crush'],
  ['pair', 'ssum'],
  ['crush', 'trust'],
  ['parting', 'self'],
  ['reunion', 'ssum'],
  ['new-love', 'parting'],
  ['heal', 'new-love'],
  ['ssum', 'new-love'],
  ['crush', 'new-love'],
  ['work', 'couple'],
  ['contact', 'work'],
  ['fight', 'work'],
  ['weary', 'work'],
];
/** What is said of more than it names: the winner needs no more than to be spoken of. */
const ALWAYS_ABOVE: readonly (readonly [winner: Topic, loser: Topic])[] = [
  ['trust', 'contact'],
  ['trust', 'new-love'],
  ['fight', 'couple'],
  ['weary', 'couple'],
  ['trust', 'couple'],
  ['marriage', 'couple'],
  ['contact', 'couple'],
];
const SPOKEN_OF = 9;
const CLOSE = 6;

/** The topic that weighs most, unless one close to it stands above it. */
function chosen(order: readonly Weighed[], broken: boolean): Weighed {
  const [first = { topic: 'new-love', weight: 0 } as const, ...rest] = order;
  if (first.weight === 0) return first;
  const close = rest.filter(({ weight }) => weight * 2 >= first.weight && first.weight - weight <= CLOSE);
  const above = (winner: Topic, loser: Topic) =>
    ABOVE.some(([high, low]) => high === winner && low === loser);
  const named = rest.find(
    ({ topic, weight }) =>
      weight >= SPOKEN_OF && ALWAYS_ABOVE.some(([high, low]) => high === topic && low === first.topic),
  );
  if (
    (first.topic === 'contact' || first.topic === 'couple' || first.topic === 'fight') &&
    broken &&
    !named
  ) {
    const parted = rest.find(({ topic, weight }) => topic === 'reunion' && weight >= SPOKEN_OF);
    if (parted) return parted;
  }
  if (first.topic === 'reunion' && !broken) {
    const other = rest.find(({ topic, weight }) => topic !== 'new-love' && weight >= SPOKEN_OF);
    if (other) return other;
  }
  const best = close.reduce((held, rival) => (above(rival.topic, held.topic) ? rival : held), named ?? first);
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

/** Family and friends, where no love is spoken of. */
function isOfPeople(text: string): boolean {
  const flat = folded(text);
  return PEOPLE.test(flat) && !LOVE.test(flat);
}

function topicIn(text: string, segment: string): Weighed {
  if (isOfPeople(text)) return { topic: CONSENT.test(folded(text)) ? 'marriage' : 'people', weight: SURE };
  if (IN_LAWS.test(folded(text))) return { topic: 'marriage', weight: SURE };
  const best = chosen(weighed(text, segment), hasAny(folded(text), BROKEN));
  if (best.weight === 0) return { topic: 'matter', weight: hasAny(folded(text), OF_US) ? 1 : 0 };
  return best.topic === 'career' && LOVE.test(folded(text)) ? { ...best, topic: 'work' } : best;
}

const OF_US = roots(
  '그사람 그애 그분 그남자 그여자 그오빠 그녀 이사람 이남자 이여자 상대 걔는 걔가 걔도 걔랑 걔한테 걘 선배 오빠 누나 우리 우린 저희 둘이 둘사이',
);

/** Two times or two ways set against each other, in one sentence or in two. */
function weighing(text: string): Intent | null {
  if (text.length >= STORY) return null;
  const flat = folded(text);
  return SOONER_OR_LATER.test(flat) ? 'when' : EITHER_OR.test(flat) ? 'which' : null;
}

const askedIn = (text: string, segment: string): Asked => ({
  topic: topicIn(text, segment),
  intent: weighing(text) ?? intentsIn(segment)[0] ?? null,
});

/** A text in which no sentence asks by itself. */
function wholly(text: string): Asked {
  const whole = askedIn(text, text);
  return whole.intent === null && WILL.test(text) ? { ...whole, intent: 'will' } : whole;
}

/** The questions of a text. In a story the last one is what is meant, else the first. */
function read(text: string): Heard {
  const segments = segmentsOf(text);
  const questions = segments.filter((segment) => QUESTION.test(segment));
  const asked = (questions.length > 0 ? questions : segments.slice(-1)).map((segment) =>
    askedIn(text, segment),
  );
  const meant = asked.filter(({ intent }) => intent !== null);
  const order = text.length > STORY ? meant.toReversed() : meant;
  const main = order[0] ?? wholly(text);
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
  career: 'state',
  people: 'how',
};

const DAY_WORDS = roots('날짜 상견례 며칠 몇일 무슨요일 무슨날 어느날 택일');
const LIVING_WORDS = roots(
  '돈많 부자 재력가 직업 무슨일을 무슨일해 돈은잘 돈을잘 돈잘벌 연봉 능력 재력 재산',
);
const LOOKS_WORDS = roots('생김 외모 얼굴 생긴 생겼 키는 키가 인상 몸매');
const FAULT_WORDS = roots('단점 약점 문제점 고쳐야할 나쁜점 안좋은점 부족한점 못난점 흠이 잘못하는');
const SOONER = roots('일찍 늦게 빨리 늦은 이른 줄이는 늘리는 올해 내년');
const UNANSWERED = roots(
  '답이늦 답장이늦 답이없 답장이없 답이안 답장이안 답안 읽씹 안읽씹 씹혔 씹혀 씹으 안오면 안와 연락이없 연락없 연락이안 잠수 안읽 단답 뜸해',
);
const AGE_WORDS = roots(
  '연상 연하 나이차 몇살차 몇살위 몇살아래 동갑 나이많은 나이가많은 나이어린 나이는어 나이가어 나이대',
);
const FORGETTING = roots(
  '잊을까 잊지 없어져 사라져 떨쳐 후유증 못잊 안잊 잊어 잊는 잊을수 잊고싶 극복 괜찮아질 눈물 무뎌',
);
const HURTING = roots('괜찮아지 괜찮아져 힘들어 아프 아파 무너');
const FORGETTING_ONE = roots('접는데 접으려 접기까지 접을수');
const THEIR_IDEAL = roots(
  '걔이상형 그사람이상형 그애이상형 썸남이상형 썸녀이상형 짝남이상형 짝녀이상형 상대이상형 그분이상형 선배이상형 남친이상형 여친이상형 오빠이상형',
);
const WORRY = roots('까봐');
const REACHING: ReadonlySet<Topic> = new Set(['crush', 'ssum', 'contact']);
const SOMEBODY_CAME = roots('여자생겼 남자생겼 여친생겼 남친생겼 여자가생겼 남자가생겼');
const NEWS = folded('소식');
const LIVING = roots('함께살 같이살 동거 한집');
const HEALING_INTENTS: ReadonlySet<Intent> = new Set(['when', 'how', 'why', 'will', 'letgo']);

const isDay = ({ kind }: Scope): boolean => kind === 'day' || kind === 'date' || kind === 'weekday';

/** Meanings that topic and intent only have together. */
function settled(
  { topic, weight }: Weighed,
  intent: Intent,
  question: string,
  scope: Scope,
): { topic: Topic; intent: Intent } {
  const flat = folded(question);
  if ((topic === 'crush' || topic === 'trust') && TAKEN.test(flat) && intent !== 'feel' && intent !== 'why')
    return { topic: 'crush', intent: 'letgo' };
  if (topic === 'reunion' && !hasAny(flat, BROKEN) && hasAny(flat, SOMEBODY_CAME) && !flat.includes(NEWS))
    return { topic: 'crush', intent: intent === 'like' ? 'letgo' : intent };
  if (topic === 'self' && intent === 'state' && scope.kind !== 'none') return { topic: 'timing', intent };
  if (topic === 'timing' && intent === 'state' && US.test(question)) return { topic: 'couple', intent };
  if (topic === 'spouse' && intent === 'state') return { topic, intent: 'like' };
  if (topic === 'timing' && intent === 'like') return { topic, intent: 'state' };
  if (topic === 'marriage' && intent !== 'should' && hasAny(flat, AGE_WORDS))
    return { topic: 'spouse', intent: 'who' };
  if (topic === 'pair' && intent === 'which') return { topic: 'ssum', intent };
  if (topic === 'timing' && intent === 'when' && isDay(scope)) return { topic, intent: 'state' };
  if (topic === 'new-love' && intent === 'feel' && hasAny(flat, OF_US)) return { topic: 'ssum', intent };
  if (topic === 'trust' && intent === 'who') return { topic, intent: 'feel' };
  if (topic === 'career' && intent === 'who') return { topic, intent: 'like' };
  if (topic === 'matter' && intent === 'feel') return { topic: 'crush', intent };
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

/** The two of them, asked about with a time. */
const US = /(우리|저희)(는|은|둘|\s|$)/u;
const SWEETHEART =
  /(?<!전\s?|구|딴\s?|새\s?)(남친|여친|남자\s?친구|여자\s?친구|애인)(?!(이|가|은|는)?\s?(좀\s?|언제\s?)?(생|없|있나|있을|있긴|될))|남편|와이프|아내|사귀는|사귄\s?지/u;
const ALONE = /솔로|모솔|소개팅|썸|짝사랑|짝남|짝녀|고백|새로운 사람/u;

/** Whether the reader is with somebody: told now, or lately and not taken back. */
function isTogether(question: string, earlier: readonly string[]): boolean {
  const told = [question, ...earlier.toReversed().slice(0, LONG_REMEMBERED)];
  const latest = told.find(
    (text) => SWEETHEART.test(text) || ALONE.test(text) || hasAny(folded(text), BROKEN),
  );
  return latest !== undefined && SWEETHEART.test(latest) && !hasAny(folded(latest), BROKEN);
}

const TOGETHER = roots('썸 짝사랑 고백 남친이랑 여친이랑 남자친구랑 여자친구랑 사귀 새로운 소개팅 짝남 짝녀');
const REMEMBERED = 5;
/** Being with somebody is told once and holds for longer. */
const LONG_REMEMBERED = 12;

/** Whether the other is somebody the reader has parted from: told now, or lately and not taken back. */
function isBroken(question: string, earlier: readonly string[]): boolean {
  const told = [question, ...earlier.toReversed().slice(0, REMEMBERED)].map(folded);
  const latest = told.find((text) => hasAny(text, BROKEN) || hasAny(text, TOGETHER));
  return latest !== undefined && hasAny(latest, BROKEN);
}

/** Said only to be denied: 헤어진 건 아닌데, 썸도 없고. */
const DENIED = /헤어진\s?(건|게|것은|거는)\s?아[니닌]\S*|(썸|연애|짝사랑)도\s?없\S*/gu;

/** What is longer is read from its end, where the question stands. */
const LONGEST_READ = 1500;

/** Only a time is named: the last question is asked again for it. */
const BARE_TIME = new RegExp(
  `^(그럼|그러면|그렇다면|아니면)?\\s*(${[
    '올해|내년|내후년|이번\\s?달|다음\\s?달|담달|이번\\s?주|다음\\s?주|담주|오늘|내일|모레|글피|연말|연초|상반기|하반기|주말',
    '(내년\\s?|올해\\s?)?(봄|여름|가을|겨울|크리스마스|크리스마스\\s?이브|발렌타인데이|새해|설날|추석)',
    '((이번|다음|담)\\s?주?\\s?)?([월화수목금토일]요일|주말)',
    '(내년\\s?|올해\\s?|20\\d\\d년\\s?)?\\d{1,2}월(\\s?\\d{1,2}일|\\s?초|\\s?말|\\s?중순)?',
    '\\d{1,2}일',
    '(하루|이틀|사흘|나흘|닷새|일주일|열흘|한\\s?달|두\\s?달|\\d+\\s?(일|주|달|개월))\\s?(뒤|후|있다가?)에?\\s?(하면|보내면|만나면)?',
  ].join(
    '|',
  )})\\s*(안에|쯤|정도|전)?(은|는|엔|에는|에|도|이)?(요|용|여|유)?\\s?(좀|더)?\\s?(어때|어떨까|어떤가|별로|별로예|별로야|별로에|힘들까|안될까|안돼|안되나|될까|돼|괜찮을까|괜찮아|좋을까|낫나|나아지나|괜찮나|좋아지나|나을까|좋아)?(요|용|여)?[\\s?？.~ㅠㅜㅋㅎ]*$`,
  'u',
);
/** Only the other is named: what they feel is wanted. */
const BARE_PERSON =
  /^(그럼|그러면|근데)?\s*(그\s?사람|그\s?분|걔|그\s?애|상대|상대방|그쪽|그녀|남친|여친|썸남|썸녀|짝남|짝녀)(은|는|도)(요|용|여)?[\s?？.~ㅠㅜ]*$/u;
/** What is asked when a time is tried on a question that was answered with one. */
const TRIED_ON: ReadonlySet<Topic> = new Set([
  'crush',
  'ssum',
  'contact',
  'fight',
  'parting',
  'career',
  'trust',
]);

/** Only the reason is asked for: the same verdict with more of what it rests on. */
const BARE_WHY =
  /^(근데|그럼|그건|그게|아니)?\s*(왜\s?(요|죠|그래요?|그런데요?|그렇게\s?생각\S*)?|왜\s?안\s?(돼|되)\S*|이유(가|는|요|좀)?\s?(뭐|뭔|있)?\S*)[\s?？.~ㅠㅜ]*$/u;
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

/** A way of saying something that was spoken of before: 문자로 할까, 만나서 할까. */
const MEANS = /(문자|카톡|전화|편지|톡|디엠)(로|으로)\s?(할|말|하는|해야)/u;
const STAGE = 24;
const SHORT = 14;
const CERTAIN = 4;
const OWN_TOPIC = 6;

/** A time is tried: whether it will be then, or whether to do it then. */
function triedIn({ topic, intent }: Asked): Intent {
  if (intent === null) return TRIED_ON.has(topic.topic) ? 'should' : 'state';
  if (intent === 'will' || intent === 'should' || intent === 'state') return intent;
  if (intent !== 'when') return TRIED_ON.has(topic.topic) ? 'should' : 'state';
  return TRIED_ON.has(topic.topic) ? 'should' : 'will';
}

/** The latest question that named its subject. */
function lastNamed(earlier: readonly string[]): Heard | undefined {
  for (const text of earlier.toReversed()) {
    if (BARE_TIME.test(text.trim()) || TRAIT.test(text.trim())) continue;
    const heard = read(text);
    if (heard.main.topic.weight > 0 && heard.main.topic.topic !== 'matter') return heard;
  }
  return undefined;
}

/** What the reader asks, with what was said before where the question leans on it. */
export function understand(typed: string, history: readonly ChatTurn[]): Understanding {
  const question = typed.normalize('NFC').slice(-LONGEST_READ).replace(DENIED, ' ');
  const { main, also, asks } = read(question);
  const earlier = history
    .filter(({ role }) => role === 'READER')
    .map(({ text }) => text.slice(-LONGEST_READ));
  const flat = folded(question);
  const letters = question.replace(/[^가-힣a-zA-Z]/gu, '').length;
  const more = letters < SHORT && (hasAny(flat, MORE) || BARE_WHY.test(question.trim()));
  const bare = BARE_TIME.test(question.trim());
  const trait = TRAIT.test(question.trim());
  const person = BARE_PERSON.test(question.trim());
  const goesOn =
    (!asks && main.intent === null && hasAny(folded(question.slice(0, 8)), FOLLOWS)) ||
    (letters < STAGE && MEANS.test(question));
  const leans =
    main.topic.weight === 0 ||
    (letters < SHORT && main.topic.weight < CERTAIN) ||
    hasAny(folded(question.slice(0, 8)), FOLLOWS) ||
    more ||
    bare ||
    person ||
    goesOn ||
    trait;
  const before =
    leans && (bare || trait || person || goesOn || main.topic.weight < OWN_TOPIC)
      ? lastNamed(earlier)
      : undefined;
  const ofTrait = trait && before !== undefined && OF_SOMEBODY.has(before.main.topic.topic);
  const takes = before !== undefined && (main.topic.weight < CERTAIN || bare || person || ofTrait || goesOn);
  const heard = (takes ? before : { main }).main.topic;
  const told = !asks && TOLD.test(question.trim()) && HOW_WHEN_TOLD.has(heard.topic) ? 'how' : null;
  const wanted =
    (ofTrait ? (WHO_TRAIT.test(question) ? 'who' : 'like') : null) ??
    (person && before ? 'feel' : null) ??
    (bare && before
      ? WILL.test(question) && !TRIED_ON.has(before.main.topic.topic)
        ? 'will'
        : triedIn(before.main)
      : null) ??
    (more || (goesOn && main.intent === null) ? before?.main.intent : null) ??
    main.intent ??
    told ??
    DEFAULT_INTENT[heard.topic] ??
    'state';
  const scope = scopeOf(question);
  const { topic, intent } = settled(
    ofTrait && heard.topic === 'marriage' ? { ...heard, topic: 'spouse' } : heard,
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
    follows: takes,
    more,
    again: earlier.some((text) => folded(text) === flat),
    wantsDay: hasAny(flat, DAY_WORDS),
    wantsAge: hasAny(flat, AGE_WORDS),
    wantsTrait: hasAny(flat, LIVING_WORDS) ? 'living' : hasAny(flat, LOOKS_WORDS) ? 'looks' : null,
    weighs: intent === 'which' && !hasAny(flat, SOONER),
    wantsFault: hasAny(flat, FAULT_WORDS),
    waits: topic === 'contact' && intent === 'how' && hasAny(flat, UNANSWERED),
    turn: earlier.length,
    story: letters > STORY,
  };
}

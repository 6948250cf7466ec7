import { saysOfTheTalk } from '../concerns/find.ts';
import { folded, hasAny, roots } from './fold.ts';
import { read, WILL, type Asked, type Heard } from './heard.ts';
import { anyOf } from './pattern.ts';
import type { Intent } from './intents.ts';
import { CERTAIN } from './topic-of.ts';
import type { Topic } from './topics.ts';

const MORE = roots(
  '솔직하게말 솔직히말 더자세히 자세히 더말해 더알려 계속해 계속말 이어서 그리고요 또있 더없 추가로 좀더 조금더 예를들 구체적 결론만 결론부터 요약 한줄로 짧게말 more',
);
const COMPLAINT = anyOf(
  `말(을)?돌리(지|네|냐|시)~4 (똑바로|제대로)(좀)?(말|답|대답|봐|들) 대답(을|이)?(안|왜|좀) (?<!(저는|제가|나는|내가|난|전)대)답(을)?(안|못)하 딴(소리|말|얘기) 동문서답 엉뚱 (무슨|뭔)(말|소리)(인지|이야|야|이에|이냐|인데|하는) 이해(가)?안 못알아(들|먹) (?<!(연락처|번호)(를|을)?)물어(본|봤|보는)~8(아니|데|거라|잖|건데) 복붙 (똑|또)?같은(말|소리|답|얘기)(만|이|을|잖|인)? 아까랑~4(똑|같) 그게아니라 그(거|말|얘기)말고 (쉽게|알아듣게)(말|설명|얘기) 두루뭉 성의 그걸물 내(말|질문)은그게 질문에답`,
);
const FOLLOWS = roots(
  '그럼 그러면 그래서 그래도 그리고 근데 그런데 그건 그때 그렇다면 그사람은 그분은 걔는 그애는 상대는 그쪽은',
);
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
  )})\\s*(안에|쯤|정도|전)?(은|는|엔|에는|에|도|이)?(요|용|여|유)?\\s?(좀|더)?\\s?(어때|어떨까|어떤가|어떨지|어떻습니까|어떻나|어떠세|괜찮습니까|됩니까|좋습니까|낫습니까|가능해|가능할까|별로|별로예|별로야|별로에|힘들까|안될까|안돼|안되나|될까|돼|괜찮을까|괜찮아|좋을까|낫나|나아지나|괜찮나|좋아지나|나을까|좋아)?(요|용|여)?[\\s?？.~ㅠㅜㅋㅎ]*$`,
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
/** A way of saying something that was spoken of before: 문자로 할까, 만나서 할까. */
const MEANS = /(문자|카톡|전화|편지|톡|디엠)(로|으로)\s?(할|말|하는|해야)/u;
/** Steps one takes towards whoever was spoken of: 먼저 연락해? after a friend's quarrel is about the friend. */
const STEPS: ReadonlySet<Topic> = new Set(['contact', 'ssum', 'crush', 'heal']);
const OF_A_PERSON: ReadonlySet<Topic> = new Set(['reunion', 'crush', 'ssum', 'fight', 'couple', 'people']);
const SOMEBODY = roots(
  '남친 여친 남자친구 여자친구 애인 남편 아내 와이프 전남 전여 썸 짝남 짝녀 짝사랑 소개팅 친구 엄마 아빠 선배 후배 오빠 누나 언니 동생 사람 남자 여자 회사 걔 그애',
);
/** What is said in more letters says whom it is about. */
const BARE_STEP = 11;
const STAGE = 24;
const FEW = 8;
const SHORT = 14;
const OWN_TOPIC = 6;

/** A time is tried: whether it will be then, or whether to do it then. */
function triedIn({ topic, intent }: Asked): Intent {
  if (intent === null) return TRIED_ON.has(topic.topic) ? 'should' : 'state';
  if (intent === 'will' || intent === 'should' || intent === 'state') return intent;
  if (intent !== 'when') return TRIED_ON.has(topic.topic) ? 'should' : 'state';
  return TRIED_ON.has(topic.topic) ? 'should' : 'will';
}

/** The latest question that named its subject, or at least was like one that does. */
export function lastNamed(earlier: readonly string[]): Heard | undefined {
  let likely: Heard | undefined;
  for (const text of earlier.toReversed()) {
    if (BARE_TIME.test(text.trim()) || TRAIT.test(text.trim()) || saysOfTheTalk(text)) continue;
    const heard = read(text);
    if (heard.main.topic.weight === 0 || heard.main.topic.topic === 'matter') continue;
    if (!heard.main.topic.likely) return heard;
    likely ??= heard;
  }
  return likely;
}

/** Only when or how is asked, of whatever was asked before: 그럼 언제? */
const BARE_ASK =
  /^(그럼|그러면|근데|그래서|아니)?\s*(언제|언제쯤|언제가\s?(좋아|좋을까|나아)|뭐라고|뭐라고\s?(해|보내|말해|하지|할까)|어떻게|어떻게\s?(해|하지)|몇\s?(년도?|월|월달))(야|에|죠)?(요|예요)?[\s?？.~ㅠㅜ]*$/u;
export const isBareAsk = (question: string): boolean =>
  BARE_ASK.test(question.trim()) || BARE_PERSON.test(question.trim());

/** Only a time is tried, on whatever was asked before: 그럼 12월은 어때요. */
export const isBareTime = (question: string): boolean => BARE_TIME.test(question.trim());

/** Letters from which on a question is whole by itself. */
const WHOLE = 3;
/** The latest question that can be understood by itself. */
export const lastWhole = (earlier: readonly string[]): string | undefined =>
  earlier.findLast(
    (text) => !isBareAsk(text) && !saysOfTheTalk(text) && text.replace(/[^가-힣]/gu, '').length >= WHOLE,
  );

/** How a question leans on those before it. */
export interface Leaning {
  /** The question whose subject is taken over. */
  before: Heard | undefined;
  /** What is wanted, where that is told by the leaning. */
  intent: Intent | null;
  /** A trait of somebody spoken of before is asked. */
  ofTrait: boolean;
  more: boolean;
  /** The last answer missed what was asked. */
  complains: boolean;
}

export function leaningOn(question: string, { main, asks }: Heard, earlier: readonly string[]): Leaning {
  const text = question.trim();
  const letters = question.replace(/[^가-힣a-zA-Z]/gu, '').length;
  const opensOn = hasAny(folded(question.slice(0, 8)), FOLLOWS);
  const unsaid = main.intent === null || main.likely;
  const complains = letters < STAGE && COMPLAINT.test(folded(question));
  const more = complains || (letters < SHORT && (hasAny(folded(question), MORE) || BARE_WHY.test(text)));
  const bare = BARE_TIME.test(text);
  const trait = TRAIT.test(text);
  const person = BARE_PERSON.test(text);
  const goesOn = (!asks && unsaid && opensOn) || (letters < STAGE && MEANS.test(question));
  const { weight } = main.topic;
  const step = letters < BARE_STEP && STEPS.has(main.topic.topic) && !hasAny(folded(question), SOMEBODY);
  const leans =
    step || complains || bare || trait || person || goesOn || weight === 0 || (weight < OWN_TOPIC && (opensOn || more)) ||
    (letters < SHORT && weight < CERTAIN); // prettier-ignore
  const named = leans ? lastNamed(earlier) : undefined;
  const ofTrait = trait && named !== undefined && OF_SOMEBODY.has(named.main.topic.topic);
  const towards = step && named !== undefined && OF_A_PERSON.has(named.main.topic.topic);
  const takes = towards || complains || weight < CERTAIN || bare || person || ofTrait || goesOn;
  const intent =
    (ofTrait ? (WHO_TRAIT.test(question) ? 'who' : 'like') : null) ??
    (person && named ? 'feel' : null) ??
    (bare && named
      ? WILL.test(question) && !TRIED_ON.has(named.main.topic.topic)
        ? 'will'
        : triedIn(named.main)
      : null) ??
    (more || (unsaid && (goesOn || (letters < FEW && !step))) ? (named?.main.intent ?? null) : null);
  return {
    before: takes ? named : undefined,
    intent,
    ofTrait,
    more,
    complains,
  };
}

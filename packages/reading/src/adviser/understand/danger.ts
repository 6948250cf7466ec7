import { careOf, type Care } from './care.ts';
import type { Intent } from './intents.ts';
import { plain } from './plain.ts';
import type { Topic } from './topics.ts';
import type { Understanding } from './understand.ts';

/** Danger that stays in the room once it is told: to the reader, from the reader, to the other's life, to the purse. */
export type Danger =
  'violence' | 'harming' | 'stalked' | 'stalking' | 'distress' | 'partner-distress' | 'scam';

/** What is wanted while it lasts. */
export type DangerWant =
  'change' | 'near' | 'leave' | 'fault' | 'why' | 'afraid' | 'love' | 'how' | 'told' | 'does' | 'thanks';

/** A danger told before, and what is wanted of one who knows of it. */
export interface InDanger {
  of: Danger;
  /** As it was met with care. */
  care: Care;
  want: DangerWant;
}

const DANGER_OF: Partial<Record<Care, Danger>> = {
  violence: 'violence',
  'image-abuse': 'violence',
  harming: 'harming',
  stalked: 'stalked',
  stalking: 'stalking',
  boundary: 'stalking',
  distress: 'distress',
  'partner-distress': 'partner-distress',
  scam: 'scam',
};

/** So many of the reader's messages a danger is kept in mind. */
const REMEMBERED = 12;
/** So many of them what is not known by its words is taken to be of it. */
const FRESH = 5;
/** And what is only told. */
const TOLD_ON = 3;

/** Told of somebody else's life, or of long ago. */
const NOT_THE_READERS =
  /(?<!자\s?)친구(가|는|네|의)?\s?(남친|남자|남편|여친|애인)|제\s?친구(가|는)|(어릴|어렸을|초등학교|중학교|고등학교)\s?(때|적|시절)(?!부터)|꿈에/u;
const IN_JEST = /농담|장난이/u;

/** What kind of danger a message tells of. */
function dangerIn(text: string): { of: Danger; care: Care } | null {
  const care = NOT_THE_READERS.test(text) ? null : (careOf(text) ?? careOf(plain(text)));
  const of = care && DANGER_OF[care];
  return care && of ? { of, care } : null;
}

interface Told {
  of: Danger;
  care: Care;
  /** How many messages ago. */
  ago: number;
}

/** The danger that was told last and stands; one's own life is never taken back in jest. */
function dangerTold(earlier: readonly string[]): Told | null {
  const lately = earlier.slice(-REMEMBERED);
  return lately.reduce<Told | null>((told, text, at) => {
    if (IN_JEST.test(text)) return told?.of === 'harming' ? null : told;
    const danger = dangerIn(text);
    return danger ? { ...danger, ago: lately.length - at } : told;
  }, null);
}

/** Means to tell somebody, or asks whether to. */
const TELLS =
  /(말|얘기|이야기|의논|상담|전화|신고|부탁)(을|를)?\s?(해|받아)\s?(볼게|보겠|볼래|볼려|야겠)|(말|얘기|전화|신고)할게|그럴게|그렇게\s?할게|그렇게\s?하겠|(엄마|아빠|부모님?|친구|가족|언니|누나|오빠|형)(한테|에게|께)\s?(말|알리|얘기|이야기|털어놓)/u;
/** Whom to tell. */
const WHOM = /누구(한테|에게)\s?(말|알리|얘기|이야기)/u;
const WORDS: readonly (readonly [DangerWant, RegExp])[] = [
  ['near', /뭐라고\s?(써|쓰|보내|적)|진심(이|을)\s?전|편지|선물/u],
  ['why', /왜|이유가|어째서/u],
  [
    'leave',
    /헤어[지져질졌]|이별|이혼|갈라서|끝내|정리|접(어|을|는|겠)|포기|도망|벗어나|떠나(고|야|려|는|면)|나오(고|려|면|는)|그만\s?(만나|둘|해야)|끊(어|을|는|고)/u,
  ],
  [
    'fault',
    /탓|궁합(이)?\s?(안|나쁘|나빠)|잘못|화나게|자극|죄책|미안|맞을\s?짓|예민|이상한\s?(건|가|걸)|심한\s?말|미워|원망|후회/u,
  ],
  [
    'love',
    /사랑|좋아[하해한할했]|다정|착[하한해]|잘\s?해\s?[주줘줬]|평소|좋은\s?(사람|남편|점)|정이\s?들|진심|마음(은|이|을)|속마음|잘\s?살|잘\s?지내/u,
  ],
  ['afraid', /무서|무섭|겁[나이]|두려|두렵|불안|떨려|떨리|소름/u],
  [
    'near',
    /연락|전화|카톡|문자|답장|대답|디엠|찾아[가갈]|만나|만날|얼굴|주소|집\s?앞|번호|사과|붙잡|고백|말을?\s?[걸꺼]|계속\s?사귀|결혼|용서|믿어|기회|받아\s?[주줘]|참고|참아|같이\s?살|다시\s?시작|재회/u,
  ],
  [
    'change',
    /바[뀌뀔꿔]|변[하할해했]|달라[지질져]|고[치쳐칠]|나아[지질져]|좋아[지질져]|다시는|또\s?(그|때|할|하|던)|마지막|이번만|풀[리릴려]|풀까|차단|언제|올해|내년|이번\s?달|얼마나\s?(지나|걸|기다|더)|되돌릴|돌아[올와]|가능성|희망|해결/u,
  ],
  [
    'how',
    /어떻게|어떡|어케|뭘\s?해|뭐\s?(하|해)|뭐라고|어디(로|에|서)|밖에서|누구(한테|에게)|오늘\s?밤|당장|방법|하라고|신고|상담|도와/u,
  ],
];

/** Said of a danger whatever the subject is. */
const OF_ONESELF: ReadonlySet<DangerWant> = new Set(['leave', 'fault', 'afraid', 'how']);
/** Where what to say is asked, it is the saying that is in hand and not the word in it. */
const SAYING = /말을?\s?꺼내/u;

const OF_INTENT: Partial<Record<Intent, DangerWant>> = {
  will: 'change',
  when: 'change',
  state: 'change',
  should: 'near',
  letgo: 'leave',
  how: 'how',
  feel: 'love',
  why: 'fault',
};

/** Of somebody or something else. */
const ELSEWHERE: ReadonlySet<Topic> = new Set(['career', 'new-love', 'spouse', 'people', 'timing', 'work']);
const OF_ANOTHER =
  /새로운|새\s?(사람|남친|여친|인연)|다른\s?(사람|남자|여자)(?!.*(만나|있|생))|소개팅|다음\s?(사람|사랑|연애|인연)|(?<!자\s?)친구(가|랑|와|는)|엄마|아빠|부모|동생|언니가|회사|직장|이직|취업|시험|날씨|비\s?(와|올|오)|뭐\s?먹/u;
/** And where the danger is of somebody one is or was with. */
const OF_A_CRUSH = /썸|짝(사랑|남|녀)/u;
/** The other is named, or what they are like. */
const THE_OTHER =
  /평소|다정|잘\s?해\s?[주줘]|그\s?(사람|이|분|애|녀|놈)|걔|남편|아내|와이프|(남|여)친|(남|여)자\s?친구/u;
/** Said against what was answered, of the other. */
const STILL = /^(그래도|아직도?)\s/u;
/** Subjects of the two. */
const OF_THE_TWO: ReadonlySet<Topic> = new Set([
  'ssum', 'contact', 'crush', 'couple', 'fight', 'weary', 'trust', 'parting', 'reunion', 'pair', 'marriage', 'matter',
]); // prettier-ignore

/** What one asks next, each with an answer that knows of the danger. */
export const ASKED_NEXT: Readonly<Record<Danger, Partial<Record<DangerWant, string>>>> = {
  violence: {
    leave: '안전하게 헤어지려면 어떻게 해야 하나요?',
    fault: '제 탓도 있는 걸까요?',
    how: '오늘 밤은 어떻게 해야 하나요?',
    love: '그래도 사랑하는 마음은 어떡하죠?',
  },
  harming: {
    how: '멈추려면 어디로 가야 하나요?',
    afraid: '제가 또 그럴까 봐 무서워요',
    why: '저는 왜 그랬을까요?',
  },
  stalked: {
    how: '신고하려면 어떻게 해야 하나요?',
    afraid: '오늘 밤이 너무 무서워요',
    fault: '제 탓도 있는 걸까요?',
  },
  stalking: {
    how: '오늘 밤은 어떻게 넘겨야 하나요?',
    why: '왜 그 사람은 차단까지 했을까요?',
    leave: '이제 접는 게 맞을까요?',
  },
  distress: { how: '오늘 밤은 어떻게 넘겨야 하나요?', afraid: '이 마음이 너무 무서워요' },
  'partner-distress': {
    leave: '어떻게 헤어져야 안전할까요?',
    fault: '제 탓도 있는 걸까요?',
    how: '그 말을 또 들으면 어떻게 해요?',
  },
  scam: {
    how: '정말 있는 사람인지 알려면 어떻게 해야 하나요?',
    fault: '제 잘못일까요?',
    leave: '이제 끊는 게 맞을까요?',
  },
};

function wantIn(text: string, asked: Understanding, { of, ago }: Told): DangerWant | null {
  const { small, topic, intent, asks } = asked;
  if (small === 'thanks') return 'thanks';
  const offered = Object.entries(ASKED_NEXT[of]).find(([, question]) => question === text);
  if (offered) return offered[0] as DangerWant;
  if (small !== null && small !== 'unclear' && small !== 'mood' && !STILL.test(text)) return null;
  if (TELLS.test(text)) return 'does';
  if (WHOM.test(text)) return 'how';
  if (OF_ANOTHER.test(text) || (of !== 'stalking' && OF_A_CRUSH.test(text))) return null;
  const elsewhere = ELSEWHERE.has(topic);
  const ofTheTwo =
    small !== null || OF_THE_TWO.has(topic) || of === 'distress' || THE_OTHER.test(text) || STILL.test(text);
  // Who was refused may well ask when it will hurt less.
  if (of === 'stalking' && topic === 'heal' && intent !== 'how') return null;
  const worded = SAYING.test(text)
    ? 'how'
    : WORDS.find(([want, words]) => words.test(text) && (OF_ONESELF.has(want) || ofTheTwo))?.[0];
  if (worded !== undefined && (!elsewhere || worded !== 'how')) return worded;
  if (elsewhere || !ofTheTwo) return null;
  if (!asks) return ago <= TOLD_ON ? 'told' : null;
  return ago <= FRESH ? (OF_INTENT[intent] ?? null) : null;
}

/** What is asked under a danger that was told before, or null: nothing was, or something else is asked. */
export function inDanger(typed: string, earlier: readonly string[], asked: Understanding): InDanger | null {
  if (asked.care !== null) return null;
  const told = dangerTold(earlier);
  const want = told && wantIn(plain(typed), asked, told);
  return want ? { of: told.of, care: told.care, want } : null;
}

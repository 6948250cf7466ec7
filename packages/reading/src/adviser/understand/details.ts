import { hasAny, roots } from './fold.ts';
import type { Intent } from './intents.ts';
import type { Topic } from './topics.ts';

/** What of a subject is asked, where an answer has words of its own for it. */
export interface Details {
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
}

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
export const AGE_WORDS = roots(
  '연상 연하 나이차 몇살차 몇살위 몇살아래 동갑 나이많은 나이가많은 나이어린 나이는어 나이가어 나이대',
);
/** The details of a folded question. */
export const detailsOf = (flat: string, topic: Topic, intent: Intent): Details => ({
  wantsDay: hasAny(flat, DAY_WORDS),
  wantsAge: hasAny(flat, AGE_WORDS),
  wantsTrait: hasAny(flat, LIVING_WORDS) ? 'living' : hasAny(flat, LOOKS_WORDS) ? 'looks' : null,
  weighs: intent === 'which' && !hasAny(flat, SOONER),
  wantsFault: hasAny(flat, FAULT_WORDS),
  waits: topic === 'contact' && intent === 'how' && hasAny(flat, UNANSWERED),
});

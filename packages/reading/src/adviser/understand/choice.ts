import { scopeOf, type Scope } from './scope.ts';

/** Two times of one kind that a question lays side by side: 토요일이랑 일요일 중에요. */
export interface Choice {
  of: readonly [NamedTime, NamedTime];
  /** Nothing else is said: it is chosen for whatever was spoken of. */
  bare: boolean;
}

export interface NamedTime {
  /** As it was typed. */
  text: string;
  scope: Scope;
}

const TIME = [
  '(?:20\\d\\d년\\s*|내년\\s*|올해\\s*)?(?:1[0-2]|[1-9])\\s*[월/]\\s*(?:3[01]|[12]\\d|[1-9])\\s*일?',
  '(?:20\\d\\d년\\s*|내년\\s*|올해\\s*)?(?:1[0-2]|[1-9])\\s*월(?:달)?',
  '(?:3[01]|[12]\\d|[1-9])일',
  '(?:(?:다다음|다음|담|이번|요번|오는)\\s?주?\\s?)?[월화수목금토일]요일',
  '(?:(?:다음|담|이번|요번)\\s?주?\\s?)?주말',
  '20\\d\\d년|내후년|내년(?:\\s?(?:봄|여름|가을|겨울))?|올해|이번\\s?달|다음\\s?달|담달|오늘|내일|모레',
  '봄|여름|가을|겨울|크리스마스\\s?이브|크리스마스|성탄절|발렌타인데이|화이트데이|새해\\s?첫날|설날|추석',
].join('|');
const PART = '(?:\\s?(?:아침|오전|점심|낮|오후|저녁|밤))?';
const JOIN = [
  '\\s?(?:이?랑|하고|과|와|이?나|vs)\\s?',
  '\\s?(?:이|가)?\\s?(?:좋아|좋을까|나아|나을까|나은가|낫나|괜찮아)(?:요|용)?[,.?？\\s]*',
  '\\s?(?:이?요|이?야|인가요?|일까요?)?[,?？]\\s*',
  '\\s?(?:이?요|이?야)?\\s*(?:아니면|또는)\\s*',
  '이요\\s+',
].join('|');
const ASKED =
  '\\s?(?:중|가운데|둘\\s?중|어느|언제|뭐가|어디가|이?요(?![가-힣])|이?야(?![가-힣])|(?:이|가)?\\s?(?:더\\s?)?(?:좋|나아|나을|낫|괜찮)|[?？]|$)';
const TWO = new RegExp(`(?<![\\d가-힣])(${TIME})${PART}(?:${JOIN})(${TIME})${PART}(?=${ASKED})`, 'u');

/** A day of the month that was just named: 5월 16일이랑 23일. */
const BARE_DAY = /^(\d+)일$/u;

function besides(first: Scope, text: string): Scope {
  const day = BARE_DAY.exec(text)?.[1];
  if (day !== undefined) return first.kind === 'date' ? { ...first, day: Number(day) } : { kind: 'none' };
  const second = scopeOf(text);
  return second.kind === 'named-month' && first.kind === 'named-month' && first.nextYear
    ? { ...second, nextYear: true }
    : second;
}

/** Letters of 중에 어느 날이 나아요. */
const BARE = 9;

export function choiceIn(question: string): Choice | null {
  const [, one, other] = TWO.exec(question)?.map((text) => text.trim()) ?? [];
  if (one === undefined || other === undefined) return null;
  const first = scopeOf(one);
  const second = besides(first, other);
  return first.kind === 'none' || second.kind === 'none'
    ? null
    : {
        of: [
          { text: one, scope: first },
          { text: other, scope: second },
        ],
        bare: question.replace(TWO, '').replace(/[^가-힣]/gu, '').length <= BARE,
      };
}

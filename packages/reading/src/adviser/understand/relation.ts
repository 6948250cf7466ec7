import { folded, hasAny, roots } from './fold.ts';

/** The reader and the other are parted. */
export const BROKEN = roots(
  '인연이었 헤어졌 헤어진 헤어지고 이별했 이별후 차였 차인 차이고 붙잡 미련 잠수이별 이별통보 새남친 새여친 환승 전남친 전여친 전남자 전여자 구남친 구여친 전애인 전연인 재회 다시만나 재결합 끝난사이 옛연인',
);
const SWEETHEART =
  /(?<!전\s?|구|딴\s?|새\s?)(남친|여친|남자\s?친구|여자\s?친구|애인)(?!(이|가|은|는)?\s?(좀\s?|언제\s?)?(생|없|있나|있을|있긴|될))|남편|와이프|아내|사귀는|사귄\s?지/u;
const ALONE = /솔로|모솔|소개팅|썸|짝사랑|짝남|짝녀|고백|새로운 사람/u;

/** Whether the reader is with somebody: told now, or lately and not taken back. */
export function isTogether(question: string, earlier: readonly string[]): boolean {
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
export function isBroken(question: string, earlier: readonly string[]): boolean {
  const told = [question, ...earlier.toReversed().slice(0, REMEMBERED)].map(folded);
  const latest = told.find((text) => hasAny(text, BROKEN) || hasAny(text, TOGETHER));
  return latest !== undefined && hasAny(latest, BROKEN);
}

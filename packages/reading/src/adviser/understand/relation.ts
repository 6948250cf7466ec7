import { folded, hasAny, roots } from './fold.ts';
import type { Topic } from './topics.ts';

/** How the reader and the other stand to each other. */
export type Standing = 'alone' | 'near' | 'together' | 'apart';
/** How they stand where a subject is asked about. */
export const STANDING_OF: Partial<Record<Topic, Standing>> = {
  'new-love': 'alone',
  spouse: 'alone',
  ssum: 'near',
  contact: 'near',
  crush: 'near',
  couple: 'together',
  fight: 'together',
  weary: 'together',
  trust: 'together',
  pair: 'together',
  marriage: 'together',
  parting: 'together',
  reunion: 'apart',
  heal: 'apart',
};

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

const BECAME_ONE = /오늘부터\s?1일|사귀기로|사귀게\s?됐|다시\s?만나기로|재결합했/u;
const NEAR = /썸|짝사랑|짝남|짝녀|고백|좋아하는\s?(사람|애|오빠|누나|선배)|마음에\s?드는/u;
const SEEKING = /솔로|모솔|소개팅|새로운\s?사람/u;
/** Parted only for the day. */
export const PARTED_NOT = /(그냥|인사하고|밥\s?먹고)\s?헤어졌/gu;

function standingTold(text: string): Standing | undefined {
  if (BECAME_ONE.test(text)) return 'together';
  if (hasAny(folded(text.replace(PARTED_NOT, ' ')), BROKEN)) return 'apart';
  if (SWEETHEART.test(text)) return 'together';
  if (NEAR.test(text)) return 'near';
  return SEEKING.test(text) ? 'alone' : undefined;
}

/** How two stand to each other holds for a whole evening. */
const STANDING_REMEMBERED = 40;

/** How the two stand, as it was told last. */
export const standingIn = (told: readonly string[]): Standing | undefined =>
  told
    .toReversed()
    .slice(0, STANDING_REMEMBERED)
    .flatMap((text) => standingTold(text) ?? [])[0];

/** Says by itself who is spoken of. */
export const NAMES_WHO =
  /(?:전|구|현)\s?(?:남친|여친|남자|여자|애인|남편|아내)|헤어진|헤어졌|이별|재회|남친|여친|남자\s?친구|여자\s?친구|애인|남편|아내|와이프|신랑|신부|썸|짝사랑|짝남|짝녀|소개팅|고백|결혼|연애|엄마|아빠|부모|친구|인연|새로운|다음\s?(?:사람|사랑)/u;

/** Subjects that a question which names nobody takes from how the two stand. */
const OF_ANY_TWO: ReadonlySet<Topic> = new Set(['new-love', 'ssum', 'crush', 'couple']);
const OF_STANDING: Partial<Record<Standing, Topic>> = { near: 'ssum', together: 'couple', apart: 'reunion' };

/** The subject of a question that names nobody, between two who stand so. */
export const betweenThem = (topic: Topic, standing: Standing | undefined): Topic =>
  standing === undefined || !OF_ANY_TWO.has(topic) || STANDING_OF[topic] === standing
    ? topic
    : (OF_STANDING[standing] ?? topic);

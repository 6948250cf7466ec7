import type { ChapterOutline, ContentOutline } from '#reading.ts';

/** What a chapter's title asks, as far as the words of the title tell. */
const ASPECTS = [
  'ground', 'show', 'talk', 'drawn', 'charm', 'close', 'home', 'hurt', 'quarrel', 'pace', 'year', 'bright',
  'slow', 'season', 'halfYear', 'person', 'place', 'wall', 'rule', 'family', 'money', 'past', 'cool', 'heal',
  'age', 'match', 'child', 'wait', 'closing',
] as const; // prettier-ignore
export type Aspect = (typeof ASPECTS)[number];

/** Whom a content speaks to. */
export type Theme = 'solo' | 'together' | 'marriage' | 'breakup' | 'crush';

/** Words of titles, the more telling first. */
const ASPECT_WORDS: readonly (readonly [RegExp, Aspect])[] = [
  [/편지|접으며|선 당신에게|선 나에게/u, 'closing'],
  [/반년/u, 'halfYear'],
  [/(봄|여름|가을|겨울) 석 달/u, 'season'],
  [/늦출|아껴 둘|가만히|물러설|흔들리는|고비|거리를 두면|미룬다면/u, 'slow'],
  [/집안 사이|양가|상견례/u, 'family'],
  [/말투와 버릇|성품|보면 느껴지는 인상|사랑을 말하는 방식/u, 'person'],
  [/지킬 것|양보 못|위기를|질문 다섯|달라야/u, 'rule'],
  [/나이 차이/u, 'age'],
  [/낮아지는 때|혼자여도/u, 'year'],
  [/세우는 벽/u, 'wall'],
  [/돈|살림|일과/u, 'money'],
  [/아이 이야기/u, 'child'],
  [/지난|이별이 온|이별을 부른|흐지부지/u, 'past'],
  [/권태|식기|온도의|마음의 온도|놓아도|밖으로 향하는/u, 'cool'],
  [/열흘|밤에 할|기대는|설렐|변명|백일|이어지지|내게 남긴|마음 정리|지울 것/u, 'heal'],
  [/아픈|서운|불만|놓친|참는|먼저 나간|미련|지치는|놓치기/u, 'hurt'],
  [/싸움|부딪|다툼|오해|실수|벽|주도권|끊어|미루게|되풀이/u, 'quarrel'],
  [/혼자|공백|멈추다|멈추는|숨기게|시험|조급|거리$|세 번째 만남/u, 'wall'],
  [/나이 차이|무르익는 나이|나이에 따라|이른 결혼/u, 'age'],
  [/때인가|가까이 오는 시기|10년|다섯 해|열리는 해|두 해를|물길|날씨|느슨해지는|때$|자리$|달라지는 것/u, 'year'],
  [/밝은 달|힘이 실리는|다가오는 시기|당겨지는|손 내밀어|바뀌는 달|갈 달|짙어지는 달|눈여겨볼 달|가까워지는 달/u, 'bright'],
  [/달마다|한눈에|이번 달/u, 'bright'],
  [/곳|장소|통로|마주칠/u, 'place'],
  [/짝|일간$|띠|오행을/u, 'match'],
  [/티가/u, 'show'],
  [/말|대화|표정|연락의/u, 'talk'],
  [/끌림|끌렸|눈이 가는|반기는/u, 'drawn'],
  [/매력|시선|눈에 비친|인상|첫 만남|색과/u, 'charm'],
  [/한집|신혼|살며|배우자가 된|나이 드는|그릇/u, 'home'],
  [/가까워지면|배우자 자리|버릇|옆자리/u, 'close'],
  [/속도|간격|도착|설렘/u, 'pace'],
  [/기다리는/u, 'wait'],
  [/그 사람|다음 사람|성향|사이일까|알아보는/u, 'person'],
  [/문장|지킬|원칙|조건|비결|방법|법$|기억할|계획|질문|기준|습관|달라야|생각할/u, 'rule'],
]; // prettier-ignore

const FITTING_BASIS: Partial<Record<Aspect, readonly string[]>> = {
  bright: ['wolun'],
  slow: ['wolun', 'seun'],
  year: ['seun', 'daeun', 'wolun'],
  past: ['seun', 'daeun'],
  season: ['wolun'],
  halfYear: ['wolun'],
};

/** The aspect of a chapter; titles that say nothing known are read as the groundwork of a person. */
export function aspectOf({ title, basis }: ChapterOutline): Aspect {
  const found = ASPECT_WORDS.find(([pattern, aspect]) => {
    const needed = FITTING_BASIS[aspect];
    return pattern.test(title) && (needed === undefined || needed.some((word) => basis.includes(word)));
  });
  if (found) return found[1];
  if (basis.includes('wolun')) return 'bright';
  if (basis.includes('seun') || basis.includes('daeun')) return 'year';
  return 'ground';
}

const THEME_WORDS: readonly (readonly [RegExp, Theme])[] = [
  [/문이 가장 크게|그 사람을 알아보는/u, 'solo'],
  [/이별이|이별을|이별 뒤|헤어진|첫 열흘|손 내밀어/u, 'breakup'],
  [/결혼|부부|신혼|배우자가 된|두 집안/u, 'marriage'],
  [/썸|고백|시선|연애 속도계|세 번째 만남/u, 'crush'],
  [/권태|싸움|나쁜|끊어 내기/u, 'together'],
];

/** Whom a content speaks to, read from all its titles; those that do not say speak to readers without a partner. */
export function themeOf({ chapters }: ContentOutline): Theme {
  const titles = chapters.map(({ title }) => title).join(' / ');
  return THEME_WORDS.find(([pattern]) => pattern.test(titles))?.[1] ?? 'solo';
}

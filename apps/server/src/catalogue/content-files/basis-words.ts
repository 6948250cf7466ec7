/**
 * What a chapter's text must cite. The Saju words name parts of a chart, the tarot words parts of a
 * spread; a content uses the words of its own service only.
 */
const SAJU_BASIS = {
  ilgan: '일간',
  ilju: '일주',
  ilji: '일지(배우자 자리)',
  jijanggan: '지장간',
  nyeonju: '연주',
  wolju: '월주',
  siju: '시주',
  siksang: '식상',
  jaeseong: '재성',
  gwanseong: '관성',
  inseong: '인성',
  bigyeop: '비겁',
  ohaeng: '오행 분포',
  strength: '신강·신약',
  yongsin: '용신·희신',
  johu: '조후',
  dohwa: '도화',
  hongyeom: '홍염',
  yeokma: '역마',
  gwiin: '귀인',
  wonjin: '원진',
  gwimun: '귀문',
  yangin: '양인',
  hapchung: '합·충·형·파·해',
  gongmang: '공망',
  unseong12: '십이운성',
  daeun: '대운',
  seun: '세운',
  wolun: '월운',
  iljin: '일진',
} as const;

const TAROT_BASIS = {
  card1: '첫째 카드',
  card2: '둘째 카드',
  card3: '셋째 카드',
  combo: '카드 조합',
  timing: '시기',
  advice: '조언',
} as const;

export type BasisWord = keyof typeof SAJU_BASIS | keyof typeof TAROT_BASIS;

export const basisWords = [...Object.keys(SAJU_BASIS), ...Object.keys(TAROT_BASIS)] as [
  BasisWord,
  ...BasisWord[],
];

export function isBasisOf(serviceType: 'SAJU' | 'TAROT', word: BasisWord): boolean {
  return word in (serviceType === 'SAJU' ? SAJU_BASIS : TAROT_BASIS);
}

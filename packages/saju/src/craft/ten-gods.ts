/**
 * 십성: how a stem stands to the day stem. The index is 2 × (steps along the cycle of elements from the day
 * stem's) + (1 where the polarities differ), which orders them 비견 .. 정인.
 */
export const TEN_GOD_CODES = [
  'peer',
  'rival',
  'eatingGod',
  'hurtingOfficer',
  'indirectWealth',
  'directWealth',
  'sevenKillings',
  'directOfficer',
  'indirectResource',
  'directResource',
] as const;
export type TenGodCode = (typeof TEN_GOD_CODES)[number];

export const TEN_GOD_KOREAN = [
  '비견', '겁재', '식신', '상관', '편재', '정재', '편관', '정관', '편인', '정인',
] as const; // prettier-ignore
export const TEN_GOD_HANJA = [
  '比肩', '劫財', '食神', '傷官', '偏財', '正財', '偏官', '正官', '偏印', '正印',
] as const; // prettier-ignore

/** 비겁, 식상, 재성, 관성, 인성 */
export const TEN_GOD_GROUPS = ['peer', 'output', 'wealth', 'officer', 'resource'] as const;
export type TenGodGroup = (typeof TEN_GOD_GROUPS)[number];

/** Ten god of `stem` for the day stem `day` (both 0..9): 0 비견 .. 9 정인. */
export function tenGodOf(day: number, stem: number): number {
  const steps = ((stem >> 1) - (day >> 1) + 5) % 5;
  return steps * 2 + ((stem ^ day) & 1);
}

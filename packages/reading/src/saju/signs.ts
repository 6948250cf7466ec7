import type { BranchView, Element, Seat, StemView } from '@wolha/saju';
import type { Sign } from '#reading.ts';

export const STEMS = ['갑', '을', '병', '정', '무', '기', '경', '신', '임', '계'] as const;
export const BRANCHES = ['자', '축', '인', '묘', '진', '사', '오', '미', '신', '유', '술', '해'] as const;
export type StemName = (typeof STEMS)[number];
export type BranchName = (typeof BRANCHES)[number];

/** 오행 as one syllable, as written in `정화`, `유금`. */
export const ELEMENT_NAME: Record<Element, string> = {
  wood: '목',
  fire: '화',
  earth: '토',
  metal: '금',
  water: '수',
};

/** 오행 as things. */
export const ELEMENT_THING: Record<Element, string> = {
  wood: '나무',
  fire: '불',
  earth: '흙',
  metal: '쇠',
  water: '물',
};

export const SEAT_PILLAR: Record<Seat, string> = { year: '연주', month: '월주', day: '일주', hour: '시주' };
export const SEAT_STEM: Record<Seat, string> = { year: '연간', month: '월간', day: '일간', hour: '시간' };
export const SEAT_BRANCH: Record<Seat, string> = { year: '연지', month: '월지', day: '일지', hour: '시지' };
/** The seats as a reader knows them. */
export const SEAT_TIME: Record<Seat, string> = {
  year: '태어난 해',
  month: '태어난 달',
  day: '태어난 날',
  hour: '태어난 시',
};

/** 辛 and 申 are both 신금; the sign tells them apart, and `once` in compose/ keeps it at the first mention only. */
const TWINS: Record<string, string> = { 辛: '(辛)', 申: '(申)' };
const named = ({ korean, hanja, element }: StemView | BranchView): string =>
  korean + ELEMENT_NAME[element] + (TWINS[hanja] ?? '');

/** `정화`; 辛 is `신금(辛)`. */
export const stemName = (view: StemView): string => named(view);
/** `유금`; 申 is `신금(申)`. */
export const branchName = (view: BranchView): string => named(view);
/** `신금` whichever it is: where the sign stands beside it. */
export const plainName = ({ korean, element }: StemView | BranchView): string =>
  korean + ELEMENT_NAME[element];

export const signOf = (view: StemView | BranchView, label: string): Sign => ({
  chinese: view.hanja,
  korean: view.korean,
  element: view.element,
  label,
});

import type { Chart, Element, Seat, TenGodGroup } from '@wolha/saju';
import type { GodName } from '#corpus/dimensions.ts';
import { godName, pillarsOf } from './ten-god-weights.ts';
import { branchName, stemName } from './signs.ts';

/** A place where the spouse's star stands. */
export interface SpousePlace {
  seat: Seat;
  layer: 'stem' | 'branch' | 'hidden';
  god: GodName;
  /** `경금`; for a hidden one the stem itself. */
  name: string;
}

/** 배우자성: 재성 for a man, 관성 for a woman; the straight one and the slanting one. */
export interface SpouseStar {
  group: TenGodGroup;
  direct: GodName;
  indirect: GodName;
  element: Element;
  open: readonly SpousePlace[];
  hidden: readonly SpousePlace[];
}

const STARS = {
  FEMALE: { group: 'officer', direct: '정관', indirect: '편관' },
  MALE: { group: 'wealth', direct: '정재', indirect: '편재' },
} as const;

const CYCLE = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
const STEPS = { wealth: 2, officer: 3 } as const;

/** Nearest to the day first. */
const NEARNESS: Record<Seat, number> = { day: 0, month: 1, hour: 2, year: 3 };

export function spouseStarOf(chart: Chart): SpouseStar {
  const { group, direct, indirect } = STARS[chart.sexType];
  const isStar = (korean: string) => korean === direct || korean === indirect;
  const open: SpousePlace[] = [];
  const hidden: SpousePlace[] = [];
  for (const { seat, stem, branch } of pillarsOf(chart)) {
    if (stem.tenGod && isStar(stem.tenGod.korean)) {
      open.push({ seat, layer: 'stem', god: godName(stem.tenGod.korean), name: stemName(stem) });
    }
    if (isStar(branch.tenGod.korean)) {
      open.push({ seat, layer: 'branch', god: godName(branch.tenGod.korean), name: branchName(branch) });
    }
    for (const { tenGod, stem: inner, role } of branch.hiddenStems) {
      if (role !== '정기' && isStar(tenGod.korean)) {
        hidden.push({ seat, layer: 'hidden', god: godName(tenGod.korean), name: stemName(inner) });
      }
    }
  }
  const nearest = (a: SpousePlace, b: SpousePlace) => NEARNESS[a.seat] - NEARNESS[b.seat];
  const from = CYCLE.indexOf(chart.dayMaster.element);
  const element = CYCLE[(from + STEPS[group]) % 5] ?? 'wood';
  return { group, direct, indirect, element, open: open.toSorted(nearest), hidden: hidden.toSorted(nearest) };
}

import type { Chart, Pillar, Seat, TenGodGroup } from '@wolha/saju';
import { TEN_GODS, type GodName } from '#corpus/dimensions.ts';

export const SEATS = ['year', 'month', 'day', 'hour'] as const satisfies readonly Seat[];

/** How much a place counts when the ten gods are weighed against each other; the season counts double. */
const STEM_WEIGHT: Record<Seat, number> = { year: 8, month: 12, day: 0, hour: 10 };
const BRANCH_WEIGHT: Record<Seat, number> = { year: 9, month: 26, day: 16, hour: 11 };

export const pillarsOf = ({ pillars }: Chart): Pillar[] => SEATS.flatMap((seat) => pillars[seat] ?? []);

export const GROUP_OF: Record<GodName, TenGodGroup> = {
  비견: 'peer',
  겁재: 'peer',
  식신: 'output',
  상관: 'output',
  편재: 'wealth',
  정재: 'wealth',
  편관: 'officer',
  정관: 'officer',
  편인: 'resource',
  정인: 'resource',
};

export const godName = (korean: string): GodName => {
  const name = TEN_GODS.find((god) => god === korean);
  if (!name) throw new RangeError(`no ten god ${korean}`);
  return name;
};

/** Shares of the ten gods in a chart, by place and by days of the hidden stems; they add up to 1. */
export function tenGodShares(chart: Chart): Record<GodName, number> {
  const shares = Object.fromEntries(TEN_GODS.map((god) => [god, 0])) as Record<GodName, number>;
  let total = 0;
  const add = (korean: string, weight: number) => {
    shares[godName(korean)] += weight;
    total += weight;
  };
  for (const { seat, stem, branch } of pillarsOf(chart)) {
    if (stem.tenGod && seat !== 'day') add(stem.tenGod.korean, STEM_WEIGHT[seat]);
    for (const { tenGod, days } of branch.hiddenStems) add(tenGod.korean, (BRANCH_WEIGHT[seat] * days) / 30);
  }
  for (const god of TEN_GODS) shares[god] /= total;
  return shares;
}

export function groupShares(shares: Record<GodName, number>): Record<TenGodGroup, number> {
  const groups: Record<TenGodGroup, number> = { peer: 0, output: 0, wealth: 0, officer: 0, resource: 0 };
  for (const god of TEN_GODS) groups[GROUP_OF[god]] += shares[god];
  return groups;
}

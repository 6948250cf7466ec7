import type { Chart, Element, PillarView, Star, TenGodGroup } from '@wolha/saju';
import {
  STAGES, TEN_GODS, type Dimensions, type GroupName, type SeatKey, type StageName,
} from '#corpus/dimensions.ts'; // prettier-ignore
import { verdictsOf, type Verdicts } from '#verdicts/verdicts.ts';
import { openEdgeOf } from './doubt.ts';
import { luckOf, type Luck } from './luck.ts';
import { BRANCHES, ELEMENT_NAME, STEMS, type BranchName, type StemName } from './signs.ts';
import { spouseStarOf, type SpousePlace, type SpouseStar } from './spouse-star.ts';
import { godName, groupShares, pillarsOf, tenGodShares } from './ten-god-weights.ts';
import { seatTieOf, tieOf } from './ties.ts';

/** Everything a reading knows of a person on a day: computed once, shared by every chapter. */
export interface Portrait {
  chart: Chart;
  luck: Luck;
  spouse: SpouseStar;
  verdicts: Verdicts;
  traits: Traits;
}

const GROUP_KOREAN: Record<TenGodGroup, GroupName> = {
  peer: '비겁',
  output: '식상',
  wealth: '재성',
  officer: '관성',
  resource: '인성',
};
const SEAT_KEY = { year: '연', month: '월', day: '일', hour: '시' } as const;

const stemKey = (view: { index: number }): StemName => STEMS[view.index] ?? '갑';
const branchKey = (view: { index: number }): BranchName => BRANCHES[view.index] ?? '자';
const elementKey = (element: Element) => ELEMENT_NAME[element] as Dimensions['useful'];
const stageKey = ({ branch }: PillarView): StageName => STAGES[branch.twelveStage.index] ?? '장생';
const stemGodOf = ({ stem }: PillarView) => godName(stem.tenGod?.korean ?? '비견');

const SEASONS = [
  '겨울',
  '겨울',
  '봄',
  '봄',
  '봄',
  '여름',
  '여름',
  '여름',
  '가을',
  '가을',
  '가을',
  '겨울',
] as const;

/** The open characters of a ten-god group, the day stem itself left out. */
export function openCount(chart: Chart, group: TenGodGroup): number {
  return pillarsOf(chart).reduce(
    (count, { seat, stem, branch }) =>
      count +
      (seat !== 'day' && stem.tenGod?.group === group ? 1 : 0) +
      (branch.tenGod.group === group ? 1 : 0),
    0,
  );
}

const amount = (count: number): Dimensions['output'] =>
  count === 0 ? '없음' : count === 1 ? '하나' : count === 2 ? '둘' : '많음';

function spouseState({ open, hidden, direct, indirect }: SpouseStar): Dimensions['spouse'] {
  const has = (god: string) => open.some((place: SpousePlace) => place.god === god);
  if (has(direct) && has(indirect)) return '혼';
  if (has(direct)) return '정';
  if (has(indirect)) return '편';
  return hidden.length > 0 ? '숨음' : '없음';
}

function spouseSeat({ open, hidden }: SpouseStar): Dimensions['spouseSeat'] {
  const [nearest] = open;
  if (nearest) return SEAT_KEY[nearest.seat];
  return hidden.length > 0 ? '숨음' : '없음';
}

/** The seat a star shows itself in; the day counts before the month, the hour and the year. */
function starSeat(stars: readonly Star[], code: string): SeatKey | '없음' {
  const seats = stars.filter((star) => star.code === code).map(({ seat }) => seat);
  const seat = (['day', 'month', 'hour', 'year'] as const).find((place) => seats.includes(place));
  return seat ? SEAT_KEY[seat] : '없음';
}

/** Which of the two useful elements text follows: 조후 where the season presses, else 억부. */
export function usefulElement({ usefulGod }: Chart): { element: Element; by: '조후' | '억부' } {
  const { urgent } = usefulGod.johu;
  return urgent ? { element: urgent, by: '조후' } : { element: usefulGod.eokbu.element, by: '억부' };
}

const ELEMENT_ORDER = ['wood', 'fire', 'earth', 'metal', 'water'] as const;

function heaviest(
  counts: Readonly<Record<Element, number>>,
  hidden: Readonly<Record<Element, number>>,
): Element {
  return ELEMENT_ORDER.reduce((best, element) => {
    const more = counts[element] - counts[best] || hidden[element] - hidden[best];
    return more > 0 ? element : best;
  });
}

/** Dimensions that belong to a month, a year or a decade a text is written for. */
type VisitingDimension = Extract<
  keyof Dimensions,
  `${'m' | 'y' | 'd'}${'God' | 'BranchGod' | 'Tie' | 'Stage' | 'Tone' | 'Star' | 'Element'}`
>;

/** The dimensions that hold for the whole reading. */
export type Traits = Omit<Dimensions, VisitingDimension>;

function traitsOf(chart: Chart, luck: Luck, spouse: SpouseStar, verdicts: Verdicts): Traits {
  const { year, month, day, hour } = chart.pillars;
  const shares = tenGodShares(chart);
  const groups = groupShares(shares);
  const groupNames = Object.entries(groups) as [TenGodGroup, number][];
  const leadGroup = groupNames.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  const thinGroup = groupNames.reduce((best, next) => (next[1] < best[1] ? next : best))[0];
  const { visible, withHidden } = chart.elements;
  const lack = ELEMENT_ORDER.find((element) => visible[element] === 0);
  const tieWithSeat = (pillar: PillarView) => tieOf(day.branch.index, pillar.branch.index);
  const { months: _months, years: _years, past: _past, ...words } = verdicts;
  return {
    sex: chart.sexType,
    stem: stemKey(day.stem),
    branch: branchKey(day.branch),
    ilju: day.korean,
    month: branchKey(month.branch),
    year: branchKey(year.branch),
    hour: hour ? branchKey(hour.branch) : '모름',
    season: SEASONS[month.branch.index] ?? '봄',
    stage: stageKey(day),
    seatGod: godName(day.branch.tenGod.korean),
    monthGod: godName(month.branch.tenGod.korean),
    monthStemGod: stemGodOf(month),
    yearStemGod: stemGodOf(year),
    hourStemGod: hour ? stemGodOf(hour) : '모름',
    lead: GROUP_KOREAN[leadGroup],
    leadGod: TEN_GODS.reduce((best, god) => (shares[god] > shares[best] ? god : best)),
    thin: GROUP_KOREAN[thinGroup],
    output: amount(openCount(chart, 'output')),
    resource: amount(openCount(chart, 'resource')),
    peers: amount(openCount(chart, 'peer')),
    wealth: amount(openCount(chart, 'wealth')),
    officer: amount(openCount(chart, 'officer')),
    spouse: spouseState(spouse),
    spouseSeat: spouseSeat(spouse),
    spouseElement: elementKey(spouse.element),
    strength: chart.strength.label,
    useful: elementKey(usefulElement(chart).element),
    heavy: elementKey(heaviest(visible, withHidden)),
    lack: lack ? elementKey(lack) : '없음',
    seatTie: seatTieOf(chart).tie,
    doubt: openEdgeOf(chart).doubt,
    peach: starSeat(chart.stars, 'peachBlossom'),
    red: starSeat(chart.stars, 'redCharm'),
    todayGod: stemGodOf(luck.day),
    todayBranchGod: godName(luck.day.branch.tenGod.korean),
    todayGroup: GROUP_KOREAN[luck.day.stem.tenGod?.group ?? 'peer'],
    todayTie: tieWithSeat(luck.day),
    todayStage: stageKey(luck.day),
    tomorrowGod: stemGodOf(luck.tomorrow),
    nowGod: stemGodOf(luck.month.pillar),
    nowBranchGod: godName(luck.month.pillar.branch.tenGod.korean),
    nowGroup: GROUP_KOREAN[luck.month.pillar.stem.tenGod?.group ?? 'peer'],
    nowTie: tieWithSeat(luck.month.pillar),
    nowStage: stageKey(luck.month.pillar),
    yearGod: stemGodOf(luck.thisYear.pillar),
    yearTie: tieWithSeat(luck.thisYear.pillar),
    decadeGod: stemGodOf(luck.decade ?? month),
    decadeTie: tieWithSeat(luck.decade ?? month),
    ...words,
  };
}

/** The portrait of a chart on a Korean day (`YYYYMMDD`). */
export function portraitOf(chart: Chart, on: string): Portrait {
  const luck = luckOf(chart, on);
  const spouse = spouseStarOf(chart);
  const verdicts = verdictsOf(chart, spouse, luck);
  return { chart, luck, spouse, verdicts, traits: traitsOf(chart, luck, spouse, verdicts) };
}

import type { ChartColumn, ChartNotes, FortuneCells, GroundCell, SajuCells, SkyCell } from '@wolha/contract';
import {
  dayLuck,
  decadeAt,
  monthLuck,
  yearLuck,
  type BranchView,
  type Chart,
  type PillarView,
  type StemView,
} from '@wolha/saju';

const minusPlus = (polarity: StemView['polarity']): '+' | '-' => (polarity === 'yang' ? '+' : '-');

const skyCell = (stem: StemView, tenStar = stem.tenGod?.korean ?? '본원'): SkyCell => ({
  chinese: stem.hanja,
  korean: stem.korean,
  fiveCircleColor: stem.element,
  tenStar,
  minusPlus: minusPlus(stem.polarity),
});

/** A branch's sign is that of its main hidden stem, as the ten god it is read by. */
function groundCell(branch: BranchView): GroundCell {
  const [first, ...rest] = branch.hiddenStems.map(({ stem }) => ({
    chinese: stem.hanja,
    korean: stem.korean,
  }));
  const third = rest.at(-1);
  if (!first || !third) throw new Error('A branch hides at least two stems.');
  return {
    chinese: branch.hanja,
    korean: branch.korean,
    fiveCircleColor: branch.element,
    tenStar: branch.tenGod.korean,
    minusPlus: minusPlus(branch.hiddenStems.at(-1)?.stem.polarity ?? branch.polarity),
    jijangGan: { first, second: rest.length === 2 ? (rest[0] ?? null) : null, third },
  };
}

const column = (pillar: PillarView): ChartColumn => ({
  sky: skyCell(pillar.stem),
  ground: groundCell(pillar.branch),
});

/** The four pillars as the product's chart has them. */
export function sajuCells({ pillars }: Chart): SajuCells {
  const { year, month, day, hour } = pillars;
  return {
    yearSky: skyCell(year.stem),
    yearGround: groundCell(year.branch),
    monthSky: skyCell(month.stem),
    monthGround: groundCell(month.branch),
    daySky: skyCell(day.stem, '본원'),
    dayGround: groundCell(day.branch),
    timeSky: hour ? skyCell(hour.stem) : null,
    timeGround: hour ? groundCell(hour.branch) : null,
  };
}

/** 대운, 세운, 월운 and 일운 as they stand on a Korean day (`YYYY-MM-DD`). */
export function fortuneCells(chart: Chart, on: string): FortuneCells {
  const [year, month, day] = on.split('-').map(Number) as [number, number, number];
  const date = { year, month, day };
  const decade = decadeAt(chart, date);
  return {
    bigFortune: decade ? { ...column(decade), ages: `${decade.age}–${decade.age + 9}세` } : null,
    smallFortune: { ...column(yearLuck(chart, date)), year },
    monthFortune: column(monthLuck(chart, date)),
    dayFortune: column(dayLuck(chart, date)),
  };
}

/** What was done to the stated time and what a reader should know of it. */
export function chartNotes({ applied, pillars, boundaries }: Chart): ChartNotes {
  const cautions = applied.notes.map((note) => note.message);
  const close = [boundaries.hour, boundaries.day].find(
    (edge) => edge !== null && Math.abs(edge.minutes) <= 10,
  );
  if (close && cautions.length === 0) {
    cautions.push('태어난 시각이 두 시진의 경계에서 10분 안쪽입니다. 몇 분만 달라도 글자가 바뀔 수 있어요.');
  }
  return {
    correction: applied.summary,
    correctedTime:
      applied.localTime && pillars.hour
        ? `${clockWords(applied.localTime)}, ${pillars.hour.branch.korean}시`
        : null,
    cautions,
  };
}

/** The nearest minute, as the correction beside it is given in whole minutes. */
function clockWords(localTime: string): string {
  const [hours, minutes, seconds] = localTime.slice(11, 19).split(':').map(Number) as [
    number,
    number,
    number,
  ];
  const whole = (hours * 60 + minutes + Math.round(seconds / 60)) % (24 * 60);
  const hour = Math.floor(whole / 60);
  const minute = String(whole % 60).padStart(2, '0');
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}:${minute}`;
}

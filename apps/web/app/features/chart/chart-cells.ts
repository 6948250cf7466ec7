import type { ChartColumn, FortuneCells, GroundCell, SajuCells, SkyCell } from '@wolha/contract';

export const elementName: Record<SkyCell['fiveCircleColor'], string> = {
  wood: '목',
  fire: '화',
  earth: '토',
  metal: '금',
  water: '수',
};

export const elementThing: Record<SkyCell['fiveCircleColor'], string> = {
  wood: '나무',
  fire: '불',
  earth: '흙',
  metal: '쇠',
  water: '물',
};

/** One column of the chart as it is drawn; a missing column stands empty. */
export interface Column {
  key: 'time' | 'day' | 'month' | 'year' | 'big' | 'small';
  name: string;
  seat: string;
  sky: SkyCell | null;
  ground: GroundCell | null;
}

const ofFortune = (column: ChartColumn | null) => ({
  sky: column?.sky ?? null,
  ground: column?.ground ?? null,
});

/** The chart's columns from left to right: time, day, month, year, then after a blank the decade and the year. */
export function chartColumns(saju: SajuCells, fortune: FortuneCells): { pillars: Column[]; luck: Column[] } {
  return {
    pillars: [
      { key: 'time', name: '시주', seat: '태어난 시', sky: saju.timeSky, ground: saju.timeGround },
      { key: 'day', name: '일주', seat: '태어난 날', sky: saju.daySky, ground: saju.dayGround },
      { key: 'month', name: '월주', seat: '태어난 달', sky: saju.monthSky, ground: saju.monthGround },
      { key: 'year', name: '연주', seat: '태어난 해', sky: saju.yearSky, ground: saju.yearGround },
    ],
    luck: [
      {
        key: 'big',
        name: '대운',
        seat: fortune.bigFortune?.ages ?? '시작 전',
        ...ofFortune(fortune.bigFortune),
      },
      {
        key: 'small',
        name: '세운',
        seat: `${fortune.smallFortune.year}년`,
        ...ofFortune(fortune.smallFortune),
      },
    ],
  };
}

/** A sign as it is read under its Hanja: 계 −수. */
export const signWords = (cell: SkyCell): string =>
  `${cell.korean} ${cell.minusPlus === '+' ? '+' : '−'}${elementName[cell.fiveCircleColor]}`;

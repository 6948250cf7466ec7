import { z } from 'zod';

const cellShape = {
  chinese: z.string(),
  korean: z.string(),
  fiveCircleColor: z.enum(['wood', 'fire', 'earth', 'metal', 'water']).describe('오행'),
  tenStar: z.string().describe('십성; 본원 for the day stem itself'),
  minusPlus: z.enum(['+', '-']).describe('양 or 음'),
};

export const skyCell = z.object(cellShape).meta({ id: 'SkyCell' });

const hiddenStem = z.object({ chinese: z.string(), korean: z.string() });

export const groundCell = z
  .object({
    ...cellShape,
    jijangGan: z.object({ first: hiddenStem, second: hiddenStem.nullable(), third: hiddenStem }),
  })
  .meta({ id: 'GroundCell' });

export const chartColumn = z.object({ sky: skyCell, ground: groundCell }).meta({ id: 'ChartColumn' });

/** Four pillars as cells; the time parts are null when the birth time is unknown. */
export const sajuCells = z
  .object({
    yearSky: skyCell,
    yearGround: groundCell,
    monthSky: skyCell,
    monthGround: groundCell,
    daySky: skyCell,
    dayGround: groundCell,
    timeSky: skyCell.nullable(),
    timeGround: groundCell.nullable(),
  })
  .meta({ id: 'SajuCells' });

export const fortuneCells = z
  .object({
    bigFortune: chartColumn
      .extend({ ages: z.string() })
      .nullable()
      .describe('대운; null before the first one starts'),
    smallFortune: chartColumn.extend({ year: z.number().int() }).describe('세운'),
    monthFortune: chartColumn,
    dayFortune: chartColumn,
  })
  .meta({ id: 'FortuneCells' });

/** What was applied to the birth time, in words a reader can check, and what lies close to an edge. */
export const chartNotes = z
  .object({
    correction: z.string().describe('e.g. 지역시 −32분 적용'),
    correctedTime: z.string().nullable().describe('e.g. 오전 6:52, 묘시; null when the time is unknown'),
    cautions: z.array(z.string()),
  })
  .meta({ id: 'ChartNotes' });

export type SkyCell = z.output<typeof skyCell>;
export type GroundCell = z.output<typeof groundCell>;
export type ChartColumn = z.output<typeof chartColumn>;
export type SajuCells = z.output<typeof sajuCells>;
export type FortuneCells = z.output<typeof fortuneCells>;
export type ChartNotes = z.output<typeof chartNotes>;

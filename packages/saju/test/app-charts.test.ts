import { describe, expect, test } from 'vitest';
import { analyzeChart, type DayTurn } from '../src/index.ts';
import reference from './reference/app-charts.json' with { type: 'json' };

const DAY_TURNS: Record<string, DayTurn> = { jasi: 'jasi', split: 'split', any: 'jasi' };

describe('charts that Korean apps show', () => {
  test.each(reference.rows)('$time $zone $dayTurn', (row) => {
    const [date = '', time = ''] = row.time.split(' ');
    const chart = analyzeChart({
      birthday: date.replaceAll('-', ''),
      time: time.replace(':', ''),
      sexType: row.male ? 'MALE' : 'FEMALE',
      timeZone: row.zone,
      longitude: row.longitude,
      dayTurn: DAY_TURNS[row.dayTurn] ?? 'jasi',
    });
    const { year, month, day, hour } = chart.pillars;
    expect([year, month, day, hour].map((pillar) => pillar?.hanja).join('')).toBe(row.pillars);
    if (row.decadeLuck) {
      const { forward, startAge, pillars } = chart.decadeLuck;
      expect({ forward, startAge, first: pillars[0]?.hanja }).toMatchObject(row.decadeLuck);
    }
  });

  test('there are 47', () => expect(reference.rows).toHaveLength(47));
});

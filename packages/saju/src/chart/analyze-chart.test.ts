import { describe, expect, test } from 'vitest';
import type { Birth } from '#birth.ts';
import { analyzeChart } from './analyze-chart.ts';
import type { Chart } from './types.ts';

const woman = (birthday: string, time: string | null = '1200', more: Partial<Birth> = {}) =>
  analyzeChart({ birthday, time, sexType: 'FEMALE', ...more });
const hanja = ({ pillars: { year, month, day, hour } }: Chart) =>
  [year, month, day, hour].map((pillar) => pillar?.hanja ?? '-').join(' ');

describe('one chart whole', () => {
  const chart = woman('19900520', '1430');

  test('pillars with everything on them', () => {
    expect(hanja(chart)).toBe('庚午 辛巳 乙酉 癸未');
    expect(chart.pillars.month).toMatchObject({
      seat: 'month',
      korean: '신사',
      stem: { hanja: '辛', element: 'metal', polarity: 'yin', tenGod: { korean: '편관', group: 'officer' } },
      branch: {
        hanja: '巳',
        animal: '뱀',
        element: 'fire',
        tenGod: { korean: '상관' },
        twelveStage: { korean: '목욕' },
      },
      napEum: { korean: '백랍금', element: 'metal' },
      void: false,
    });
    expect(
      chart.pillars.month.branch.hiddenStems.map(({ stem, role, days }) => `${role} ${stem.hanja} ${days}`),
    ).toEqual(['여기 戊 7', '중기 庚 7', '정기 丙 16']);
    expect(chart.pillars.day.stem.tenGod).toBeNull();
    expect(chart.voidBranches.map((branch) => branch.hanja)).toEqual(['午', '未']);
    expect([chart.pillars.year.void, chart.pillars.hour?.void]).toEqual([true, true]);
  });

  test('elements, strength and useful gods', () => {
    expect(chart.elements.visible).toEqual({ wood: 1, fire: 2, earth: 1, metal: 3, water: 1 });
    expect(chart.elements.withHidden).toEqual({ wood: 2, fire: 4, earth: 3, metal: 5, water: 1 });
    expect(chart.strength).toMatchObject({
      label: '신약',
      deukryeong: false,
      deukji: false,
      deuksi: false,
      deukse: false,
    });
    expect(chart.usefulGod.eokbu).toEqual({
      element: 'water',
      group: 'resource',
      adverse: 'earth',
      present: true,
    });
    expect(chart.usefulGod.johu).toMatchObject({
      urgent: 'water',
      stem: { hanja: '癸' },
      uncertain: false,
      present: true,
    });
    expect(chart.usefulGod.agree).toBe(true);
  });

  test('relations with their seats, combinations first', () => {
    expect(
      chart.relations.map(
        ({ korean, hanja, seats, adjacent }) => `${korean} ${hanja} ${seats.join('+')} ${adjacent}`,
      ),
    ).toEqual([
      '천간합 庚乙 year+day false',
      '천간충 辛乙 month+day true',
      '육합 午未 year+hour false',
      '반합 巳酉 month+day true',
      '방합 午巳未 year+month+hour false',
    ]);
  });

  test('대운 with ages and exact start', () => {
    const { forward, startAge, start, startInstant, approximate, pillars } = chart.decadeLuck;
    expect({ forward, startAge, start, approximate }).toEqual({
      forward: false,
      startAge: 5,
      start: { years: 4, months: 9, days: 24 },
      approximate: false,
    });
    expect(startInstant).toBe('1995-03-16T18:38:00Z');
    expect(pillars.map((pillar) => pillar.hanja).join(' ')).toBe(
      '庚辰 己卯 戊寅 丁丑 丙子 乙亥 甲戌 癸酉 壬申 辛未',
    );
    expect(pillars[1]).toMatchObject({ age: 15, year: 2005, fullAge: 14, koreanAge: 16 });
  });

  test('what was applied, and how near the edges are', () => {
    expect(chart.applied).toMatchObject({
      standardOffsetMinutes: 540,
      dstMinutes: 0,
      meridianMinutes: -32.09,
      instant: '1990-05-20T05:30:00Z',
      localTime: '1990-05-20T13:57:54',
      summary: '지역시 −32분',
      notes: [],
    });
    expect(chart.boundaries.term).toMatchObject({ name: '입하', flips: ['month'] });
    expect(chart.boundaries.hour).toMatchObject({ minutes: 57.91, flips: ['hour'] });
    expect(chart.boundaries.day).toMatchObject({ minutes: -542.09, flips: ['day', 'hour'] });
  });

  test('is plain data', () => expect(JSON.parse(JSON.stringify(chart))).toEqual(chart));
});

describe('relations of triples', () => {
  test('a full 삼합 takes the place of its halves, a full 삼형 that of its pairs', () => {
    const harmony = woman('20041215', '0830');
    expect(hanja(harmony)).toBe('甲申 丙子 戊辰 丙辰');
    expect(harmony.relations.filter(({ korean }) => korean.endsWith('합'))).toMatchObject([
      {
        kind: 'threeCombination',
        seats: ['year', 'month', 'day', 'hour'],
        hanja: '申子辰辰',
        element: 'water',
      },
    ]);
    expect(woman('19840802', '0900').relations.map(({ kind }) => kind)).toContain('halfCombination');
    const punished = woman('19860815', '1030');
    expect(hanja(punished)).toBe('丙寅 丙申 辛卯 癸巳');
    const kinds = punished.relations.map(({ kind }) => kind);
    expect(kinds).toContain('triplePunishment');
    expect(kinds).not.toContain('punishment');
  });
});

describe('summer time and old standards', () => {
  test.each([
    ['19870715', '0040', '지역시 −32분, 서머타임 −60분', 60, 540],
    ['19550615', '1000', '지역시 −2분, 서머타임 −60분', 60, 510],
    ['19600110', '1000', '지역시 −2분', 0, 510],
    ['19070110', '1000', '지역시 +0분', 0, 507.87],
  ])('%s %s: %s', (birthday, time, summary, dstMinutes, standardOffsetMinutes) => {
    expect(woman(birthday, time).applied).toMatchObject({ summary, dstMinutes, standardOffsetMinutes });
  });

  test('a skipped time is read with the clock after the jump, and said', () => {
    const { applied } = woman('19870510', '0230');
    expect(applied.notes).toMatchObject([
      { code: 'CLOCK_GAP', alternative: ['丁卯', '乙巳', '己未', '乙丑'] },
    ]);
  });

  test('a repeated time is read as its first pass, and said', () => {
    const chart = woman('19871011', '0230');
    expect(hanja(chart)).toBe('丁卯 庚戌 癸巳 壬子');
    expect(chart.applied.notes).toMatchObject([
      { code: 'CLOCK_FOLD', alternative: ['丁卯', '庚戌', '癸巳', '癸丑'] },
    ]);
  });
});

describe('unknown time', () => {
  test('gives three pillars and no hour anywhere', () => {
    const chart = woman('19900520', null);
    expect(hanja(chart)).toBe('庚午 辛巳 乙酉 -');
    expect(chart.applied).toMatchObject({ wallTime: null, instant: null, localTime: null });
    expect(chart.boundaries).toMatchObject({ hour: null, day: null });
    expect(chart.decadeLuck.approximate).toBe(true);
    expect(chart.strength).toMatchObject({ confidence: 'low', deuksi: false });
    const seats = [
      ...chart.relations.flatMap((relation) => relation.seats),
      ...chart.stars.map((star) => star.seat),
    ];
    expect(seats).not.toContain('hour');
    expect(Object.values(chart.elements.visible).reduce((a, b) => a + b)).toBe(6);
  });

  test('says when a term on the day leaves year or month open', () => {
    // 입춘 2024 came at 17:27 in Korea: most of the day is still 癸卯.
    const chart = woman('20240204', null);
    expect(hanja(chart)).toBe('癸卯 乙丑 戊戌 -');
    expect(chart.applied.notes).toMatchObject([
      { code: 'TERM_ON_BIRTHDAY', alternative: ['甲辰', '丙寅', '戊戌', null] },
    ]);
    expect(chart.boundaries.term).toMatchObject({ minutes: 0, name: '입춘', flips: ['year', 'month'] });
    expect(woman('20240205', null).applied.notes).toEqual([]);
  });
});

describe('calendars', () => {
  test('a lunar birthday is read as Korean, with its leap month', () => {
    const chart = woman('20250601', '1200', { calendarType: 'LUNAR', leapMonth: true });
    expect(chart.solar).toEqual({ year: 2025, month: 7, day: 25 });
    expect(chart.lunar).toEqual({ year: 2025, month: 6, day: 1, leap: true });
    expect(woman('20250601', '1200', { calendarType: 'LUNAR' }).solar).toEqual({
      year: 2025,
      month: 6,
      day: 25,
    });
  });

  test('says when a lunar date rests on a forecast', () => {
    expect(woman('20511103').applied.notes).toMatchObject([{ code: 'LUNAR_PROVISIONAL' }]);
  });

  test('births abroad say that the host gave the zone', () => {
    const chart = woman('20240204', '0326', {
      timeZone: 'America/New_York',
      longitude: -74.006,
      dayTurn: 'split',
    });
    expect(hanja(chart)).toBe('癸卯 乙丑 戊戌 甲寅');
    expect(chart.applied.notes).toMatchObject([{ code: 'HOST_ZONE_DATA' }]);
  });
});

describe('bad input', () => {
  const birth = { birthday: '19900520', time: '1430', sexType: 'FEMALE' };
  test.each([
    [{ birthday: 'abcdefgh' }, 'BIRTHDAY_FORMAT', 'birthday'],
    [{ birthday: '1990520' }, 'BIRTHDAY_FORMAT', 'birthday'],
    [{ birthday: 19900520 }, 'BIRTHDAY_FORMAT', 'birthday'],
    [{ birthday: undefined }, 'BIRTHDAY_FORMAT', 'birthday'],
    [{ birthday: '18991231' }, 'YEAR_OUT_OF_RANGE', 'birthday'],
    [{ birthday: '21010101' }, 'YEAR_OUT_OF_RANGE', 'birthday'],
    [{ birthday: '19900431' }, 'DATE_MISSING', 'birthday'],
    [{ birthday: '19901301' }, 'DATE_MISSING', 'birthday'],
    [{ birthday: '20250230', calendarType: 'LUNAR' }, 'LUNAR_DAY_MISSING', 'birthday'],
    [
      { birthday: '19900401', calendarType: 'LUNAR', leapMonth: true },
      'LUNAR_LEAP_MONTH_MISSING',
      'leapMonth',
    ],
    [{ time: '2400' }, 'TIME_OUT_OF_RANGE', 'time'],
    [{ time: '1260' }, 'TIME_OUT_OF_RANGE', 'time'],
    [{ time: '12:00' }, 'TIME_FORMAT', 'time'],
    [{ time: 1200 }, 'TIME_FORMAT', 'time'],
    [{ sexType: 'X' }, 'SEX_TYPE', 'sexType'],
    [{ sexType: undefined }, 'SEX_TYPE', 'sexType'],
    [{ calendarType: 'solar' }, 'CALENDAR_TYPE', 'calendarType'],
    [{ leapMonth: 'yes' }, 'LEAP_MONTH', 'leapMonth'],
    [{ longitude: 181 }, 'LONGITUDE', 'longitude'],
    [{ longitude: '127' }, 'LONGITUDE', 'longitude'],
    [{ longitude: NaN }, 'LONGITUDE', 'longitude'],
    [{ timeZone: 'America/New_York' }, 'LONGITUDE', 'longitude'],
    [{ timeZone: 'Mars/Base', longitude: 0 }, 'TIME_ZONE', 'timeZone'],
    [{ timeZone: 9 }, 'TIME_ZONE', 'timeZone'],
    [{ clock: 'sundial' }, 'CLOCK', 'clock'],
    [{ dayTurn: 'noon' }, 'DAY_TURN', 'dayTurn'],
  ])('%j is refused with %s at %s', (wrong, code, field) => {
    expect(() => analyzeChart({ ...birth, ...wrong } as Birth)).toThrow(
      expect.objectContaining({ code, field }),
    );
  });

  test.each([null, 'text', 7, []])('%j is not a birth', (input) => {
    expect(() => analyzeChart(input as unknown as Birth)).toThrow(
      expect.objectContaining({ code: 'INPUT_NOT_OBJECT' }),
    );
  });
});

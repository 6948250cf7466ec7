import { analyzeChart, type Birth } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { openEdgeOf } from './doubt.ts';

const born = (birthday: string, time: string | null): Birth => ({
  birthday,
  time,
  calendarType: 'SOLAR',
  sexType: 'FEMALE',
});
const edge = (birthday: string, time: string | null) => openEdgeOf(analyzeChart(born(birthday, time)));

describe('what a time of birth leaves open', () => {
  test('an hour that turns within five minutes', () => {
    expect(edge('19900520', '0732')).toMatchObject({ doubt: '시', minutes: 1 });
    expect(edge('19900520', '0815')).toMatchObject({ doubt: '없음' });
  });

  test('a day that turns within ten minutes', () => {
    expect(edge('19900520', '2328')).toMatchObject({ doubt: '날' });
  });

  test('a term that turns month and year', () => {
    expect(edge('19900204', '1115')).toMatchObject({ doubt: '절', term: '입춘', turnsYear: true });
    expect(edge('19900506', null)).toMatchObject({ doubt: '절날', term: '입하', turnsYear: false });
    expect(edge('19900520', null)).toMatchObject({ doubt: '없음' });
  });

  test('a clock that was changed that night', () => {
    expect(edge('19871011', '0230')).toMatchObject({ doubt: '시계' });
  });
});

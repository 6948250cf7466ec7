import { describe, expect, test } from 'vitest';
import { askedTime } from './asked-time.ts';
import { scopeOf } from './understand/scope.ts';

/** 2026-11-21 is a Saturday. */
const ON = '20261121';
const dayOf = (question: string, on = ON): string => askedTime(on, scopeOf(question)).on;

describe('the time a question names', () => {
  test.each([
    ['오늘 운세 어때', '20261121'],
    ['내일 고백해도 될까', '20261122'],
    ['낼 소개팅인데 잘될까', '20261122'],
    ['모레는요', '20261123'],
    ['이틀 뒤에 연락하면?', '20261123'],
    ['10일 뒤 어때', '20261201'],
    ['이번 주 일요일은', '20261122'],
    ['다음 주 화요일에 고백하려는데', '20261124'],
    ['다다음주 금요일', '20261204'],
    ['12월 24일 어때', '20261224'],
    ['12/31 운세', '20261231'],
    ['크리스마스에 만나자고 할까', '20261225'],
    ['2월 14일에 고백할까', '20270214'],
    ['2028년 3월 2일은요', '20280302'],
  ])('is a day: %s', (question, day) => {
    expect(askedTime(ON, scopeOf(question)).scope).toEqual({ kind: 'day', after: 0 });
    expect(dayOf(question)).toBe(day);
  });

  test.each([
    ['다음 달 연애운', '202612'],
    ['3월 초에 인연 들어와?', '202703'],
    ['내년 봄은 어때', '202704'],
    ['내년 5월에 결혼해도 될까', '202705'],
    ['여름 전에 생길까', '202707'],
    ['11월은 어때', '202611'],
    ['2028년 6월은', '202806'],
  ])('is a month: %s', (question, month) => {
    expect(dayOf(question).slice(0, 6)).toBe(month);
    expect(askedTime(ON, scopeOf(question)).scope).toEqual({ kind: 'month', after: 0 });
  });

  test.each([
    ['내년 운세', '2027'],
    ['내후년은', '2028'],
    ['2030년에 결혼해?', '2030'],
    ['올해 남은 운', '2026'],
  ])('is a year: %s', (question, year) => {
    expect(dayOf(question).slice(0, 4)).toBe(year);
    expect(askedTime(ON, scopeOf(question)).scope).toEqual({ kind: 'year', after: 0 });
  });

  test.each([
    '축하 문자 보낼까요',
    '주말에도 안 만나줘요',
    '일요일마다 싸워요',
    '봄이라는 애를 좋아해요',
    '작년 가을에 헤어졌어요',
  ])('is not named: %s', (question) => {
    expect(scopeOf(question)).toEqual({ kind: 'none' });
  });

  test('may be a last day', () => {
    expect(scopeOf('크리스마스 전에 남친 생길까')).toMatchObject({ kind: 'until', month: 12, day: 25 });
  });

  test('is counted from the reference date, not from the day of asking', () => {
    expect(dayOf('내일은?', '20270310')).toBe('20270311');
    expect(dayOf('12월 24일', '20270310')).toBe('20271224');
  });
});

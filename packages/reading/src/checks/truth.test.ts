import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import type { Reading } from '#reading.ts';
import { portraitOf } from '#saju/portrait.ts';
import { untruths } from './truth.ts';

/** 갑술년 정묘월 정유일 계묘시 */
const portrait = portraitOf(
  analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' }),
  '20261121',
);
const timeless = portraitOf(
  analyzeChart({ birthday: '19940312', time: null, sexType: 'FEMALE' }),
  '20261121',
);

const saying = (text: string): Reading => ({
  writer: '',
  markdown: '',
  facts: [],
  chapters: [{ title: '', answer: text, blocks: [], facts: [] }],
});

describe('what a text says of its chart', () => {
  test.each([
    '태어난 달의 아래 글자 묘목이 마음을 데웁니다.',
    '배우자 자리의 유금은 편재, 넓게 쥐는 힘입니다.',
    '일간인 정화는 등불입니다.',
    '정유일주의 마음은 단정합니다.',
    '인성이 셋이나 됩니다.',
    '11월 8일~12월 6일, 기해월이 지나갑니다.',
    '2027년 정미년이 옵니다.',
    '32세부터 10년을 읽습니다.',
    '용신은 금, 쇠의 힘입니다.',
    '신강 사주라 스스로 정합니다.',
    '첫눈에 끌리는 쪽은 불의 일간, 병화와 정화입니다.',
    '임진일주와는 위아래로 손을 잡습니다.',
  ])('stands where it is so: %s', (text) => {
    expect(untruths(saying(text), portrait)).toEqual([]);
  });

  test.each([
    '태어난 달의 아래 글자 유금이 마음을 데웁니다.',
    '배우자 자리의 묘목은 편인입니다.',
    '배우자 자리의 유금은 정관, 약속을 지키는 힘입니다.',
    '일간인 계수는 이슬입니다.',
    '정축일주의 마음은 단정합니다.',
    '인성이 둘이나 됩니다.',
    '3월 5일~4월 3일, 이 달이 밝습니다.',
    '2040년까지 기다리세요.',
    '갑축월에 만납니다.',
    '용신은 수, 물의 힘입니다.',
    '신약 사주라 기댈 데를 찾습니다.',
  ])('falls where it is not: %s', (text) => {
    expect(untruths(saying(text), portrait)).not.toEqual([]);
  });

  test('falls where it speaks of an hour nobody knows', () => {
    expect(untruths(saying('태어난 시간의 위 글자 계수가 맑습니다.'), timeless)).not.toEqual([]);
  });
});

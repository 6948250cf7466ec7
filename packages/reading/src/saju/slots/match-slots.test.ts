import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { tenGodOf } from '#checks/ten-god-of.ts';
import { tiesOf } from '#saju/ties.ts';
import { Book } from './book.ts';
import { mateOf, matchSlots } from './match-slots.ts';

const wordsOf = (sexType: 'FEMALE' | 'MALE') => {
  const book = new Book();
  matchSlots(book, analyzeChart({ birthday: '19940312', time: '0724', sexType }));
  return Object.fromEntries([...book.slots].map(([name, { text }]) => [name, text]));
};

describe('who goes with a chart', () => {
  test('of sixty day pillars each has one mate, and is the mate of its mate', () => {
    const stems = [...'갑을병정무기경신임계'];
    const branches = [...'자축인묘진사오미신유술해'];
    const mates = Array.from({ length: 60 }, (_, index) => mateOf(index % 10, index % 12));
    expect(new Set(mates).size).toBe(60);
    mates.forEach((mate, index) => {
      const [stem = '', branch = ''] = mate;
      expect(mateOf(stems.indexOf(stem), branches.indexOf(branch))).toBe(
        `${stems[index % 10]}${branches[index % 12]}`,
      );
      expect(tiesOf(index % 12, branches.indexOf(branch))).toContain('육합');
    });
    expect(mateOf(0, 0)).toBe('기축');
  });

  test('정유, a woman', () => {
    expect(wordsOf('FEMALE')).toMatchObject({
      matePillar: '임진',
      mateStem: '임수',
      careStem: '갑목',
      freeStem: '기토',
      boldStem: '계수',
      trueStem: '임수',
      strikeStem: '계수',
      pairAnimal: '용',
      allyAnimal: '소',
      friendAnimal: '뱀',
      strikeAnimal: '토끼',
      lagAnimal: '호랑이',
      nerveAnimal: '쥐',
    });
    expect(tenGodOf(3, 0)).toBe('정인');
  });

  test('the star of a man is another', () => {
    expect(wordsOf('MALE')).toMatchObject({ boldStem: '신금(辛)', trueStem: '경금' });
  });
});

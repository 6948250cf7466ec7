import { describe, expect, test } from 'vitest';
import { eokbuGroup } from './eokbu.ts';
import { hiddenStems, mainHiddenStem } from './hidden-stems.ts';
import { johuStem, johuUncertain, seasonNeed } from './johu.ts';
import { napEumOf } from './nap-eum.ts';
import { RELATION_KINDS, relationTables, type RelationKind } from './relations.ts';
import { STARS, starTables, type StarCode } from './stars.ts';
import {
  BRANCH_ELEMENTS,
  BRANCH_HANJA,
  pillarHanja,
  pillarIndex,
  pillarKorean,
  STEM_HANJA,
} from './stems-branches.ts';
import { BRANCH_WEIGHTS, isAlly, STEM_WEIGHTS } from './strength.ts';
import { TEN_GOD_KOREAN, tenGodOf } from './ten-gods.ts';
import { STAGE_KOREAN, twelveStageOf } from './twelve-stages.ts';
import { firstVoidBranch, isVoid } from './void-branches.ts';

const stem = (hanja: string) => STEM_HANJA.indexOf(hanja);
const branch = (hanja: string) => BRANCH_HANJA.indexOf(hanja);

describe('pillars', () => {
  test('sixty different ones, read back from Hanja and Hangul', () => {
    for (let i = 0; i < 60; i++) {
      expect(pillarIndex(pillarHanja(i))).toBe(i);
      expect(pillarIndex(pillarKorean(i))).toBe(i);
    }
  });

  test.each(['甲丑', '甲', '', '甲子甲', '子甲', 'xx'])('"%s" is none of them', (text) => {
    expect(pillarIndex(text)).toBe(-1);
  });
});

describe('ten gods', () => {
  test.each([
    ['甲', '비견 겁재 식신 상관 편재 정재 편관 정관 편인 정인'],
    ['乙', '겁재 비견 상관 식신 정재 편재 정관 편관 정인 편인'],
    ['戊', '편관 정관 편인 정인 비견 겁재 식신 상관 편재 정재'],
    ['癸', '상관 식신 정재 편재 정관 편관 정인 편인 겁재 비견'],
  ])('%s sees 甲..癸 as %s', (day, gods) => {
    expect([...STEM_HANJA].map((s) => TEN_GOD_KOREAN[tenGodOf(stem(day), stem(s))]).join(' ')).toBe(gods);
  });
});

describe('hidden stems', () => {
  test('rule thirty days in every branch', () => {
    for (const of of hiddenStems) expect(of.reduce((sum, { days }) => sum + days, 0)).toBe(30);
  });

  test('the main one gives the branch its element', () => {
    expect(mainHiddenStem.map((s) => s >> 1)).toEqual([...BRANCH_ELEMENTS]);
  });

  test('only 子 卯 酉 have no 중기', () => {
    expect([...BRANCH_HANJA].filter((_, b) => hiddenStems[b]?.length === 2).join('')).toBe('子卯酉');
  });
});

test.each([
  ['甲', '목욕 관대 건록 제왕 쇠 병 사 묘 절 태 양 장생'],
  ['乙', '병 쇠 제왕 건록 관대 목욕 장생 양 태 절 묘 사'],
  ['丙', '태 양 장생 목욕 관대 건록 제왕 쇠 병 사 묘 절'],
  ['丁', '절 묘 사 병 쇠 제왕 건록 관대 목욕 장생 양 태'],
  ['戊', '태 양 장생 목욕 관대 건록 제왕 쇠 병 사 묘 절'],
  ['己', '절 묘 사 병 쇠 제왕 건록 관대 목욕 장생 양 태'],
  ['庚', '사 묘 절 태 양 장생 목욕 관대 건록 제왕 쇠 병'],
  ['辛', '장생 양 태 절 묘 사 병 쇠 제왕 건록 관대 목욕'],
  ['壬', '제왕 쇠 병 사 묘 절 태 양 장생 목욕 관대 건록'],
  ['癸', '건록 관대 목욕 장생 양 태 절 묘 사 병 쇠 제왕'],
])('십이운성 of %s on 子..亥', (day, stages) => {
  expect([...BRANCH_HANJA].map((_, b) => STAGE_KOREAN[twelveStageOf(stem(day), b)]).join(' ')).toBe(stages);
});

test.each([
  ['甲子', '해중금', 3],
  ['戊辰', '대림목', 0],
  ['丙子', '간하수', 4],
  ['庚午', '노방토', 2],
  ['戊子', '벽력화', 1],
  ['壬戌', '대해수', 4],
  ['癸亥', '대해수', 4],
])('납음 of %s is %s', (hanja, korean, element) => {
  expect(napEumOf(pillarIndex(hanja))).toMatchObject({ korean, element });
});

test.each([
  ['甲子', '戌亥'],
  ['癸未', '申酉'],
  ['甲申', '午未'],
  ['乙未', '辰巳'],
  ['癸丑', '寅卯'],
  ['癸亥', '子丑'],
])('공망 of %s is %s', (hanja, branches) => {
  const pillar = pillarIndex(hanja);
  expect([...BRANCH_HANJA].filter((_, b) => isVoid(pillar, b)).join('')).toBe(branches);
  expect(BRANCH_HANJA[firstVoidBranch(pillar)]).toBe(branches[0]);
});

describe('relations', () => {
  const kindsOf = (a: number, b: number) =>
    RELATION_KINDS.filter((_, k) => ((relationTables.branches[a * 12 + b] ?? 0) >> k) & 1);
  const has = (kind: RelationKind, a: number, b: number) => kindsOf(a, b).includes(kind);
  const all = [...Array(12).keys()];

  test('hold both ways', () => {
    for (const a of all) for (const b of all) expect(kindsOf(a, b)).toEqual(kindsOf(b, a));
  });

  test('충 is between opposites, and 해 is with the opposite of the 육합 partner', () => {
    for (const a of all) {
      expect(all.filter((b) => has('clash', a, b))).toEqual([(a + 6) % 12]);
      const partner = all.find((b) => has('sixCombination', a, b)) ?? -1;
      expect(all.filter((b) => has('harm', a, b))).toEqual([(partner + 6) % 12]);
    }
  });

  test('원진 and 귀문 part only in 子未·寅酉 and 子酉·寅未', () => {
    const pairs = (kind: RelationKind) =>
      all.flatMap((a) =>
        all.filter((b) => b > a && has(kind, a, b)).map((b) => `${BRANCH_HANJA[a]}${BRANCH_HANJA[b]}`),
      );
    const [resentment, ghost] = [pairs('resentment'), pairs('ghostGate')];
    expect(resentment.filter((pair) => !ghost.includes(pair))).toEqual(['子未', '寅酉']);
    expect(ghost.filter((pair) => !resentment.includes(pair))).toEqual(['子酉', '寅未']);
  });

  test('반합 needs a 왕지', () => {
    expect(has('halfCombination', branch('申'), branch('辰'))).toBe(false);
    expect(has('halfCombination', branch('申'), branch('子'))).toBe(true);
  });

  test('자형 is of a branch with itself, 辰午酉亥', () => {
    expect(
      all
        .filter((b) => has('selfPunishment', b, b))
        .map((b) => BRANCH_HANJA[b])
        .join(''),
    ).toBe('辰午酉亥');
  });
});

describe('stars', () => {
  const index = (code: StarCode) => STARS.findIndex((star) => star.code === code);
  const carriers = (table: Int32Array, from: number, code: StarCode) =>
    [...BRANCH_HANJA].filter((_, b) => ((table[from * 12 + b] ?? 0) >> index(code)) & 1).join('');

  test('양인 is the 제왕 of yang stems, 금여 two past the 건록', () => {
    for (let day = 0; day < 10; day++) {
      const at = (stage: string) =>
        [...Array(12).keys()].find((b) => STAGE_KOREAN[twelveStageOf(day, b)] === stage) ?? 0;
      expect(carriers(starTables.fromDayStem, day, 'blade')).toBe(day % 2 ? '' : BRANCH_HANJA[at('제왕')]);
      expect(carriers(starTables.fromDayStem, day, 'goldenCarriage')).toBe(
        BRANCH_HANJA[(at('건록') + 2) % 12],
      );
    }
  });

  test('천희 is opposite 홍란', () => {
    for (let year = 0; year < 12; year++) {
      const [phoenix, joy] = (['redPhoenix', 'heavenlyJoy'] as const).map((code) =>
        branch(carriers(starTables.fromYearBranch, year, code)),
      );
      expect(((phoenix ?? 0) + 6) % 12).toBe(joy);
    }
  });

  test.each([
    ['peachBlossom', '子', '酉'],
    ['peachBlossom', '戌', '卯'],
    ['peachBlossom', '丑', '午'],
    ['peachBlossom', '未', '子'],
    ['travelHorse', '午', '申'],
    ['canopy', '酉', '丑'],
    ['lonelyStar', '丑', '寅'],
    ['lonelyStar', '未', '申'],
    ['widowStar', '亥', '戌'],
    ['widowStar', '寅', '丑'],
  ] as const)('%s from the year %s is %s', (code, from, to) => {
    expect(carriers(starTables.fromYearBranch, branch(from), code)).toBe(to);
  });

  test.each([
    ['heavenlyNoble', '庚', '丑未'],
    ['heavenlyNoble', '丁', '酉亥'],
    ['heavenlyNoble', '辛', '寅午'],
    ['redCharm', '乙', '午'],
    ['literaryStar', '癸', '卯'],
  ] as const)('%s from the day stem %s is %s', (code, from, to) => {
    expect(carriers(starTables.fromDayStem, stem(from), code)).toBe(to);
  });

  test('천덕 may sit on a stem or a branch, 월덕 on a stem', () => {
    const onStem = (month: string, code: StarCode) =>
      [...STEM_HANJA]
        .filter((_, s) => ((starTables.onStemFromMonth[branch(month) * 10 + s] ?? 0) >> index(code)) & 1)
        .join('');
    expect(onStem('寅', 'heavenlyVirtue')).toBe('丁');
    expect(carriers(starTables.fromMonthBranch, branch('卯'), 'heavenlyVirtue')).toBe('申');
    expect(onStem('卯', 'monthlyVirtue')).toBe('甲');
    expect(onStem('辰', 'monthlyVirtue')).toBe('壬');
  });

  test('괴강 and 고란 are of the day pillar alone, 백호 of any', () => {
    const marked = (table: Int32Array, hanja: string, code: StarCode) =>
      ((table[pillarIndex(hanja)] ?? 0) >> index(code)) & 1;
    expect([
      marked(starTables.ofDayPillar, '庚辰', 'kuiGang'),
      marked(starTables.ofPillar, '庚辰', 'kuiGang'),
    ]).toEqual([1, 0]);
    expect(marked(starTables.ofDayPillar, '壬戌', 'kuiGang')).toBe(0);
    expect([
      marked(starTables.ofDayPillar, '甲辰', 'whiteTiger'),
      marked(starTables.ofPillar, '甲辰', 'whiteTiger'),
    ]).toEqual([1, 1]);
  });
});

describe('balance', () => {
  test('the seats weigh 112 in all', () => {
    expect([...STEM_WEIGHTS, ...BRANCH_WEIGHTS].reduce<number>((a, b) => a + b, 0)).toBe(112);
  });

  test('allies of 甲 are wood and water', () => {
    expect([...STEM_HANJA].filter((_, s) => isAlly(stem('甲'), s)).join('')).toBe('甲乙壬癸');
  });

  test('the season calls for water in 巳午未 and for fire in 亥子丑', () => {
    expect([...Array(12).keys()].map(seasonNeed)).toEqual([1, 1, -1, -1, -1, 4, 4, 4, -1, -1, -1, 1]);
  });

  test('조후 follows its table, and 22 cells are marked as open', () => {
    expect(STEM_HANJA[johuStem(stem('甲'), branch('寅'))]).toBe('丙');
    expect(STEM_HANJA[johuStem(stem('癸'), branch('申'))]).toBe('丁');
    const open = [...STEM_HANJA].flatMap((s) => [...BRANCH_HANJA].filter((b) => johuUncertain(s, b)));
    expect(open).toHaveLength(22);
  });

  const ALL = 0b11111;
  test.each([
    ['weak under 관성 wants 인성', false, [1, 1, 2, 6, 1, ALL], 4],
    ['weak under 재성 wants 비겁', false, [1, 1, 6, 2, 1, ALL], 0],
    ['weak under 식상 wants 인성', false, [1, 6, 2, 2, 1, ALL], 4],
    ['weak under 관성 without 인성 takes 비겁', false, [1, 1, 2, 6, 0, 0b01111], 0],
    ['strong by 비겁 wants 식상', true, [8, 2, 2, 2, 1, ALL], 1],
    ['strong by 비겁 without 식상 takes 관성', true, [8, 0, 2, 2, 1, 0b11101], 3],
    ['strong by 인성 wants 재성', true, [2, 2, 2, 2, 8, ALL], 2],
  ] as const)('억부: %s', (_, strong, [peer, output, wealth, officer, resource, present], group) => {
    expect(eokbuGroup(strong, peer, output, wealth, officer, resource, present)).toBe(group);
  });
});

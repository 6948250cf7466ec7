import type { Chart, PillarView } from '@wolha/saju';
import { sentencesOf } from '#compose/sentences.ts';
import type { Reading } from '#reading.ts';
import { monthSpan, thirdsOf } from '#saju/luck-months.ts';
import type { Portrait } from '#saju/portrait.ts';
import { BRANCHES, plainName, STEMS } from '#saju/signs.ts';
import { mateOf } from '#saju/slots/match-slots.ts';
import { pillarsOf } from '#saju/ten-god-weights.ts';
import { chapterText, type Finding } from './lint-reading.ts';
import { tenGodOf } from './ten-god-of.ts';

/**
 * Re-reads a finished text as a stranger would and holds what it says against a chart: characters and their seats,
 * ten gods, counts, pillars, dates, years and ages. It knows nothing of slots.
 */

/** What a text says of its chart. */
export interface Claim {
  chapter: number;
  /** The words that say it. */
  words: string;
  /** Why it is not so, or null where it is. */
  fault: (known: Known) => string | null;
}

/** A portrait with what its text may name, computed once. */
export interface Known extends Portrait {
  pillarNames: ReadonlySet<string>;
  spans: ReadonlySet<string>;
  yearNumbers: ReadonlySet<number>;
  ages: ReadonlySet<number>;
}

const STEM_NAMES = ['갑목', '을목', '병화', '정화', '무토', '기토', '경금', '신금', '임수', '계수'];
const BRANCH_NAMES = [
  '자수', '축토', '인목', '묘목', '진토', '사화', '오화', '미토', '신금', '유금', '술토', '해수',
]; // prettier-ignore
/** 자 .. 해: the main hidden stem. */
const MAIN_STEM = [9, 5, 0, 1, 4, 2, 3, 5, 6, 7, 4, 8];
const SIGNED = `(${[...new Set([...STEM_NAMES, ...BRANCH_NAMES])].join('|')})(?:\\((?:辛|申)\\))?`;
const TEN_GOD = '비견|겁재|식신|상관|편재|정재|편관|정관|편인|정인';
const COUNT = ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟'];
const SEATS: Record<string, 'year' | 'month' | 'day' | 'hour'> = {
  해: 'year',
  달: 'month',
  날: 'day',
  시간: 'hour',
  시: 'hour',
};
const GROUPS: Record<string, string> = {
  비겁: 'peer',
  식상: 'output',
  재성: 'wealth',
  관성: 'officer',
  인성: 'resource',
};
const THING: Record<string, string> = { 목: '나무', 화: '불', 토: '흙', 금: '쇠', 수: '물' };
const ELEMENTS = { 나무: 'wood', 불: 'fire', 흙: 'earth', 쇠: 'metal', 물: 'water' } as const;

/** Ten gods a name can have for a day stem: a stem's, a branch's, or for 신금 either's. */
function tenGodsOf(dayStem: number, name: string): string[] {
  const stem = STEM_NAMES.indexOf(name);
  const branch = BRANCH_NAMES.indexOf(name);
  return [
    ...(stem >= 0 ? [tenGodOf(dayStem, stem)] : []),
    ...(branch >= 0 ? [tenGodOf(dayStem, MAIN_STEM[branch] ?? 0)] : []),
  ];
}

function openCount(chart: Chart, group: string): number {
  return pillarsOf(chart).reduce(
    (sum, { seat, stem, branch }) =>
      sum +
      (seat !== 'day' && stem.tenGod?.group === group ? 1 : 0) +
      (branch.tenGod.group === group ? 1 : 0),
    0,
  );
}

type Reader = (match: RegExpMatchArray) => Claim['fault'];

const here = (condition: boolean, why: string): string | null => (condition ? null : why);

function inSeat(seatWord: string, layer: string | undefined, name: string): Claim['fault'] {
  const seat = SEATS[seatWord] ?? 'day';
  return ({ chart }) => {
    const pillar = chart.pillars[seat];
    if (!pillar) return 'speaks of an hour nobody knows';
    const { stem, branch } = pillar;
    if (layer === '위') return here(plainName(stem) === name, 'another character is there');
    if (layer === '아래') return here(plainName(branch) === name, 'another character is there');
    const names = [stem, branch, ...branch.hiddenStems.map((hidden) => hidden.stem)].map((view) =>
      plainName(view),
    );
    return here(names.includes(name), 'no such character in that pillar');
  };
}

const STEM_CLASS = STEMS.join('');
const BRANCH_CLASS = BRANCHES.join('');

/** Patterns of claims, each with how it is held against a chart. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(`태어난 (해|달|날|시간|시)의 (위|아래) 글자(?:인|는|은|가|이|,)? ?${SIGNED}`, 'gu'),
    ([, seat = '', layer, name = '']) => inSeat(seat, layer, name),
  ],
  [
    new RegExp(`태어난 (해|달|날|시간|시)의 ${SIGNED}`, 'gu'),
    ([, seat = '', name = '']) => inSeat(seat, undefined, name),
  ],
  [
    new RegExp(`태어난 (해|달|날|시간)(?:에|은|는) ${SIGNED}`, 'gu'),
    ([, seat = '', name = '']) => inSeat(seat, undefined, name),
  ],
  [
    new RegExp(`(?<![가-힣] )(?:태어난 )?(해|달|시간)의 (?:글자|자리)(?:는|에|인)? ${SIGNED}`, 'gu'),
    ([, seat = '', name = '']) => inSeat(seat, undefined, name),
  ],
  [new RegExp(`${SIGNED} 달에 (?:난|나서|태어)`, 'gu'), ([, name = '']) => inSeat('달', '아래', name)],
  [
    new RegExp(`${SIGNED}(?:으로|로) 태어난`, 'gu'),
    ([, name]) =>
      ({ chart }) =>
        here(plainName(chart.dayMaster) === name, 'not the day stem'),
  ],
  [
    new RegExp(`([${STEM_CLASS}][${BRANCH_CLASS}])일(?:에 태어|, )`, 'gu'),
    ([, pillar = '']) =>
      ({ chart, luck }) =>
        here(chart.pillars.day.korean === pillar || luck.day.korean === pillar, 'another day'),
  ],
  [
    /(신강|신약|중화)(?= 사주|입니다|이라|라서|의 |, |에서|에 |인데)/gu,
    ([, label]) =>
      ({ chart }) =>
        here(chart.strength.label === label, 'another strength'),
  ],
  [
    /용신(?:은|이|인|을|:)? (나무|불|흙|쇠|물|목|화|토|금|수)(?=[,.]|입니다|이라|라서|으로|로 |은|는|이|가|을|를)/gu,
    ([, word = '']) =>
      ({ traits }) =>
        here([traits.useful, THING[traits.useful]].includes(word), 'another useful element'),
  ],
  [
    /(비겁|식상|재성|관성|인성)(?:이|은|는|가) (?:얇|옅)/gu,
    ([, word]) =>
      ({ traits }) =>
        here(traits.thin === word, 'another thin group'),
  ],
  [
    new RegExp(`배우자 자리(?:의|인|에 앉은|에 놓인)? ${SIGNED}`, 'gu'),
    ([, name]) =>
      ({ chart }) =>
        here(plainName(chart.pillars.day.branch) === name, 'not the seat'),
  ],
  [
    // “불의 일간, 병화와 정화” speaks of other people's.
    new RegExp(`(?<!(?:나무|불|흙|쇠|물)의 )일간(?:인|은|,)? ${SIGNED}`, 'gu'),
    ([, name]) =>
      ({ chart }) =>
        here(plainName(chart.dayMaster) === name, 'not the day stem'),
  ],
  [
    new RegExp(
      `${SIGNED}(?:은|는|이|가) (?:당신에게 |당신의 |곧 )?(${TEN_GOD})(?=,|입니다|이에요|예요|이라|라서|으로|로 |이고|고,)`,
      'gu',
    ),
    ([, name = '', god = '']) =>
      ({ chart }) =>
        here(tenGodsOf(chart.dayMaster.index, name).includes(god), 'another ten god'),
  ],
  [
    /(비겁|식상|재성|관성|인성)(?:이|가|은|는)? (하나|둘|셋|넷|다섯|여섯)(?=이나|나 |,| 있|입니다|이라|라 |이에요|인 )/gu,
    ([, word = '', count = '']) =>
      ({ chart }) =>
        here(COUNT[openCount(chart, GROUPS[word] ?? '') - 1] === count, 'another number'),
  ],
  [
    /글자 (?:가운데|중) (나무|불|흙|쇠|물)(?:가|이)? (하나|둘|셋|넷|다섯|여섯)/gu,
    ([, thing = '', count = '']) =>
      ({ chart }) =>
        here(
          COUNT[chart.elements.visible[ELEMENTS[thing as keyof typeof ELEMENTS]] - 1] === count,
          'another number',
        ),
  ],
  [
    new RegExp(`(?<![가-힣])([${STEM_CLASS}])([${BRANCH_CLASS}])(일주|년|월|대운)(?![가-힣]{2})`, 'gu'),
    ([, stem = '', branch = '', kind]) =>
      ({ chart, pillarNames }) => {
        const possible = STEM_CLASS.indexOf(stem) % 2 === BRANCH_CLASS.indexOf(branch) % 2;
        if (!possible) return 'no such pillar';
        const { day } = chart.pillars;
        const named =
          kind === '일주'
            ? [day.korean, mateOf(day.stem.index, day.branch.index)].includes(stem + branch)
            : pillarNames.has(stem + branch);
        return here(named, 'not a pillar of this reading');
      },
  ],
  [
    /(\d+월 \d+일)(?:~|부터 )(\d+월 \d+일|\d+일)/gu,
    ([, from = '', to = '']) =>
      ({ spans }) =>
        here(spans.has(`${from}~${to}`), 'no month of this reading'),
  ],
  [
    /((?:19|20)\d\d)년/gu,
    ([, year]) =>
      ({ yearNumbers }) =>
        here(yearNumbers.has(Number(year)), 'a year out of this reading'),
  ],
  [
    /(\d+)세(?=부터|까지|에|의|가|는|~|–)/gu,
    ([, age]) =>
      ({ ages }) =>
        here(ages.has(Number(age)), 'an age without a decade'),
  ],
];

/** A portrait with the sets its claims are held against. */
export function known(portrait: Portrait): Known {
  const { chart, luck, verdicts } = portrait;
  const decades = chart.decadeLuck.pillars;
  const months = [luck.month, ...verdicts.months];
  const years = [...luck.pastYears, luck.lastYear, ...luck.years];
  const views: PillarView[] = [
    ...pillarsOf(chart),
    luck.day,
    ...months.map(({ pillar }) => pillar),
    ...years.map(({ pillar }) => pillar),
    ...decades,
  ];
  return {
    ...portrait,
    pillarNames: new Set(views.map(({ korean }) => korean)),
    spans: new Set(
      months.flatMap((month) => [
        monthSpan(month).replace('부터 ', '~').replace(/까지$/u, ''),
        ...thirdsOf(month),
      ]),
    ),
    yearNumbers: new Set([...years, ...months, ...decades].map(({ year }) => year)),
    ages: new Set(decades.flatMap(({ age, fullAge }) => [age, age + 9, fullAge, fullAge + 9])),
  };
}

/** Everything a reading says that can be held against a chart. */
export function claimsOf(reading: Reading): Claim[] {
  return reading.chapters.flatMap((chapter, index) =>
    sentencesOf(chapterText(chapter)).flatMap((sentence) =>
      READERS.flatMap(([pattern, read]) =>
        [...sentence.matchAll(pattern)].map((match) => ({
          chapter: index,
          words: match[0],
          fault: read(match),
        })),
      ),
    ),
  );
}

/** What a reading says of its chart that is not so. */
export function untruths(reading: Reading, portrait: Portrait): Finding[] {
  const truth = known(portrait);
  return claimsOf(reading).flatMap(({ chapter, words, fault }): Finding[] => {
    const why = fault(truth);
    return why === null ? [] : [{ check: 'Q4', chapter, message: `${why}: ${words}` }];
  });
}

/** Whether a reading's claims point to its own chart among others: fewer faults than with anybody else's. */
export function identifies(reading: Reading, own: Known, others: readonly Known[]): boolean {
  const claims = claimsOf(reading);
  const faults = (truth: Known) => claims.filter(({ fault }) => fault(truth) !== null).length;
  const mine = faults(own);
  return others.every((other) => faults(other) > mine);
}

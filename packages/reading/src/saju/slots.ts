import type { Chart, Element, HiddenStem, PillarView, Relation, Seat, Star } from '@wolha/saju';
import type { Fact } from '#reading.ts';
import { dayOf, monthSpan } from './luck-months.ts';
import { usefulElement, type Portrait } from './portrait.ts';
import {
  branchName, ELEMENT_NAME, ELEMENT_THING, SEAT_BRANCH, SEAT_PILLAR, SEAT_STEM, SEAT_TIME, stemName,
} from './signs.ts'; // prettier-ignore
import { GROUP_OF, pillarsOf } from './ten-god-weights.ts';

/** A fact as words to be put into a text, with the fact itself. */
export interface Slot {
  text: string;
  fact: Fact | null;
}

export type Slots = ReadonlyMap<string, Slot>;

const COUNT_WORDS = ['없음', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟'] as const;
const countWord = (count: number): string => COUNT_WORDS[count] ?? String(count);

/** Basis words a ten-god group answers. */
const GROUP_BASIS: Record<string, string> = {
  peer: 'bigyeop',
  output: 'siksang',
  wealth: 'jaeseong',
  officer: 'gwanseong',
  resource: 'inseong',
};

/** Basis words a star answers. */
const STAR_BASIS: Record<string, string> = {
  peachBlossom: 'dohwa',
  redCharm: 'hongyeom',
  travelHorse: 'yeokma',
  heavenlyNoble: 'gwiin',
  heavenlyVirtue: 'gwiin',
  monthlyVirtue: 'gwiin',
  blade: 'yangin',
};

const RELATION_BASIS: Record<string, string[]> = {
  resentment: ['wonjin', 'hapchung'],
  ghostGate: ['gwimun'],
};

const SEAT_BASIS: Record<Seat, string> = { year: 'nyeonju', month: 'wolju', day: 'ilju', hour: 'siju' };

const godBasis = (group: string | undefined): string[] => {
  const word = group === undefined ? undefined : GROUP_BASIS[group];
  return word ? [word] : [];
};

class Book {
  readonly slots = new Map<string, Slot>();

  add(name: string, text: string, fact: Fact | null): void {
    this.slots.set(name, { text, fact });
  }

  /** A fact under several names, said differently. */
  fact(fact: Fact, names: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(names)) this.add(name, text, fact);
  }
}

const hiddenNames = (hidden: readonly HiddenStem[]): string => {
  const names = hidden.map(({ stem }) => stemName(stem));
  return names.join('·');
};

function birthPillars(book: Book, chart: Chart): void {
  for (const { seat, stem, branch, korean } of pillarsOf(chart)) {
    const pillarBasis = SEAT_BASIS[seat];
    const at = (part: string, basis: string[]): Omit<Fact, 'evidence'> => ({
      id: `${seat}.${part}`,
      seat: part === 'stem' ? SEAT_STEM[seat] : part === 'branch' ? SEAT_BRANCH[seat] : SEAT_PILLAR[seat],
      basis,
    });
    const stemBasis = seat === 'day' ? ['ilgan', 'ilju'] : [pillarBasis];
    const branchBasis = seat === 'day' ? ['ilji', 'ilju'] : [pillarBasis];
    const prefix = seat === 'day' ? '' : seat;
    const named = (word: string) => (prefix ? prefix + word[0]?.toUpperCase() + word.slice(1) : word);
    book.fact(
      { ...at('pillar', seat === 'day' ? ['ilju', 'ilgan', 'ilji'] : [pillarBasis]), evidence: korean },
      {
        [seat === 'day' ? 'ilju' : `${seat}Pillar`]: korean,
      },
    );
    book.fact({ ...at('stem', stemBasis), evidence: stemName(stem) }, { [named('stem')]: stemName(stem) });
    book.fact(
      { ...at('branch', branchBasis), evidence: branchName(branch) },
      {
        [named('branch')]: branchName(branch),
        [named('animal')]: branch.animal,
      },
    );
    if (stem.tenGod && seat !== 'day') {
      book.fact(
        {
          ...at('stem', [...stemBasis, ...godBasis(stem.tenGod.group)]),
          id: `${seat}.stemGod`,
          evidence: `${stemName(stem)} ${stem.tenGod.korean}`,
        },
        { [named('stemGod')]: stem.tenGod.korean },
      );
    }
    book.fact(
      {
        ...at('branch', [...branchBasis, ...godBasis(branch.tenGod.group)]),
        id: `${seat}.branchGod`,
        evidence: `${branchName(branch)} ${branch.tenGod.korean}`,
      },
      { [seat === 'day' ? 'seatGod' : named('branchGod')]: branch.tenGod.korean },
    );
    book.fact(
      {
        ...at('branch', [...branchBasis, 'unseong12']),
        id: `${seat}.stage`,
        evidence: branch.twelveStage.korean,
      },
      { [seat === 'day' ? 'stage' : named('stage')]: branch.twelveStage.korean },
    );
    book.fact(
      {
        ...at('branch', [...branchBasis, 'jijanggan']),
        id: `${seat}.hidden`,
        evidence: hiddenNames(branch.hiddenStems),
      },
      { [seat === 'day' ? 'hidden' : named('hidden')]: hiddenNames(branch.hiddenStems) },
    );
  }
  const { hiddenStems } = chart.pillars.day.branch;
  const inner = hiddenStems.filter(({ role }) => role !== '정기');
  const [first] = inner;
  const main = hiddenStems.at(-1);
  const fact = (stem: HiddenStem): Fact => ({
    id: `day.hidden.${stem.stem.korean}`,
    seat: '일지 지장간',
    evidence: `${stemName(stem.stem)} ${stem.tenGod.korean}`,
    basis: ['jijanggan', 'ilji', ...godBasis(stem.tenGod.group)],
  });
  if (first) book.fact(fact(first), { innerStem: stemName(first.stem), innerGod: first.tenGod.korean });
  if (main) book.fact(fact(main), { mainStem: stemName(main.stem), mainGod: main.tenGod.korean });
}

function balance(book: Book, portrait: Portrait): void {
  const { chart, traits } = portrait;
  const { visible } = chart.elements;
  const characters = pillarsOf(chart).length * 2;
  for (const element of Object.keys(visible) as Element[]) {
    const name = ELEMENT_NAME[element];
    book.fact(
      {
        id: `element.${element}`,
        seat: '여덟 글자',
        evidence: `${name} ${visible[element]}`,
        basis: ['ohaeng'],
        absent: visible[element] === 0,
      },
      { [`${element}Count`]: countWord(visible[element]) },
    );
  }
  const characterWord = characters === 8 ? '여덟 글자' : '여섯 글자';
  book.add('characters', characterWord, null);
  const elementFact = (name: string, key: string): Fact => ({
    id: `element.${key}`,
    seat: characterWord,
    evidence: name,
    basis: ['ohaeng'],
  });
  const byName = (name: string) => (Object.keys(visible) as Element[]).find((e) => ELEMENT_NAME[e] === name);
  const heavy = byName(traits.heavy) ?? 'wood';
  book.fact(elementFact(`${traits.heavy} ${visible[heavy]}`, heavy), {
    heavy: traits.heavy,
    heavyThing: ELEMENT_THING[heavy],
    heavyCount: countWord(visible[heavy]),
  });
  const lack = byName(traits.lack);
  if (lack) {
    book.fact(
      { ...elementFact(`${traits.lack} 0`, lack), absent: true },
      {
        lack: traits.lack,
        lackThing: ELEMENT_THING[lack],
      },
    );
  }
  const { element, by } = usefulElement(chart);
  book.fact(
    {
      id: 'useful',
      seat: by === '조후' ? '조후' : '억부',
      evidence: ELEMENT_NAME[element],
      basis: by === '조후' ? ['yongsin', 'johu'] : ['yongsin'],
    },
    { useful: ELEMENT_NAME[element], usefulThing: ELEMENT_THING[element] },
  );
  book.fact(
    { id: 'strength', seat: '일간의 힘', evidence: chart.strength.label, basis: ['strength'] },
    { strength: chart.strength.label },
  );
  const johu = chart.usefulGod.johu;
  book.fact(
    {
      id: 'johu',
      seat: '월지와 조후',
      evidence: branchName(chart.pillars.month.branch),
      basis: ['johu', 'wolju'],
    },
    { seasonBranch: branchName(chart.pillars.month.branch), season: traits.season },
  );
  if (johu.urgent) {
    book.fact(
      { id: 'johu.urgent', seat: '조후', evidence: ELEMENT_NAME[johu.urgent], basis: ['johu', 'yongsin'] },
      { temper: ELEMENT_NAME[johu.urgent], temperThing: ELEMENT_THING[johu.urgent] },
    );
  }
  const weakest = groupCounts(portrait).find(([, korean]) => korean === traits.thin);
  if (weakest) {
    const [group, korean, count] = weakest;
    const fact = {
      id: `group.${group}`,
      seat: characterWord,
      evidence: `${korean} ${count}`,
      basis: godBasis(group),
    };
    book.fact(fact, { thin: korean });
  }
  book.fact(
    {
      id: `lead.${traits.leadGod}`,
      seat: characterWord,
      evidence: `${traits.leadGod}의 힘이 가장 큼`,
      basis: godBasis(GROUP_OF[traits.leadGod]),
    },
    { leadGod: traits.leadGod },
  );
  for (const [group, korean, count] of groupCounts(portrait)) {
    book.fact(
      {
        id: `group.${group}`,
        seat: characterWord,
        evidence: `${korean} ${count}`,
        basis: godBasis(group),
        absent: count === 0,
      },
      { [`${group}Count`]: countWord(count) },
    );
  }
}

const GROUPS = [
  ['peer', '비겁'],
  ['output', '식상'],
  ['wealth', '재성'],
  ['officer', '관성'],
  ['resource', '인성'],
] as const;

function groupCounts({ chart }: Portrait): (readonly [string, string, number])[] {
  return GROUPS.map(([group, korean]) => {
    const count = pillarsOf(chart).reduce(
      (sum, { seat, stem, branch }) =>
        sum +
        (seat !== 'day' && stem.tenGod?.group === group ? 1 : 0) +
        (branch.tenGod.group === group ? 1 : 0),
      0,
    );
    return [group, korean, count] as const;
  });
}

function spouseSlots(book: Book, { chart, spouse, traits }: Portrait): void {
  const word = chart.sexType === 'FEMALE' ? '관성' : '재성';
  const basis = [chart.sexType === 'FEMALE' ? 'gwanseong' : 'jaeseong'];
  const [place] = spouse.open.length > 0 ? spouse.open : spouse.hidden;
  const seat = place
    ? place.layer === 'stem'
      ? SEAT_STEM[place.seat]
      : SEAT_BRANCH[place.seat]
    : '여덟 글자';
  const fact: Fact = {
    id: 'spouse',
    seat: place?.layer === 'hidden' ? `${seat} 지장간` : seat,
    evidence: place ? `${place.name} ${place.god}` : `${word} 없음`,
    basis,
    absent: !place,
  };
  book.fact(fact, {
    spouse: word,
    spouseElement: traits.spouseElement,
    spouseThing: ELEMENT_THING[spouse.element],
  });
  if (place) {
    book.fact(fact, {
      spouseName: place.name,
      spouseGod: place.god,
      spouseTime: SEAT_TIME[place.seat],
      spouseSeat: seat,
    });
  }
}

/** Names of slots for stars: `peach`, `peachSeat` … present only when the star is. */
const STAR_SLOTS: Record<string, string> = {
  peachBlossom: 'peach',
  redCharm: 'red',
  travelHorse: 'horse',
  canopy: 'canopy',
  heavenlyNoble: 'noble',
  literaryStar: 'letters',
  goldenCarriage: 'carriage',
  blade: 'blade',
  kuiGang: 'kuiGang',
  redPhoenix: 'phoenix',
  heavenlyJoy: 'joy',
};

/** Things looked for and not found: `noPeach` and the like are there only when the star is not. */
const ABSENT_STARS: readonly (readonly [code: string, name: string, korean: string])[] = [
  ['peachBlossom', 'noPeach', '도화'],
  ['redCharm', 'noRed', '홍염'],
  ['travelHorse', 'noHorse', '역마'],
  ['heavenlyNoble', 'noNoble', '천을귀인'],
  ['blade', 'noBlade', '양인'],
];

function absentStars(book: Book, chart: Chart): void {
  for (const [code, name, korean] of ABSENT_STARS) {
    if (chart.stars.some((star) => star.code === code)) continue;
    const basis = STAR_BASIS[code];
    const fact: Fact = {
      id: `star.${code}`,
      seat: '여덟 글자',
      evidence: `${korean} 없음`,
      basis: basis ? [basis] : [],
      absent: true,
    };
    book.fact(fact, { [name]: korean });
  }
}

function starSlots(book: Book, chart: Chart): void {
  for (const [code, name] of Object.entries(STAR_SLOTS)) {
    const stars = chart.stars.filter((star: Star) => star.code === code);
    const star = (['day', 'month', 'hour', 'year'] as const)
      .map((seat) => stars.find((item) => item.seat === seat))
      .find((item) => item !== undefined);
    if (!star) continue;
    const pillar = chart.pillars[star.seat];
    if (!pillar) continue;
    const bearer =
      star.layer === 'stem'
        ? stemName(pillar.stem)
        : star.layer === 'branch'
          ? branchName(pillar.branch)
          : pillar.korean;
    const fact: Fact = {
      id: `star.${code}`,
      seat:
        star.layer === 'stem'
          ? SEAT_STEM[star.seat]
          : star.layer === 'branch'
            ? SEAT_BRANCH[star.seat]
            : SEAT_PILLAR[star.seat],
      evidence: `${bearer} ${star.korean}`,
      basis: STAR_BASIS[code] ? [STAR_BASIS[code]] : [],
    };
    book.fact(fact, { [name]: star.korean, [`${name}Sign`]: bearer, [`${name}Time`]: SEAT_TIME[star.seat] });
  }
}

const RELATION_ORDER = [
  'clash', 'sixCombination', 'threeCombination', 'halfCombination', 'resentment', 'ghostGate', 'punishment',
  'selfPunishment', 'harm', 'break', 'directionalCombination', 'stemCombination', 'stemClash',
] as const; // prettier-ignore

const signAt = (chart: Chart, seat: Seat, layer: 'stem' | 'branch'): string => {
  const pillar = chart.pillars[seat];
  if (!pillar) return '';
  return layer === 'stem' ? stemName(pillar.stem) : branchName(pillar.branch);
};

function relationFact(chart: Chart, relation: Relation): Fact {
  const names = relation.seats.map((seat) =>
    relation.layer === 'stem' ? SEAT_STEM[seat] : SEAT_BRANCH[seat],
  );
  const signs = relation.seats.map((seat) => signAt(chart, seat, relation.layer));
  return {
    id: `relation.${relation.kind}.${relation.seats.join('-')}`,
    seat: names.join('·'),
    evidence: `${signs.join(' ')} ${relation.korean}`,
    basis: RELATION_BASIS[relation.kind] ?? ['hapchung'],
  };
}

/**
 * `tie`, `tieSign`, `tieTime`: the most telling relation of the day branch with another branch. `resent…`, `ghost…`,
 * `clash…`, `join…` the first of that kind anywhere, the day's own first.
 */
function relationSlots(book: Book, chart: Chart): void {
  const rank = (relation: Relation) =>
    RELATION_ORDER.indexOf(relation.kind as (typeof RELATION_ORDER)[number]) +
    (relation.seats.includes('day') ? 0 : 20) +
    (relation.adjacent ? 0 : 5);
  const relations = [...chart.relations].sort((a, b) => rank(a) - rank(b));
  const put = (name: string, relation: Relation | undefined) => {
    if (!relation) return;
    const [here, there] = relation.seats.includes('day')
      ? ['day' as const, relation.seats.find((seat) => seat !== 'day') ?? 'day']
      : [relation.seats[0] ?? 'year', relation.seats[1] ?? 'month'];
    const fact = relationFact(chart, relation);
    book.fact(fact, {
      [name]: relation.korean,
      [`${name}Sign`]: signAt(chart, there as Seat, relation.layer),
      [`${name}Time`]: SEAT_TIME[there as Seat],
      [`${name}Here`]: signAt(chart, here as Seat, relation.layer),
      [`${name}HereTime`]: SEAT_TIME[here as Seat],
    });
  };
  const branchTies = relations.filter(({ layer }) => layer === 'branch');
  const lacking = (name: string, korean: string, basis: string[], there: boolean) => {
    if (there) return;
    const fact: Fact = {
      id: `relation.${name}`,
      seat: '여덟 글자',
      evidence: `${korean} 없음`,
      basis,
      absent: true,
    };
    book.fact(fact, { [name]: korean });
  };
  const has = (kind: string) => branchTies.some((relation) => relation.kind === kind);
  lacking('noResent', '원진', ['wonjin'], has('resentment'));
  lacking('noGhost', '귀문', ['gwimun'], has('ghostGate'));
  lacking('noClash', '충', ['hapchung'], has('clash'));
  lacking(
    'noTie',
    '합과 충',
    ['hapchung'],
    branchTies.some(({ seats }) => seats.includes('day')),
  );
  put(
    'tie',
    branchTies.find(({ seats, kind }) => seats.includes('day') && kind !== 'ghostGate'),
  );
  put(
    'resent',
    branchTies.find(({ kind }) => kind === 'resentment'),
  );
  put(
    'ghost',
    branchTies.find(({ kind }) => kind === 'ghostGate'),
  );
  put(
    'clash',
    branchTies.find(({ kind }) => kind === 'clash'),
  );
  put(
    'join',
    branchTies.find(({ kind }) => /sixCombination|halfCombination|threeCombination/.test(kind)),
  );
}

function luckSlots(book: Book, { luck }: Portrait): void {
  const pillar = (name: string, seat: string, basis: string, { stem, branch, korean }: PillarView) => {
    const fact = (id: string, evidence: string, more: string[] = []): Fact => ({
      id: `luck.${name}.${id}`,
      seat,
      evidence,
      basis: [basis, ...more],
    });
    book.fact(fact('pillar', korean), { [`${name}Pillar`]: korean });
    book.fact(fact('stem', stemName(stem)), { [`${name}Stem`]: stemName(stem) });
    book.fact(fact('branch', branchName(branch)), { [`${name}Branch`]: branchName(branch) });
    book.fact(fact('god', `${stemName(stem)} ${stem.tenGod?.korean ?? ''}`, godBasis(stem.tenGod?.group)), {
      [`${name}God`]: stem.tenGod?.korean ?? '비견',
    });
    book.fact(
      fact('branchGod', `${branchName(branch)} ${branch.tenGod.korean}`, godBasis(branch.tenGod.group)),
      {
        [`${name}BranchGod`]: branch.tenGod.korean,
      },
    );
    book.fact(fact('stage', branch.twelveStage.korean, ['unseong12']), {
      [`${name}Stage`]: branch.twelveStage.korean,
    });
  };
  const { year, month, day } = dayOf(luck.on);
  pillar('today', '일진', 'iljin', luck.day);
  pillar('now', '월운', 'wolun', luck.month.pillar);
  pillar('seun', '세운', 'seun', luck.thisYear.pillar);
  pillar('last', '지난 세운', 'seun', luck.lastYear.pillar);
  const next = luck.years[1];
  if (next) {
    pillar('next', '다음 세운', 'seun', next.pillar);
    book.add('nextYear', `${next.year}년`, null);
  }
  book.add('thisYear', `${luck.thisYear.year}년`, null);
  book.add('lastYear', `${luck.lastYear.year}년`, null);
  book.add('date', `${month}월 ${day}일`, null);
  book.add('fullDate', `${year}년 ${month}월 ${day}일`, null);
  book.add('nowMonth', `${luck.month.month}월`, null);
  book.add('nowSpan', monthSpan(luck.month), null);
  if (luck.decade) {
    pillar('decade', '대운', 'daeun', luck.decade);
    book.add('decadeAges', `${luck.decade.age}세부터 ${luck.decade.age + 9}세까지`, null);
  }
  if (luck.nextDecade) {
    pillar('nextDecade', '다음 대운', 'daeun', luck.nextDecade);
    book.add('nextDecadeAge', `${luck.nextDecade.age}세`, null);
    book.add('nextDecadeYear', `${luck.nextDecade.year}년`, null);
  }
}

/** Parts of the day as they are said before an hour. */
const partOfDay = (hour: number): string =>
  hour < 5 ? '새벽' : hour < 12 ? '오전' : hour < 18 ? '오후' : hour < 21 ? '저녁' : '밤';

/**
 * The civil hours of a branch (0 자 .. 11 해): local mean time of Korea is about half an hour behind the clock.
 * `저녁 7시 반부터 9시 반`
 */
export function hoursOf(branch: number): string {
  const from = (branch * 2 + 23) % 24;
  const to = (from + 2) % 24;
  const clock = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}시 반`;
  const again = partOfDay(to) === partOfDay(from) ? '' : `${partOfDay(to)} `;
  return `${partOfDay(from)} ${clock(from)}부터 ${again}${clock(to)}`;
}

const SIX_PARTNER = [1, 0, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const;

function hourSlots(book: Book, chart: Chart): void {
  const seat = chart.pillars.day.branch.index;
  const partner = SIX_PARTNER[seat] ?? 0;
  const opposite = (seat + 6) % 12;
  const names = '자축인묘진사오미신유술해';
  book.add('goodHour', `${names.charAt(partner)}시`, null);
  book.add('goodHours', hoursOf(partner), null);
  book.add('badHour', `${names.charAt(opposite)}시`, null);
  book.add('badHours', hoursOf(opposite), null);
}

/** All facts of a portrait as words. A slot that is not there makes a text that needs it not eligible. */
export function slotsOf(portrait: Portrait): Slots {
  const book = new Book();
  birthPillars(book, portrait.chart);
  balance(book, portrait);
  spouseSlots(book, portrait);
  starSlots(book, portrait.chart);
  absentStars(book, portrait.chart);
  relationSlots(book, portrait.chart);
  luckSlots(book, portrait);
  hourSlots(book, portrait.chart);
  return book.slots;
}

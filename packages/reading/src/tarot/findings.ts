import { SUITS, type Suit } from '@wolha/tarot';
import { COURTS, EASED, MAJORS, REPEATED, TURNED } from '#corpus/tarot/combos/counts.ts';
import { COURSES, MEETINGS } from '#corpus/tarot/combos/meetings.ts';
import { PATHS } from '#corpus/tarot/combos/path.ts';
import { LACKING, MIXED, PAIRED, PREVAILING } from '#corpus/tarot/combos/suits.ts';
import type { Fact } from '#reading.ts';
import type { Slot } from '#saju/slots.ts';
import type { PlacedCard } from './card-chapter.ts';
import { pathOf, prevailing } from './spread-verdicts.ts';
import type { CardGroup, LaidCard } from './table.ts';
import { again, cardFact, GROUP_NAMES, said, tableFact } from './table-words.ts';

/** Something true of the whole table, with the texts that tell it. */
export interface TableFinding {
  name: string;
  texts: readonly string[];
  words: ReadonlyMap<string, Slot>;
  fact: Fact;
}

const GROUP_ORDER: readonly CardGroup[] = [...SUITS, 'major'];
const COURT_FROM = 11;

const list = (cards: readonly LaidCard[]): string => cards.map(({ face }) => face.name).join(', ');

/** A card and what it brings, as `{name}` and `{nameGist}`. */
export const wordsOf = (name: string, { card, side }: PlacedCard): [string, Slot][] => [
  [name, again(card)],
  [`${name}Gist`, said(side.gist)],
];

/** `{first}`, `{second}`, `{last}`: the cards of the row, and what they bring. */
export function endsOf(placed: readonly PlacedCard[]): [string, Slot][] {
  const [first, second] = placed;
  const last = placed.at(-1);
  return [
    ...(first ? wordsOf('first', first) : []),
    ...(second ? wordsOf('second', second) : []),
    ...(last ? wordsOf('last', last) : []),
  ];
}

function bySuit(cards: readonly LaidCard[]): TableFinding {
  const group = prevailing(cards);
  if (!group) {
    return {
      name: 'suits',
      texts: MIXED,
      words: new Map(),
      fact: tableFact('suits', '세 장의 무늬', '모두 다름'),
    };
  }
  const held = cards.filter((card) => card.group === group);
  const odd = cards.find((card) => card.group !== group);
  return {
    name: 'suits',
    texts: odd ? [PAIRED[odd.place]?.[group] ?? ''] : PREVAILING[group].three,
    words: new Map(odd ? [['odd', again(odd)]] : []),
    fact: tableFact('suits', '세 장의 무늬', `${GROUP_NAMES[group]} ${held.length}장`),
  };
}

function byTurning(cards: readonly LaidCard[]): TableFinding {
  const turned = cards.filter(({ direction }) => direction === 'REVERSED');
  const upright = cards.filter(({ direction }) => direction === 'UPRIGHT');
  const [one] = turned;
  const [up] = upright;
  const count = Math.min(turned.length, 3) as 0 | 1 | 2 | 3;
  const blocked = count === 0 || turned.some(({ tone }) => tone === 'hard');
  return {
    name: 'turned',
    texts: blocked ? TURNED[count] : EASED[count],
    words: new Map([
      ...(one ? ([['turned', again(one)]] as const) : []),
      ...(up ? ([['upright', again(up)]] as const) : []),
    ]),
    fact: tableFact('turned', '세 장의 방향', `정방향 ${upright.length}장, 역방향 ${turned.length}장`),
  };
}

function byGreatness(cards: readonly LaidCard[]): TableFinding | null {
  const great = cards.filter(({ group }) => group === 'major');
  if (great.length > 1) return null;
  const [one] = great;
  return {
    name: 'majors',
    texts: MAJORS[one ? 1 : 0],
    words: new Map(one ? [['great', again(one)]] : []),
    fact: tableFact('majors', '큰 카드', one ? one.label : '없음'),
  };
}

function byRank(cards: readonly LaidCard[]): TableFinding | null {
  const small = cards.filter(({ group }) => group !== 'major');
  const twin = small.find(({ face }, index) =>
    small.slice(index + 1).some((other) => other.face.rank === face.rank),
  );
  if (!twin) return null;
  const held = small.filter(({ face }) => face.rank === twin.face.rank);
  return {
    name: 'ranks',
    texts: REPEATED[twin.face.rank] ?? [],
    words: new Map(),
    fact: tableFact('ranks', '겹친 숫자', list(held)),
  };
}

function byCourt(cards: readonly LaidCard[]): TableFinding | null {
  const people = cards.filter(({ group, face }) => group !== 'major' && face.rank >= COURT_FROM);
  if (people.length < 2) return null;
  return {
    name: 'courts',
    texts: COURTS[people.length > 2 ? 3 : 2],
    words: new Map([['courts', said(list(people))]]),
    fact: tableFact('courts', '사람 카드', list(people)),
  };
}

function byLack(cards: readonly LaidCard[]): TableFinding | null {
  const groups = new Set(cards.map(({ group }) => group));
  const [only, ...others] = SUITS.filter((suit: Suit) => !groups.has(suit));
  if (!only || others.length > 0) return null;
  return {
    name: 'lacking',
    texts: LACKING[only],
    words: new Map(),
    fact: tableFact('lacking', '없는 무늬', GROUP_NAMES[only]),
  };
}

/** What two cards of one group say wherever they lie. */
function byPrevailing(cards: readonly LaidCard[]): TableFinding | null {
  const group = prevailing(cards);
  const held = cards.filter((card) => card.group === group);
  if (!group || held.length > 2) return null;
  return {
    name: 'prevailing',
    texts: PREVAILING[group].two,
    words: new Map(),
    fact: tableFact('suits', '세 장의 무늬', `${GROUP_NAMES[group]} 2장`),
  };
}

function byMeeting(cards: readonly LaidCard[]): TableFinding | null {
  const [first] = cards;
  const last = cards.at(-1);
  if (!first || !last || first.group === last.group) return null;
  const pair = [first.group, last.group];
  const key = pair.toSorted((a, b) => GROUP_ORDER.indexOf(a) - GROUP_ORDER.indexOf(b)).join('-');
  const course = COURSES[pair.join('-')];
  return {
    name: 'meeting',
    texts: [...(course === undefined ? [] : [course]), ...(MEETINGS[key] ?? [])],
    words: new Map([
      ['first', again(first)],
      ['last', again(last)],
    ]),
    fact: tableFact('meeting', '첫 장과 끝 장', [first, last].map(({ label }) => label).join(', ')),
  };
}

/** All that stands out on a table of several cards, the rarer findings first. */
export function findingsOf(cards: readonly LaidCard[]): TableFinding[] {
  return [
    byRank(cards),
    byCourt(cards),
    bySuit(cards),
    byTurning(cards),
    byMeeting(cards),
    byGreatness(cards),
    byLack(cards),
    byPrevailing(cards),
  ].filter((finding) => finding !== null);
}

/** Where the row goes. */
export function courseOf(placed: readonly PlacedCard[]): TableFinding {
  const cards = placed.map(({ card }) => card);
  return {
    name: 'path',
    texts: PATHS[pathOf(cards)],
    words: new Map(endsOf(placed)),
    fact: tableFact('path', '세 장의 차례', cards.map(({ label }) => label).join(' → ')),
  };
}

export const cardFacts = (cards: readonly LaidCard[]): Fact[] => cards.map(cardFact);

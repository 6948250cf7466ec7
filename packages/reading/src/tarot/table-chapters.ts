import { lengthOf } from '#compose/sentences.ts';
import { AFTERWARDS, FAREWELLS } from '#corpus/tarot/combos/afterwards.ts';
import { BEST, HEAVY, LATTER, LIGHT, MIDDLE } from '#corpus/tarot/combos/ends.ts';
import { HABITS, HOURS, LEVEL, SLOWEST, WIDEST } from '#corpus/tarot/combos/hours.ts';
import { STRETCHES } from '#corpus/tarot/combos/stretches.ts';
import generalClosing from '#corpus/tarot/closings/any.ts';
import type { ClosingTexts } from '#corpus/tarot/closings/closing-texts.ts';
import type { Fact, SignalItem, Tone } from '#reading.ts';
import { cardTiles, type PlacedCard, type Told } from './card-chapter.ts';
import { cardFacts, courseOf, endsOf, findingsOf, type TableFinding } from './findings.ts';
import { paragraphs, type Scribe, type Words } from './scribe.ts';
import { leanOf, paceOf, sideOf, type SpreadPace } from './spread-verdicts.ts';
import type { CardTone, LaidCard } from './table.ts';
import { again, groupFact, said } from './table-words.ts';

/** The whole table, as the chapters after the single cards tell it. */
export interface Table {
  placed: readonly PlacedCard[];
  cards: readonly LaidCard[];
  closing: ClosingTexts;
}

/** The kindest card of the row, the later one of two; and the hardest, the earlier one of two. */
const byWeight = (a: PlacedCard, b: PlacedCard): number =>
  b.card.polarity - a.card.polarity || b.card.place - a.card.place;

function extremesOf(placed: readonly PlacedCard[]): { best: PlacedCard; heavy: PlacedCard } {
  const sorted = placed.toSorted(byWeight);
  const best = sorted[0];
  const heavy = sorted.at(-1);
  if (!best || !heavy) throw new RangeError('no card was drawn');
  return { best, heavy };
}

/** Which way the second half of the row goes. */
function latterOf(cards: readonly LaidCard[]): readonly string[] {
  const step = (cards.at(-1)?.polarity ?? 0) - (cards.at(-2)?.polarity ?? 0);
  return LATTER[step > 0 ? 'lighter' : step < 0 ? 'heavier' : 'same'];
}

/** The cards read together: the verdict, where the row goes, what stands out on it, and where to hold it. */
export function tellTogether(scribe: Scribe, { placed, cards, closing }: Table, wanted: number): Told {
  const facts: Fact[] = cardFacts(cards);
  const { best, heavy } = extremesOf(placed);
  const words = new Map([
    ...endsOf(cards),
    ['best', again(best.card)],
    ['heavy', again(heavy.card)],
  ] as const);
  const write = (name: string, texts: readonly string[]) =>
    scribe.write({ name: `together.${name}`, texts }, words, facts);
  const verdict = closing.sides ? closing.sides[sideOf(cards)].verdict : closing.verdict[leanOf(cards)];
  const answer = write('answer', verdict.answer);
  const course = courseOf(cards);
  const first = [write('told', verdict.told), scribe.write(course, course.words, facts)];
  facts.push(course.fact);
  const findings = findingsOf(cards);
  const find = (finding: TableFinding): string => {
    facts.push(finding.fact);
    return scribe.write(finding, finding.words, facts);
  };
  const found = findings.slice(0, LEAST_FINDINGS).map(find);
  const hold = [
    write('best', BEST),
    heavy.card.tone === 'hard' ? write('heavy', HEAVY) : write('light', LIGHT),
    write('told', verdict.told),
  ];
  const length = () => lengthOf([answer, ...first, ...found, ...hold].join(''));
  for (const finding of findings.slice(LEAST_FINDINGS)) if (length() < wanted) hold.push(find(finding));
  const [, middle] = cards;
  if (middle && cards.length > 2) {
    const spare = [
      { name: 'together.middle', texts: MIDDLE[middle.tone] },
      { name: 'together.latter', texts: latterOf(cards) },
      { name: 'together.middle', texts: MIDDLE[middle.tone] },
      { name: 'together.told', texts: verdict.told },
    ];
    for (const choice of spare) if (length() < wanted) hold.push(scribe.write(choice, words, facts));
  }
  return {
    answer,
    blocks: [
      { kind: 'prose', markdown: paragraphs(first) },
      cardTiles(placed),
      { kind: 'prose', markdown: [paragraphs(found), paragraphs(hold)].join('\n\n') },
    ],
    facts,
  };
}

/** Findings told at the least, and then as many as the chapter needs. */
const LEAST_FINDINGS = 3;

const WINDOWS: Record<SpreadPace, readonly [string, string, string]> = {
  quick: ['며칠에서 열흘', '열흘에서 2주', '2주에서 3주'],
  spoken: ['첫 1주', '1주에서 2주', '2주에서 4주'],
  tidal: ['첫 열흘', '열흘에서 3주', '3주에서 4주'],
  steady: ['첫 2주', '2주에서 3주', '3주에서 4주'],
  great: ['첫 2주', '2주에서 4주', '4주 무렵'],
};
const SIGNAL_TONES: Record<CardTone, Tone> = { bright: 'BRIGHT', even: 'PLAIN', hard: 'SLOW' };

/** Two to four weeks from the draw: the tempo, what each stretch is like, and what to look out for in it. */
export function tellOutlook(scribe: Scribe, { placed, cards, closing }: Table, wanted: number): Told {
  const pace = paceOf(cards);
  const facts: Fact[] = cardFacts(cards);
  const ends = endsOf(cards);
  const write = (name: string, texts: readonly string[], words: Words = ends) =>
    scribe.write({ name: `outlook.${name}`, texts }, words, facts);
  const { best, heavy } = extremesOf(placed);
  const windows = closing.windows ?? WINDOWS[pace];
  const spanAt = (index: number): string => windows[index] ?? windows[2];
  const answer = write('answer', closing.outlook[pace].answer);
  const told = write('told', closing.outlook[pace].told);
  const items = placed.map(({ card, side }, index): SignalItem => ({
    tone: SIGNAL_TONES[card.tone],
    label: spanAt(index),
    text: side.sign,
  }));
  const stretches = cards.map((card, index) =>
    write(`stretch${index}`, STRETCHES[Math.min(index, 2)]?.[card.tone] ?? [], [
      ['card', again(card)],
      ['span', said(spanAt(index))],
    ]),
  );
  const at = (index: number): Words => [
    ['card', again(cards[index] ?? best.card)],
    ['span', said(spanAt(index))],
  ];
  const compared =
    best.card.tone === heavy.card.tone
      ? [write('level', LEVEL[best.card.tone])]
      : [
          write('widest', WIDEST, at(best.card.place)),
          heavy.card.tone === 'hard' ? write('slowest', SLOWEST, at(heavy.card.place)) : '',
        ];
  const afterwards = AFTERWARDS[leanOf(cards)];
  const after: string[] = [];
  const length = () =>
    lengthOf([answer, told, ...items.map(({ text }) => text), ...stretches, ...compared, ...after].join(''));
  const general = closing.windows ? closing.outlook : generalClosing.outlook;
  after.push(write('after', afterwards));
  if (length() < wanted) after.push(write('after', afterwards));
  if (length() < wanted) after.push(write('told', closing.outlook[pace].told));
  if (length() < wanted) after.push(write('told', general[pace].told));
  if (length() < wanted) after.push(write('after', afterwards));
  return {
    answer,
    blocks: [
      { kind: 'prose', markdown: told },
      { kind: 'signals', items },
      { kind: 'prose', markdown: [...stretches, paragraphs(compared), paragraphs(after)].join('\n\n') },
    ],
    facts,
  };
}

/** One thing to do, of the kindest card, and one to leave, of the hardest. */
export function tellAdvice(scribe: Scribe, { placed, cards, closing }: Table, wanted: number): Told {
  const lean = leanOf(cards);
  const { best, heavy } = extremesOf(placed);
  const lone = placed.length === 1;
  const facts: Fact[] = [...cardFacts(cards), ...(lone ? [groupFact(best.card)] : [])];
  const words = new Map([
    ...endsOf(cards),
    ['best', again(best.card)],
    ['heavy', again(heavy.card)],
    ['card', again(best.card)],
  ] as const);
  const write = (name: string, texts: readonly string[]) =>
    scribe.write({ name: `advice.${name}`, texts }, words, facts);
  const side = closing.sides && sideOf(cards);
  const advice = closing.sides && side ? closing.sides[side].advice : closing.advice[lean];
  const answer = write('answer', advice.answer);
  const care = closing.care ? write('care', closing.care) : '';
  const alone = closing.alone === true || side === 'neither';
  const still = closing.care !== undefined && (lean === 'hold' || lean === 'rest');
  const quiet = alone || closing.beforehand === true || still;
  const inwards = alone || closing.care !== undefined;
  const kind = inwards ? 'self' : 'way';
  const instead = alone ? 'coming' : 'between';
  const way = write('way', [best.side[best.place.kind === kind ? instead : kind]]);
  const doing = write('act', advice.act);
  const hours = write('hours', HOURS[best.card.group]);
  const leaving = write('leave', advice.leave);
  const habit = write('habit', HABITS[heavy.card.group]);
  const items = [quiet ? (best.side.quiet ?? best.side.act) : best.side.act, heavy.side.leave];
  const last = [leaving, ...(lone ? [best.side.sign] : [habit])];
  const quoted = lone ? [best.side.word] : [];
  const length = () => lengthOf([answer, care, way, doing, hours, ...items, ...last, ...quoted].join(''));
  if (length() < wanted) last.push(write('leave', advice.leave));
  if (length() < wanted) last.push(write('habit', HABITS[heavy.card.group]));
  if (length() < wanted) last.push(write('habit', HABITS[heavy.card.group]));
  if (!lone) last.push(write('farewell', FAREWELLS[lean]));
  return {
    answer,
    blocks: [
      { kind: 'prose', markdown: [paragraphs([care, way]), paragraphs([doing, hours])].join('\n\n') },
      { kind: 'checklist', title: closing.list, items },
      { kind: 'prose', markdown: paragraphs(last) },
      ...(lone ? [{ kind: 'quote' as const, text: best.side.word }] : []),
    ],
    facts,
  };
}

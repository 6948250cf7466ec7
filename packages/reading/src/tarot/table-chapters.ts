import { lengthOf } from '#compose/sentences.ts';
import generalClosing from '#corpus/tarot/closings/any.ts';
import type { ClosingTexts } from '#corpus/tarot/closings/closing-texts.ts';
import type { Fact, SignalItem, Tone } from '#reading.ts';
import { cardTiles, type PlacedCard, type Told } from './card-chapter.ts';
import { cardFacts, courseOf, endsOf, findingsOf } from './findings.ts';
import { paragraphs, type Scribe } from './scribe.ts';
import { leanOf, paceOf, type SpreadPace } from './spread-verdicts.ts';
import type { CardTone, LaidCard } from './table.ts';
import { named } from './table-words.ts';

/** The whole table, as the chapters after the single cards tell it. */
export interface Table {
  placed: readonly PlacedCard[];
  cards: readonly LaidCard[];
  closing: ClosingTexts;
}

/** Findings told at the least, and then as many as the chapter needs. */
const FINDINGS = 2;

/** The cards read together: the verdict, where the row goes, and what stands out on it. */
export function tellTogether(scribe: Scribe, { placed, cards, closing }: Table, wanted: number): Told {
  const lean = leanOf(cards);
  const facts: Fact[] = cardFacts(cards);
  const ends = endsOf(cards);
  const write = (name: string, texts: readonly string[], words = ends) =>
    scribe.write({ name: `together.${name}`, texts }, words, facts);
  const answer = write('answer', closing.verdict[lean].answer);
  const verdict = [write('told', closing.verdict[lean].told)];
  const course = courseOf(cards);
  verdict.push(scribe.write(course, course.words, facts));
  facts.push(course.fact);
  const found: string[] = [];
  for (const finding of findingsOf(cards)) {
    const length = lengthOf([answer, ...verdict, ...found].join(''));
    if (found.length >= FINDINGS && length >= wanted) break;
    found.push(scribe.write(finding, finding.words, facts));
    facts.push(finding.fact);
  }
  const again = write('told', closing.verdict[lean].told);
  return {
    answer,
    blocks: [
      { kind: 'prose', markdown: paragraphs(verdict) },
      cardTiles(placed),
      { kind: 'prose', markdown: paragraphs([...found, again]) },
    ],
    facts,
  };
}

const WINDOWS: Record<SpreadPace, readonly [string, string, string]> = {
  quick: ['며칠에서 열흘', '열흘에서 2주', '2주에서 3주'],
  spoken: ['첫 1주', '1주에서 2주', '2주에서 4주'],
  tidal: ['첫 열흘', '열흘에서 3주', '3주에서 4주'],
  steady: ['첫 2주', '2주에서 3주', '3주에서 4주'],
  great: ['첫 2주', '2주에서 4주', '4주 무렵'],
};
const SIGNAL_TONES: Record<CardTone, Tone> = { bright: 'BRIGHT', even: 'PLAIN', hard: 'SLOW' };

/** Two to four weeks from the draw: the tempo, and what to look out for in each stretch. */
export function tellOutlook(scribe: Scribe, { placed, cards, closing }: Table, wanted: number): Told {
  const pace = paceOf(cards);
  const facts: Fact[] = cardFacts(cards);
  const ends = endsOf(cards);
  const write = (name: string, texts: readonly string[]) =>
    scribe.write({ name: `outlook.${name}`, texts }, ends, facts);
  const windows = closing.windows ?? WINDOWS[pace];
  const answer = write('answer', closing.outlook[pace].answer);
  const items = placed.map(({ card, side }, index): SignalItem => ({
    tone: SIGNAL_TONES[card.tone],
    label: windows[index] ?? windows[2],
    text: side.sign,
  }));
  const told = [write('told', closing.outlook[pace].told), write('told', closing.outlook[pace].told)];
  const length = lengthOf([answer, ...told, ...items.map(({ text }) => text)].join(''));
  const general = generalClosing.outlook[pace].told;
  if (length < wanted) told.push(write('general', general));
  return {
    answer,
    blocks: [
      { kind: 'prose', markdown: paragraphs(told.slice(0, 1)) },
      { kind: 'signals', items },
      { kind: 'prose', markdown: paragraphs(told.slice(1)) },
    ],
    facts,
  };
}

const byWeight = (a: PlacedCard, b: PlacedCard): number =>
  b.card.polarity - a.card.polarity || b.card.place - a.card.place;

/** One thing to do, of the kindest card, and one to leave, of the hardest. */
export function tellAdvice(scribe: Scribe, { placed, cards, closing }: Table): Told {
  const lean = leanOf(cards);
  const facts: Fact[] = cardFacts(cards);
  const sorted = placed.toSorted(byWeight);
  const best = sorted[0];
  const heavy = sorted.at(-1);
  if (!best || !heavy) throw new RangeError('no card was drawn');
  const words = new Map([
    ['best', named(best.card)],
    ['heavy', named(heavy.card)],
    ['card', named(best.card)],
    ...endsOf(cards),
  ]);
  const write = (name: string, texts: readonly string[]) =>
    scribe.write({ name: `advice.${name}`, texts }, words, facts);
  const answer = write('answer', closing.advice[lean].answer);
  const care = closing.care ? write('care', closing.care) : '';
  const doing = write('act', closing.advice[lean].act);
  const leaving = write('leave', closing.advice[lean].leave);
  const lone = placed.length === 1;
  const quiet =
    closing.alone === true || (closing.care !== undefined && (lean === 'hold' || lean === 'rest'));
  return {
    answer,
    blocks: [
      { kind: 'prose', markdown: paragraphs([care, doing]) },
      {
        kind: 'checklist',
        title: closing.list,
        items: [quiet ? (best.side.quiet ?? best.side.act) : best.side.act, heavy.side.leave],
      },
      { kind: 'prose', markdown: paragraphs(lone ? [leaving, best.side.sign] : [leaving]) },
      ...(lone ? [{ kind: 'quote' as const, text: best.side.word }] : []),
    ],
    facts,
  };
}

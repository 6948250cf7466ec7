import { lengthOf } from '#compose/sentences.ts';
import { AFTERWARDS, FAREWELLS, KEEPSAKES } from '#corpus/tarot/combos/afterwards.ts';
import { BEST, HEAVY, LIGHT, MILDEST } from '#corpus/tarot/combos/ends.ts';
import { HELD } from '#corpus/tarot/combos/held.ts';
import {
  EASIEST,
  EASY_WHENS,
  HABITS,
  HOURS,
  LEVEL,
  SLOWEST,
  WHENS,
  WIDEST,
} from '#corpus/tarot/combos/hours.ts';
import { JOINTS, ONWARDS } from '#corpus/tarot/combos/joints.ts';
import { STRETCHES } from '#corpus/tarot/combos/stretches.ts';
import generalClosing from '#corpus/tarot/closings/any.ts';
import type { ClosingTexts } from '#corpus/tarot/closings/closing-texts.ts';
import type { Fact, SignalItem, Tone } from '#reading.ts';
import type { Slot } from '#saju/slots.ts';
import { cardTiles, type PlacedCard, type Told } from './card-chapter.ts';
import { cardFacts, courseOf, endsOf, findingsOf, wordsOf, type TableFinding } from './findings.ts';
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

/** The cards of the whole table by the names the texts call them, with what they bring. */
const tableWords = (placed: readonly PlacedCard[], best: PlacedCard, heavy: PlacedCard): [string, Slot][] => [
  ...endsOf(placed),
  ...wordsOf('best', best),
  ...wordsOf('heavy', heavy),
];

/** Findings told at the least, and then as many as the chapter needs. */
const LEAST_FINDINGS = 2;
/** Characters of what is said at the end of where to hold the table. */
const HOLD_LENGTH = 150;

/**
 * The cards read together: the verdict, where the row goes, what neighbours do to each other, what stands out on the
 * table, and where to hold it. Two that are weighed against each other are no neighbours.
 */
export function tellTogether(scribe: Scribe, { placed, cards, closing }: Table, wanted: number): Told {
  const facts: Fact[] = cardFacts(cards);
  const { best, heavy } = extremesOf(placed);
  const words = tableWords(placed, best, heavy);
  const write = (name: string, texts: readonly string[], more: readonly [string, Slot][] = []) =>
    scribe.write({ name: `together.${name}`, texts }, [...words, ...more], facts);
  const find = (finding: TableFinding): string => {
    facts.push(finding.fact);
    return scribe.write(finding, finding.words, facts);
  };
  const verdict = closing.sides ? closing.sides[sideOf(cards)].verdict : closing.verdict[leanOf(cards)];
  const answer = write('answer', verdict.answer);
  const first = [write('told', verdict.told), find(courseOf(placed))];
  const joints = closing.sides
    ? [write('told', verdict.told)]
    : placed.slice(1).flatMap((b, index) => {
        const a = placed[index];
        const texts = a && (index === 0 ? JOINTS : ONWARDS)[a.card.tone][b.card.tone];
        return texts ? [write(`joint${index}`, texts, [...wordsOf('a', a), ...wordsOf('b', b)])] : [];
      });
  const hold: string[] = [];
  const found: string[] = [];
  const length = () => lengthOf([answer, ...first, ...joints, ...found, ...hold].join(''));
  for (const [index, finding] of findingsOf(cards).entries())
    if (index < LEAST_FINDINGS || length() < wanted - HOLD_LENGTH) found.push(find(finding));
  hold.push(
    write('best', best.card.tone === 'bright' ? BEST : MILDEST[best.card.tone]),
    heavy.card.tone === 'hard' ? write('heavy', HEAVY) : write('light', LIGHT),
  );
  for (let more = 0; more < 2 && length() < wanted; more += 1) hold.push(write('told', verdict.told));
  return {
    answer,
    blocks: [
      { kind: 'prose', markdown: paragraphs(first) },
      cardTiles(placed),
      { kind: 'prose', markdown: [...joints, paragraphs(found), paragraphs(hold)].join('\n\n') },
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

/** The stretches of time that the outlook's cards lie in: the content's own, or the tempo's. */
function spansOf({ windows }: ClosingTexts, cards: readonly LaidCard[]): (place: number) => string {
  const spans = windows ?? WINDOWS[paceOf(cards)];
  return (place) => spans[place] ?? spans[2];
}

/** Characters of the outlook's last words. */
const AFTER_LENGTH = 60;

/** Two to four weeks from the draw: the tempo, or that nothing moves where the verdict says wait, what each stretch is like, and what to look out for in it. */
export function tellOutlook(scribe: Scribe, { placed, cards, closing }: Table, wanted: number): Told {
  const pace = paceOf(cards);
  const facts: Fact[] = cardFacts(cards);
  const { best, heavy } = extremesOf(placed);
  const table = tableWords(placed, best, heavy);
  const write = (name: string, texts: readonly string[], words: Words = table) =>
    scribe.write({ name: `outlook.${name}`, texts }, words, facts);
  const spanAt = spansOf(closing, cards);
  const lean = leanOf(cards);
  const held = lean === 'hold' || lean === 'rest' ? HELD[lean] : null;
  const spans: [string, Slot][] = ['begin', 'midst', 'end'].map((name, place) => [name, said(spanAt(place))]);
  const { answer: answers, told: telling } = held ?? closing.outlook[pace];
  const answer = write('answer', answers);
  const told = write('told', telling, [...table, ...spans]);
  const items = placed.map(({ card, side }, index): SignalItem => ({
    tone: SIGNAL_TONES[card.tone],
    label: spanAt(index),
    text: side.sign,
  }));
  const at = ({ card, side }: PlacedCard): Words => [
    ['card', again(card)],
    ['gist', said(side.gist)],
    ['span', said(spanAt(card.place))],
  ];
  const stretches = placed.map((one, index) =>
    write(`stretch${index}`, STRETCHES[Math.min(index, 2)]?.[one.card.tone] ?? [], at(one)),
  );
  const compared =
    best.card.tone === heavy.card.tone
      ? [write('level', LEVEL[best.card.tone])]
      : [
          write('widest', best.card.tone === 'bright' ? WIDEST : EASIEST, at(best)),
          heavy.card.tone === 'hard' ? write('slowest', SLOWEST, at(heavy)) : '',
        ];
  const general = closing.windows ? closing.outlook : generalClosing.outlook;
  const after: string[] = [];
  const length = () =>
    lengthOf([answer, told, ...items.map(({ text }) => text), ...stretches, ...compared, ...after].join(''));
  for (const more of held ? [held.told, held.told] : [closing.outlook[pace].told, general[pace].told])
    if (length() < wanted - AFTER_LENGTH) after.push(write('told', more, [...table, ...spans]));
  after.push(write('after', AFTERWARDS[lean]));
  if (length() < wanted) after.push(write('after', AFTERWARDS[lean]));
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

/** Characters of a reading's last words. */
const PARTING_LENGTH = 45;

/**
 * One thing to do, of the kindest card, and one to leave, of the hardest: what they stand for in this question, then the
 * two by name, then when. A lone card names them first.
 */
export function tellAdvice(scribe: Scribe, { placed, cards, closing }: Table, wanted: number): Told {
  const lean = leanOf(cards);
  const { best, heavy } = extremesOf(placed);
  const lone = placed.length === 1;
  const facts: Fact[] = [...cardFacts(cards), ...(lone ? [groupFact(best.card)] : [])];
  const words: [string, Slot][] = [
    ...tableWords(placed, best, heavy),
    ...wordsOf('card', best),
    ['span', said(spansOf(closing, cards)(best.card.place))],
  ];
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
  const stance = lone ? [] : [write('leave', advice.leave)];
  const items = [quiet ? (best.side.quiet ?? best.side.act) : best.side.act, heavy.side.leave];
  const last = lone
    ? [write('hours', HOURS[best.card.group]), write('leave', advice.leave)]
    : [
        write('when', best.card.tone === 'bright' ? WHENS : EASY_WHENS),
        write('habit', HABITS[heavy.card.group]),
      ];
  const parting = lone ? [best.side.sign, best.side.word] : [];
  const length = () =>
    lengthOf([answer, care, way, doing, ...stance, ...items, ...last, ...parting].join(''));
  if (length() < wanted - PARTING_LENGTH) last.push(write('habit', HABITS[heavy.card.group]));
  if (length() < wanted - PARTING_LENGTH) last.push(write('leave', advice.leave));
  if (lone) last.push(best.side.sign);
  last.push(write('farewell', lone ? KEEPSAKES[lean] : FAREWELLS[lean]));
  return {
    answer,
    blocks: [
      {
        kind: 'prose',
        markdown: [care, way, doing, ...stance].filter((text) => text !== '').join('\n\n'),
      },
      { kind: 'checklist', title: closing.list, items },
      { kind: 'prose', markdown: paragraphs(last) },
      ...(lone ? [{ kind: 'quote' as const, text: best.side.word }] : []),
    ],
    facts,
  };
}

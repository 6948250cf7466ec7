import { lengthOf } from '#compose/sentences.ts';
import { BRIDGES } from '#corpus/tarot/bridges.ts';
import type { SideTexts } from '#corpus/tarot/faces/face-texts.ts';
import { ENTRANCES, NUMBERED } from '#corpus/tarot/openings.ts';
import type { PlaceTexts } from '#corpus/tarot/places/place-texts.ts';
import type { Block, Fact } from '#reading.ts';
import type { Slot } from '#saju/slots.ts';
import { KIND_TEXTS } from './places.ts';
import { paragraphs, type Scribe } from './scribe.ts';
import { weighsAlikeTurned, type LaidCard } from './table.ts';
import { again, cardFact, groupFact, named, said, themeFact } from './table-words.ts';

/** A piece of a chapter: its first line and what follows. */
export interface Told {
  answer: string;
  blocks: Block[];
  facts: Fact[];
}

export interface PlacedCard {
  card: LaidCard;
  side: SideTexts;
  place: PlaceTexts;
  /** What the place asks, in the content's own words. */
  question: string;
}

const tileOf = ({
  card,
  place,
  question,
}: PlacedCard): Extract<Block, { kind: 'cards' }>['cards'][number] => ({
  name: card.face.name,
  direction: card.direction,
  position: place.label ?? question,
  tarotCardImageUrl: '',
});

/** The cards as tiles; whoever shows them adds the pictures' addresses. */
export const cardTiles = (cards: readonly PlacedCard[]): Block => ({
  kind: 'cards',
  cards: cards.map(tileOf),
});

function lifeTexts({ life }: PlaceTexts, { tone, group }: LaidCard): readonly string[] {
  return tone === 'even' ? life.even : life[tone][group];
}

/** Names the card on its place: as the content asks, and as such a card comes to any place that has a name. */
function openings({ open, label }: PlaceTexts, { group, direction, face }: LaidCard): readonly string[] {
  if (label === undefined) return open;
  const numbered = group === 'major' ? [] : (NUMBERED[face.rank] ?? []);
  return [...open, ...ENTRANCES[group][direction], ...numbered];
}

/** What a content says to this place of the card's suit alone. */
const suitedTexts = (
  { suited }: PlaceTexts,
  kind: 'answer' | 'turn',
  { tone, group }: LaidCard,
): readonly string[] => (tone === 'even' ? [] : (suited?.[kind]?.[tone][group] ?? []));

/** The texts a card begins with: where it weighs alike turned over, one half for it as it lies. */
const sideFirst = (texts: readonly string[], card: LaidCard): readonly string[] =>
  weighsAlikeTurned(card)
    ? texts.filter((_, index) => index % 2 === (card.direction === 'UPRIGHT' ? 0 : 1))
    : texts;

/**
 * One card on its place: what the picture shows, what its number and direction add, what that means in love and then
 * for this question, how it looks on a weekday; from there on the question alone, and a thread to the next card. A lone
 * card is told in short; of several, at least `wanted` characters are told of each.
 */
export function tellCard(
  scribe: Scribe,
  placed: PlacedCard,
  { next, wanted }: { next: LaidCard | null; wanted: number },
): Told {
  const { card, side, place } = placed;
  const facts: Fact[] = [cardFact(card), groupFact(card), themeFact(card)];
  const words = (slot: Slot) =>
    new Map([
      ['card', slot],
      ['name', said(card.face.name)],
      ['gist', said(side.gist)],
      ...(place.label === undefined ? [] : ([['place', said(place.label)]] as const)),
      ...(next ? ([['next', named(next)]] as const) : []),
    ]);
  // Named with its direction once, where it is turned over; a name repeated like a label tires the ear.
  const write = (name: string, texts: readonly string[], { slot = again(card), ahead = '' } = {}) =>
    scribe.write({ name: `card${card.place + 1}.${name}`, texts, ahead }, words(slot), facts);
  const writeSide = (name: string, texts: readonly string[]) =>
    write(name, sideFirst(texts, card)) || write(name, texts);
  const answer = write('answer', [...place.answer[card.tone], ...suitedTexts(place, 'answer', card)]);
  const shown = [
    write('open', openings(place, card), { slot: named(card), ahead: side.picture }),
    write('picture', [side.picture]),
  ];
  const [meaning, moment] = side.core;
  const meant = [write('lie', [side.lie]), write('meaning', [meaning])];
  const answered = [write('kind', [side[place.kind]])];
  const lived = [write('moment', [moment]), write('day', [side.day])];
  const told = [write('apart', [side.apart])];
  const suited = suitedTexts(place, 'turn', card);
  const turned = [
    writeSide('life', lifeTexts(place, card)),
    suited.length > 0 ? write('suited', suited) : writeSide('turn', place.turn[card.tone]),
  ];
  const lone = next === null && card.place === 0;
  const quoted = lone ? '' : side.word;
  const length = () =>
    lengthOf([answer, ...shown, ...meant, ...answered, ...lived, ...told, ...turned, quoted].join(''));
  const spare = [
    { name: 'more', texts: lifeTexts(KIND_TEXTS[place.kind], card) },
    { name: 'turn', texts: place.turn[card.tone] },
    { name: 'life', texts: lifeTexts(place, card) },
    { name: 'still', texts: KIND_TEXTS[place.kind].turn[card.tone] },
  ];
  for (const { name, texts } of spare) if (length() < wanted) turned.push(writeSide(name, texts));
  if (next) turned.push(write('bridge', BRIDGES[card.tone][next.tone]));
  const blocks: Block[] = [
    cardTiles([placed]),
    { kind: 'prose', markdown: [shown, meant, answered].map(paragraphs).join('\n\n') },
    ...(lone ? [] : [{ kind: 'quote' as const, text: side.word }]),
    { kind: 'prose', markdown: [lived, told, turned].map(paragraphs).join('\n\n') },
  ];
  return { answer, blocks, facts };
}

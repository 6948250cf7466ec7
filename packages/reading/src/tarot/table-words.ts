import { cardMeaningOf } from '@wolha/tarot';
import type { Fact } from '#reading.ts';
import type { Slot } from '#saju/slots.ts';
import type { CardGroup, LaidCard } from './table.ts';

export const ORDINALS = ['첫 장', '둘째 장', '셋째 장', '넷째 장', '다섯째 장'] as const;

export const GROUP_NAMES: Record<CardGroup, string> = {
  wands: '완드',
  cups: '컵',
  swords: '소드',
  pentacles: '펜타클',
  major: '큰 카드',
};
const GROUP_SAYS: Record<CardGroup, string> = {
  wands: '완드, 불과 움직임',
  cups: '컵, 물과 마음',
  swords: '소드, 바람과 말',
  pentacles: '펜타클, 흙과 생활',
  major: '스물두 장의 큰 카드',
};

const OF_TABLE = ['combo', 'timing', 'advice'];
const ordinal = (place: number): string => ORDINALS[place] ?? `${place + 1}번째 장`;

/** The card itself, which every chapter about it and about the whole table rests on. */
export const cardFact = ({ place, label }: LaidCard): Fact => ({
  id: `card.${place + 1}`,
  seat: ordinal(place),
  evidence: label,
  basis: [`card${place + 1}`, ...OF_TABLE],
});

export const groupFact = ({ place, group }: LaidCard): Fact => ({
  id: `card.${place + 1}.suit`,
  seat: `${ordinal(place)}의 무늬`,
  evidence: GROUP_SAYS[group],
  basis: [`card${place + 1}`, ...OF_TABLE],
});

export const themeFact = ({ place, face }: LaidCard): Fact => ({
  id: `card.${place + 1}.theme`,
  seat: `${ordinal(place)}의 뜻`,
  evidence: cardMeaningOf(face.id).theme,
  basis: [`card${place + 1}`],
});

/** Something counted over the whole table. */
export const tableFact = (id: string, seat: string, evidence: string): Fact => ({
  id: `table.${id}`,
  seat,
  evidence,
  basis: OF_TABLE,
});

export const named = (card: LaidCard): Slot => ({ text: card.label, fact: cardFact(card) });
/**
 * A card that has been named before: without its direction, and the great ones marked as what they are. A name of two
 * words is no everyday word, and with a third behind it the ear counts it as a phrase said over and over.
 */
export function again(card: LaidCard): Slot {
  const { name } = card.face;
  const text = card.group === 'major' ? (name.includes(' ') ? `‘${name}’` : `‘${name}’ 카드`) : name;
  return { text, fact: cardFact(card) };
}
export const said = (text: string, fact: Fact | null = null): Slot => ({ text, fact });

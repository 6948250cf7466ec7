import type { SexType } from '@wolha/contract';
import type { CardRow } from '@wolha/tarot/deck';
import { sexName } from '#lib/birth-words.ts';
import { DirectionChip } from './direction-chip.tsx';
import { RedThread } from './red-thread.tsx';

interface DrawnCardsProps {
  gender: SexType;
  questions: readonly string[];
  cards: readonly CardRow[];
  back: string;
}

/** What was drawn, before it is paid for: a card face down for each place, its name, and the question it answers. */
export function DrawnCards({ gender, questions, cards, back }: DrawnCardsProps) {
  return (
    <>
      <div className="tarot-spread on-night">
        <RedThread className="tarot-spread-thread" />
        <ul className="tarot-spread-cards" aria-label={`고른 카드 ${cards.length}장`}>
          {cards.map((card, place) => (
            <li key={card.id}>
              <img src={back} alt="" width={300} height={500} />
              <span aria-hidden="true">{place + 1}</span>
            </li>
          ))}
        </ul>
      </div>
      <dl className="tarot-facts">
        <div>
          <dt>성별</dt>
          <dd>{sexName(gender)}</dd>
        </div>
        {cards.map((card, place) => (
          <div key={card.id}>
            <dt>{questions[place] ?? `${place + 1}번째 카드`}</dt>
            <dd>
              {card.name} <DirectionChip direction={card.direction} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

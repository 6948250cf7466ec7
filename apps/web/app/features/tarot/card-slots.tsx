import type { Ref } from 'react';
import type { CardRow } from '@wolha/tarot/deck';
import { faceOf, type CardArt } from './card-art.ts';
import { cardWords, ordinalWords } from './card-words.ts';
import { RedThread } from './red-thread.tsx';

interface CardSlotsProps {
  ref: Ref<HTMLOListElement>;
  art: CardArt;
  /** One place for each card of the spread, in order; undefined while it is empty. */
  cards: readonly (CardRow | undefined)[];
  questions: readonly string[];
}

/** The places of the spread, each with its question; a picked card lies face up in its place. */
export function CardSlots({ ref, art, cards, questions }: CardSlotsProps) {
  const filled = cards.filter((card) => card !== undefined).length;
  return (
    <div className="tarot-tray" data-count={cards.length}>
      <RedThread reach={filled / cards.length} className="tarot-tray-thread" />
      <ol ref={ref} className="tarot-slots" aria-label="고른 카드">
        {cards.map((card, place) => (
          <li key={place} data-slot={place} data-next={place === filled || undefined}>
            <div className="tarot-slot">
              {card ? (
                <SlotCard key={card.id} card={card} art={art} />
              ) : (
                <span className="tarot-slot-number" aria-hidden="true">
                  {place + 1}
                </span>
              )}
            </div>
            <p className="tarot-slot-card">
              <span className="sr-only">{ordinalWords(place)} 자리: </span>
              {card ? cardWords(card) : <span className="sr-only">비어 있음</span>}
            </p>
            {questions[place] && <p className="tarot-slot-question">{questions[place]}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function SlotCard({ card, art }: { card: CardRow; art: CardArt }) {
  return (
    <div className="tarot-flight">
      <div className="tarot-turn">
        <img
          src={faceOf(art, card)}
          alt=""
          width={300}
          height={500}
          draggable={false}
          className="tarot-face"
        />
        <img src={art.back} alt="" width={300} height={500} draggable={false} className="tarot-underside" />
      </div>
    </div>
  );
}

import type { PremiumTarotResult } from '@wolha/contract';
import { sexName } from '#lib/birth-words.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { DirectionChip } from './direction-chip.tsx';
import { RedThread } from './red-thread.tsx';

interface BoughtDrawHeadProps {
  title: string;
  result: Pick<PremiumTarotResult, 'gender' | 'tarotResultCards'>;
}

/** The night above a bought tarot result: the cards as they lay, each with the question it answers. */
export function BoughtDrawHead({ title, result: { gender, tarotResultCards } }: BoughtDrawHeadProps) {
  return (
    <header className="tarot-head on-night">
      <AppBar tone="night" clear start={<BackButton />} />
      <p className="tarot-head-kind">프리미엄 타로 · {sexName(gender)}</p>
      <h1 className="title-serif">{title}</h1>
      <div className="tarot-fan" data-count={tarotResultCards.length}>
        <RedThread className="tarot-fan-thread" />
        {tarotResultCards.map(({ tarotCard }) => (
          <img
            key={tarotCard.id}
            src={tarotCard.tarotCardImageUrl}
            alt=""
            width={300}
            height={500}
            fetchPriority="high"
          />
        ))}
      </div>
      <ol className="tarot-answers">
        {tarotResultCards.map(({ position, tarotCard }) => (
          <li key={tarotCard.id}>
            <span className="tarot-answers-question">{position}</span>
            <span className="tarot-answers-card">{tarotCard.name}</span>
            <DirectionChip direction={tarotCard.direction} />
          </li>
        ))}
      </ol>
    </header>
  );
}

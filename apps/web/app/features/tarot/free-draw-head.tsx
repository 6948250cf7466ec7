import type { FreeTarotResult } from '@wolha/contract';
import { sexName } from '#lib/birth-words.ts';
import { dayWords } from '#lib/korean-time.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { DirectionChip } from './direction-chip.tsx';
import { RedThread } from './red-thread.tsx';

interface FreeDrawHeadProps {
  title: string;
  result: Pick<
    FreeTarotResult,
    'question' | 'gender' | 'createdAt' | 'tarotCardName' | 'tarotCardDirection' | 'tarotCardImageUrl'
  >;
}

/** The night above a free tarot result: the question, the card, and that the day keeps it. */
export function FreeDrawHead({ title, result }: FreeDrawHeadProps) {
  return (
    <header className="tarot-head on-night">
      <AppBar tone="night" clear start={<BackButton />} />
      <p className="tarot-head-kind">
        무료 타로 · {sexName(result.gender)} · {dayWords(result.createdAt)}
      </p>
      <p className="tarot-head-title">{title}</p>
      <h1 className="title-serif">{result.question}</h1>
      <figure className="tarot-head-card">
        <RedThread className="tarot-fan-thread" />
        <img src={result.tarotCardImageUrl} alt="" width={300} height={500} fetchPriority="high" />
        <figcaption>
          <span className="title-serif">{result.tarotCardName}</span>
          <DirectionChip direction={result.tarotCardDirection} />
        </figcaption>
      </figure>
      <p className="tarot-head-note">
        무료 타로는 하루 동안 같은 결과를 보여 드려요. 자정이 지나면 새 카드를 뽑을 수 있어요.
      </p>
    </header>
  );
}

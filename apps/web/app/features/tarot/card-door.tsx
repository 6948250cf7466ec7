import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { FortuneContent } from '@wolha/contract';
import { cardCountOf } from '@wolha/tarot/deck';
import { useOverlayNavigate, type Overlay } from '#lib/overlay.tsx';
import { useShop } from '#lib/use-shop.ts';
import { useAlert } from '#ui/use-alert.ts';
import type { CardArt } from './card-art.ts';
import { questionsOf } from './questions.ts';
import { wayToReading } from './way-to-reading.ts';

const loadDialog = async () => (await import('./card-dialog.tsx')).default;
type CardDialog = Awaited<ReturnType<typeof loadDialog>>;

interface CardDoorProps {
  overlay: Overlay;
  content: FortuneContent;
  art: CardArt;
}

/** Opens the card dialog of a content. Its code comes once the page has settled, or when it is first asked for. */
export function CardDoor({ overlay, content, art }: CardDoorProps) {
  const [Dialog, setDialog] = useState<CardDialog | null>(null);
  const { alert } = useAlert();
  const { signedIn } = useShop();
  const navigate = useOverlayNavigate();
  const isLeaving = useNavigation().state !== 'idle';

  useEffect(() => {
    const settle = setTimeout(() => void loadDialog().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(settle);
  }, []);

  const isMissing = overlay.isOpen && Dialog === null;
  useEffect(() => {
    if (!isMissing) return;
    loadDialog()
      .then((dialog) => setDialog(() => dialog))
      .catch(async () => {
        await overlay.close();
        await alert('카드를 불러오지 못했어요. 연결을 확인하고 다시 눌러 주세요.');
      });
  }, [isMissing, overlay, alert]);

  const prompt = content.tarotPrompt;
  if (!Dialog || !prompt) return null;
  return (
    <Dialog
      overlay={overlay}
      title={content.title}
      count={cardCountOf(prompt.tarotSpread.code)}
      questions={questionsOf(content)}
      art={art}
      pending={isLeaving}
      onAnalyse={(drawn) => void navigate(wayToReading(content, drawn, signedIn))}
    />
  );
}

/** How long a page is left alone before anything is fetched ahead. */
const SETTLED_MS = 1200;

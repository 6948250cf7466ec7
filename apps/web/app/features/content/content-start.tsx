import type { FortuneContent } from '@wolha/contract';
import { countFreeAnalysis } from '#lib/analytics.ts';
import { Button } from '#ui/button.tsx';
import { CtaBar } from '#ui/cta-bar.tsx';
import { NeedsScript } from '#ui/needs-script.tsx';
import { showToast } from '#ui/toast-store.ts';

interface ContentStartProps {
  content: FortuneContent;
  onStart: () => void;
}

/** The one button of a content's page; a premium one says its price beside it. */
export function ContentStart({ content, onStart }: ContentStartProps) {
  const free = content.purchaseType === 'FREE';
  const start = (): void => {
    onStart();
    if (!free) return;
    countFreeAnalysis(content.id).catch((error: unknown) => {
      console.error(error);
      showToast('이벤트 전송 에러', { tone: 'error' });
    });
  };
  return (
    <CtaBar price={free ? undefined : { original: content.originalPrice, price: content.discountPrice }}>
      <Button onClick={start} aria-haspopup="dialog">
        {free ? '무료로 분석 시작하기' : '시작하기'}
      </Button>
      <NeedsScript what="시작하려면" />
    </CtaBar>
  );
}

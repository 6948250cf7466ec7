import type { FortuneContent } from '@wolha/contract';
import { Button } from '#ui/button.tsx';
import { CtaBar } from '#ui/cta-bar.tsx';

interface ContentStartProps {
  content: FortuneContent;
  onStart: () => void;
}

/** The one button of a content's page; a premium one says its price beside it. */
export function ContentStart({ content, onStart }: ContentStartProps) {
  const free = content.purchaseType === 'FREE';
  return (
    <CtaBar price={free ? undefined : { original: content.originalPrice, price: content.discountPrice }}>
      <Button onClick={onStart} aria-haspopup="dialog">
        {free ? '무료로 분석 시작하기' : '시작하기'}
      </Button>
    </CtaBar>
  );
}

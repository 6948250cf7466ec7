import type { FortuneContent } from '@wolha/contract';
import { formatCount } from '#lib/won.ts';

/** Three facts a reader decides by: chapters, length, how long it stays readable. */
export function ContentFacts({ content }: { content: FortuneContent }) {
  const facts = [
    ['목차', `${content.chapters.length}장`],
    ['분량', `${formatCount(content.minChars)}자 이상`],
    ['다시 보기', content.purchaseType === 'FREE' ? '언제든' : '기간 제한 없음'],
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-b border-line py-4 text-center">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-ink-500">{label}</dt>
          <dd className="mt-0.5 text-note font-semibold text-ink-900">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

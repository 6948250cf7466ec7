import type { CreditHistoryEntry } from '@wolha/contract';
import { momentWords } from '#lib/korean-time.ts';
import { paths } from '#lib/paths.ts';
import { formatCount } from '#lib/won.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';

const MOVES: Record<CreditHistoryEntry['usageType'], { word: string; tone: StatusTone }> = {
  PAID: { word: '충전', tone: 'purple' },
  USED: { word: '사용', tone: 'plain' },
  EXPIRED: { word: '기간 만료', tone: 'plain' },
  REFUNDED: { word: '환불', tone: 'moon' },
};

interface CreditListProps {
  history: readonly CreditHistoryEntry[] | null;
  emptyImage: string;
}

/** What came to a reader's credits and what went, newest first. */
export function CreditList({ history, emptyImage }: CreditListProps) {
  if (history === null) return <LoadFailed />;
  if (history.length === 0) {
    return (
      <EmptyState
        image={emptyImage}
        title="크레딧 내역이 없습니다"
        text="상담에 쓰는 크레딧을 충전하거나 쓰면 여기에 남습니다."
        action={<ButtonLink to={paths.partners()}>상담가 만나기</ButtonLink>}
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {history.map((entry) => (
        <li key={entry.id} className="py-4">
          <CreditRow entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function CreditRow({
  entry: { name, usageType, amount, bonusAmount, createdAt },
}: {
  entry: CreditHistoryEntry;
}) {
  const move = MOVES[usageType];
  const isCharge = usageType === 'PAID';
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 text-base leading-snug font-semibold">{name}</p>
        <p
          className={
            isCharge
              ? 'flex-none text-base leading-snug font-bold text-purple-700'
              : 'flex-none text-base leading-snug font-bold'
          }
        >
          {isCharge ? '+' : '−'}
          {formatCount(amount)}
        </p>
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-4">
        <p className="text-note text-ink-500">
          {momentWords(createdAt)}
          {bonusAmount > 0 && ` · 보너스 ${formatCount(bonusAmount)} 포함`}
        </p>
        <StatusChip tone={move.tone}>{move.word}</StatusChip>
      </div>
    </>
  );
}

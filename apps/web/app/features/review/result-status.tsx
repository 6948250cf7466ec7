import type { ResultStatus } from '@wolha/contract';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';

const WORDS: Record<ResultStatus, { word: string; tone: StatusTone }> = {
  NONE: { word: '무료', tone: 'plain' },
  READY: { word: '프리미엄', tone: 'purple' },
  WAITING: { word: '쓰는 중', tone: 'moon' },
  FAILED: { word: '환불 중', tone: 'failed' },
  REFUNDED: { word: '환불됨', tone: 'plain' },
};

/** How a result stands. */
export function ResultStatusChip({ status }: { status: ResultStatus }) {
  const { word, tone } = WORDS[status];
  return <StatusChip tone={tone}>{word}</StatusChip>;
}

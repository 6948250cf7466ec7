import { Link } from 'react-router';
import type {
  FortuneContentCard,
  FortuneResultListItem,
  ResultStatus,
  TarotResultListItem,
} from '@wolha/contract';
import { birthLine } from '#lib/birth-words.ts';
import { dayWords } from '#lib/korean-time.ts';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { sajuResultPath, tarotResultPath } from './result-links.ts';
import { ResultStatusChip } from './result-status.tsx';

/** A Saju result: what it was called, whose it is, and when. A free one goes by its free name, picture and first day. */
export function SajuRow({ result }: { result: FortuneResultListItem }) {
  const { member, resultStatus, createdAt, updatedAt } = result;
  const days = [...(resultStatus === 'NONE' ? [createdAt] : []), updatedAt].map(dayWords);
  return (
    <ResultRow
      to={sajuResultPath(result)}
      content={result.fortuneContent}
      status={resultStatus}
      lines={[birthLine({ ...member, calendarType: member.birthdayType }), [...new Set(days)].join(' · ')]}
    />
  );
}

export function TarotRow({ result }: { result: TarotResultListItem }) {
  return (
    <ResultRow
      to={tarotResultPath(result)}
      content={result.fortuneContent}
      status={result.resultStatus}
      lines={[dayWords(result.createdAt)]}
    />
  );
}

interface ResultRowProps {
  to: string;
  content: FortuneContentCard;
  status: ResultStatus;
  lines: readonly string[];
}

function ResultRow({ to, content, status, lines }: ResultRowProps) {
  const isFree = status === 'NONE';
  const image = isFree
    ? (content.freeThumbnailImageUrl ?? content.thumbnailImageUrl)
    : content.thumbnailImageUrl;
  return (
    <Link to={to} className="group flex items-center gap-4 rounded-m py-4.5">
      <Thumbnail src={image} width={84} height={84} className="w-[min(5.25rem,24vw)]" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap-reverse items-start justify-between gap-x-3 gap-y-1">
          <span className="min-w-[6em] flex-1 text-base leading-snug font-semibold underline-offset-4 group-hover:underline">
            {isFree ? (content.freeTitle ?? content.title) : content.title}
          </span>
          <span className="flex-none">
            <ResultStatusChip status={status} />
          </span>
        </span>
        {lines.map((line) => (
          <span key={line} className="mt-0.5 block text-note text-ink-500">
            {line}
          </span>
        ))}
      </span>
    </Link>
  );
}

import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { CHAT_GREETING } from '@wolha/contract/chat-text';
import { koreanDay, longDayWords, longMomentWords } from '#lib/korean-time.ts';
import { useShop } from '#lib/use-shop.ts';
import { adviserWords } from '#lib/writing-words.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { downIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ExchangeRow } from './exchange-row.tsx';
import type { Exchange, Thread } from './thread.ts';
import { useLatest } from './use-latest.ts';
import { useReadingPlace } from './use-reading-place.ts';

interface MessageListProps {
  thread: Thread;
  /** When the room was opened: the greeting is as old. */
  openedAt: string;
  partner: { name: string; partnerImageUrl: string };
  waitingLine: string;
  isLoadingEarlier: boolean;
  onEarlier: () => void;
  onRetry: (exchange: Exchange) => void;
  onDismiss: (exchange: Exchange) => void;
  /** After the last reply: what could be asked next. */
  children: ReactNode;
}

const STAGES = {
  SENDING: 'asked',
  WRITING: 'underWay',
  READY: 'settled',
  FAILED: 'settled',
  UNSENT: 'settled',
} as const satisfies Record<Exchange['state'], string>;

/**
 * Everything said in the room. The view begins at its end and keeps to it while the reader is there; elsewhere it
 * keeps its place, whatever is written below or loaded above. Where nothing was asked yet it begins with the greeting.
 */
export function MessageList({ thread, openedAt, partner, children, ...list }: MessageListProps) {
  const { exchanges, hasEarlier } = thread;
  const last = exchanges.at(-1);
  const { shop } = useShop();
  const scroller = useRef<HTMLElement>(null);
  const { isAtEnd, goToEnd, onScroll } = useReadingPlace(
    scroller,
    last ? { key: last.key, state: STAGES[last.state] } : null,
  );
  return (
    <div className="room-talk">
      <section
        ref={scroller}
        onScroll={onScroll}
        aria-label={`${partner.name} 상담가와 나눈 이야기`}
        tabIndex={0}
        data-empty={last === undefined || undefined}
        className="room-scroll"
      >
        <div className="room-list">
          {hasEarlier ? (
            <Earlier onEarlier={list.onEarlier} isLoading={list.isLoadingEarlier} />
          ) : (
            <>
              <Day instant={openedAt} />
              <p className="room-writer">{adviserWords(shop.writesByModel)}</p>
              <Greeting at={openedAt} partner={partner} />
            </>
          )}
          <ol className="room-exchanges">
            {exchanges.map((exchange, index) => {
              const before = exchanges[index - 1]?.createdAt ?? (hasEarlier ? null : openedAt);
              const isNewDay = before === null || koreanDay(before) !== koreanDay(exchange.createdAt);
              return (
                <Fragment key={exchange.key}>
                  {isNewDay && (
                    <li>
                      <Day instant={exchange.createdAt} />
                    </li>
                  )}
                  <li
                    className="exchange"
                    data-key={exchange.key}
                    data-message={exchange.id ?? undefined}
                    data-settled={!exchange.isLive || undefined}
                  >
                    <ExchangeRow
                      exchange={exchange}
                      partner={partner}
                      waitingLine={exchange.state === 'READY' ? '' : list.waitingLine}
                      onRetry={list.onRetry}
                      onDismiss={list.onDismiss}
                    />
                  </li>
                </Fragment>
              );
            })}
          </ol>
          {children}
        </div>
      </section>
      {!isAtEnd && last && (
        <button type="button" className="room-to-end" onClick={goToEnd}>
          <Icon of={downIcon} size={20} />
          <span className="sr-only">맨 아래로</span>
        </button>
      )}
    </div>
  );
}

const Day = ({ instant }: { instant: string }) => (
  <p className="room-day">
    <time dateTime={koreanDay(instant)}>{longDayWords(instant)}</time>
  </p>
);

function Greeting({ at, partner }: { at: string; partner: MessageListProps['partner'] }) {
  return (
    <div className="say say-partner">
      <Avatar src={partner.partnerImageUrl} size={40} />
      <div className="min-w-0">
        <p className="bubble">{CHAT_GREETING}</p>
        <p className="say-moment">
          <time dateTime={at}>{longMomentWords(at)}</time>
        </p>
      </div>
    </div>
  );
}

/** The way to what was said before; it comes by itself when the reader gets near it. */
function Earlier({ onEarlier, isLoading }: { onEarlier: () => void; isLoading: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const load = useLatest(onEarlier);
  useEffect(() => {
    const element = button.current;
    if (!element || isLoading) return;
    const near = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && load(), {
      root: element.closest('.room-scroll'),
      rootMargin: '600px 0px 0px',
    });
    near.observe(element);
    return () => near.disconnect();
  }, [isLoading, load]);
  return (
    <button
      ref={button}
      type="button"
      className="room-earlier"
      aria-disabled={isLoading}
      onClick={() => !isLoading && onEarlier()}
    >
      {isLoading && <Spinner size={16} />}
      이전 이야기 {isLoading ? '불러오는 중' : '더 보기'}
    </button>
  );
}

import { memo } from 'react';
import { longMomentWords } from '#lib/korean-time.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { halfMoonIcon, refreshIcon, warningIcon } from '#ui/icons.tsx';
import { MarkdownText } from './markdown-text.tsx';
import type { Exchange } from './thread.ts';

interface ExchangeRowProps {
  exchange: Exchange;
  partner: { name: string; partnerImageUrl: string };
  /** What is being looked at, while the reply is written. */
  waitingLine: string;
  onRetry: (exchange: Exchange) => void;
  onDismiss: (exchange: Exchange) => void;
}

/** A question and its reply. While a reply is written the others are not drawn again. */
export const ExchangeRow = memo(function ExchangeRow({
  exchange,
  partner,
  waitingLine,
  onRetry,
  onDismiss,
}: ExchangeRowProps) {
  const { message, response, state, createdAt, writtenByModel } = exchange;
  const isWaiting = state === 'SENDING' || state === 'WRITING';
  return (
    <>
      <div className="say say-own">
        <p className="bubble">
          <span className="sr-only">내 질문: </span>
          {message}
        </p>
        {state === 'UNSENT' ? (
          <Trouble
            words="보내지 못했어요"
            onRetry={() => onRetry(exchange)}
            onDismiss={() => onDismiss(exchange)}
          />
        ) : (
          <Moment at={createdAt} />
        )}
      </div>
      {(isWaiting || state === 'READY') && (
        <div className="say say-partner">
          <Avatar src={partner.partnerImageUrl} size={40} busy={isWaiting} />
          <div className="min-w-0">
            {isWaiting && (
              <p className="say-line">
                <Icon of={halfMoonIcon} size={14} />
                {waitingLine}
              </p>
            )}
            <div className="bubble" aria-busy={isWaiting}>
              <span className="sr-only">{partner.name}의 답: </span>
              {response === '' ? <Typing /> : <MarkdownText text={response} open={isWaiting} />}
            </div>
            {state === 'READY' && (
              <p className="say-moment">
                <time dateTime={createdAt}>{longMomentWords(createdAt)}</time>
                {writtenByModel && ' · AI가 쓴 답'}
              </p>
            )}
          </div>
        </div>
      )}
      {state === 'FAILED' && (
        <div className="say say-partner">
          <Avatar src={partner.partnerImageUrl} size={40} />
          <div className="min-w-0">
            <p className="bubble bubble-failed">
              답을 쓰지 못했어요. 사용한 횟수나 크레딧은 없으니 다시 물어봐 주세요.
            </p>
            <Trouble words="답이 오지 않았어요" onRetry={() => onRetry(exchange)} />
          </div>
        </div>
      )}
    </>
  );
});

const Moment = ({ at }: { at: string }) => (
  <p className="say-moment">
    <time dateTime={at}>{longMomentWords(at)}</time>
  </p>
);

interface TroubleProps {
  words: string;
  onRetry: () => void;
  onDismiss?: () => void;
}

function Trouble({ words, onRetry, onDismiss }: TroubleProps) {
  return (
    <p role="alert" className="say-trouble">
      <Icon of={warningIcon} size={16} />
      <span>{words}</span>
      <button type="button" className="target" onClick={onRetry}>
        <Icon of={refreshIcon} size={15} />
        다시 보내기
      </button>
      {onDismiss && (
        <button type="button" className="target" onClick={onDismiss}>
          지우기
        </button>
      )}
    </p>
  );
}

/** The moon going through its phases until the first words come. */
const Typing = () => (
  <span className="typing">
    <span className="sr-only">답을 쓰고 있어요</span>
    <span aria-hidden />
    <span aria-hidden />
    <span aria-hidden />
  </span>
);

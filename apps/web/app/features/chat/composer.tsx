import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { MOST_QUESTION_CHARACTERS, questionError, questionLength } from '@wolha/contract/chat-text';
import { IconButton } from '#ui/icon-button.tsx';
import { sendIcon } from '#ui/icons.tsx';

interface ComposerProps {
  partnerName: string;
  text: string;
  onText: (text: string) => void;
  /** A reply is under way: the next question waits for it. */
  isBusy: boolean;
  onSend: (text: string) => void;
  onPickQuestion: () => void;
}

const NEARLY_FULL = 100;

/** Where a question is written. On a desk Enter sends; on a phone, where Enter is a new line, the button does. */
export function Composer({ partnerName, text, onText, isBusy, onSend, onPickQuestion }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isBlank = text.trim() === '';
  const error = isBlank ? undefined : questionError(text);
  const left = MOST_QUESTION_CHARACTERS - questionLength(text.trim());

  useEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);

  const canSend = !isBlank && !isBusy && error === undefined;

  const send = (): void => {
    if (canSend) onSend(text);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // While Hangul is being composed, Enter belongs to the input method (Safari tells it by the key code alone).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || event.shiftKey || !matchMedia('(hover: hover) and (pointer: fine)').matches)
      return;
    event.preventDefault();
    send();
  };

  return (
    <form className="composer" onSubmit={submit} aria-label="질문 쓰기">
      {(error !== undefined || left < NEARLY_FULL) && (
        <p role="status" className="composer-note" data-error={error !== undefined || undefined}>
          {error ?? `${left}자 남았어요`}
        </p>
      )}
      <div className="composer-box">
        <button type="button" className="composer-pick" aria-haspopup="dialog" onClick={onPickQuestion}>
          질문 <span>고르기</span>
        </button>
        <textarea
          ref={field}
          rows={1}
          name="message"
          aria-label="질문"
          placeholder={`${partnerName}에게 물어보세요`}
          value={text}
          autoComplete="off"
          enterKeyHint="enter"
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          look="filled"
          icon={sendIcon}
          label={isBusy ? '답을 쓰고 있어요' : '보내기'}
          aria-disabled={!canSend}
          // The field keeps the focus, and a phone its keyboard, for the next question.
          onMouseDown={(event) => event.preventDefault()}
        />
      </div>
    </form>
  );
}

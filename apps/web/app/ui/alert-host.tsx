import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useOverlay } from '#lib/overlay.tsx';
import { answer, currentQuestion, subscribeQuestions, type Question } from './alert-store.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** A message reads best with a line to each sentence. */
const sentencesOf = (message: string): string[] => message.split(/(?<=[.?!]\s)/);

/** Shows what useAlert asks. Stands once, in the root. */
export function AlertHost() {
  const question = useSyncExternalStore(subscribeQuestions, currentQuestion, () => undefined);
  const overlay = useOverlay('alert');
  const [shown, setShown] = useState<Question>();
  const confirmed = useRef(false);
  const messageId = useId();
  if (question && question !== shown) setShown(question);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (overlay.isOpen) wasOpen.current = true;
    else if (wasOpen.current) {
      // However it was closed (a button, Esc, Back), the question is answered once.
      wasOpen.current = false;
      const choice = confirmed.current;
      confirmed.current = false;
      if (question) answer(question, choice);
    } else if (question) overlay.open();
  }, [overlay, question]);

  if (!shown) return null;
  const close = (choice: boolean) => {
    confirmed.current = choice;
    void overlay.close();
  };
  return (
    <Modal
      overlay={overlay}
      role="alertdialog"
      label={shown.title ?? '알림'}
      describedBy={messageId}
      className="w-[min(340px,calc(100vw-48px))] rounded-sheet bg-beat px-5 pt-7 pb-5 text-center text-ink-900 shadow-sheet"
    >
      {shown.title && <h2 className="mb-1.5 text-lg font-bold">{shown.title}</h2>}
      <p id={messageId} className="text-md text-ink-700">
        {sentencesOf(shown.message).map((sentence) => (
          <span key={sentence} className="block text-balance">
            {/* The space keeps the sentences apart where they are read, found or copied as one text. */}
            {`${sentence} `}
          </span>
        ))}
      </p>
      <div className="mt-6 flex gap-2.5">
        {shown.cancelLabel && (
          <Button variant="secondary" size="medium" className="flex-1" onClick={() => close(false)}>
            {shown.cancelLabel}
          </Button>
        )}
        <Button data-autofocus size="medium" className="flex-1" onClick={() => close(true)}>
          {shown.confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}

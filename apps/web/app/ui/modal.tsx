import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { Overlay } from '#lib/overlay.tsx';
import { classNames } from './class-names.ts';

export interface ModalProps {
  overlay: Pick<Overlay, 'isOpen' | 'close'>;
  /** Its accessible name. */
  label: string;
  describedBy?: string;
  role?: 'alertdialog';
  /** False where leaving must be a choice: Esc and a click outside then do nothing. */
  dismissible?: boolean;
  /** Where the surface lives and how it travels. */
  className: string;
  children: ReactNode;
}

/**
 * The one way anything lies over the page: a native modal dialog on a history entry of its own.
 * The browser keeps the focus in and gives it back; Esc, a click outside and Back close exactly the top one.
 * `[data-autofocus]` inside takes the first focus, else the dialog itself, so that its name is read first.
 */
export function Modal({
  overlay,
  label,
  describedBy,
  role,
  dismissible = true,
  className,
  children,
}: ModalProps) {
  const { isOpen } = overlay;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen) {
      element.showModal();
      (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus({ preventScroll: true });
      return;
    }
    element.close();
    let isStale = false;
    const leaving = element.getAnimations().map((animation) => animation.finished);
    void Promise.allSettled(leaving).then(() => !isStale && setPresent(false));
    return () => {
      isStale = true;
    };
  }, [isOpen]);

  if (!isPresent) return null;

  const dismiss = () => {
    if (dismissible) void overlay.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  };
  const onClick = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === dialog.current) dismiss();
  };

  return (
    <dialog
      ref={dialog}
      data-modal
      // The browser's own close request (Android's Back) would come beside the history's: one is enough.
      closedby="none"
      role={role}
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onClose={() => {
        // Told late: by now the same dialog may stand open again.
        if (overlay.isOpen && !dialog.current?.open) void overlay.close();
      }}
      className={classNames('fixed m-auto overscroll-contain', className)}
    >
      {children}
    </dialog>
  );
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { checkIcon, warningIcon } from './icons.tsx';
import { currentToast, dismissToast, subscribeToasts } from './toast-store.ts';

const STAYS_MS = 5000;

/**
 * The place toasts rise from, above the bottom bar; in the top layer, so also over a dialog. Stands once, in the root,
 * always shown, since readers are told of what changes in a place, not of a place that appears. A toast waits while it
 * is pointed at or holds the focus.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, () => undefined);
  const [isHeld, setHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => place.current?.showPopover?.(), []);

  useEffect(() => {
    const element = place.current;
    if (!toast || !document.querySelector('dialog[data-modal][open]')) return;
    // The last to enter the top layer lies on top.
    element?.hidePopover?.();
    element?.showPopover?.();
  }, [toast]);

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(dismissToast, STAYS_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  const isError = toast?.tone === 'error';
  return (
    <div
      ref={place}
      popover="manual"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed inset-x-0 top-auto bottom-[calc(var(--bottom-bar,0px)+16px)] mx-auto w-[min(440px,calc(100vw-40px))] overflow-visible bg-transparent"
    >
      <div role="status">{toast && !isError && <ToastCard />}</div>
      <div role="alert">{isError && <ToastCard />}</div>
    </div>
  );
}

function ToastCard() {
  const toast = currentToast();
  if (!toast) return null;
  const isError = toast.tone === 'error';
  return (
    <div
      className={classNames(
        'on-night flex min-h-13 animate-rise items-center gap-3 rounded-m px-4 py-3 text-md text-white shadow-card',
        isError ? 'bg-thread-700' : 'bg-night-800 inset-ring inset-ring-night-line',
      )}
    >
      <Icon
        of={isError ? warningIcon : checkIcon}
        size={20}
        className={isError ? 'text-white' : 'text-moon-300'}
      />
      <p className="min-w-0 flex-1 leading-snug">{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.onPress();
            dismissToast();
          }}
          className="-my-2 -mr-2 min-h-11 flex-none rounded-s px-2 font-semibold text-moon-300"
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}

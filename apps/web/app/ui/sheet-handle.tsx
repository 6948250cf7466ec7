import { useRef, type PointerEvent } from 'react';

/** How far down a sheet is pulled before it lets go. */
const LET_GO = 96;

/** The bar at a sheet's head: pulled down far enough, it closes the sheet. Thumbs only; keys have the close button. */
export function SheetHandle({ onDrop }: { onDrop: () => void }) {
  const startedAt = useRef<number>(undefined);

  const sheetOf = (event: PointerEvent) => event.currentTarget.closest('dialog');
  const pulledBy = (event: PointerEvent) => Math.max(0, event.clientY - (startedAt.current ?? event.clientY));

  const start = (event: PointerEvent) => {
    startedAt.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
    sheetOf(event)?.style.setProperty('transition', 'none');
  };
  const pull = (event: PointerEvent) => {
    if (startedAt.current !== undefined)
      sheetOf(event)?.style.setProperty('translate', `0 ${pulledBy(event)}px`);
  };
  const drop = (event: PointerEvent) => {
    const isFar = pulledBy(event) > LET_GO;
    startedAt.current = undefined;
    sheetOf(event)?.style.removeProperty('transition');
    sheetOf(event)?.style.removeProperty('translate');
    if (isFar) onDrop();
  };

  return (
    <div
      aria-hidden
      onPointerDown={start}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={drop}
      className="-mb-3 flex h-7 flex-none cursor-grab touch-none justify-center pt-2 wide:hidden"
    >
      <span className="h-1 w-9 rounded-full bg-purple-200" />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DeleteDialogProps {
  overlay: Overlay;
  title: string;
  /** What is about to go, as rows of a name and what it is. */
  facts: readonly (readonly [name: string, value: string])[];
  /** What goes with it, and that it cannot come back. */
  children: ReactNode;
  pending: boolean;
  onConfirm: () => void;
}

/** Asks before something goes for good. */
export function DeleteDialog({ overlay, title, facts, children, pending, onConfirm }: DeleteDialogProps) {
  return (
    <Dialog
      overlay={overlay}
      kind="notice"
      title={title}
      footer={
        <div className="flex gap-2.5">
          <Button variant="secondary" className="flex-1" onClick={() => void overlay.close()}>
            취소
          </Button>
          <Button className="flex-1" pending={pending} pendingLabel="지우는 중" onClick={onConfirm}>
            삭제
          </Button>
        </div>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 rounded-m bg-purple-50 px-4.5 py-3.5 text-md">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-500">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3.5 text-note text-thread-700">{children}</p>
    </Dialog>
  );
}

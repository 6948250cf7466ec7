import { useState, type ReactNode } from 'react';
import type { Member } from '@wolha/contract';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MemberChoices } from '#ui/member-choices.tsx';

interface ChooseMemberDialogProps {
  overlay: Overlay;
  title: string;
  confirmLabel: string;
  emptyText: string;
  members: readonly Member[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** The way to store another person. */
  addMember: ReactNode;
}

/** Whose Saju: one of the stored people, or a new one. */
export function ChooseMemberDialog({
  overlay,
  title,
  confirmLabel,
  emptyText,
  members,
  chosenId,
  onChoose,
  addMember,
}: ChooseMemberDialogProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const ids = members.map(({ id }) => id);
  const value = [picked, chosenId].find((id) => id !== null && ids.includes(id)) ?? ids[0];
  return (
    <Dialog
      overlay={overlay}
      title={title}
      footer={
        value && (
          <Button wide onClick={() => onChoose(value)}>
            {confirmLabel}
          </Button>
        )
      }
    >
      {value === undefined ? (
        <EmptyState title="고를 사람이 없습니다" text={emptyText} />
      ) : (
        <MemberChoices
          label={title}
          name={`choose-${title}`}
          members={members}
          chosen={value}
          onChoose={setPicked}
        />
      )}
      <div className="mt-4">{addMember}</div>
    </Dialog>
  );
}

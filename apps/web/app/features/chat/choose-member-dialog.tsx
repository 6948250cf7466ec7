import { useState, type ReactNode } from 'react';
import type { Member } from '@wolha/contract';
import { memberDetail, memberTitle } from '#lib/birth-words.ts';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { StemTile } from '#ui/stem-tile.tsx';

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
        <ChoiceGroup
          label={title}
          hideLabel
          name={`choose-${title}`}
          value={value}
          onChange={setPicked}
          className="grid gap-2.5"
        >
          {members.map((member) => (
            <RadioCard
              key={member.id}
              value={member.id}
              title={memberTitle(member)}
              detail={memberDetail(member)}
              media={<StemTile sky={member.daySky} />}
            />
          ))}
        </ChoiceGroup>
      )}
      <div className="mt-4">{addMember}</div>
    </Dialog>
  );
}

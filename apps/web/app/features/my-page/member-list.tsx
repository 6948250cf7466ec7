import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Member } from '@wolha/contract';
import { useOverlay } from '#lib/overlay.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { DeleteMemberDialog } from './delete-member-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { useMembers } from './use-members.ts';

interface MemberListProps {
  members: readonly Member[] | null;
  emptyImage: string;
  /** Under the list: the way to add a person. */
  children?: ReactNode;
}

/** A reader's stored people. */
export function MemberList({ members, emptyImage, children }: MemberListProps) {
  const dialog = useOverlay('delete-member');
  const changes = useMembers();
  const [asked, setAsked] = useState<Member | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const changed = useRef<string | null>(null);
  useEffect(() => {
    // A button that was pressed may be gone, disabled or in a closed dialog now: its row keeps the focus, or else the list.
    if (changed.current === null || dialog.isOpen) return;
    const { activeElement, body } = document;
    if (activeElement !== body && !activeElement?.matches(':disabled, dialog *')) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-member="${changed.current}"]`);
    (row ?? list.current)?.focus();
    changed.current = null;
  });
  if (members === null) return <LoadFailed />;
  const askToDelete = (member: Member): void => {
    setAsked(member);
    dialog.open();
  };
  const select = ({ id }: Member): void => {
    changed.current = id;
    void changes.select(id);
  };
  const remove = async ({ id }: Member): Promise<void> => {
    changed.current = id;
    if (await changes.remove(id)) await dialog.close();
  };
  return (
    <div ref={list} tabIndex={-1}>
      {members.length === 0 ? (
        <EmptyState
          image={emptyImage}
          title="저장된 사주 정보가 없습니다"
          text="생년월일을 한 번 적어 두면 풀이와 상담에서 바로 고를 수 있어요."
        />
      ) : (
        <ul className="grid gap-3">
          {members.map((member) => (
            <li key={member.id} data-member={member.id} tabIndex={-1}>
              <MemberRow
                member={member}
                pending={changes.pendingId === member.id && !dialog.isOpen}
                onSelect={() => select(member)}
                onDelete={() => askToDelete(member)}
              />
            </li>
          ))}
        </ul>
      )}
      {members.length > 0 && (
        <p className="mt-3.5 px-1 text-note text-ink-500">
          기본으로 둔 사주가 풀이와 상담에서 먼저 골라집니다.
        </p>
      )}
      {children}
      {asked && (
        <DeleteMemberDialog
          overlay={dialog}
          member={asked}
          pending={changes.pendingId === asked.id}
          onConfirm={() => void remove(asked)}
        />
      )}
    </div>
  );
}

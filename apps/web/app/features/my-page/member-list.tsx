import { useState, type ReactNode } from 'react';
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
  if (members === null) return <LoadFailed />;
  const askToDelete = (member: Member): void => {
    setAsked(member);
    dialog.open();
  };
  const remove = async ({ id }: Member): Promise<void> => {
    if (await changes.remove(id)) await dialog.close();
  };
  return (
    <>
      {members.length === 0 ? (
        <EmptyState
          image={emptyImage}
          title="저장된 사주 정보가 없습니다"
          text="생년월일을 한 번 적어 두면 풀이와 상담에서 바로 고를 수 있어요."
        />
      ) : (
        <ul className="grid gap-3">
          {members.map((member) => (
            <li key={member.id}>
              <MemberRow
                member={member}
                pending={changes.pendingId === member.id && !dialog.isOpen}
                onSelect={() => void changes.select(member.id)}
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
    </>
  );
}

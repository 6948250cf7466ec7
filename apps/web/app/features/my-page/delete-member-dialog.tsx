import type { Member } from '@wolha/contract';
import { birthdayWords, calendarName, sexName, timeWords } from '#lib/birth-words.ts';
import type { Overlay } from '#lib/overlay.tsx';
import { DeleteDialog } from '#ui/delete-dialog.tsx';

interface DeleteMemberDialogProps {
  overlay: Overlay;
  member: Member;
  pending: boolean;
  onConfirm: () => void;
}

/** Asks before a person goes, and all readings with them. */
export function DeleteMemberDialog({ member, ...rest }: DeleteMemberDialogProps) {
  return (
    <DeleteDialog
      title="정말 삭제하시겠습니까?"
      facts={[
        ['성별', sexName(member.sexType)],
        ['양력 · 음력', calendarName(member)],
        ['생년월일', birthdayWords(member.birthday)],
        ['시간', timeWords(member.time)],
      ]}
      {...rest}
    >
      이 사주 정보로 받은 프리미엄 결과도 모두 함께 삭제됩니다. 지운 결과는 되살릴 수 없습니다.
    </DeleteDialog>
  );
}

import type { Member } from '@wolha/contract';
import { birthdayWords, calendarName, sexName, timeWords } from '#lib/birth-words.ts';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface DeleteMemberDialogProps {
  overlay: Overlay;
  member: Member;
  pending: boolean;
  onConfirm: () => void;
}

/** Asks before a person goes, and all readings with them. */
export function DeleteMemberDialog({ overlay, member, pending, onConfirm }: DeleteMemberDialogProps) {
  const facts = [
    ['성별', sexName(member.sexType)],
    ['양력 · 음력', calendarName(member)],
    ['생년월일', birthdayWords(member.birthday)],
    ['시간', timeWords(member.time)],
  ];
  return (
    <Dialog
      overlay={overlay}
      kind="notice"
      title="정말 삭제하시겠습니까?"
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
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-500">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3.5 text-note text-thread-700">
        이 사주 정보로 받은 프리미엄 결과도 모두 함께 삭제됩니다. 지운 결과는 되살릴 수 없습니다.
      </p>
    </Dialog>
  );
}

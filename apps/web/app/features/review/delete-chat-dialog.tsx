import type { Chat } from '@wolha/contract';
import { dayWords } from '#lib/korean-time.ts';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface DeleteChatDialogProps {
  overlay: Overlay;
  chat: Chat;
  pending: boolean;
  onConfirm: () => void;
}

/** Asks before a talk goes, with everything said in it. */
export function DeleteChatDialog({ overlay, chat, pending, onConfirm }: DeleteChatDialogProps) {
  return (
    <Dialog
      overlay={overlay}
      kind="notice"
      title="상담방 삭제"
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
        <dt className="text-ink-500">상담가</dt>
        <dd className="font-medium">{chat.partner.name}</dd>
        <dt className="text-ink-500">시작한 날</dt>
        <dd className="font-medium">{dayWords(chat.createdAt)}</dd>
      </dl>
      <p className="mt-3.5 text-note text-thread-700">
        나눈 이야기가 모두 지워지고 되살릴 수 없습니다. 사용한 크레딧은 돌아오지 않습니다.
      </p>
    </Dialog>
  );
}

import type { Chat } from '@wolha/contract';
import { dayWords } from '#lib/korean-time.ts';
import type { Overlay } from '#lib/overlay.tsx';
import { DeleteDialog } from '#ui/delete-dialog.tsx';

interface DeleteChatDialogProps {
  overlay: Overlay;
  chat: Chat;
  pending: boolean;
  onConfirm: () => void;
}

/** Asks before a talk goes, with everything said in it. */
export function DeleteChatDialog({ chat, ...rest }: DeleteChatDialogProps) {
  return (
    <DeleteDialog
      title="상담방 삭제"
      facts={[
        ['상담가', chat.partner.name],
        ['시작한 날', dayWords(chat.createdAt)],
      ]}
      {...rest}
    >
      나눈 이야기가 모두 지워지고 되살릴 수 없습니다. 사용한 크레딧은 돌아오지 않습니다.
    </DeleteDialog>
  );
}

import type { Chat } from '@wolha/contract';
import { monthDayWords } from '#lib/korean-time.ts';
import type { Overlay } from '#lib/overlay.tsx';
import { formatCount } from '#lib/won.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ContinueDialogProps {
  overlay: Overlay;
  chat: Chat;
  pending: boolean;
  onContinue: () => void;
  onNew: () => void;
}

/** Whether an earlier talk goes on or a new one begins. */
export function ContinueDialog({ overlay, chat, pending, onContinue, onNew }: ContinueDialogProps) {
  const { partner, messageCount, updatedAt } = chat;
  return (
    <Dialog
      overlay={overlay}
      kind="notice"
      title={`${partner.name}님과 나눈 상담이 있어요`}
      banner={
        <div className="flex justify-center pt-7">
          <Avatar src={partner.partnerImageUrl} size={96} />
        </div>
      }
    >
      <p className="text-center text-md text-balance text-ink-700">
        {monthDayWords(updatedAt)}까지 {formatCount(messageCount)}번 물어보셨어요.
        <br />
        이어서 이야기할까요?
      </p>
      <div className="mt-5 grid gap-2.5">
        <Button data-autofocus onClick={onContinue}>
          이어서 상담하기
        </Button>
        <Button variant="secondary" pending={pending} onClick={onNew}>
          새로 시작하기
        </Button>
      </div>
    </Dialog>
  );
}

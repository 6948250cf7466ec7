import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Chat } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';
import { api } from '#lib/api.ts';
import { dayWords, momentWords } from '#lib/korean-time.ts';
import { useOverlay } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { formatCount } from '#lib/won.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { trashIcon } from '#ui/icons.tsx';
import { useAlert } from '#ui/use-alert.ts';
import { DeleteChatDialog } from './delete-chat-dialog.tsx';

const DELETE_FAILED = '상담방을 지우지 못했습니다.';

/** A reader's talks, the most recent first. */
export function ChatList({ chats }: { chats: readonly Chat[] }) {
  const dialog = useOverlay('delete-chat');
  const [asked, setAsked] = useState<Chat | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const { revalidate } = useRevalidator();
  const { alert } = useAlert();
  const remove = async ({ uuid }: Chat): Promise<void> => {
    setDeleting(true);
    try {
      await api('DELETE /v1/chats/{id}', { params: { id: uuid } });
      await dialog.close();
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await alert(error.message, { title: DELETE_FAILED });
    } finally {
      setDeleting(false);
    }
  };
  return (
    <>
      <ul className="divide-y divide-line">
        {chats.map((chat) => (
          <li key={chat.uuid} className="flex items-center gap-1">
            <ChatLink chat={chat} />
            <IconButton
              icon={trashIcon}
              label={`${chat.partner.name} 상담 ${dayWords(chat.createdAt)} 삭제`}
              size={20}
              aria-haspopup="dialog"
              className="-mr-2.5 text-ink-500"
              onClick={() => {
                setAsked(chat);
                dialog.open();
              }}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <DeleteChatDialog
          overlay={dialog}
          chat={asked}
          pending={isDeleting}
          onConfirm={() => void remove(asked)}
        />
      )}
    </>
  );
}

function ChatLink({ chat: { uuid, partner, messageCount, updatedAt } }: { chat: Chat }) {
  return (
    <Link
      to={paths.chat(partner.id, uuid)}
      className="group flex min-w-0 flex-1 items-center gap-4 rounded-m py-4.5"
    >
      <Avatar src={partner.partnerImageUrl} size={60} />
      <span className="min-w-0 flex-1">
        <span className="block text-base leading-snug font-semibold underline-offset-4 group-hover:underline">
          {partner.name}
        </span>
        <span className="mt-0.5 block text-note text-ink-700">
          {messageCount === 0 ? '아직 물어보지 않았어요' : `질문 ${formatCount(messageCount)}개`}
        </span>
        <span className="block text-note text-ink-500">{momentWords(updatedAt)}</span>
      </span>
    </Link>
  );
}

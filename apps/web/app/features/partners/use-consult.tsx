import { useState, type ReactNode } from 'react';
import type { Chat, Partner } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';
import { api } from '#lib/api.ts';
import { useOverlay, useOverlayNavigate } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { useAlert } from '#ui/use-alert.ts';
import { ContinueDialog } from './continue-dialog.tsx';

type Adviser = Pick<Partner, 'id' | 'name' | 'partnerImageUrl'>;

export interface Consult {
  /** The adviser whose room is being looked up or opened. */
  pendingId: number | null;
  /** To the adviser's room: asks first where an earlier talk could go on. */
  start: (partner: Adviser, question?: string) => void;
  /** Where it asks; stands once on the page. */
  dialog: ReactNode;
}

const LOOKUP_FAILED = '상담방을 확인하지 못했습니다.';
const OPEN_FAILED = '상담방을 열지 못했습니다.';

/** The way of a signed-in reader into a talk. */
export function useConsult(): Consult {
  const [pendingId, setPendingId] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ chat: Chat; question: string } | null>(null);
  const overlay = useOverlay('continue-chat');
  const navigate = useOverlayNavigate();
  const { alert } = useAlert();

  const attempt = async (partnerId: number, problem: string, work: () => Promise<void>): Promise<void> => {
    setPendingId(partnerId);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await alert(error.message, { title: problem });
    } finally {
      setPendingId(null);
    }
  };
  const enter = (partnerId: number, chatId: string, question: string): Promise<void> =>
    navigate(paths.chat(partnerId, chatId), question === '' ? undefined : { question });
  const openNew = (partnerId: number, question: string): Promise<void> =>
    attempt(partnerId, OPEN_FAILED, async () => {
      const { chat } = await api('POST /v1/chats/partners/{partnerId}', { params: { partnerId } });
      await enter(partnerId, chat.uuid, question);
    });

  return {
    pendingId,
    start: ({ id: partnerId }, question = '') => {
      if (pendingId !== null) return;
      void attempt(partnerId, LOOKUP_FAILED, async () => {
        const { chat } = await api('GET /v1/chats/partners/{partnerId}', { params: { partnerId } });
        if (chat === null) return openNew(partnerId, question);
        // A room in which nothing was asked is no earlier talk.
        if (chat.messageCount === 0) return enter(partnerId, chat.uuid, question);
        setAsked({ chat, question });
        overlay.open();
      });
    },
    dialog: asked && (
      <ContinueDialog
        overlay={overlay}
        chat={asked.chat}
        pending={pendingId !== null}
        onContinue={() => void enter(asked.chat.partner.id, asked.chat.uuid, asked.question)}
        onNew={() => void openNew(asked.chat.partner.id, asked.question)}
      />
    ),
  };
}

import { redirect, useLocation } from 'react-router';
import type { Route } from './+types/chat-room';
import { ChatRoom } from '#features/chat/chat-room.tsx';
import { loadRoom } from '#features/chat/load-room.server.ts';
import { AddMember } from '#features/member-form/add-member.tsx';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';
import '#styles/chat.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const partnerId = Number(params.partnerId);
  if (!visit.signedIn) throw redirect(paths.chatRoomAuth(partnerId, params.chatId));
  return loadRoom(visit, { partnerId, chatId: params.chatId, now: new Date().toISOString() });
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: loaderData ? `${loaderData.partner.name} 상담` : '상담',
    description: '내 사주를 아는 상담가와 나누는 이야기입니다.',
    hidden: true,
  }),
  // The keyboard of a phone takes its place from the page instead of covering the field.
  {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
  },
];

export default function Room({ loaderData }: Route.ComponentProps) {
  const state: unknown = useLocation().state;
  return (
    <>
      <ChatRoom
        key={loaderData.chat.uuid}
        data={loaderData}
        question={isQuestion(state) ? state.question : ''}
        addMember={(overlay, onAdded) => <AddMember overlay={overlay} onAdded={onAdded} />}
      />
      <noscript>
        <p className="room-no-script">
          이야기를 다시 읽을 수 있어요. 새로 물어보려면 브라우저에서 스크립트를 켜 주세요.
        </p>
      </noscript>
    </>
  );
}

const isQuestion = (state: unknown): state is { question: string } =>
  typeof state === 'object' && state !== null && 'question' in state && typeof state.question === 'string';

import { redirect } from 'react-router';
import type { Route } from './+types/chat-auth';
import { safeReturnPath } from '@wolha/contract/return-path';
import { LoginPrompt } from '#features/login/login-prompt.tsx';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const path = pathAfter(new URL(request.url).searchParams);
  if (context.get(visitContext).signedIn) throw redirect(path);
  return { href: paths.loginToPath(path) };
};

/** To the room or the adviser the reader came from, with the question they chose there. */
function pathAfter(query: URLSearchParams): string {
  const partner = query.get('partnerId') ?? '';
  if (!/^[0-9]{1,9}$/.test(partner)) return paths.partners();
  const partnerId = Number(partner);
  const room = query.get('chatId');
  if (room !== null && safeReturnPath(paths.chat(partnerId, room)) !== '/')
    return paths.chat(partnerId, room);
  const ask = query.get('ask') ?? '';
  return paths.partner(partnerId, /^[0-9]$/.test(ask) ? Number(ask) : undefined);
}

export const meta = () =>
  pageMeta({ title: '로그인', description: '로그인하고 상담을 시작해 보세요.', hidden: true });

export default function ChatAuth({ loaderData }: Route.ComponentProps) {
  return (
    <LoginPrompt
      headline={
        <>
          내 사주를 아는 상담가와
          <br />
          이야기해 보세요
        </>
      }
      text="로그인 후 이용해 주세요."
      {...loaderData}
    />
  );
}

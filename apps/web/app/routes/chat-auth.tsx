import type { Route } from './+types/chat-auth';
import { LoginPrompt } from '#features/login/login-prompt.tsx';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';

export const loader = ({ request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const partner = query.get('partnerId') ?? '';
  const ask = query.get('ask') ?? '';
  const path = !/^[0-9]{1,9}$/.test(partner)
    ? paths.partners()
    : paths.partner(Number(partner), /^[0-9]$/.test(ask) ? Number(ask) : undefined);
  return { href: paths.loginToPath(path) };
};

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

import { redirect } from 'react-router';
import type { Route } from './+types/auth';
import { LoginPrompt } from '#features/login/login-prompt.tsx';
import { choiceFromQuery } from '#lib/choice-from-query.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';

/** The choice in progress may come spelled out; its birth data is left with the server and taken out of the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, signedIn } = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const { choice, hasBirthData } = choiceFromQuery(searchParams);
  if (hasBirthData) {
    const { draft } = await api('POST /v1/auth/draft', { body: choice });
    throw redirect(paths.auth({ draft }));
  }
  if (signedIn && searchParams.size === 0) throw redirect(paths.home());
  const draft = searchParams.get('draft');
  const wanted = draft === null ? choice : { draft };
  const href = Object.keys(wanted).length === 0 ? paths.loginToPath('/') : paths.loginWithChoice(wanted);
  return { href, problem: searchParams.get('problem') };
}

export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export const meta = () =>
  pageMeta({ title: '로그인', description: '카카오로 로그인하고 이어서 읽어 보세요.', hidden: true });

export default function Auth({ loaderData }: Route.ComponentProps) {
  return (
    <LoginPrompt
      headline={
        <>
          이야기를 이어 가려면
          <br />
          로그인이 필요해요
        </>
      }
      text="고르신 내용은 그대로 남아 있어요. 로그인하면 바로 이어집니다."
      {...loaderData}
    />
  );
}

import { redirect } from 'react-router';
import type { Route } from './+types/auth';
import type { LoginChoice } from '@wolha/contract';
import { safeReturnPath } from '@wolha/contract/return-path';
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
  const path = safeReturnPath(searchParams.get('path'));
  if (signedIn) throw redirect(wayOn(choice, path));
  if (hasBirthData) {
    const { serviceType, purchaseType, fortuneContentId } = choice;
    const { draft } = await api('POST /v1/auth/draft', { body: choice });
    throw redirect(paths.auth({ serviceType, purchaseType, fortuneContentId, draft }));
  }
  const draft = searchParams.get('draft');
  const wanted = draft === null ? choice : { draft };
  const isChoosing = Object.keys(wanted).length > 0;
  return {
    href: isChoosing ? paths.loginWithChoice(wanted) : paths.loginToPath(path),
    problem: searchParams.get('problem'),
    goesOnWith: isChoosing ? ('choice' as const) : path === '/' ? ('nothing' as const) : ('page' as const),
  };
}

/**
 * Where somebody who is signed in already goes on, mostly after Back: to the content the choice was about. The choice
 * itself was carried on by the login, and is not made twice.
 */
function wayOn(
  { serviceType, purchaseType, fortuneContentId, partnerId }: LoginChoice,
  path: string,
): string {
  if (fortuneContentId && serviceType && purchaseType) {
    return paths.content({ id: fortuneContentId, serviceType, purchaseType });
  }
  if (partnerId !== undefined) return paths.partner(partnerId);
  return path === '/' ? paths.home() : path;
}

const TEXTS: Record<'choice' | 'page' | 'nothing', string> = {
  choice: '고르신 내용은 그대로 남아 있어요. 로그인하면 바로 이어집니다.',
  page: '로그인하면 보시려던 곳으로 바로 이어집니다.',
  nothing: '로그인하면 받아 둔 풀이와 상담을 언제든 다시 볼 수 있어요.',
};

export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export const meta = () =>
  pageMeta({ title: '로그인', description: '카카오로 로그인하고 이어서 읽어 보세요.', hidden: true });

export default function Auth({ loaderData: { href, problem, goesOnWith } }: Route.ComponentProps) {
  return (
    <LoginPrompt
      headline={
        <>
          이야기를 이어 가려면
          <br />
          로그인이 필요해요
        </>
      }
      text={TEXTS[goesOnWith]}
      href={href}
      problem={problem}
    />
  );
}

import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { KakaoLoginLink } from './kakao-login-link.tsx';

interface SignInPanelProps {
  title: string;
  text: string;
  /** The page to come back to. */
  path: string;
}

/** In the place of what belongs to a reader: asks who reads. */
export function SignInPanel({ title, text, path }: SignInPanelProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <div className="w-[min(300px,calc(100vw-88px))]">
          <KakaoLoginLink href={paths.loginToPath(path)} />
        </div>
      }
    />
  );
}

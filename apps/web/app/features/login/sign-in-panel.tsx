import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { KakaoLoginLink } from './kakao-login-link.tsx';
import { LoginTerms } from '#ui/login-terms.tsx';

interface SignInPanelProps {
  title: string;
  text: string;
  /** The page to come back to. */
  path: string;
}

/** In the place of what belongs to a reader: asks who reads. */
export function SignInPanel({ title, text, path }: SignInPanelProps) {
  const { pictures } = useShop();
  return (
    <EmptyState
      image={pictures?.door}
      title={title}
      text={text}
      action={
        <div className="w-[min(300px,calc(100vw-88px))]">
          <KakaoLoginLink href={paths.loginToPath(path)} />
          <LoginTerms className="text-ink-500" />
        </div>
      }
    />
  );
}

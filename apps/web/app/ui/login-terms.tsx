import { OverlayLink } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { classNames } from './class-names.ts';

const LINK = 'underline underline-offset-2';

/** What a reader agrees to by signing in, with the words themselves a press away. */
export function LoginTerms({ className }: { className?: string }) {
  return (
    <p className={classNames('mt-4 text-center text-xs leading-relaxed text-balance', className)}>
      로그인하면{' '}
      <OverlayLink to={paths.terms()} className={LINK}>
        이용약관
      </OverlayLink>
      과{' '}
      <OverlayLink to={paths.privacy()} className={LINK}>
        개인정보처리방침
      </OverlayLink>
      에 동의하고, 만 14세 이상임을 확인하는 것으로 봅니다.
    </p>
  );
}

import type { ReactNode } from 'react';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { KakaoLoginLink } from './kakao-login-link.tsx';
import { LoginTerms } from '#ui/login-terms.tsx';

const PROBLEMS: Record<string, string> = {
  expired: '로그인 시간이 지났거나 다른 화면에서 이어졌어요. 한 번 더 로그인해 주세요.',
  cancelled: '로그인을 멈추셨어요. 준비되면 다시 눌러 주세요.',
  unavailable: '카카오 로그인이 잠시 응답하지 않아요. 조금 뒤에 다시 시도해 주세요.',
};

interface LoginPromptProps {
  headline: ReactNode;
  text: string;
  href: string;
  /** Why an earlier try did not end well, by its code in the address. */
  problem?: string | null;
}

/** Asks for the social login; what the reader was doing travels along and goes on afterwards. */
export function LoginPrompt({ headline, text, href, problem }: LoginPromptProps) {
  const words = problem ? PROBLEMS[problem] : undefined;
  return (
    <div className="on-night login-night flex flex-1 flex-col">
      <AppBar tone="night" clear start={<BackButton />} />
      <main id="main" className="flex flex-1 flex-col px-gutter pt-20">
        <div className="login-moon" aria-hidden="true" />
        <svg className="login-thread" viewBox="0 0 390 120" aria-hidden="true">
          <path d="M-12 58C52 8 104 22 142 50s40 30 53 22 22-46 66-54 86 40 141 14M195 72c-12-19-35-18-33-2s24 13 33 2c9 11 31 14 33-2s-21-17-33 2l-11 27M195 72l13 25" />
          <path
            className="login-stars"
            d="M40 4h.1M92 88h.1M330 92h.1M362 2h.1M18 106h.1M286 110h.1M70 12h.1"
          />
        </svg>
        <div className="login-words">
          <h1 className="title-serif text-center text-3xl leading-snug text-white">{headline}</h1>
          <p className="mt-3 text-center text-md leading-relaxed text-balance text-on-night-2">{text}</p>
          {words && (
            <p
              role="status"
              className="mt-6 rounded-m bg-night-card px-4 py-3 text-center text-note text-balance text-white"
            >
              {words}
            </p>
          )}
          <div className="mt-8">
            <KakaoLoginLink href={href} />
          </div>
          <LoginTerms className="text-on-night-3" />
        </div>
      </main>
    </div>
  );
}

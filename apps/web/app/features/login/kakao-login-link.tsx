import { withVisitTags } from '#lib/analytics.ts';

/** Leaves for the login by a whole page, never a window of its own: those do not live in other apps' browsers. */
export function KakaoLoginLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      onClick={(event) => (event.currentTarget.href = withVisitTags(href))}
      className="flex min-h-13.5 items-center justify-center gap-2.5 rounded-m bg-[#fee500] text-base font-semibold text-[#191919]"
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          fill="#191919"
          d="M12 4C6.9 4 2.8 7.2 2.8 11.2c0 2.6 1.7 4.8 4.3 6.1l-1 3.6c-.1.4.3.6.6.4l4.2-2.8 1.1.1c5.1 0 9.2-3.2 9.2-7.3S17.1 4 12 4z"
        />
      </svg>
      카카오로 시작하기
    </a>
  );
}

import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { InAppNotice } from '#ui/in-app-notice.tsx';

/** What holds for credits. */
export function CreditNotes() {
  const { shop } = useShop();
  return (
    <section
      aria-labelledby="credit-notes"
      className="mt-7 rounded-l border border-beat-line bg-beat px-5 py-5"
    >
      <h2 id="credit-notes" className="text-md font-bold">
        충전 전에 알아 두세요
      </h2>
      <ul className="points mt-2.5">
        <li>크레딧은 사주 상담에 사용합니다. 하루 무료 이용을 먼저 쓰고, 그다음부터 메시지마다 쓰입니다.</li>
        <li>구매한 크레딧은 환불되지 않습니다.</li>
        <li>
          문의할 것이 있으면{' '}
          {shop.inquiryUrl ? (
            <a
              href={shop.inquiryUrl}
              target="_blank"
              rel="noreferrer"
              className="text-purple-700 underline underline-offset-4"
            >
              고객센터<span className="sr-only"> (새 창)</span>
            </a>
          ) : (
            '고객센터'
          )}
          로 알려 주세요.
        </li>
      </ul>
      <p className="mt-3 text-note">
        <Link to={paths.refund()} className="text-purple-700 underline underline-offset-4">
          환불 안내 전체 보기
        </Link>
      </p>
      <InAppNotice className="mt-3" />
    </section>
  );
}

import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { readingWriterWords } from '#lib/writing-words.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { InAppNotice } from '#ui/in-app-notice.tsx';

const CAUTIONS = (writesByModel: boolean) => [
  '나만의 풀이를 만드는 데 1~2분쯤 걸립니다.',
  '생년월일과 시간, 고른 카드가 맞는지 한 번 더 살펴 주세요.',
  readingWriterWords(writesByModel),
  '구매한 풀이는 기간 제한 없이 다시 볼 수 있습니다.',
  '미성년자가 보호자의 동의 없이 결제하면 본인이나 보호자가 취소할 수 있습니다.',
];

const REFUNDS = [
  '결제 후 발송된 콘텐츠는 환불되지 않습니다.',
  '결제 중 오류가 나거나 풀이를 만들지 못하면 100% 환불해 드립니다.',
  '환불 문의는 고객센터로 보내 주세요.',
];

export const CONSENT_BOX = 'purchase-consent';

interface PurchaseNotesProps {
  consents: boolean;
  onConsent: (consents: boolean) => void;
}

/** What a buyer must know beforehand, and the consent without which nothing is bought. It starts unticked. */
export function PurchaseNotes({ consents, onConsent }: PurchaseNotesProps) {
  const { shop } = useShop();
  return (
    <section aria-label="구매 전 안내" className="mt-10 grid gap-3 px-gutter pb-8">
      <Accordion title="구매 전 주의 사항" open>
        <ul className="points">
          {CAUTIONS(shop.writesByModel).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Accordion>
      <Accordion title="환불 규정">
        <ul className="points">
          {REFUNDS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-3 text-note">
          <Link to={paths.refund()} className="text-purple-700 underline underline-offset-4">
            환불 안내 전체 보기
          </Link>
        </p>
      </Accordion>
      <InAppNotice />
      <Checkbox id={CONSENT_BOX} checked={consents} onChange={(event) => onConsent(event.target.checked)}>
        풀이가 만들어지기 시작하면 청약 철회가 제한되는 것을 확인했습니다. <b>(필수)</b>
      </Checkbox>
    </section>
  );
}

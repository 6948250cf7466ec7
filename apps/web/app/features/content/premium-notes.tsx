import { useShop } from '#lib/use-shop.ts';
import { readingWriterWords } from '#lib/writing-words.ts';
import { Accordion } from '#ui/accordion.tsx';

/** What a buyer should know beforehand. */
export const PREMIUM_NOTES = [
  '나만의 풀이를 만드는 데 1~2분쯤 걸립니다.',
  '구매한 풀이는 기간 제한 없이 다시 볼 수 있습니다.',
  '결제 후 발송된 콘텐츠는 환불되지 않습니다.',
  '결제 중 오류가 나면 100% 환불해 드립니다.',
  '환불 문의는 고객센터로 보내 주세요.',
];

export function PremiumNotes() {
  const { shop } = useShop();
  return (
    <section className="mt-9 px-gutter">
      <Accordion title="구매 전에 확인해 주세요" open>
        <ul className="points">
          {PREMIUM_NOTES.map((note) => (
            <li key={note}>{note}</li>
          ))}
          <li>{readingWriterWords(shop.writesByModel)}</li>
        </ul>
      </Accordion>
    </section>
  );
}

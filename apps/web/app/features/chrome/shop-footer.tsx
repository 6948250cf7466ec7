import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { Footer } from '#ui/footer.tsx';

const FACTS = [
  ['name', '상호'],
  ['owner', '대표'],
  ['address', '주소'],
  ['phone', '전화'],
  ['email', '전자우편'],
  ['registrationNumber', '사업자등록번호'],
  ['mailOrderNumber', '통신판매업신고'],
  ['hosting', '호스팅'],
] as const;

/** Who runs the shop, as configured, and the pages of its rules. */
export function ShopFooter() {
  const { shop } = useShop();
  const facts = FACTS.flatMap(([key, label]) => {
    const value = shop.business[key];
    return value ? [{ label, value }] : [];
  });
  return (
    <Footer
      facts={facts}
      links={
        <>
          <Link to={paths.terms()}>이용약관</Link>
          <Link to={paths.privacy()}>
            <b>개인정보처리방침</b>
          </Link>
          <Link to={paths.refund()}>환불 안내</Link>
          {shop.inquiryUrl && (
            <a href={shop.inquiryUrl} target="_blank" rel="noreferrer">
              고객센터
            </a>
          )}
        </>
      }
      note={
        shop.sandbox
          ? '지금은 연습용으로 열려 있습니다. 로그인은 실제 카카오가 아닌 연습 화면으로 이어집니다.'
          : undefined
      }
    />
  );
}

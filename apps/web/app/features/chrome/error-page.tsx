import { useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const WORDS: Record<number, { title: string; text: string }> = {
  404: {
    title: '이 길에는 아무것도 없어요',
    text: '주소가 바뀌었거나 사라진 페이지입니다. 처음부터 다시 찾아볼까요?',
  },
  409: {
    title: '아직 쓰고 있어요',
    text: '다 쓰면 다시보기에서 바로 열어 보실 수 있습니다.',
  },
  410: {
    title: '돌려 드린 풀이예요',
    text: '결제를 취소해 드려 이 풀이는 더 이상 열리지 않습니다.',
  },
  429: {
    title: '잠시만 숨을 고를게요',
    text: '요청이 한꺼번에 몰렸습니다. 조금 뒤에 다시 시도해 주세요.',
  },
};

const TROUBLE = {
  title: '잠시 구름이 지나가고 있어요',
  text: '저희 쪽에 문제가 생겼습니다. 조금 뒤에 다시 열어 주세요.',
};

/** Another try may help: the trouble is ours, or of the moment. */
const passes = (status: number): boolean => status >= 500 || status === 429;

/** What a reader sees when a page cannot be shown; `message` where the shop has no words of its own for the status. */
export function ErrorPage({ status, message }: { status: number; message?: string | undefined }) {
  const words = WORDS[status] ?? { ...TROUBLE, ...(message && { text: message }) };
  const { pictures } = useShop();
  return (
    <>
      <AppBar tone="page" start={<BackButton />} title="월하" />
      <main id="main" className="grid flex-1 place-items-center">
        <EmptyState
          whole
          image={status === 404 ? pictures?.lost : undefined}
          title={words.title}
          text={words.text}
          action={passes(status) ? <TryAgain /> : <WayOn status={status} />}
        />
      </main>
    </>
  );
}

function WayOn({ status }: { status: number }) {
  const { pathname } = useLocation();
  if (status === 410) return <ButtonLink to={paths.payments()}>결제 내역 보기</ButtonLink>;
  if (status !== 409) return <ButtonLink to={paths.home()}>홈으로 가기</ButtonLink>;
  const isTarot = pathname.startsWith(paths.premiumTarotResult(''));
  return <ButtonLink to={paths.bought(isTarot ? 'TAROT' : 'SAJU')}>다시보기로 가기</ButtonLink>;
}

/** Asks for the page anew, as a whole document. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <div className="flex flex-wrap justify-center gap-2.5">
      <ButtonLink variant="secondary" to={paths.home()}>
        홈으로 가기
      </ButtonLink>
      <ButtonLink to={pathname + search} reloadDocument>
        다시 열기
      </ButtonLink>
    </div>
  );
}

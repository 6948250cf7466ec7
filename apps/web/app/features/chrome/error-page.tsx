import { paths } from '#lib/paths.ts';
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
    text: '다 쓰이면 다시보기에서 바로 열어 보실 수 있습니다.',
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

/** What a reader sees when a page cannot be shown. */
export function ErrorPage({ status, message }: { status: number; message?: string | undefined }) {
  const words = WORDS[status] ?? TROUBLE;
  return (
    <>
      <AppBar tone="page" start={<BackButton />} title="월하" />
      <main id="main" className="grid flex-1 place-items-center">
        <EmptyState
          whole
          title={words.title}
          text={message ?? words.text}
          action={<ButtonLink to={paths.home()}>홈으로 가기</ButtonLink>}
        />
      </main>
    </>
  );
}

import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { NightHead, type MoonPhase } from '#ui/night-head.tsx';
import { PaperPanel } from '#ui/paper-panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { ReviewData, ReviewTag } from './load-review.server.ts';
import { ChatList } from './chat-list.tsx';
import { SajuRow, TarotRow } from './result-row.tsx';

const TAGS: readonly { value: ReviewTag; label: string }[] = [
  { value: 'chat', label: '상담' },
  { value: 'saju', label: '사주' },
  { value: 'tarot', label: '타로' },
];

const MOONS: Record<ReviewTag, MoonPhase> = { chat: 'crescent', saju: 'half', tarot: 'full' };

interface ReviewViewProps {
  review: ReviewData;
  tag: ReviewTag;
  onTag: (tag: ReviewTag) => void;
  /** In the lists' place for whoever is not signed in. */
  signIn: ReactNode;
}

/** What a reader was told: talks, Saju readings and draws, to be opened again. */
export function ReviewView({ review, tag, onTag, signIn }: ReviewViewProps) {
  const { signedIn } = review;
  return (
    <>
      <NightHead title="다시보기" text="받아 둔 이야기를 다시 꺼내 볼까요" moon={MOONS[tag]}>
        {signedIn && (
          <Segmented
            label="무엇을 다시 볼까요"
            hideLabel
            name="review"
            options={TAGS}
            value={tag}
            onChange={onTag}
            onNight
          />
        )}
      </NightHead>
      <PaperPanel>{signedIn ? <ReviewRows review={review} tag={tag} /> : signIn}</PaperPanel>
    </>
  );
}

function ReviewRows({
  review: { chats, results, emptyImages },
  tag,
}: Pick<ReviewViewProps, 'review' | 'tag'>) {
  if (tag === 'chat') {
    if (chats === null) return <LoadFailed />;
    if (chats.length > 0) return <ChatList chats={chats} />;
    return (
      <EmptyState
        image={emptyImages.chat}
        title="나눈 상담이 없습니다"
        text="내 사주를 아는 상담가에게 궁금한 것을 물어보세요."
        action={<ButtonLink to={paths.partners()}>상담가 만나기</ButtonLink>}
      />
    );
  }
  if (results === null) return <LoadFailed />;
  const rows =
    tag === 'saju'
      ? results.saju.map((result) => <SajuRow key={result.id} result={result} />)
      : results.tarot.map((result) => <TarotRow key={result.id} result={result} />);
  if (rows.length === 0)
    return tag === 'saju' ? <NoSaju image={emptyImages.saju} /> : <NoTarot image={emptyImages.tarot} />;
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.key}>{row}</li>
      ))}
    </ul>
  );
}

const NoSaju = ({ image }: { image: string }) => (
  <EmptyState
    image={image}
    title="받아 둔 사주 풀이가 없습니다"
    text="무료 풀이부터 가볍게 시작해 보세요."
    action={<ButtonLink to={paths.home()}>풀이 고르기</ButtonLink>}
  />
);

const NoTarot = ({ image }: { image: string }) => (
  <EmptyState
    image={image}
    title="받아 둔 타로 풀이가 없습니다"
    text="마음에 품은 물음 하나로 카드를 뽑아 보세요."
    action={<ButtonLink to={paths.home()}>카드 뽑으러 가기</ButtonLink>}
  />
);

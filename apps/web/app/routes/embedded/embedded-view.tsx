import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { SignInPanel } from '#features/login/sign-in-panel.tsx';
import { ProfileView } from '#features/my-page/profile-view.tsx';
import type { ReviewTag } from '#features/review/load-review.server.ts';
import { firstTag } from '#features/review/review-tag.ts';
import { ReviewView } from '#features/review/review-view.tsx';
import type { EmbeddedView } from '#lib/embedded-view.ts';
import { paths } from '#lib/paths.ts';
import { Loading, RowSkeleton } from '#ui/skeleton.tsx';
import type { loader as loadMyPage } from '../mypage.tsx';
import type { loader as loadReview } from '../review.tsx';

/** What home shows in its own place, with the data of the view's own page. */
export default function Embedded({ view }: { view: EmbeddedView }) {
  return view === 'review' ? <EmbeddedReview /> : <EmbeddedProfile />;
}

function EmbeddedReview() {
  const { data, load } = useFetcher<typeof loadReview>();
  const [tag, setTag] = useState<ReviewTag | null>(null);
  useEffect(() => void load(paths.review()), [load]);
  if (!data) return <Waiting />;
  return <ReviewView review={data} tag={tag ?? firstTag(data)} onTag={setTag} signIn={<AskToSignIn />} />;
}

function EmbeddedProfile() {
  const { data, load } = useFetcher<typeof loadMyPage>();
  useEffect(() => void load(paths.myPage()), [load]);
  if (!data) return <Waiting />;
  return data.signedIn ? <ProfileView data={data} /> : <AskToSignIn />;
}

const AskToSignIn = () => (
  <SignInPanel
    title="로그인이 필요합니다"
    text="받아 둔 풀이와 저장한 사주 정보는 로그인하면 그대로 있어요."
    path={paths.root()}
  />
);

const Waiting = () => (
  <div className="min-h-[60svh] px-gutter pt-8">
    <Loading>
      <RowSkeleton rows={4} />
    </Loading>
  </div>
);

import { useState } from 'react';
import type { RecommendedContent } from '@wolha/contract';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { RecommendedGrid } from './recommended-grid.tsx';

const TABS = [
  { id: 'contents', label: '추천' },
  { id: 'videos', label: '영상' },
  { id: 'saved', label: '저장' },
  { id: 'profile', label: '프로필' },
] as const;

type TabId = (typeof TABS)[number]['id'];

interface RecommendedViewProps {
  contents: readonly RecommendedContent[];
  emptyImage: string;
  soonImage: string;
}

/** What the shop recommends, and the places beside it that are still to come. */
export function RecommendedView({ contents, emptyImage, soonImage }: RecommendedViewProps) {
  const [tab, setTab] = useState<TabId>('contents');
  return (
    <Tabs label="추천 콘텐츠" tabs={TABS} value={tab} onChange={setTab}>
      <div className="min-h-[46svh] px-gutter pt-5 pb-10">
        {tab === 'contents' && contents.length > 0 && <RecommendedGrid contents={contents} />}
        {tab === 'contents' && contents.length === 0 && (
          <EmptyState
            image={emptyImage}
            title="추천 콘텐츠가 없습니다"
            text="새 풀이가 오르면 여기에서 먼저 보여 드릴게요."
          />
        )}
        {tab === 'videos' && (
          <EmptyState
            image={soonImage}
            title="콘텐츠를 준비하고 있습니다"
            text="영상으로 보는 풀이가 곧 찾아옵니다."
          />
        )}
        {tab === 'saved' && (
          <EmptyState
            image={emptyImage}
            title="저장한 콘텐츠가 없습니다"
            text="마음에 드는 풀이를 모아 두는 곳입니다."
          />
        )}
        {tab === 'profile' && (
          <EmptyState image={soonImage} title="준비하고 있습니다" text="나만의 프로필이 곧 열립니다." />
        )}
      </div>
    </Tabs>
  );
}

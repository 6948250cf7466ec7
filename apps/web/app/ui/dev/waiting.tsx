import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ProgressMoon } from '../progress-moon.tsx';
import { Loading, PosterSkeleton, RowSkeleton, TableSkeleton, TextSkeleton } from '../skeleton.tsx';
import { Piece } from './piece.tsx';

export function Waiting() {
  return (
    <>
      <Piece name="ProgressMoon" night>
        <ProgressMoon label="풀이를 쓰는 중" done={0} total={12} unit="장" size={180} />
        <ProgressMoon label="풀이를 쓰는 중" done={6} total={12} unit="장" size={220} />
        <ProgressMoon label="풀이를 쓰는 중" done={12} total={12} unit="장" size={180} />
      </Piece>
      <Piece name="Skeletons">
        <Loading>
          <TableSkeleton />
          <div className="h-6" />
          <RowSkeleton rows={2} />
          <div className="h-6" />
          <TextSkeleton />
          <div className="h-6" />
          <PosterSkeleton />
        </Loading>
      </Piece>
      <EmptyState
        title="아직 나눈 이야기가 없어요"
        text="마음에 걸리는 한 가지부터 물어보세요."
        action={<Button size="medium">상담하러 가기</Button>}
      />
    </>
  );
}

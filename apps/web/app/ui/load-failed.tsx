import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** In the place of what could not be loaded: says so, and loads again. */
export function LoadFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      title="지금은 불러오지 못했습니다"
      text="잠시 뒤에 다시 열어 주세요."
      action={
        <Button
          variant="secondary"
          size="medium"
          pending={state === 'loading'}
          onClick={() => void revalidate()}
        >
          다시 불러오기
        </Button>
      }
    />
  );
}

import { useState } from 'react';
import { ApiError } from '@wolha/contract/client';
import { api } from '#lib/api.ts';
import { useOverlay } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useAlert } from '#ui/use-alert.ts';

const WHAT_GOES = [
  '저장된 사주 정보와 받은 풀이가 모두 지워지고 되살릴 수 없습니다.',
  '구매한 프리미엄 풀이도 다시 볼 수 없습니다.',
  '남은 크레딧도 사라집니다. 환불받을 크레딧이 있다면 환불 안내를 먼저 확인해 주세요.',
  '결제 기록은 법에 따라 5년 동안 누구의 것인지 알 수 없는 번호로만 보관합니다.',
];

/** The quiet way out for good: says what goes and what must stay, and asks once more. */
export function WithdrawSection() {
  const dialog = useOverlay('withdraw');
  const [isLeaving, setLeaving] = useState(false);
  const { alert } = useAlert();
  const withdraw = async (): Promise<void> => {
    setLeaving(true);
    try {
      await api('DELETE /v1/profile');
      await alert('저장된 정보를 모두 지웠습니다. 그동안 함께해 주셔서 고맙습니다.', {
        title: '탈퇴했습니다',
      });
      location.assign(paths.home());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLeaving(false);
      await alert(error.message, { title: '탈퇴하지 못했습니다' });
    }
  };
  return (
    <div className="mt-10 text-center">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={dialog.open}
        className="min-h-11 rounded-s px-3 text-note text-ink-500 underline underline-offset-4"
      >
        회원 탈퇴
      </button>
      <Dialog
        overlay={dialog}
        kind="notice"
        title="월하를 떠나시겠어요?"
        footer={
          <div className="flex gap-2.5">
            <Button variant="secondary" className="flex-1" onClick={() => void dialog.close()}>
              계속 이용하기
            </Button>
            <Button
              className="flex-1"
              pending={isLeaving}
              pendingLabel="지우는 중"
              onClick={() => void withdraw()}
            >
              탈퇴하기
            </Button>
          </div>
        }
      >
        <ul className="grid list-disc text-left gap-1.5 pl-5 text-md text-ink-700 marker:text-purple-600">
          {WHAT_GOES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

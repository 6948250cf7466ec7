import { useState } from 'react';
import { useOverlay } from '#lib/overlay.tsx';
import { Button } from '../button.tsx';
import { ContentCard } from '../content-card.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { Icon } from '../icon.tsx';
import { crescentIcon, helpIcon, personIcon } from '../icons.tsx';
import { LoadingOverlay } from '../loading-overlay.tsx';
import { Segmented } from '../segmented.tsx';
import { SideDrawer } from '../side-drawer.tsx';
import { TextField } from '../text-field.tsx';
import { showToast } from '../toast-store.ts';
import { useAlert } from '../use-alert.ts';
import { Piece } from './piece.tsx';
import { cards, wine } from './samples.ts';

export function Overlays() {
  const category = useOverlay('category');
  const form = useOverlay('form');
  const notice = useOverlay('notice');
  const side = useOverlay('side');
  const { alert, confirm } = useAlert();
  const [time, setTime] = useState<'UNKNOWN' | 'KNOWN'>('UNKNOWN');
  const [isLoading, setLoading] = useState(false);

  const askToDelete = async () => {
    const isSure = await confirm('이 사주로 받은 프리미엄 풀이도 함께 사라져요.', {
      title: '정말 삭제하시겠습니까?',
      confirmLabel: '삭제',
    });
    showToast(isSure ? '삭제했어요.' : '그대로 두었어요.');
  };
  const failToBuy = () => showToast('크레딧 구매 중 오류가 발생했습니다.', { tone: 'error' });

  return (
    <Piece name="Drawer · Dialog · Alert · Toast">
      <div className="grid grid-cols-2 gap-3">
        <Button size="medium" onClick={category.open}>
          분류 서랍
        </Button>
        <Button size="medium" onClick={side.open}>
          옆 서랍
        </Button>
        <Button size="medium" onClick={form.open}>
          입력 창
        </Button>
        <Button size="medium" onClick={notice.open}>
          알림 창
        </Button>
        <Button
          size="medium"
          onClick={() => void alert('이미 구매한 상품입니다. 다시 보기 페이지에서 확인해주세요.')}
        >
          경고
        </Button>
        <Button size="medium" onClick={() => void askToDelete()}>
          확인
        </Button>
        <Button size="medium" onClick={() => showToast('링크를 복사했어요.')}>
          토스트
        </Button>
        <Button size="medium" onClick={failToBuy}>
          오류 토스트
        </Button>
        <Button size="medium" onClick={() => setLoading(true)}>
          기다림
        </Button>
      </div>

      <Drawer
        overlay={category}
        title="결혼·배우자"
        tagline="한 지붕 아래를 미리 묻다"
        banner={wine}
        icon={<Icon of={crescentIcon} size={32} />}
      >
        <p className="mb-2 text-note text-ink-500">
          풀이 <b className="text-ink-900">8</b>
        </p>
        {[...cards, ...cards].map((card, i) => (
          <ContentCard key={i} {...card} shape="tall" />
        ))}
      </Drawer>

      <SideDrawer
        overlay={side}
        items={[
          { label: '마이페이지', icon: personIcon, to: '/mypage' },
          { label: '1:1 문의', icon: helpIcon, href: 'https://example.kr' },
        ]}
        head={<p className="text-md">moonlight@example.kr</p>}
        footer="월하"
      />

      <Dialog
        overlay={form}
        title="누구의 사주를 볼까요?"
        footer={
          <Button wide onClick={() => void form.close()}>
            다음
          </Button>
        }
      >
        <div className="grid gap-6">
          <Segmented
            label="태어난 시간"
            name="time"
            value={time}
            onChange={setTime}
            options={[
              { value: 'UNKNOWN', label: '시간 모름' },
              { value: 'KNOWN', label: '시간 알아요' },
            ]}
          />
          <TextField label="생년월일" hint="숫자 8자리" inputMode="numeric" countTo={8} />
          <Button variant="secondary" size="medium" onClick={notice.open}>
            한 겹 더 열기
          </Button>
        </div>
      </Dialog>

      <Dialog
        overlay={notice}
        kind="notice"
        serif
        title="오늘의 무료 상담을 다 썼어요"
        banner={<div className="h-30 bg-linear-to-b from-night-900 to-night-700" />}
        footer={
          <div className="grid gap-1">
            <Button>크레딧 충전하기</Button>
            <Button variant="ghost" size="medium" onClick={() => void notice.close()}>
              내일 다시 올게요
            </Button>
          </div>
        }
      >
        <p className="text-center text-md text-balance text-ink-700">
          오늘 하루 개인 사용량이 제한되었습니다. 내일 다시 이용하거나 크레딧을 충전해주세요.
        </p>
      </Dialog>

      {isLoading && (
        <LoadingOverlay title="명식을 펼치고 있어요" line="일지 묘목과 올해 글자를 맞춰 보는 중">
          <Button variant="secondary" onClick={() => setLoading(false)}>
            닫기
          </Button>
        </LoadingOverlay>
      )}
    </Piece>
  );
}

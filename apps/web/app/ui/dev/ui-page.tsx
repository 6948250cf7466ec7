import { useOverlay } from '#lib/overlay.tsx';
import { AppBar } from '../app-bar.tsx';
import { BackButton } from '../back-button.tsx';
import { BottomNav } from '../bottom-nav.tsx';
import { Button } from '../button.tsx';
import { CtaBar } from '../cta-bar.tsx';
import { Footer } from '../footer.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import * as icons from '../icons.tsx';
import { Logo } from '../logo.tsx';
import { Cards } from './cards.tsx';
import { Controls } from './controls.tsx';
import { Overlays } from './overlays.tsx';
import { Piece } from './piece.tsx';
import { Reading } from './reading.tsx';
import { Waiting } from './waiting.tsx';

const PLACES = [
  { to: '/dev/ui', label: '홈', icon: icons.homeIcon },
  { to: '/recommended-content', label: '추천', icon: icons.sparkleIcon },
  { to: '/partner', label: '사주 상담', icon: icons.chatIcon },
  { to: '/review', label: '다시보기', icon: icons.reviewIcon },
];

const FACTS = [
  { label: '상호', value: '월하' },
  { label: '대표', value: '○○○' },
  { label: '사업자등록번호', value: '000-00-00000' },
];

/** Every piece of the design system in every state, to look at. Development only. */
export default function UiPage() {
  const side = useOverlay('side');
  const menu = <IconButton icon={icons.menuIcon} label="메뉴" onClick={side.open} />;
  return (
    <>
      <AppBar tone="home" start={<Logo tone="lavender" />} end={menu} />
      <main className="flex-1">
        <Overlays />
        <AppBar tone="night" start={<Logo tone="moon" />} end={menu} />
        <AppBar
          tone="page"
          start={<BackButton />}
          title="내 배우자 자리 미리 보기"
          end={<IconButton icon={icons.shareIcon} label="공유" />}
        />
        <Piece name="Hero title" night>
          <p className="text-note font-semibold text-moon-300">사주와 타로로 읽는 연애</p>
          <h1 className="title-serif text-hero">
            달빛 아래
            <br />
            붉은 실을
            <br />
            따라가면
          </h1>
        </Piece>
        <Cards />
        <Controls />
        <Waiting />
        <Piece name="Icons">
          <div className="grid grid-cols-8 gap-4 text-ink-700">
            {Object.entries(icons).map(([name, drawing]) => (
              <Icon key={name} of={drawing} label={name} />
            ))}
          </div>
        </Piece>
        <Reading />
        <CtaBar price={{ original: 29800, price: 14900 }}>
          <Button>시작하기</Button>
        </CtaBar>
        <Footer links={<a href="/terms">이용약관</a>} facts={FACTS} />
      </main>
      <BottomNav items={PLACES} />
    </>
  );
}

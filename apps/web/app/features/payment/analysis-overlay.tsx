import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ServiceType } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { CloudedMoon } from '#ui/clouded-moon.tsx';
import { ProgressMoon } from '#ui/progress-moon.tsx';
import { useAlert } from '#ui/use-alert.ts';
import { useReadingProgress, type AskProgress } from './use-reading-progress.ts';

interface AnalysisOverlayProps {
  service: ServiceType;
  title: string;
  chapters: readonly string[];
  orderId: string;
  ask: AskProgress;
  /** The result's own page. */
  resultPath: string;
  /** What is said to a reader the reading is not for. */
  refusal: string;
}

/** What is told while it is waited for; `late` once that takes longer than was said. */
const WAITS = {
  CONFIRMING: {
    note: '확인되는 대로 풀이를 쓰기 시작합니다.',
    late: '카드사의 답이 늦어지고 있어요. 다시 결제하지 말고 기다려 주세요. 승인되지 않으면 한 푼도 청구되지 않습니다.',
  },
  WRITING: {
    note: '1~2분쯤 걸려요. 다 쓰면 결과로 바로 이어집니다.',
    late: '말씀드린 시간보다 오래 걸리고 있어요. 풀이는 멈추지 않고 쓰고 있고, 끝내 쓰지 못하면 결제하신 금액을 모두 돌려드립니다.',
  },
} as const;

/** What is told when no reading comes of it; why, the order itself knows. */
const GIVEN_BACK = {
  REFUNDING: {
    title: '결제를 모두 되돌리고 있어요',
    text: '다 되돌리면 결제 내역에 환불로 남습니다.',
  },
  REFUNDED: {
    title: '모두 돌려드렸어요',
    text: '기다려 주셨는데 죄송합니다.',
  },
} as const;

/** The whole view while a bought reading is written: how far it really is, and then to the result by itself. */
export function AnalysisOverlay({
  service,
  title,
  chapters,
  orderId,
  ask,
  resultPath,
  refusal,
}: AnalysisOverlayProps) {
  const watched = useReadingProgress(orderId, ask);
  const navigate = useNavigate();
  const { alert } = useAlert();
  const progress = watched.kind === 'watching' ? watched.progress : null;
  const isReady = progress?.phase === 'READY';
  const isRefused = watched.kind === 'refused' && watched.what === 'reading';
  const isUnpaid = watched.kind === 'refused' && watched.what === 'payment';

  useEffect(() => {
    if (isReady) void navigate(resultPath, { replace: true });
  }, [isReady, navigate, resultPath]);
  useEffect(() => {
    if (isRefused) void alert(refusal).then(() => navigate(paths.home(), { replace: true }));
  }, [isRefused, alert, navigate, refusal]);
  useEffect(() => {
    if (isUnpaid) location.replace(paths.paymentFailed(orderId));
  }, [isUnpaid, orderId]);

  if (isRefused) return <Night title="열 수 없는 풀이예요" />;
  if (progress?.phase === 'REFUNDED' || progress?.phase === 'REFUNDING') {
    return (
      <Night {...GIVEN_BACK[progress.phase]} name={title} note={progress.message}>
        <ButtonLink variant="secondary" to={paths.bought(service)}>
          다시보기로 가기
        </ButtonLink>
      </Night>
    );
  }

  const done = progress?.chaptersDone ?? 0;
  const isConfirming = isUnpaid || progress?.phase === 'CONFIRMING';
  const wait = WAITS[isConfirming ? 'CONFIRMING' : 'WRITING'];
  const isLate = progress?.isLate ?? false;

  return (
    <main
      id="main"
      className="on-night analysis flex min-h-svh flex-1 flex-col items-center px-gutter pt-12 pb-30"
    >
      <p className="text-note font-semibold text-moon-300">프리미엄 풀이</p>
      <h1 className="title-serif mt-2 max-w-80 text-center text-[1.6875rem] leading-[1.45] text-white">
        {isConfirming ? '결제를 확인하고 있어요' : `‘${title}’ 쓰는 중`}
      </h1>
      <p role="status" className="mt-2 max-w-80 text-center text-note text-balance text-on-night-2">
        {isLate ? wait.late : wait.note}
      </p>
      <div className="mt-8">
        <ProgressMoon
          label="풀이를 쓰는 중"
          unit="장"
          done={done}
          total={progress?.chaptersTotal ?? chapters.length}
        />
      </div>
      <p role="status" className="mt-8 min-h-7 text-center text-base font-semibold text-white">
        {watched.kind === 'watching' && watched.offline
          ? '연결이 끊겨 다시 잇는 중이에요'
          : doingNow({ isConfirming, isReady, done, chapters })}
      </p>
      {progress?.message && <p className="mt-2 text-center text-note text-on-night-2">{progress.message}</p>}
      <ol className="mt-6 w-full">
        {chapters.map((chapter, index) => {
          const state = index < done ? 'done' : index === done && !isConfirming ? 'now' : 'next';
          return (
            <li key={chapter} className="analysis-chapter" data-state={state}>
              <span className="analysis-number">{state === 'done' ? '✓' : index + 1}</span>
              <span className="flex-1">{chapter}</span>
              <span className="analysis-state">{CHAPTER_STATES[state]}</span>
            </li>
          );
        })}
      </ol>
      <noscript>
        {/* Without scripts the page is looked at anew until it leads to the reading. */}
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <p className="mt-8 text-center text-note leading-relaxed text-on-night-2">
        화면을 닫아도 풀이는 계속 쓰입니다.
        <br />다 쓴 풀이는 다시보기에서 볼 수 있어요.
      </p>
      {isLate && (
        <ButtonLink variant="secondary" to={paths.bought(service)} className="mt-5">
          다시보기로 가기
        </ButtonLink>
      )}
    </main>
  );
}

const CHAPTER_STATES = { done: '다 썼어요', now: '쓰는 중', next: '' } as const;

interface Doing {
  isConfirming: boolean;
  isReady: boolean;
  done: number;
  chapters: readonly string[];
}

function doingNow({ isConfirming, isReady, done, chapters }: Doing): string {
  if (isConfirming) return '카드사의 답을 기다리고 있어요';
  if (isReady) return '다 썼어요. 결과를 펼칠게요';
  const current = chapters[done];
  return current === undefined ? '문장을 다듬고 있어요' : `${done + 1}장 · ${current}`;
}

interface NightProps {
  title: string;
  text?: string;
  /** Whose reading it was to be. */
  name?: string;
  /** Why nothing comes of it. */
  note?: string | null;
  children?: ReactNode;
}

/** The same night with nothing being written in it. */
function Night({ title, text, name, note, children }: NightProps) {
  return (
    <main
      id="main"
      className="on-night analysis flex min-h-svh flex-1 flex-col items-center justify-center px-gutter pt-12 pb-24 text-center"
    >
      <CloudedMoon onNight />
      {name && <p className="mt-6 text-note font-semibold text-moon-300">{name}</p>}
      <div role="status">
        <h1 className="title-serif mt-2 text-[1.6875rem] leading-[1.45] text-white">{title}</h1>
        {note && <p className="mx-auto mt-3 max-w-80 text-md text-balance text-on-night-2">{note}</p>}
        {text && <p className="mx-auto mt-3 max-w-80 text-md text-balance text-on-night-2">{text}</p>}
      </div>
      {children && <div className="mt-8">{children}</div>}
    </main>
  );
}

import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { LoadingOverlay } from '#ui/loading-overlay.tsx';

const WORDS: readonly { path: RegExp; title: string; line: string }[] = [
  {
    path: /^\/(?:free|premium)-fortune-result/,
    title: '명식을 펼치고 있어요',
    line: '태어난 때의 글자를 찾아 자리에 놓는 중이에요',
  },
  {
    path: /^\/(?:free|premium)-tarot-result/,
    title: '카드를 읽고 있어요',
    line: '뽑은 카드를 제자리에 놓는 중이에요',
  },
];

/** Covers the view, an open form too, while a result is on its way. Stands once, in the root. */
export function ResultLoading() {
  const { state, location } = useNavigation();
  const words =
    state === 'loading' ? WORDS.find(({ path }) => path.test(location?.pathname ?? '')) : undefined;
  return words ? <TopLayer {...words} /> : null;
}

function TopLayer({ title, line }: { title: string; line: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.showPopover?.(), []);
  return (
    <div
      ref={place}
      popover="manual"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none border-0 bg-transparent p-0"
    >
      <LoadingOverlay title={title} line={line} />
    </div>
  );
}

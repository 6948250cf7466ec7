import { useEffect } from 'react';
import { Logo } from '#ui/logo.tsx';
import { ThreadStory } from './thread-story.tsx';

interface NightBackdropProps {
  /** The drawings left and right of the column. */
  night: { left: string; right: string } | undefined;
}

/** In the browser, the drawings last shown: a page that failed knows nothing of them, and the night stays. */
let lasting: NightBackdropProps['night'];

/** What stands around the column on wide screens: the night, and the old man's story of the thread. Still, no second moon. */
export function NightBackdrop({ night: given }: NightBackdropProps) {
  useEffect(() => {
    if (given) lasting = given;
  }, [given]);
  const night = given ?? lasting;
  return (
    <div className="night-backdrop">
      {night && (
        <>
          <img src={night.left} alt="" loading="lazy" className="night-backdrop-left" />
          <img src={night.right} alt="" loading="lazy" className="night-backdrop-right" />
        </>
      )}
      <div className="night-backdrop-words">
        <Logo tone="moon" height={52} />
        <div className="mt-7">
          <ThreadStory />
        </div>
        <p className="mt-4 text-sm leading-loose text-on-night-2">
          사주와 타로로 읽는 나의 인연,
          <br />
          월하가 그 실을 따라가 봅니다.
        </p>
      </div>
    </div>
  );
}

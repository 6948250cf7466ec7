import { useEffect, useState } from 'react';
import type { FortuneCells, SajuCells } from '@wolha/contract';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { Dialog } from '#ui/dialog.tsx';
import { CHART_PICTURE, drawChart } from './draw-chart.ts';

interface ChartPictureDialogProps {
  overlay: Overlay;
  saju: SajuCells;
  fortune: FortuneCells;
}

const FILE_NAME = '월하-사주-명식.png';

/** The chart as a picture: to send where the browser can, to download, or to press and hold in an app's browser. */
export default function ChartPictureDialog({ overlay, saju, fortune }: ChartPictureDialogProps) {
  const picture = useChartPicture(saju, fortune);
  return (
    <Dialog
      overlay={overlay}
      title="나의 사주 명식"
      footer={typeof picture === 'object' && <WaysOut picture={picture} />}
    >
      {picture === 'failed' ? (
        <p className="py-6 text-center text-ink-700">이 브라우저에서는 그림을 만들지 못했습니다.</p>
      ) : (
        <>
          <div className="mx-auto aspect-4/5 max-w-72 overflow-hidden rounded-m bg-night-900">
            {picture !== 'drawing' && (
              <img src={picture.url} alt="태어난 네 기둥을 그린 그림" {...CHART_PICTURE} />
            )}
          </div>
          <p className="mt-3 text-center text-note text-ink-500">
            생년월일과 시각은 적지 않습니다. 앱 안이라면 그림을 길게 눌러 저장하세요.
          </p>
        </>
      )}
    </Dialog>
  );
}

interface Picture {
  file: File;
  url: string;
}

/** Draws once; the picture's address is given back when the dialog is gone. */
function useChartPicture(saju: SajuCells, fortune: FortuneCells): Picture | 'drawing' | 'failed' {
  const [picture, setPicture] = useState<Picture | 'drawing' | 'failed'>('drawing');
  useEffect(() => {
    let url: string | null = null;
    let isStale = false;
    const show = (blob: Blob | null) => {
      if (isStale) return;
      if (!blob) return setPicture('failed');
      url = URL.createObjectURL(blob);
      setPicture({ file: new File([blob], FILE_NAME, { type: 'image/png' }), url });
    };
    drawChart(saju, fortune).then(show, () => show(null));
    return () => {
      isStale = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [saju, fortune]);
  return picture;
}

function WaysOut({ picture: { file, url } }: { picture: Picture }) {
  const shared = { files: [file], title: '나의 사주 명식' };
  const sendable = 'canShare' in navigator && navigator.canShare(shared);
  // A reader who closes the browser's sheet again has not failed at anything.
  const send = () => void navigator.share(shared).catch(() => undefined);
  return (
    <div className="flex gap-2.5">
      <a
        href={url}
        download={FILE_NAME}
        className={buttonClass({ variant: sendable ? 'secondary' : 'primary', wide: true })}
      >
        내려받기
      </a>
      {sendable && (
        <Button wide onClick={send}>
          보내기
        </Button>
      )}
    </div>
  );
}

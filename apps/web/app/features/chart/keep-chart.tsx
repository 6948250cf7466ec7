import { lazy, Suspense, useState } from 'react';
import type { FortuneCells, SajuCells } from '@wolha/contract';
import { useOverlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { shareIcon } from '#ui/icons.tsx';

const ChartPictureDialog = lazy(() => import('./chart-picture-dialog.tsx'));

/** The way to the chart as a picture. */
export function KeepChart(chart: { saju: SajuCells; fortune: FortuneCells }) {
  const overlay = useOverlay('chart-picture');
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    overlay.open();
  };
  return (
    <div className="mt-4 px-gutter text-center">
      <Button variant="secondary" size="medium" onClick={show}>
        <Icon of={shareIcon} size={18} />
        명식을 그림으로 간직하기
      </Button>
      <Suspense>{wanted && <ChartPictureDialog overlay={overlay} {...chart} />}</Suspense>
    </div>
  );
}

/** The table on which the cards are laid: dark silk with a golden ring, candle light from above, 480 × 860. */
import type { Picture } from '#scene.ts';
import { drawPicture } from '#scene.ts';

const table: Picture = {
  alt: '',
  width: 480,
  height: 860,
  palette: 'tarotNight',
  light: [240, 220],
  layers: [
    { draw: 'ritualCloth' },
    { draw: 'stars', count: 46, area: { height: 820 }, rays: 3, opacity: 0.5 },
    { draw: 'fireflies', count: 12, area: { x: 20, y: 40, width: 440, height: 780 }, ink: 'gold' },
  ],
};

export const ritualTable = (): string => drawPicture('table/ritual', table);

/**
 * Chapter gates of a result: paper falls into night and night into paper, 480 × 450, without a hard edge.
 * The moon waxes with the chapters and stands high; number, thread and title belong to the page (y 150–290);
 * a small scene stands below the words, another one for every chapter.
 */
import type { Layer } from '#layers.ts';
import type { Picture } from '#scene.ts';
import { drawPicture } from '#scene.ts';

/** The most chapters a result may have. */
export const gateCount = 12;

const couple = (x: number, gap: number): Layer[] => [
  { draw: 'person', who: 'woman', wear: 'dress', look: 'right', at: [x - gap, 372], height: 62, rim: 1.1 },
  { draw: 'person', who: 'man', look: 'left', at: [x + gap, 373], height: 66, rim: 1.1 },
];

/** What stands on the hill, chapter by chapter: from one person alone to two in one house. */
const vignettes: readonly (readonly Layer[])[] = [
  [{ draw: 'person', who: 'woman', wear: 'dress', at: [240, 372], height: 64, rim: 1.1 }],
  [{ draw: 'pine', at: [246, 376], height: 80 }],
  [{ draw: 'house', at: [240, 376], scale: 0.5 }],
  [{ draw: 'streetLamp', at: [232, 376], height: 76 }],
  [{ draw: 'archBridge', centre: 240, span: 210, y: 384, rise: 18, thick: 8 }],
  [{ draw: 'tree', at: [240, 378], height: 84 }],
  [
    { draw: 'lantern', at: [206, 336], size: 22, cord: 14 },
    { draw: 'lantern', at: [240, 328], size: 28, cord: 14 },
    { draw: 'lantern', at: [276, 338], size: 22, cord: 14 },
  ],
  [...couple(240, 62), { draw: 'strand', from: [186, 344], to: [294, 344], sag: 18, width: 1.8 }],
  [
    { draw: 'paperBoat', at: [240, 372], scale: 0.62 },
    { draw: 'rings', at: [240, 374], radius: 70, count: 3, opacity: 0.5 },
  ],
  [{ draw: 'grass', from: 130, to: 340, y: 388, height: 48, count: 30, plumes: 9, plumeInk: 'mist' }],
  [...couple(240, 20), { draw: 'strand', from: [232, 345], to: [247, 345], sag: 8, width: 1.8 }],
  [{ draw: 'house', at: [252, 376], scale: 0.46 }, ...couple(176, 11)],
];

/** The gate of chapter `chapter` (1-based) among `gateCount`. */
export function chapterGate(chapter: number): string {
  const scene = vignettes[chapter - 1];
  if (!scene) throw new RangeError(`chapters are numbered 1 to ${gateCount}, got ${chapter}`);
  const phase = chapter / gateCount;
  const picture: Picture = {
    alt: '',
    width: 480,
    height: 450,
    palette: 'loveNight',
    light: [240, 92],
    layers: [
      { draw: 'gateSky' },
      {
        draw: 'stars',
        count: 30,
        area: { y: 70, height: 70 },
        clear: { at: [240, 92], radius: 60 },
        seed: `gate${chapter}`,
      },
      {
        draw: 'stars',
        count: 16,
        area: { x: 0, y: 130, width: 90, height: 160 },
        rays: 1,
        seed: `left${chapter}`,
      },
      {
        draw: 'stars',
        count: 16,
        area: { x: 390, y: 130, width: 90, height: 160 },
        rays: 1,
        seed: `right${chapter}`,
      },
      {
        draw: 'moon',
        radius: 30,
        phase: Math.max(0.1, phase),
        halo: 0.9,
        shade: 'skyTop',
        shadeOpacity: 0.35,
      },
      {
        draw: 'fadeBelow',
        layers: [
          { draw: 'ridge', y: 336, swell: 34, ink: 'far', foot: 'mist', fade: 70, rim: 0.5, seed: chapter },
          { draw: 'ridge', y: 372, swell: 12, ink: 'mid', foot: 'mist', fade: 60, seed: `near${chapter}` },
          ...scene,
        ],
      },
    ],
  };
  return drawPicture(`gate/${String(chapter).padStart(2, '0')}`, picture);
}

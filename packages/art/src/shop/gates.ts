/**
 * Chapter gates of a result: paper falls into night and night into paper, 480 × 450, without a hard edge.
 * One night passes through the twelve: dusk, midnight, the hour before dawn. The moon waxes and crosses the sky;
 * number, thread and title belong to the page (y 140–285), and nothing rises among them; another place stands below the words in every chapter.
 */
import type { Layer } from '#layers.ts';
import type { Picture } from '#scene.ts';
import { drawPicture } from '#scene.ts';
import type { Point } from '#kit/geometry.ts';
import type { GateHour } from '#things/grounds.ts';

/** The most chapters a result may have. */
export const gateCount = 12;

const hours: readonly GateHour[] = [
  { high: '#7a3f9c', deep: '#33104f', low: '#b0598f' },
  { high: '#6a3f9f', deep: '#2c1052', low: '#8f4f9d' },
  { high: '#5f3fa8', deep: '#260f52', low: '#6f45a6' },
  { high: '#4b3da0', deep: '#1c1150', low: '#5a4bab' },
  { high: '#3a4296', deep: '#15154a', low: '#4a5fae' },
  { high: '#3a3a92', deep: '#171249', low: '#5450a8' },
  { high: '#4a3498', deep: '#1e0e4a', low: '#6142a4' },
  { high: '#5a38a6', deep: '#240f50', low: '#6a42ac' },
  { high: '#3d4a9c', deep: '#161850', low: '#5168b4' },
  { high: '#5b3f9e', deep: '#251150', low: '#8a5bb0' },
  { high: '#744098', deep: '#30104e', low: '#b4639f' },
  { high: '#8a4a92', deep: '#3a1250', low: '#d4838f' },
];

/** Over the first chapters the moon climbs at the left, over the last it sinks at the right. */
const moonAt = (chapter: number): Point => {
  const way = (chapter - 1) / (gateCount - 1);
  return [96 + 288 * way, 112 - 26 * Math.sin(Math.PI * way)];
};

const woman = (x: number, y: number, height: number): Layer => ({
  draw: 'person',
  who: 'woman',
  wear: 'dress',
  look: 'right',
  at: [x, y],
  height,
  rim: 1.1,
});

const man = (x: number, y: number, height: number): Layer => ({
  draw: 'person',
  who: 'man',
  look: 'left',
  at: [x, y],
  height,
  rim: 1.1,
});

const far = (y: number, swell: number, seed: string): Layer => ({
  draw: 'ridge',
  y,
  swell,
  ink: 'far',
  foot: 'mist',
  fade: 70,
  rim: 0.5,
  seed,
});

const ground = (y: number, swell: number, seed: string): Layer => ({
  draw: 'ridge',
  y,
  swell,
  ink: 'mid',
  foot: 'mist',
  fade: 60,
  seed,
});

/** What lies below the words, chapter by chapter: from one person alone to two in one house. */
const places: readonly (readonly Layer[])[] = [
  // Somebody sets out on a path.
  [
    far(334, 30, 'set-out'),
    ground(366, 16, 'set-out-near'),
    {
      draw: 'trail',
      line: '300,362,3 286,372,8 300,386,18 276,410,40',
      ink: 'mist',
      to: 'rim',
      opacity: 0.6,
    },
    woman(204, 380, 74),
  ],
  // An old pine leans in from the right.
  [far(346, 20, 'pine'), ground(372, 10, 'pine-near'), { draw: 'pine', at: [398, 384], height: 100 }],
  // A house with its lights on under a steep hill.
  [
    far(318, 62, 'house'),
    ground(374, 8, 'house-near'),
    { draw: 'house', at: [166, 382], scale: 0.62 },
    { draw: 'pine', at: [292, 380], height: 58 },
  ],
  // Under a lamp at the edge of the town.
  [
    { draw: 'skyline', y: 372, height: 62, ink: 'far', lit: 0.4, seed: 'town' },
    ground(374, 6, 'town-near'),
    { draw: 'streetLamp', at: [58, 392], height: 106 },
    woman(112, 392, 62),
  ],
  // A bridge from shore to shore.
  [
    far(342, 22, 'bridge'),
    { draw: 'water', y: 362, to: 450, road: 0, ink: 'mid', deep: 'far', ripples: 18, seed: 'bridge' },
    { draw: 'archBridge', centre: 240, span: 392, y: 392, rise: 44, thick: 11 },
  ],
  // A great tree that lets its petals go.
  [
    far(352, 16, 'tree'),
    ground(374, 12, 'tree-near'),
    { draw: 'tree', at: [74, 392], height: 108 },
    { draw: 'petals', count: 12, area: { x: 120, y: 318, width: 300, height: 74 }, seed: 'tree' },
  ],
  // Lanterns on one line over the whole view.
  [
    far(356, 26, 'lanterns'),
    ground(380, 10, 'lanterns-near'),
    { draw: 'strand', from: [-10, 296], to: [490, 296], sag: 16, width: 1.8 },
    { draw: 'lantern', at: [62, 336], size: 26, cord: 22 },
    { draw: 'lantern', at: [150, 348], size: 32, cord: 24 },
    { draw: 'lantern', at: [240, 352], size: 38, cord: 24 },
    { draw: 'lantern', at: [330, 348], size: 32, cord: 24 },
    { draw: 'lantern', at: [418, 336], size: 26, cord: 22 },
  ],
  // Two on two hills, and what lies between them.
  [
    far(352, 10, 'apart'),
    {
      draw: 'shape',
      points: '-20,372! 60,362 130,366 190,392 240,404 290,392 350,364 420,360 500,372! 500,460! -20,460!',
      ink: 'mid',
    },
    woman(98, 370, 72),
    man(384, 368, 78),
    { draw: 'strand', from: [112, 334], to: [370, 330], sag: 34, width: 2 },
  ],
  // A paper boat under way on still water.
  [
    far(344, 14, 'boat'),
    { draw: 'water', y: 354, to: 450, road: 70, ink: 'mid', deep: 'far', ripples: 30, seed: 'boat' },
    { draw: 'rings', at: [206, 388], radius: 104, count: 4, opacity: 0.45 },
    { draw: 'paperBoat', at: [206, 384], scale: 0.96 },
  ],
  // Reeds over the whole field.
  [
    far(340, 44, 'reeds'),
    ground(378, 6, 'reeds-near'),
    { draw: 'grass', from: -10, to: 490, y: 398, height: 74, count: 66, plumes: 20, plumeInk: 'mist' },
  ],
  // Two side by side under a bough in bloom.
  [
    far(338, 34, 'bough'),
    ground(370, 14, 'bough-near'),
    { draw: 'bough', at: [486, 300], scale: 0.8, rotate: 6, flip: true, flowers: 9 },
    woman(196, 384, 76),
    man(240, 384, 82),
    { draw: 'strand', from: [207, 350], to: [229, 350], sag: 10, width: 2 },
  ],
  // One house for two, and the night is over.
  [
    far(330, 40, 'home'),
    ground(372, 10, 'home-near'),
    { draw: 'house', at: [304, 384], scale: 0.66 },
    { draw: 'tree', at: [424, 386], height: 92 },
    woman(142, 388, 62),
    man(168, 388, 67),
  ],
];

/** The gate of chapter `chapter` (1-based) among `gateCount`. */
export function chapterGate(chapter: number): string {
  const place = places[chapter - 1];
  const hour = hours[chapter - 1];
  if (!place || !hour) throw new RangeError(`chapters are numbered 1 to ${gateCount}, got ${chapter}`);
  const light = moonAt(chapter);
  const clear = { at: light, radius: 60 };
  const picture: Picture = {
    alt: '',
    width: 480,
    height: 450,
    palette: 'loveNight',
    light,
    layers: [
      { draw: 'gateSky', ...hour },
      { draw: 'stars', count: 30, area: { y: 64, height: 80 }, clear, seed: `gate${chapter}` },
      {
        draw: 'stars',
        count: 16,
        area: { x: 0, y: 130, width: 80, height: 160 },
        clear,
        rays: 1,
        seed: `left${chapter}`,
      },
      {
        draw: 'stars',
        count: 16,
        area: { x: 400, y: 130, width: 80, height: 160 },
        clear,
        rays: 1,
        seed: `right${chapter}`,
      },
      {
        draw: 'moon',
        radius: 30,
        phase: Math.max(0.1, chapter / gateCount),
        halo: 0.9,
        shade: 'skyTop',
        shadeOpacity: 0.35,
      },
      { draw: 'fadeBelow', layers: place },
    ],
  };
  return drawPicture(`gate/${String(chapter).padStart(2, '0')}`, picture);
}

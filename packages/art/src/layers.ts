/** Every kind of layer a scene may hold, by name: the vocabulary of the illustration system. */
import * as blossoms from '#kit/blossom.ts';
import type { CardOptions } from '#kit/card.ts';
import { card, cardSize } from '#kit/card.ts';
import type { Point } from '#kit/geometry.ts';
import * as lands from '#kit/land.ts';
import * as lanterns from '#kit/lantern.ts';
import * as moons from '#kit/moon.ts';
import type { PaletteName } from '#kit/palette.ts';
import { palettes } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import * as skies from '#kit/sky.ts';
import { el } from '#kit/svg.ts';
import * as threads from '#kit/thread.ts';
import * as waters from '#kit/water.ts';
import { person } from '#figures/person.ts';
import { profile } from '#figures/profile.ts';
import { bust, seated } from '#figures/seated.ts';
import { side } from '#figures/side.ts';
import { hand } from '#figures/hand.ts';
import { openBook } from '#things/book.ts';
import { archBridge } from '#things/bridge.ts';
import { weddingDuck } from '#things/duck.ts';
import * as hanok from '#things/hanok.ts';
import { envelope } from '#things/letter.ts';
import * as charts from '#things/chart.ts';
import { skyline } from '#things/city.ts';
import { dandelion } from '#things/dandelion.ts';
import * as emblems from '#things/emblems.ts';
import type { FanOptions } from '#things/fan.ts';
import { foldingFan } from '#things/fan.ts';
import * as grounds from '#things/grounds.ts';
import { hourglass } from '#things/hourglass.ts';
import { paperBoat, paperPlane, peg, signpost } from '#things/paper.ts';
import { phone } from '#things/phone.ts';
import { seedlingPot } from '#things/plant.ts';
import { dashedPerson, luckPouch, shoes } from '#things/pouch.ts';
import { scissors } from '#things/scissors.ts';
import { bench, cushion, lowTable } from '#things/seats.ts';
import { lanternSignal } from '#things/signal.ts';
import { stairs } from '#things/stairs.ts';
import { swing } from '#things/swing.ts';
import { umbrella } from '#things/umbrella.ts';
import { moonBowl, wideCup } from '#things/vessels.ts';
import type { Opening } from '#things/window.ts';
import { frame, lattice, openingPath, teacup, wall } from '#things/window.ts';

const drawings = {
  sky: skies.sky,
  heroSky: skies.heroSky,
  sideSky: skies.sideSky,
  gateSky: grounds.gateSky,
  leftShade: grounds.leftShade,
  ritualCloth: grounds.ritualCloth,
  duskGround: charts.duskGround,
  paperGround: charts.paperGround,
  paperMoon: charts.paperMoon,
  threadDrop: charts.threadDrop,
  miniChart: charts.miniChart,
  luckPouch,
  dashedPerson,
  shoes,
  stars: skies.stars,
  mist: skies.mist,
  pool: skies.pool,
  cloud: skies.cloud,
  lineCloud: skies.lineCloud,
  rain: skies.rain,
  rays: skies.rays,
  fireflies: skies.fireflies,
  moon: moons.moon,
  phases: moons.phases,
  ridge: lands.ridge,
  shape: lands.shape,
  trail: lands.trail,
  pine: lands.pine,
  tree: lands.tree,
  grass: lands.grass,
  floor: lands.floor,
  water: waters.water,
  rings: waters.rings,
  thread: threads.thread,
  strand: threads.strand,
  bow: threads.bow,
  knot: threads.knot,
  blossom: blossoms.blossom,
  petals: blossoms.petals,
  bough: blossoms.bough,
  lantern: lanterns.lantern,
  streetLamp: lanterns.streetLamp,
  candle: lanterns.candle,
  person,
  profile,
  openBook,
  archBridge,
  weddingDuck,
  roof: hanok.roof,
  house: hanok.house,
  gate: hanok.gate,
  eaves: hanok.eaves,
  envelope,
  seedlingPot,
  skyline,
  weddingRings: emblems.weddingRings,
  sunFace: emblems.sunFace,
  tangle: emblems.tangle,
  leaves: emblems.leaves,
  teaTag: emblems.teaTag,
  dandelion,
  hourglass,
  paperBoat,
  paperPlane,
  peg,
  signpost,
  phone,
  scissors,
  bench,
  cushion,
  lowTable,
  lanternSignal,
  stairs,
  swing,
  umbrella,
  moonBowl,
  wideCup,
  bust,
  seated,
  side,
  hand,
  wall,
  frame,
  lattice,
  teacup,
};

type Drawings = typeof drawings;
type Options<K extends keyof Drawings> =
  Parameters<Drawings[K]> extends [Pen] ? object : NonNullable<Parameters<Drawings[K]>[1]>;

/** A layer that is drawn by one kit function with its options. */
type Drawn = { [K in keyof Drawings]: { draw: K } & Options<K> }[keyof Drawings];

/** Layers moved, turned or dimmed together. */
interface Group {
  draw: 'group';
  layers: readonly Layer[];
  at?: Point;
  scale?: number;
  rotate?: number;
  flip?: boolean;
  opacity?: number;
  /** Where the light stands in the group's own space. */
  light?: Point;
}

/** Layers seen only through an opening. */
interface Through {
  draw: 'through';
  opening: Opening;
  layers: readonly Layer[];
}

/** Layers that sink into the page's paper at the foot of the picture. */
interface FadeBelow {
  draw: 'fadeBelow';
  layers: readonly Layer[];
}

/** A tarot card; its picture has a canvas of its own, from the card's top left corner. */
type Card = { draw: 'card'; inside?: readonly Layer[]; light?: Point; palette?: PaletteName } & CardOptions;

/** A folding fan with a picture on its paper, drawn about the rivet. */
type Fan = { draw: 'fan'; inside?: readonly Layer[] } & Omit<FanOptions, 'picture'>;

export type Layer = Drawn | Group | Through | FadeBelow | Card | Fan;

const drawAll = (pen: Pen, layers: readonly Layer[]): string =>
  layers.map((layer) => drawLayer(pen, layer)).join('');

export function drawLayer(pen: Pen, layer: Layer): string {
  switch (layer.draw) {
    case 'group': {
      const { at = [0, 0], scale, rotate, flip, opacity, layers, light } = layer;
      const moved = at[0] || at[1] || scale || rotate || flip;
      const inner = drawAll(light ? pen.with({ light }) : pen, layers);
      const transform = moved ? placed(at, { scale, rotate, flip }) : undefined;
      return el('g', { transform, opacity }, inner);
    }
    case 'through': {
      const clip = pen.define((id) => el('clipPath', { id }, el('path', { d: openingPath(layer.opening) })));
      return el('g', { 'clip-path': `url(#${clip})` }, drawAll(pen, layer.layers));
    }
    case 'card': {
      const { inside, light, palette } = layer;
      if (!inside) return card(pen, layer);
      const [width, height] = cardSize(layer);
      const own = pen.with({
        light: light ?? [width / 2, height * 0.3],
        palette: palette && palettes[palette],
        size: [width, height],
      });
      return card(
        pen,
        layer,
        el('g', { transform: placed([-width / 2, -height / 2]) }, drawAll(own, inside)),
      );
    }
    case 'fadeBelow':
      return grounds.sinkIntoPaper(pen, drawAll(pen, layer.layers));
    case 'fan':
      return foldingFan(pen, { ...layer, picture: layer.inside ? drawAll(pen, layer.inside) : '' });
    default: {
      // Each name maps to the function whose options the layer carries; the table's type says so above.
      const drawing = drawings[layer.draw] as (pen: Pen, options: Drawn) => string;
      return drawing(pen, layer);
    }
  }
}

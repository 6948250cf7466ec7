/** Every kind of layer a scene may hold, by name: the vocabulary of the illustration system. */
import * as blossoms from '#kit/blossom.ts';
import type { CardOptions } from '#kit/card.ts';
import { card } from '#kit/card.ts';
import type { Point } from '#kit/geometry.ts';
import * as lands from '#kit/land.ts';
import * as lanterns from '#kit/lantern.ts';
import * as moons from '#kit/moon.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import * as skies from '#kit/sky.ts';
import { el } from '#kit/svg.ts';
import * as threads from '#kit/thread.ts';
import * as waters from '#kit/water.ts';
import { person } from '#figures/person.ts';
import { profile } from '#figures/profile.ts';
import { openBook } from '#things/book.ts';
import { archBridge } from '#things/bridge.ts';
import { weddingDuck } from '#things/duck.ts';
import * as hanok from '#things/hanok.ts';
import { envelope } from '#things/letter.ts';
import { seedlingPot } from '#things/plant.ts';
import type { Opening } from '#things/window.ts';
import { frame, lattice, openingPath, teacup, wall } from '#things/window.ts';

const drawings = {
  sky: skies.sky,
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
  wall,
  frame,
  lattice,
  teacup,
};

type Drawings = typeof drawings;
type Options<K extends keyof Drawings> = Drawings[K] extends (pen: Pen, options: infer O) => string ? NonNullable<O> : never;

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

/** A tarot card; its picture is drawn about the card's centre. */
type Card = { draw: 'card'; inside?: readonly Layer[]; light?: Point } & CardOptions;

export type Layer = Drawn | Group | Through | Card;

const drawAll = (pen: Pen, layers: readonly Layer[]): string => layers.map((layer) => drawLayer(pen, layer)).join('');

export function drawLayer(pen: Pen, layer: Layer): string {
  switch (layer.draw) {
    case 'group': {
      const { at = [0, 0], scale, rotate, flip, opacity, layers, light } = layer;
      const moved = at[0] || at[1] || scale || rotate || flip;
      const inner = drawAll(light ? pen.with({ light }) : pen, layers);
      return el('g', { transform: moved ? placed(at, { scale, rotate, flip }) : undefined, opacity }, inner);
    }
    case 'through': {
      const clip = pen.define((id) => el('clipPath', { id }, el('path', { d: openingPath(layer.opening) })));
      return el('g', { 'clip-path': `url(#${clip})` }, drawAll(pen, layer.layers));
    }
    case 'card':
      return card(pen, layer, layer.inside ? drawAll(pen.with({ light: layer.light ?? [0, -40] }), layer.inside) : '');
    default: {
      // Each name maps to the function whose options the layer carries; the table's type says so above.
      const drawing = drawings[layer.draw] as (pen: Pen, options: Drawn) => string;
      return drawing(pen, layer);
    }
  }
}

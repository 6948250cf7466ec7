/**
 * What a drawing draws with: the canvas, the palette, the light, and the definitions (gradients, clips,
 * repeated shapes) gathered on the way. Equal definitions are written once; every id carries the
 * picture's own prefix, so that several pictures can lie in one page.
 */
import type { Point } from '#kit/geometry.ts';
import type { Ink, Palette } from '#kit/palette.ts';
import type { SeededRandom } from '#kit/random.ts';
import { hashSeed, seededRandom } from '#kit/random.ts';
import { el, round } from '#kit/svg.ts';

type Stop = readonly [offset: number, ink: Ink, opacity?: number];

export interface Pen {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Where the light stands; rims fall on the side that faces it. */
  readonly light: Point;
  colour(ink: Ink): string;
  /** Randomness of its own for each named part, so that parts do not disturb one another. */
  random(part: string | number): SeededRandom;
  /** Puts a definition into the picture and gives its id. */
  define(build: (id: string) => string): string;
  /** `url(#…)` of a gradient along a line; fractions of the painted shape, or canvas units with `onCanvas`. */
  linear(stops: readonly Stop[], line?: LinearLine): string;
  /** `url(#…)` of a gradient about a centre (fractions of the painted shape). */
  radial(stops: readonly Stop[], focus?: RadialFocus): string;
  /** Definitions gathered so far, ready to stand at the head of the picture. */
  definitions(): string;
  /** The same pen with another light, palette or canvas size, sharing definitions. */
  with(change: { light?: Point; palette?: Palette; size?: Point }): Pen;
}

interface LinearLine {
  from?: Point;
  to?: Point;
  onCanvas?: boolean;
}

interface RadialFocus {
  centre?: Point;
  radius?: number;
  onCanvas?: boolean;
}

export interface PenSettings {
  /** The picture's logical name, such as "thumb/love-manual": ids and randomness come from it. */
  name: string;
  width: number;
  height: number;
  palette: Palette;
  light: Point;
  /** Randomness may be shared by several pictures of one scene. */
  seed?: string;
}

export function createPen(settings: PenSettings): Pen {
  const prefix = `w${hashSeed(settings.name).toString(36).slice(0, 4)}`;
  const ids = new Map<string, string>();
  const markup: string[] = [];
  const define = (build: (id: string) => string): string => {
    const key = build('');
    const known = ids.get(key);
    if (known) return known;
    const id = prefix + ids.size.toString(36);
    ids.set(key, id);
    markup.push(build(id));
    return id;
  };
  const make = (palette: Palette, light: Point, size: Point): Pen => {
    const colour = (ink: Ink): string => (ink.startsWith('#') ? ink : palette[ink as keyof Palette]);
    const stopsOf = (stops: readonly Stop[]): string[] =>
      stops.map(([offset, ink, opacity]) =>
        el('stop', {
          offset,
          'stop-color': colour(ink),
          'stop-opacity': opacity === 1 ? undefined : opacity,
        }),
      );
    const units = (onCanvas?: boolean) => (onCanvas ? 'userSpaceOnUse' : undefined);
    return {
      width: size[0],
      height: size[1],
      palette,
      light,
      colour,
      random: (part) => seededRandom(`${settings.seed ?? settings.name}/${part}`),
      define,
      linear(stops, { from = [0, 0], to = [0, 1], onCanvas } = {}) {
        const place = { x1: from[0], y1: from[1], x2: to[0], y2: to[1], gradientUnits: units(onCanvas) };
        return `url(#${define((id) => el('linearGradient', { id, ...place }, ...stopsOf(stops)))})`;
      },
      radial(stops, { centre = [0.5, 0.5], radius = 0.5, onCanvas } = {}) {
        const place = { cx: centre[0], cy: centre[1], r: radius, gradientUnits: units(onCanvas) };
        return `url(#${define((id) => el('radialGradient', { id, ...place }, ...stopsOf(stops)))})`;
      },
      definitions: () => (markup.length ? `<defs>${markup.join('')}</defs>` : ''),
      with: (change) => make(change.palette ?? palette, change.light ?? light, change.size ?? size),
    };
  };
  return make(settings.palette, settings.light, [settings.width, settings.height]);
}

/** `translate(x y) rotate(r) scale(s)`, leaving out what does nothing; `flip` mirrors left and right. */
export function placed(at: Point, { scale = 1, rotate = 0, flip = false } = {}): string {
  let transform = `translate(${round(at[0])} ${round(at[1])})`;
  if (rotate) transform += `rotate(${round(rotate)})`;
  if (flip) transform += `scale(${round(-scale)} ${round(scale)})`;
  else if (scale !== 1) transform += `scale(${round(scale)})`;
  return transform;
}

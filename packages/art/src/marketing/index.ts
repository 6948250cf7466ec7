/** The square pictures of the recommended page: each scene seen anew. */
import { drawLayer } from '#layers.ts';
import { palettes } from '#kit/palette.ts';
import { createPen } from '#kit/pen.ts';
import { el, round } from '#kit/svg.ts';
import { sceneSize, svgDocument } from '#scene.ts';
import { sceneOf } from '#scenes/index.ts';
import { foregrounds } from './foregrounds.ts';
import { marketingPlans } from './plan.ts';

const side = 600;

/** The content's marketing picture, 600 × 600. Throws a RangeError for an unknown slug. */
export function marketingSvg(slug: string): string {
  const plan = marketingPlans[slug];
  if (!plan) throw new RangeError(`no marketing picture is planned for "${slug}"`);
  const scene = sceneOf(slug);
  const { zoom, flip = false, front, palette } = plan;
  // The scene must reach every edge of the square.
  const margin = side / 2 / zoom;
  const within = (at: number, size: number): number => Math.min(Math.max(at, margin), size - margin);
  const centre = [within(plan.centre[0], sceneSize.width), within(plan.centre[1], sceneSize.height)] as const;
  const way = flip ? -1 : 1;
  const offset = (at: number, sign: number): number => side / 2 - at * zoom * sign;
  const pen = createPen({
    name: `marketing/${slug}`,
    seed: scene.slug,
    ...sceneSize,
    palette: palettes[palette],
    light: scene.light,
  });
  const body = scene.layers.map((layer) => drawLayer(pen, layer)).join('');
  const moved = el(
    'g',
    {
      transform: `translate(${round(offset(centre[0], way))} ${round(offset(centre[1], 1))})scale(${round(way * zoom)} ${round(zoom)})`,
    },
    body,
  );
  const frontPen = pen.with({
    size: [side, side],
    light: [
      offset(centre[0], way) + scene.light[0] * zoom * way,
      offset(centre[1], 1) + scene.light[1] * zoom,
    ],
  });
  const near = foregrounds[front].map((layer) => drawLayer(frontPen, layer)).join('');
  return svgDocument({ width: side, height: side, alt: scene.alt }, pen.definitions(), moved, near);
}

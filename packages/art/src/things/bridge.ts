import { short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** Height of the arched deck at x, for people to stand on. */
const deckY = (x: number, centre: number, span: number, y: number, rise: number): number =>
  y - rise * (1 - ((x - centre) / (span / 2)) ** 2);

/** An arched stone bridge from edge to edge with a rail of posts. */
export function archBridge(
  pen: Pen,
  {
    centre = 200,
    span = 460,
    y,
    rise = 60,
    thick = 16,
    ink = 'ink',
    rim = 0.6,
  }: { centre?: number; span?: number; y: number; rise?: number; thick?: number; ink?: Ink; rim?: number },
): string {
  const x0 = centre - span / 2;
  const x1 = centre + span / 2;
  const curve = (dy: number): string =>
    `M${short(x0)} ${short(y + dy)}Q${short(centre)} ${short(y - 2 * rise + dy)} ${short(x1)} ${short(y + dy)}`;
  let posts = '';
  let caps = '';
  for (let i = 0; i <= 14; i += 1) {
    const x = x0 + (span * i) / 14;
    const top = deckY(x, centre, span, y, rise);
    posts += `M${short(x)} ${short(top)}v-24`;
    caps += `M${short(x)} ${short(top - 25)}h.1`;
  }
  const under = `L${short(x1)} ${short(y + 96)}C${short(x1 - span * 0.2)} ${short(y + 96)} ${short(x1 - span * 0.16)} ${short(y - rise * 0.62 + thick)} ${short(centre)} ${short(y - rise * 0.7 + thick)}C${short(x0 + span * 0.16)} ${short(y - rise * 0.62 + thick)} ${short(x0 + span * 0.2)} ${short(y + 96)} ${short(x0)} ${short(y + 96)}Z`;
  const stroke = pen.colour(ink);
  const gleam = pen.linear(
    [
      [0, 'rim', 0],
      [0.5, 'rim', rim],
      [1, 'rim', 0],
    ],
    { from: [pen.light[0] - 170, 0], to: [pen.light[0] + 170, 0], onCanvas: true },
  );
  return (
    el('path', { d: posts, fill: 'none', stroke, 'stroke-width': 3.4 }) +
    el('path', { d: caps, fill: 'none', stroke, 'stroke-width': 6.4, 'stroke-linecap': 'round' }) +
    el('path', { d: curve(-17), fill: 'none', stroke, 'stroke-width': 2.6 }) +
    el('path', { d: curve(0) + under, fill: stroke }) +
    el('path', { d: curve(0), fill: 'none', stroke: gleam, 'stroke-width': 1.6 })
  );
}

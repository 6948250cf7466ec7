/** Lanterns and lamps: warm light near people. */
import { mix } from '#kit/colour.ts';
import type { Point } from '#kit/geometry.ts';
import { short } from '#kit/geometry.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** A silk lantern (청사초롱): two-coloured silk on a ribbed body, with a tassel. */
export function lantern(
  pen: Pen,
  {
    at,
    size = 40,
    top = '#e5484f',
    bottom = '#3d6fb8',
    cord = 60,
    glow = 0.6,
    lamp = 'lamp',
  }: { at: Point; size?: number; top?: Ink; bottom?: Ink; cord?: number; glow?: number; lamp?: Ink },
): string {
  const s = size / 40;
  const light = pen.radial([
    [0, lamp, glow],
    [0.4, lamp, glow * 0.35],
    [1, lamp, 0],
  ]);
  const silk = (ink: Ink) =>
    pen.linear(
      [
        [0, ink],
        [0.5, mix(pen.colour(ink), '#fff0c8', glow > 0 ? 0.62 : 0.1)],
        [1, ink],
      ],
      { from: [-0.5, 0], to: [1.5, 0] },
    );
  return el(
    'g',
    { transform: placed(at, { scale: s }) },
    el('circle', { r: 58, fill: light }),
    el('path', {
      d: `M0 ${short(-cord / s - 22)}V-22`,
      stroke: pen.colour('gold'),
      'stroke-width': 1 / s,
      opacity: 0.8,
    }),
    el('path', { d: 'M-13-20C-21-14-22-6-22 0H22C22-6 21-14 13-20Z', fill: silk(top) }),
    el('path', { d: 'M-22 0C-22 6-21 14-13 20H13C21 14 22 6 22 0Z', fill: silk(bottom) }),
    el('path', {
      d: 'M-7-20C-12-8-12 8-7 20M7-20C12-8 12 8 7 20M0-20V20',
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.3,
      'stroke-width': 0.8,
    }),
    el('path', { d: 'M-14-23H14V-19H-14ZM-14 19H14V23H-14ZM-3-26H3V-23H-3Z', fill: pen.colour('gold') }),
    el('path', {
      d: 'M0 23V29M-3 29H3L4 44H-4Z',
      fill: pen.colour('thread'),
      stroke: pen.colour('gold'),
      'stroke-width': 0.8,
    }),
  );
}

/** A street lamp with its cone of light. */
export function streetLamp(
  pen: Pen,
  {
    at,
    height = 220,
    flip = false,
    ink = 'ink',
    lamp = 'lamp',
    cone = 0.5,
  }: { at: Point; height?: number; flip?: boolean; ink?: Ink; lamp?: Ink; cone?: number },
): string {
  const h = height;
  const head: Point = [h * 0.17, -h * 0.93];
  const beam = pen.linear([
    [0, lamp, cone],
    [1, lamp, 0],
  ]);
  const glow = pen.radial([
    [0, lamp, 0.95],
    [0.3, lamp, 0.4],
    [1, lamp, 0],
  ]);
  return el(
    'g',
    { transform: placed(at, { flip }) },
    el('path', {
      d: `M${short(head[0] - 7)} ${short(head[1] + 6)}L${short(head[0] - h * 0.3)} 0Q${short(head[0])} 10 ${short(head[0] + h * 0.3)} 0L${short(head[0] + 7)} ${short(head[1] + 6)}Z`,
      fill: beam,
    }),
    el('circle', { cx: head[0], cy: head[1] + 6, r: h * 0.24, fill: glow }),
    el('path', {
      d: `M-7 0C-5-4-3-8-3-14L-2 ${short(-h * 0.84)}C-2 ${short(-h * 0.98)} ${short(h * 0.03)} ${short(-h)} ${short(h * 0.09)} ${short(-h)}C${short(h * 0.14)} ${short(-h)} ${short(head[0])} ${short(-h * 0.99)} ${short(head[0])} ${short(head[1] - 4)}`,
      fill: 'none',
      stroke: pen.colour(ink),
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    el('path', { d: 'M-8 2C-6-6-4-12-4-18H4C4-12 6-6 8 2Z', fill: pen.colour(ink) }),
    el('path', {
      d: `M${short(head[0] - 13)} ${short(head[1] + 5)}C${short(head[0] - 12)} ${short(head[1] - 5)} ${short(head[0] - 5)} ${short(head[1] - 8)} ${short(head[0])} ${short(head[1] - 8)}C${short(head[0] + 5)} ${short(head[1] - 8)} ${short(head[0] + 12)} ${short(head[1] - 5)} ${short(head[0] + 13)} ${short(head[1] + 5)}Z`,
      fill: pen.colour(ink),
    }),
    el('ellipse', { cx: head[0], cy: head[1] + 6, rx: 10, ry: 3.4, fill: '#fffbe6' }),
  );
}

/** A candle in its dish, standing on y = 0, with its light. */
export function candle(
  pen: Pen,
  { at, height = 100, lamp = 'lamp' }: { at: Point; height?: number; lamp?: Ink },
): string {
  const wax = pen.linear([
    [0, 'paper'],
    [1, 'paperShade'],
  ]);
  const glow = pen.radial([
    [0, lamp, 0.8],
    [0.3, lamp, 0.3],
    [1, lamp, 0],
  ]);
  const flame = pen.linear([
    [0, '#ffb347'],
    [1, '#fff6cf'],
  ]);
  const top = -height;
  return el(
    'g',
    { transform: placed(at) },
    el('circle', { cx: 0, cy: top - 16, r: height * 1.1, fill: glow }),
    el('ellipse', { cx: 0, cy: 2, rx: 30, ry: 6, fill: pen.colour('gold') }),
    el('path', {
      d: `M-12 0V${short(top + 4)}Q-6 ${short(top + 8)} 0 ${short(top + 2)}Q8 ${short(top + 10)} 12 ${short(top)}V0Z`,
      fill: wax,
    }),
    el('path', { d: `M0 ${short(top + 3)}v-9`, stroke: pen.colour('ink'), 'stroke-width': 2 }),
    el('path', {
      d: `M0 ${short(top - 34)}C9 ${short(top - 20)} 9 ${short(top - 8)} 0 ${short(top - 4)}C-9 ${short(top - 8)}-9 ${short(top - 20)} 0 ${short(top - 34)}Z`,
      fill: flame,
    }),
  );
}

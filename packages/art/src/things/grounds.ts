/** Grounds for pages: gates that fade into paper, the ritual cloth, the shade behind a banner's words. */
import { mix } from '#kit/colour.ts';
import { disc, polar, short } from '#kit/geometry.ts';
import { phasePath } from '#kit/moon.ts';
import type { Ink } from '#kit/palette.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';

/** The reading pages' paper, into which a gate fades. */
const paper = '#f7f3ea';

/** What a gate's night is like above, behind the words and over the land: dusk, midnight or the hour before dawn. */
export type GateHour = Record<'high' | 'deep' | 'low', `#${string}`>;

/** Paper at the head and at the foot, night between, darkest where the words stand. */
export function gateSky(pen: Pen, { high, deep, low }: GateHour): string {
  const fill = pen.linear([
    [0, paper],
    [0.07, mix(paper, high, 0.24)],
    [0.18, high],
    [0.3, mix(high, deep, 0.62)],
    [0.46, deep],
    [0.62, mix(deep, low, 0.2)],
    [0.74, low],
    [0.84, mix(low, paper, 0.45)],
    [0.93, mix(low, paper, 0.8)],
    [1, paper],
  ]);
  const light = pen.radial(
    [
      [0, 'halo', 0.5],
      [1, 'halo', 0],
    ],
    { centre: pen.light, radius: 130, onCanvas: true },
  );
  const whole = { width: pen.width, height: pen.height };
  return el('rect', { ...whole, fill }) + el('rect', { ...whole, fill: light });
}

/** Lets what was drawn sink into the paper at the foot of the picture. */
export function sinkIntoPaper(pen: Pen, body: string): string {
  const fade = pen.linear(
    [
      [0, '#ffffff'],
      [0.45, '#ffffff'],
      [1, '#000000'],
    ],
    { from: [0, pen.height * 0.7], to: [0, pen.height * 0.93], onCanvas: true },
  );
  const mask = pen.define((id) =>
    el('mask', { id }, el('rect', { width: pen.width, height: pen.height, fill: fade })),
  );
  return el('g', { mask: `url(#${mask})` }, body);
}

/** Darkens the left of a picture as far as `reach` of its width, so that white words keep their contrast in any light. */
export function leftShade(
  pen: Pen,
  { ink = 'ink', reach = 0.72 }: { ink?: Ink; reach?: number } = {},
): string {
  const fill = pen.linear(
    [
      [0, ink, 0.72],
      [reach * 0.58, ink, 0.5],
      [reach, ink, 0],
    ],
    { from: [0, 0], to: [1, 0] },
  );
  return el('rect', { width: pen.width, height: pen.height, fill });
}

export function ritualCloth(pen: Pen): string {
  const { width, height } = pen;
  const centre = [width / 2, height * 0.4] as const;
  const cloth = pen.radial(
    [
      [0, '#4a2384'],
      [0.45, '#2c1258'],
      [1, '#12072a'],
    ],
    { centre, radius: height * 0.62, onCanvas: true },
  );
  const gold = pen.colour('gold');
  let ticks = '';
  for (let i = 0; i < 72; i += 1) {
    const a = polar(centre, 206, i * 5);
    const b = polar(centre, i % 6 === 0 ? 192 : 200, i * 5);
    ticks += `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`;
  }
  let moons = '';
  for (let i = 0; i < 8; i += 1) {
    const at = polar(centre, 176, i * 45);
    const phase = i <= 4 ? i / 4 : (8 - i) / 4;
    const d = phase >= 1 ? disc(0, 0, 8) : phasePath(8, Math.max(0.08, phase));
    moons += el(
      'g',
      { transform: placed(at) },
      el('circle', { r: 8, fill: 'none', stroke: gold, 'stroke-width': 0.8, opacity: 0.7 }),
      el('path', { d, fill: gold, transform: i > 4 ? 'scale(-1 1)' : undefined }),
    );
  }
  const line = { fill: 'none', stroke: gold };
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    `M${short(x)} ${short(y + sy * 64)}C${short(x + sx * 4)} ${short(y + sy * 28)} ${short(x + sx * 28)} ${short(y + sy * 4)} ${short(x + sx * 64)} ${short(y)}` +
    `M${short(x)} ${short(y + sy * 40)}C${short(x + sx * 4)} ${short(y + sy * 18)} ${short(x + sx * 18)} ${short(y + sy * 4)} ${short(x + sx * 40)} ${short(y)}`;
  const m = 18;
  return (
    el('rect', { width, height, fill: cloth }) +
    el(
      'g',
      { opacity: 0.34 },
      el('circle', { cx: centre[0], cy: centre[1], r: 210, ...line, 'stroke-width': 1.2 }),
      el('circle', { cx: centre[0], cy: centre[1], r: 150, ...line, 'stroke-width': 0.8 }),
      el('path', { d: ticks, ...line, 'stroke-width': 1 }),
      moons,
      el('path', {
        d: `M${m} ${m}H${width - m}V${height - m}H${m}Z${corner(m, m, 1, 1)}${corner(width - m, m, -1, 1)}${corner(m, height - m, 1, -1)}${corner(width - m, height - m, -1, -1)}`,
        ...line,
        'stroke-width': 1,
      }),
    )
  );
}

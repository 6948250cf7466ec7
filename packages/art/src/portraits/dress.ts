/** What the sitters wear, in head units: shoulders reach the lower edge of the canvas. */
import { mix } from '#kit/colour.ts';
import type { Pen } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';
import type { Hex } from './face.ts';

/** Cloth over the shoulders; `wide` is the half width at the lower edge. */
export function shoulders(pen: Pen, cloth: Hex, { wide = 168, slope = 150, neck = 34 } = {}): string {
  const fill = pen.linear(
    [
      [0, mix(cloth, '#ffffff', 0.12)],
      [0.6, cloth],
      [1, mix(cloth, '#2a1450', 0.26)],
    ],
    { from: [0.7, 0], to: [0.3, 1] },
  );
  return el('path', {
    d: `M${-neck} 122C${-neck - 34} 132 ${-wide + 48} ${slope - 6} ${-wide + 20} ${slope + 22}C${-wide + 4} ${slope + 52} ${-wide - 4} 220 ${-wide - 8} 270H${wide + 8}C${wide + 4} 220 ${wide - 4} ${slope + 52} ${wide - 20} ${slope + 22}C${wide - 48} ${slope - 6} ${neck + 34} 132 ${neck} 122C${neck - 10} 146 ${-neck + 10} 146 ${-neck} 122Z`,
    fill,
  });
}

/** Light that runs along the far shoulder; takes the shoulders' own measures. */
export const shoulderLight = (halo: Hex, wide = 168, slope = 150, neck = 34): string =>
  el('path', {
    d: `M${neck + 22} 130C${neck + 50} 136 ${wide - 46} ${slope - 4} ${wide - 20} ${slope + 22}C${wide - 4} ${slope + 52} ${wide + 4} 220 ${wide + 8} 270`,
    fill: 'none',
    stroke: halo,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    opacity: 0.5,
  });

/** A hanbok's crossing collar: git in its own colour, the white dongjeong along it, and the ribbon's knot. */
export function hanbokCollar(
  pen: Pen,
  {
    cloth,
    git,
    dongjeong = '#fffdf8',
    ribbon,
    under = '#fff8ee',
  }: { cloth: Hex; git: Hex; dongjeong?: Hex; ribbon?: Hex; under?: Hex },
): string {
  const silk = pen.linear([
    [0, mix(git, '#ffffff', 0.16)],
    [1, git],
  ]);
  return (
    el('path', { d: 'M-38 118C-26 160-10 196 20 232L44 170L38 118C26 150-20 152-38 118Z', fill: under }) +
    el('path', { d: 'M42 116C38 150 10 196-30 250L-2 262C30 220 60 170 64 128Z', fill: cloth }) +
    el('path', { d: 'M-42 116C-36 154-8 204 38 262L66 256C16 204-20 160-26 122Z', fill: silk }) +
    el('path', { d: 'M42 116C38 148 14 188-20 230L4 244C34 206 60 160 62 124Z', fill: silk }) +
    el('path', { d: 'M-34 119C-28 154-2 200 44 258', fill: 'none', stroke: dongjeong, 'stroke-width': 9 }) +
    el('path', { d: 'M36 117C32 148 8 188-10 212', fill: 'none', stroke: dongjeong, 'stroke-width': 9 }) +
    el('path', {
      d: 'M-42 116C-36 154-8 204 38 262',
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.14,
      'stroke-width': 1.4,
    }) +
    (ribbon
      ? el('path', {
          d: 'M34 236C20 222 2 226 6 236C10 246 26 244 34 236C48 226 62 232 58 242C54 250 42 246 34 236L28 282H40L36 240L62 280L72 272Z',
          fill: ribbon,
        })
      : '')
  );
}

/** A shirt, tie-less, under a jacket with lapels. */
export function jacket(pen: Pen, { cloth, shirt = '#f6f4fa' }: { cloth: Hex; shirt?: Hex }): string {
  const lapel = pen.linear([
    [0, mix(cloth, '#ffffff', 0.14)],
    [1, mix(cloth, '#000000', 0.1)],
  ]);
  return (
    el('path', { d: 'M-36 116L0 250L38 116C24 150-22 150-36 116Z', fill: shirt }) +
    el('path', {
      d: 'M-38 112C-44 124-46 132-44 142L-14 172L0 150C-18 146-30 132-38 112ZM40 112C46 124 48 132 46 142L16 172L0 150C18 146 32 132 40 112Z',
      fill: shirt,
      stroke: '#b9b4cc',
      'stroke-width': 1.4,
    }) +
    el('path', { d: 'M0 154V262', stroke: '#c9c4da', 'stroke-width': 1.4 }) +
    el('path', {
      d: 'M-44 126L-78 142L-84 186L-62 190L-70 204L-6 270L-2 250C-16 214-34 170-44 126Z',
      fill: lapel,
      stroke: mix(cloth, '#000000', 0.35),
      'stroke-width': 1.4,
    }) +
    el('path', {
      d: 'M46 126L80 142L86 186L64 190L72 204L8 270L2 250C18 214 36 170 46 126Z',
      fill: lapel,
      stroke: mix(cloth, '#000000', 0.35),
      'stroke-width': 1.4,
    })
  );
}

/** A soft roll neck. */
export function rollNeck(pen: Pen, { knit }: { knit: Hex }): string {
  const fill = pen.linear([
    [0, mix(knit, '#ffffff', 0.18)],
    [1, mix(knit, '#000000', 0.08)],
  ]);
  return (
    el('path', {
      d: 'M-38 92C-30 106 28 106 38 92C44 104 46 122 50 134C30 152-30 152-50 134C-46 122-44 104-38 92Z',
      fill,
    }) +
    el('path', {
      d: 'M-42 112C-20 124 22 124 42 112M-47 124C-24 138 24 138 47 124M-30 104L-32 138M0 110V144M30 104L32 138',
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.12,
      'stroke-width': 1.6,
    })
  );
}

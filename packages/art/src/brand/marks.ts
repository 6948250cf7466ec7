/** The word mark, the mark and the icons of the installed shop. */
import { disc, short } from '#kit/geometry.ts';
import { phasePath } from '#kit/moon.ts';
import { el } from '#kit/svg.ts';

const wordPaths = [
  'M.8 14.300L18.600 13.700V15.600L.8 16.200Z',
  'M8.300 15H10.700V20.200H8.300Z',
  'M14 17.200H21V19H14Z',
  'M20.600 1.200L23.400.6V20.200H20.600Z',
  'M3.600 21.800H23.400V26.800H6.300V29.400H23.900V31.300H3.600V25H20.700V23.600H3.600Z',
  'M36.300 1.600H42.500V3.500H36.300Z',
  'M31.600 7.200H47.200V9.100H31.600Z',
  'M39.400 11.800a7.400 7.400 0 1 1 0 14.800a7.400 7.400 0 0 1 0-14.800ZM39.400 13.500C36.600 13.500 34.600 15.900 34.600 19.200S36.600 24.900 39.400 24.900S44.200 22.500 44.200 19.200S42.200 13.500 39.400 13.500Z',
  'M52 1.200L54.800.6V31.400H52Z',
];

/** 월하 as a word: the ieung of 월 is a moon, the stroke of 하 runs on as the red thread. Colours come from the page. */
export const wordmark = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 68 32" role="img" aria-label="월하"><title>월하</title>' +
  el('circle', { cx: 9, cy: 6.6, r: 5, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.5 }) +
  el('path', {
    d: 'M10.200 2.500a4.300 4.300 0 1 1-4.900 5.900a5.400 5.400 0 0 0 4.900-5.900Z',
    fill: 'var(--logo-moon, currentColor)',
  }) +
  el('g', { fill: 'currentColor' }, ...wordPaths.map((d) => el('path', { d, 'fill-rule': 'evenodd' }))) +
  el('path', {
    d: 'M54.400 16.200H57.700C61.100 16.200 61.500 11.600 64.300 11.600C66.300 11.600 66.600 14.200 64.900 14.800C63.400 15.300 62.300 13.600 63.200 12',
    fill: 'none',
    stroke: 'var(--logo-thread, #ff5a6e)',
    'stroke-width': 1.7,
    'stroke-linecap': 'round',
  }) +
  '</svg>';

interface MarkShape {
  /** Corner radius of the ground, on a canvas of 64; 0 for full-bleed maskable icons. */
  corner: number;
  /** How much of the canvas the drawing fills. */
  scale: number;
}

/** The moon over its own shade with the thread tied across it, on a canvas of 64. */
function mark({ corner, scale }: MarkShape): string {
  const ground =
    '<linearGradient id="wg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4e2799"/><stop offset="1" stop-color="#1f0b44"/></linearGradient>' +
    '<linearGradient id="wm" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fff0b4"/><stop offset="1" stop-color="#ffc93a"/></linearGradient>' +
    '<radialGradient id="wh"><stop offset=".3" stop-color="#cbb2f6" stop-opacity=".7"/><stop offset="1" stop-color="#cbb2f6" stop-opacity="0"/></radialGradient>';
  const drawing =
    el('circle', { cx: 0, cy: -3, r: 31, fill: 'url(#wh)' }) +
    el('path', { d: disc(0, -3, 18.5), fill: '#5b33a8' }) +
    el('path', { d: phasePath(18.5, 0.44), transform: 'translate(0 -3)rotate(-24)', fill: 'url(#wm)' }) +
    el('path', {
      d: 'M-40 15C-27 8-21 18-9.500 16.500C-5 16-2.500 13.500 0 13.500C2.500 13.500 5 16 9.500 16.500C21 18 27 8 40 15',
      fill: 'none',
      stroke: '#ff5a6e',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }) +
    el('path', {
      d: 'M0 13.500C-3.400 6.600-12 5.800-11.600 11.200C-11.300 16-4 16 0 13.500C4 16 11.300 16 11.600 11.200C12 5.800 3.400 6.600 0 13.500ZM0 13.500L-5 22.500M0 13.500L5 22.500',
      fill: 'none',
      stroke: '#ff5a6e',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="월하"><title>월하</title>' +
    `<defs>${ground}<clipPath id="wc"><rect width="64" height="64" rx="${short(corner)}"/></clipPath></defs>` +
    '<g clip-path="url(#wc)"><rect width="64" height="64" fill="url(#wg)"/>' +
    `<g transform="translate(32 32)scale(${short(scale)})">${drawing}</g></g></svg>`
  );
}

/** The mark with rounded corners, for favicons and the head of a page. */
export const logoMark = (): string => mark({ corner: 17, scale: 1.1 });

/** Full-bleed, the drawing inside the safe circle of 80 %. */
export const maskableIcon = (): string => mark({ corner: 0, scale: 0.9 });

/** Category icons: strokes of one weight on a grid of 32, with a pale fill that a page may colour. */
import { el } from '#kit/svg.ts';

export type CategoryCode =
  'NEW' | 'PREMIUM' | 'SOLO' | 'MARRIAGE' | 'BREAKUP' | 'CRUSH' | 'SSUM' | 'LOVE' | 'TAROT';

interface Icon {
  /** Shapes that carry the pale fill as well as the line. */
  body: string;
  /** Lines and dots on top. */
  lines?: string;
  dots?: readonly (readonly [x: number, y: number, r: number])[];
}

const petals = [0, 72, 144, 216, 288]
  .map((turn) => {
    const a = (turn * Math.PI) / 180;
    const p = (x: number, y: number): string =>
      `${(16 + x * Math.cos(a) - y * Math.sin(a)).toFixed(2)} ${(15.6 + x * Math.sin(a) + y * Math.cos(a)).toFixed(2)}`;
    return `M${p(0, -1.2)}C${p(-4.2, -3.4)} ${p(-4, -9)} ${p(-1.2, -9.8)}L${p(0, -8.8)}L${p(1.2, -9.8)}C${p(4, -9)} ${p(4.2, -3.4)} ${p(0, -1.2)}Z`;
  })
  .join('');

export const icons: Record<CategoryCode, Icon> = {
  NEW: {
    body: 'M13.8 5C14.700 11.300 16.900 13.500 23.200 14.400C16.900 15.300 14.700 17.500 13.800 23.800C12.900 17.500 10.700 15.300 4.400 14.400C10.700 13.500 12.900 11.300 13.800 5Z',
    lines:
      'M24 20.400C24.400 23.200 25.200 24 28 24.400C25.200 24.800 24.400 25.600 24 28.400C23.600 25.600 22.800 24.800 20 24.400C22.800 24 23.600 23.200 24 20.400ZM24.600 4.600v4.400M22.400 6.800h4.400',
  },
  PREMIUM: {
    body: 'M4.800 11.200L10.600 15.600L16 7.200L21.400 15.600L27.200 11.200L24.900 23.800H7.100Z',
    lines: 'M8 27.400H24M17.300 17a3.300 3.300 0 1 0 1.600 4.900a3.700 3.700 0 0 1-1.600-4.900Z',
    dots: [[16, 4.7, 1.1]],
  },
  SOLO: {
    body: 'M16 13.400C13.400 7.600 5.400 6.600 5.700 12C5.900 16.400 12.500 16.200 16 13.400C19.500 16.200 26.100 16.400 26.300 12C26.600 6.600 18.600 7.600 16 13.400Z',
    lines:
      'M15.100 15.200C14.500 19.600 12.100 21.200 9.900 23C8.200 24.400 8.400 26.500 10.400 26.800M16.900 15.200C17.500 19.600 19.900 21.200 22.100 23C23.800 24.400 23.600 26.500 21.600 26.800',
    dots: [[16, 13.5, 1.6]],
  },
  MARRIAGE: {
    body: 'M11.200 8.600H20.800C26 12.300 26 19.300 20.800 23H11.200C6 19.300 6 12.300 11.200 8.600Z',
    lines:
      'M10.400 8.600H21.600M10.400 23H21.600M16 3.600V8.600M16 23V25.200M14.400 25.200H17.600V28.800H14.400ZM13.500 8.800C11.200 12.800 11.200 18.800 13.500 22.800M18.500 8.800C20.800 12.800 20.800 18.800 18.500 22.800',
  },
  BREAKUP: {
    body: 'M13.200 4.700A11.300 11.300 0 0 0 10.600 26.500L14 18.200L8.900 13.800ZM20.600 5.600A11.300 11.300 0 0 1 18 27.400L21.400 18.800L16.300 14.400Z',
  },
  CRUSH: {
    body: 'M6.400 8.200H25.600A2.400 2.400 0 0 1 28 10.600V23.400A2.400 2.400 0 0 1 25.600 25.800H6.400A2.400 2.400 0 0 1 4 23.400V10.600A2.400 2.400 0 0 1 6.400 8.200Z',
    lines:
      'M4.800 9.600L13.600 16.600C15 17.700 17 17.700 18.400 16.600L27.200 9.600M16 23.600C13.600 22.200 12.700 21.100 12.700 19.900C12.700 18.200 15.100 17.700 16 19.300C16.900 17.700 19.300 18.200 19.300 19.900C19.300 21.100 18.400 22.200 16 23.600Z',
  },
  SSUM: {
    body: petals,
    lines:
      'M16 12.600v.01M12.800 14.700v.01M14 18.500v.01M18 18.500v.01M19.200 14.700v.01M26.800 24.200C28.200 25 28.600 26.400 27.900 27.800C26.300 28 25.300 26.700 25.800 24.900Z',
    dots: [[16, 15.6, 1.3]],
  },
  LOVE: {
    body: 'M18.600 4.400A11 11 0 1 0 27.200 20.500A12.400 12.400 0 0 1 18.600 4.400Z',
    lines:
      'M24.300 13.900C21.900 12.400 21 11.300 21 10.100C21 8.300 23.400 7.800 24.300 9.500C25.200 7.800 27.600 8.300 27.600 10.100C27.600 11.300 26.700 12.400 24.300 13.900Z',
  },
  TAROT: {
    body: 'M12.200 5.200L22.800 7A1.700 1.700 0 0 1 24.200 9L21.400 25.200A1.700 1.700 0 0 1 19.400 26.600L8.800 24.800A1.700 1.700 0 0 1 7.400 22.800L10.200 6.600A1.700 1.700 0 0 1 12.200 5.200Z',
    lines:
      'M17.300 11.600a4.400 4.400 0 1 0 2.500 6.400a5 5 0 0 1-2.500-6.400ZM25.800 12.400L27.200 12.900A1.600 1.600 0 0 1 28.100 14.900L24.400 24.600',
  },
};

/**
 * The icon of a category on a grid of 32, drawn in `currentColor`; the pale fill takes `--icon-fill` and
 * `--icon-fill-opacity` where a page sets them. `weight` is the line's width: 1.6 for 24–40 px.
 */
export function categoryIcon(code: CategoryCode, weight = 1.7): string {
  const { body, lines, dots = [] } = icons[code];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="${weight}"` +
    ' stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
    el('path', {
      d: body,
      fill: 'var(--icon-fill, currentColor)',
      'fill-opacity': 'var(--icon-fill-opacity, .22)',
    }) +
    (lines ? el('path', { d: lines }) : '') +
    dots.map(([cx, cy, r]) => el('circle', { cx, cy, r, fill: 'currentColor', stroke: 'none' })).join('') +
    '</svg>'
  );
}

const MOON_LINE = '#ffeab0';
const LAVENDER_FILL = '#cdb8f5';

/** The icon as a file of its own, for night grounds: moon lines over a lavender fill, since a picture inherits no colour. */
export const categoryIconOnNight = (code: CategoryCode): string =>
  categoryIcon(code)
    .replace('var(--icon-fill, currentColor)', LAVENDER_FILL)
    .replace('var(--icon-fill-opacity, .22)', '.62')
    .replaceAll('currentColor', MOON_LINE);

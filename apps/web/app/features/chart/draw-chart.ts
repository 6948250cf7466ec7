import type { FortuneCells, GroundCell, SajuCells, SkyCell } from '@wolha/contract';
import { chartColumns, elementName, signWords, type Column } from './chart-cells.ts';
import { stemTerms } from './sign-terms.ts';

/** Pixels of the picture: what a phone's story and a messenger both show whole. */
export const CHART_PICTURE = { width: 1080, height: 1350 };

const SANS = 'Pretendard, sans-serif';
const SERIF = '"Gowun Batang", serif';
const HANJA = '"Noto Serif KR", serif';

const TILE = { width: 196, height: 226, gap: 24, radius: 34 };
const TOP = 470;

/**
 * The four pillars as a picture to keep or send: no date, no time, no place, no name. Draws with the page's own fonts
 * and colours; null where the browser cannot draw.
 */
export async function drawChart(saju: SajuCells, fortune: FortuneCells): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = CHART_PICTURE.width;
  canvas.height = CHART_PICTURE.height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const { pillars } = chartColumns(saju, fortune);
  const title = titleOf(saju.daySky);
  await Promise.all([
    document.fonts.load(`700 96px ${HANJA}`, pillars.map(signsOf).join('')),
    document.fonts.load(`700 64px ${SERIF}`, `월하${title}`),
    document.fonts.load(`600 32px ${SANS}`, title),
  ]).catch(() => undefined);
  drawNight(pen);
  drawHead(pen, title);
  pillars.forEach((column, index) => drawPillar(pen, column, leftOf(index)));
  drawFoot(pen, saju.daySky);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

type Pen = CanvasRenderingContext2D;

/** 갑목으로, 계수로: the particle goes by the element's last letter. */
const titleOf = ({ korean, fiveCircleColor: element }: SkyCell): string =>
  `${korean}${elementName[element]}${element === 'wood' || element === 'metal' ? '으로' : '로'} 태어난 사람`;
const signsOf = ({ sky, ground }: Column): string => `${sky?.chinese ?? ''}${ground?.chinese ?? ''}`;
const leftOf = (index: number): number =>
  (CHART_PICTURE.width - 4 * TILE.width - 3 * TILE.gap) / 2 + index * (TILE.width + TILE.gap);

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

function write(
  pen: Pen,
  text: string,
  { x, y, font, color }: { x: number; y: number; font: string; color: string },
) {
  pen.font = font;
  pen.fillStyle = color;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y);
}

function drawNight(pen: Pen): void {
  const { width, height } = CHART_PICTURE;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, token('night-950'));
  sky.addColorStop(0.55, token('night-900'));
  sky.addColorStop(1, token('night-700'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  // A star for every pair of these, far enough from the words.
  pen.fillStyle = token('on-night-2');
  for (let star = 0; star < 46; star += 1) {
    const x = (star * 397) % width;
    const y = (star * star * 61 + star * 83) % height;
    pen.globalAlpha = 0.25 + (star % 5) * 0.12;
    pen.beginPath();
    pen.arc(x, y, 1.4 + (star % 3), 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
  const [x, y, radius] = [width / 2, 168, 74];
  const glow = pen.createRadialGradient(x, y, radius, x, y, radius * 3.4);
  glow.addColorStop(0, 'rgb(255 234 176 / 0.34)');
  glow.addColorStop(1, 'rgb(255 234 176 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, 440);
  pen.fillStyle = token('moon-200');
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  drawThread(pen);
}

/** The red thread, from one edge of the night to the other, under the pillars. */
function drawThread(pen: Pen): void {
  pen.strokeStyle = token('thread-400');
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(-20, 1238);
  pen.bezierCurveTo(220, 1160, 340, 1300, 540, 1232);
  pen.bezierCurveTo(740, 1164, 880, 1292, 1100, 1206);
  pen.stroke();
}

function drawHead(pen: Pen, title: string): void {
  const x = CHART_PICTURE.width / 2;
  write(pen, title, { x, y: 316, font: `700 62px ${SERIF}`, color: token('on-night') });
  write(pen, '나의 사주 명식', { x, y: 386, font: `500 32px ${SANS}`, color: token('on-night-2') });
}

function drawPillar(pen: Pen, { key, name, sky, ground }: Column, left: number): void {
  const x = left + TILE.width / 2;
  write(pen, name, { x, y: TOP, font: `600 34px ${SANS}`, color: token('on-night') });
  write(pen, key === 'day' ? '본원' : (sky?.tenStar ?? ''), {
    x,
    y: TOP + 52,
    font: `500 28px ${SANS}`,
    color: token(key === 'day' ? 'thread-300' : 'on-night-2'),
  });
  drawTile(pen, sky, left, TOP + 88, key === 'day');
  drawTile(pen, ground, left, TOP + 88 + TILE.height + TILE.gap, false);
  const below = TOP + 88 + 2 * TILE.height + TILE.gap;
  write(pen, ground?.tenStar ?? '', {
    x,
    y: below + 38,
    font: `500 28px ${SANS}`,
    color: token('on-night-2'),
  });
}

function drawTile(
  pen: Pen,
  cell: SkyCell | GroundCell | null,
  left: number,
  top: number,
  self: boolean,
): void {
  const x = left + TILE.width / 2;
  pen.beginPath();
  pen.roundRect(left, top, TILE.width, TILE.height, TILE.radius);
  if (!cell) {
    pen.setLineDash([10, 10]);
    pen.lineWidth = 3;
    pen.strokeStyle = token('on-night-3');
    pen.stroke();
    pen.setLineDash([]);
    write(pen, '모름', { x, y: top + TILE.height / 2, font: `500 30px ${SANS}`, color: token('on-night-2') });
    return;
  }
  pen.fillStyle = token(self ? 'night-950' : `${cell.fiveCircleColor}-fill`);
  pen.fill();
  if (self) {
    pen.lineWidth = 6;
    pen.strokeStyle = token('gold');
    pen.stroke();
  }
  const color = token(self ? 'moon-200' : cell.fiveCircleColor);
  write(pen, cell.chinese, { x, y: top + 98, font: `700 104px ${HANJA}`, color });
  write(pen, signWords(cell), { x, y: top + 186, font: `600 32px ${SANS}`, color });
}

function drawFoot(pen: Pen, day: SkyCell): void {
  const x = CHART_PICTURE.width / 2;
  const picture = stemTerms[day.korean]?.picture;
  if (picture !== undefined)
    write(pen, `“${picture}”`, { x, y: 1150, font: `700 44px ${SERIF}`, color: token('moon-200') });
  write(pen, '월하', { x, y: 1296, font: `700 46px ${SERIF}`, color: token('moon-300') });
}

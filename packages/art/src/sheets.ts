/**
 * Contact sheets of everything that is drawn, as PNG: to be looked at whole before a picture ships.
 *
 *   npm run art:sheets [directory]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cardFace } from './cards/index.ts';
import { categoryIcon, icons } from './brand/icons.ts';
import type { CategoryCode } from './brand/icons.ts';
import { detailSvg } from './details/panels.ts';
import { short } from '#kit/geometry.ts';
import { marketingSvg } from './marketing/index.ts';
import { partnerIds, portraitSvg } from './portraits/index.ts';
import { drawScene } from '#scene.ts';
import { scenes } from '#scenes/index.ts';
import { bannerCodes, categoryBanner } from './shop/banners.ts';
import { emptyState, emptyStates } from './shop/empty.ts';
import { chapterGate, gateCount } from './shop/gates.ts';
import { desktopNight, heroPetals, homeHero } from './shop/hero.ts';
import { ritualTable } from './shop/ritual.ts';
import { renderPng } from './share/render.ts';

interface Sheet {
  columns: number;
  cell: readonly [width: number, height: number];
  pictures: readonly string[];
}

/** Gives a whole document a place and size, so that it can stand in another one. */
const placedAt = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg
    .replaceAll('currentColor', '#ffeab0')
    .replaceAll('var(--icon-fill, #ffeab0)', '#d9c7f5')
    .replaceAll('var(--icon-fill-opacity, .22)', '.5')
    .replace(
      /^<svg( xmlns="[^"]*")?( width="\d+" height="\d+")?/,
      `<svg$1 x="${short(x)}" y="${short(y)}" width="${width}" height="${height}"`,
    );

function sheetSvg({ columns, cell, pictures }: Sheet): { svg: string; width: number } {
  const gap = 10;
  const width = columns * (cell[0] + gap) + gap;
  const height = Math.ceil(pictures.length / columns) * (cell[1] + gap) + gap;
  const cells = pictures.map((picture, i) =>
    placedAt(
      picture,
      gap + (i % columns) * (cell[0] + gap),
      gap + Math.floor(i / columns) * (cell[1] + gap),
      cell[0],
      cell[1],
    ),
  );
  return {
    width,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#2a2438"/>${cells.join('')}</svg>`,
  };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const sheets: Record<string, () => Sheet> = {
  thumbnails: () => ({
    columns: 9,
    cell: [200, 250],
    pictures: scenes.map((scene) => drawScene(`sheet/${scene.slug}`, scene)),
  }),
  marketing: () => ({ columns: 9, cell: [200, 200], pictures: scenes.map(({ slug }) => marketingSvg(slug)) }),
  details: () => ({ columns: 15, cell: [120, 570], pictures: scenes.map(({ slug }) => detailSvg(slug)) }),
  portraits: () => ({ columns: 4, cell: [300, 360], pictures: partnerIds.map(portraitSvg) }),
  cards: () => ({
    columns: 13,
    cell: [120, 200],
    pictures: numbers(78).map((face) => cardFace(face, 'UPRIGHT')),
  }),
  'cards-reversed': () => ({
    columns: 13,
    cell: [120, 200],
    pictures: numbers(78).map((face) => cardFace(face, 'REVERSED')),
  }),
  icons: () => ({
    columns: 9,
    cell: [80, 80],
    pictures: (Object.keys(icons) as CategoryCode[]).map((code) => categoryIcon(code)),
  }),
  banners: () => ({ columns: 3, cell: [480, 196], pictures: bannerCodes.map(categoryBanner) }),
  'empty-places': () => ({ columns: 4, cell: [280, 210], pictures: emptyStates.map(emptyState) }),
  gates: () => ({
    columns: 4,
    cell: [320, 300],
    pictures: numbers(gateCount).map((i) => chapterGate(i + 1)),
  }),
  hero: () => ({ columns: 1, cell: [960, 840], pictures: [homeHero(), heroPetals()] }),
  desktop: () => ({ columns: 2, cell: [700, 700], pictures: [desktopNight('left'), desktopNight('right')] }),
  table: () => ({ columns: 1, cell: [480, 860], pictures: [ritualTable()] }),
};

const directory = process.argv[2] ?? 'sheets';
mkdirSync(directory, { recursive: true });
for (const [name, make] of Object.entries(sheets)) {
  const { svg, width } = sheetSvg(make());
  const file = path.join(directory, `${name}.png`);
  writeFileSync(file, renderPng(svg, width));
  console.log(file);
}

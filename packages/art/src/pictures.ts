/** The list of every picture the shop ships, by logical name. */
import { categoryIcon, icons } from './brand/icons.ts';
import type { CategoryCode } from './brand/icons.ts';
import { logoMark, wordmark } from './brand/marks.ts';
import { detailSvg, panelArt } from './details/panels.ts';
import { drawScene } from '#scene.ts';
import { scenes } from '#scenes/index.ts';
import { partnerIds, portraitSvg } from './portraits/index.ts';
import { bannerCodes, categoryBanner } from './shop/banners.ts';
import { emptyState, emptyStates } from './shop/empty.ts';
import { chapterGate, gateCount } from './shop/gates.ts';
import { desktopNight, homeHero } from './shop/hero.ts';
import { ritualTable } from './shop/ritual.ts';

export interface NamedPicture {
  /** Logical name, such as "thumb/love-manual". */
  name: string;
  format: 'svg' | 'png';
  draw(): string | Uint8Array | Promise<Uint8Array>;
}

const svg = (name: string, draw: () => string): NamedPicture => ({ name, format: 'svg', draw });

/** Two digits, so that names sort. */
export const two = (n: number): string => String(n).padStart(2, '0');

export function* pictures(): Generator<NamedPicture> {
  for (const scene of scenes) yield svg(`thumb/${scene.slug}`, () => drawScene(`thumb/${scene.slug}`, scene));
  for (const { slug } of scenes) {
    yield svg(`detail/${slug}`, () => detailSvg(slug));
    for (const { name, draw } of panelArt(slug)) yield svg(name, draw);
  }
  for (const id of partnerIds) yield svg(`portrait/${id}`, () => portraitSvg(id));
  yield svg('hero/home', () => homeHero());
  yield svg('hero/desktop-left', () => desktopNight('left'));
  yield svg('hero/desktop-right', () => desktopNight('right'));
  for (const code of bannerCodes) yield svg(`banner/${code.toLowerCase()}`, () => categoryBanner(code));
  for (const state of emptyStates) yield svg(`empty/${state}`, () => emptyState(state));
  for (let chapter = 1; chapter <= gateCount; chapter += 1)
    yield svg(`gate/${two(chapter)}`, () => chapterGate(chapter));
  yield svg('table/ritual', ritualTable);
  for (const code of Object.keys(icons) as CategoryCode[])
    yield svg(`icon/${code.toLowerCase()}`, () => categoryIcon(code));
  yield svg('brand/wordmark', wordmark);
  yield svg('brand/mark', logoMark);
}

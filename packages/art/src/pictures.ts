/** The list of every picture the shop ships, by logical name. */
import type { CategoryCode } from './brand/icons.ts';
import { categoryIconOnNight, icons } from './brand/icons.ts';
import { logoMark, maskableIcon, wordmark } from './brand/marks.ts';
import { cardBack, cardFace } from './cards/index.ts';
import { detailSvg, panelArt } from './details/panels.ts';
import { marketingSvg } from './marketing/index.ts';
import { partnerIds, portraitSvg } from './portraits/index.ts';
import { drawScene } from '#scene.ts';
import { scenes } from '#scenes/index.ts';
import type { ShareWords } from './share/card.ts';
import { shareSvg } from './share/card.ts';
import { defaultShareSvg } from './share/default.ts';
import { bannerCodes, categoryBanner } from './shop/banners.ts';
import { emptyState, emptyStates } from './shop/empty.ts';
import { chapterGate, gateCount } from './shop/gates.ts';
import { desktopNight, heroPetals, homeHero } from './shop/hero.ts';
import { ritualTable } from './shop/ritual.ts';

export type NamedPicture =
  | { name: string; format: 'svg'; draw(): string }
  /** A raster picture: drawn as SVG, rendered at a width in pixels. */
  | { name: string; format: 'png'; draw(): string; width: number };

/** The words of share images by slug, and the family in which they are set. */
export interface ShareSettings {
  words: ReadonlyMap<string, ShareWords>;
  fontFamily: string;
}

const cardCount = 78;

const svg = (name: string, draw: () => string): NamedPicture => ({ name, format: 'svg', draw });

const png = (name: string, width: number, draw: () => string): NamedPicture => ({
  name,
  format: 'png',
  width,
  draw,
});

const two = (n: number): string => String(n).padStart(2, '0');

/** Every picture in the order it is built. Share images of contents without words show the scene alone. */
export function* pictures(share: ShareSettings): Generator<NamedPicture> {
  for (const scene of scenes) {
    const { slug } = scene;
    yield svg(`thumb/${slug}`, () => drawScene(`thumb/${slug}`, scene));
    yield svg(`marketing/${slug}`, () => marketingSvg(slug));
    yield svg(`detail/${slug}`, () => detailSvg(slug));
    for (const { name, draw } of panelArt(slug)) yield svg(name, draw);
  }
  for (const id of partnerIds) yield svg(`portrait/${id}`, () => portraitSvg(id));
  for (let face = 0; face < cardCount; face += 1) {
    yield svg(`card/${face}-upright`, () => cardFace(face, 'UPRIGHT'));
    yield svg(`card/${face}-reversed`, () => cardFace(face, 'REVERSED'));
  }
  yield svg('card/back', cardBack);

  yield svg('hero/home', homeHero);
  yield svg('hero/petals', heroPetals);
  yield svg('hero/desktop-left', () => desktopNight('left'));
  yield svg('hero/desktop-right', () => desktopNight('right'));
  for (const code of bannerCodes) yield svg(`banner/${code.toLowerCase()}`, () => categoryBanner(code));
  for (const state of emptyStates) yield svg(`empty/${state}`, () => emptyState(state));
  for (let chapter = 1; chapter <= gateCount; chapter += 1)
    yield svg(`gate/${two(chapter)}`, () => chapterGate(chapter));
  yield svg('table/ritual', ritualTable);

  for (const code of Object.keys(icons) as CategoryCode[])
    yield svg(`icon/${code.toLowerCase()}`, () => categoryIconOnNight(code));
  yield svg('brand/wordmark', wordmark);
  yield svg('brand/favicon', logoMark);
  yield png('brand/apple-touch-icon', 180, maskableIcon);
  yield png('brand/icon-192', 192, logoMark);
  yield png('brand/icon-512', 512, logoMark);
  yield png('brand/maskable-192', 192, maskableIcon);
  yield png('brand/maskable-512', 512, maskableIcon);
  yield png('og/default', 1200, defaultShareSvg);
  for (const { slug } of scenes)
    yield png(`og/${slug}`, 1200, () => shareSvg(slug, share.words.get(slug), share.fontFamily));
}

/** The illustration system's public face: pictures as SVG text, for inlining; files come from `buildArt`. */
import { drawScene } from '#scene.ts';
import { sceneOf } from '#scenes/index.ts';

export type { CategoryCode } from './brand/icons.ts';
export { categoryIcon } from './brand/icons.ts';
export { logoMark, wordmark } from './brand/marks.ts';
export type { Scene } from '#scene.ts';
export type { DetailCopy, DetailRow, ElementName } from './details/copy/index.ts';
export type { BodyPanel, ClosingPanel, HookPanel, Panel, ScenePanel } from './details/panels.ts';
export { detailHanja, detailHeadings, detailPanels, detailSvg } from './details/panels.ts';
export { marketingSvg } from './marketing/index.ts';
export type { Manifest } from './build.ts';
export { partnerIds, portraitSvg } from './portraits/index.ts';
export { categoryBanner } from './shop/banners.ts';
export type { EmptyState } from './shop/empty.ts';
export { emptyState } from './shop/empty.ts';
export { chapterGate, gateCount } from './shop/gates.ts';
export { desktopNight, heroGround, homeHero } from './shop/hero.ts';
export { ritualTable } from './shop/ritual.ts';

/** The content's thumbnail as SVG, 400 × 500, safe to crop to its central square. Throws a RangeError for an unknown slug. */
export const sceneSvg = (slug: string): string => drawScene(`thumb/${slug}`, sceneOf(slug));

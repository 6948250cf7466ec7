/** The share image of the shop itself: the hero with the word mark. */
import { drawPicture } from '#scene.ts';
import { heroPicture } from '../shop/hero.ts';
import { wordmark } from '../brand/marks.ts';

/** The shop's own share image, 1200 × 630. Its words are outlines, so it needs no font. */
export function defaultShareSvg(): string {
  const inner = drawPicture('og/default', heroPicture).replace(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 420"',
    '<svg x="0" y="-285" width="1200" height="1050" viewBox="0 0 480 420"',
  );
  const mark = wordmark()
    .replaceAll('currentColor', '#fff6d8')
    .replace('var(--logo-moon, #fff6d8)', '#ffd233')
    .replace('var(--logo-thread, #ff5a6e)', '#ff5a6e')
    .replace('<svg ', '<svg x="110" y="200" width="400" height="188" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${inner}${mark}</svg>`;
}

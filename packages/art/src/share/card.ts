/** Share images, 1200 × 630: the scene at the right, the title at the left inside the safe area. */
import { drawLayer } from '#layers.ts';
import { mix } from '#kit/colour.ts';
import { palettes } from '#kit/palette.ts';
import { createPen } from '#kit/pen.ts';
import { el, escapeXml, round } from '#kit/svg.ts';
import { sceneSize, svgDocument } from '#scene.ts';
import { sceneOf } from '#scenes/index.ts';
import { wordmark } from '../brand/marks.ts';
import { nightOf } from '../details/night.ts';

const width = 1200;
const height = 630;

/** Width of a run of text in ems: Hangul fills its square, Latin and figures about half. */
const ems = (text: string): number =>
  [...text].reduce((sum, ch) => sum + (ch === ' ' ? 0.26 : /[\u1100-\uffff]/.test(ch) ? 0.92 : 0.55), 0);

/** A line should end where the sense does: after a comma gladly, never before or after a lone syllable. */
function breakCost(before: string, after: string): number {
  const lone = (word: string): boolean => word.replace(/[,.?!]/g, '').length === 1;
  if (before.endsWith(',')) return -2;
  return (lone(before) ? 3 : 0) + (lone(after) ? 2 : 0);
}

/** Breaks at spaces into as few lines of at most `limit` ems as will do, balanced, and broken by sense. */
export function breakLines(text: string, limit: number): string[] {
  const words = text.split(' ');
  const breakInto = (from: number, lines: number): string[] => {
    if (lines <= 1) return [words.slice(from).join(' ')];
    let best: string[] = [];
    let least = Infinity;
    for (let to = from + 1; to <= words.length - lines + 1; to += 1) {
      const broken = [words.slice(from, to).join(' '), ...breakInto(to, lines - 1)];
      const cost = Math.max(...broken.map(ems)) + breakCost(words[to - 1] ?? '', words[to] ?? '');
      if (cost < least) {
        least = cost;
        best = broken;
      }
    }
    return best;
  };
  for (let lines = 1; lines < words.length; lines += 1) {
    const broken = breakInto(0, lines);
    if (Math.max(...broken.map(ems)) <= limit) return broken;
  }
  return words;
}

export interface ShareWords {
  title: string;
  subtitle?: string;
}

/** Our own word mark with its colours filled in, for a renderer without a page's styles. */
const colouredMark = (): string =>
  wordmark()
    .replaceAll('currentColor', '#fff6d8')
    .replace('var(--logo-moon, #fff6d8)', '#ffd233')
    .replace('var(--logo-thread, #ff5a6e)', '#ff5a6e')
    .replace('<svg ', '<svg x="96" y="84" width="136" height="64" ');

/** The share image of a content as SVG; text is set in `fontFamily`, which the renderer must have. */
export function shareSvg(slug: string, words: ShareWords | undefined, fontFamily: string): string {
  const scene = sceneOf(slug);
  const dark = palettes[nightOf(scene.palette)];
  const pen = createPen({
    name: `og/${slug}`,
    seed: slug,
    ...sceneSize,
    palette: palettes[scene.palette],
    light: scene.light,
  });
  const body = scene.layers.map((layer) => drawLayer(pen, layer)).join('');
  const zoom = 1.7;
  const disc = { cx: 880, cy: 315, r: 340 };
  const ground = pen.with({ palette: dark }).linear(
    [
      [0, mix(mix(dark.skyTop, dark.skyMid, 0.3), dark.ink, 0.2)],
      [1, mix(dark.skyTop, dark.ink, 0.6)],
    ],
    { from: [0, 0], to: [0.4, 1] },
  );
  const clip = pen.define((id) => el('clipPath', { id }, el('circle', disc)));
  const large = words ? breakLines(words.title, 6.2) : [];
  const title = words && large.length > 2 ? breakLines(words.title, 7.6) : large;
  const size = large.length > 2 ? 60 : 74;
  const subtitle = words?.subtitle ? breakLines(words.subtitle, 14) : [];
  const block = title.length * size * 1.26 + (subtitle.length ? 28 + subtitle.length * 40 : 0);
  let y = 190 + Math.max(0, (330 - block) / 2) + size * 0.86;
  const line = (text: string, at: number, px: number, fill: string, weight: number): string =>
    `<text x="96" y="${round(at)}" font-family="${escapeXml(fontFamily)}" font-size="${px}" font-weight="${weight}" letter-spacing="${round(px * -0.03)}" fill="${fill}">${escapeXml(text)}</text>`;
  let text = '';
  for (const part of title) {
    text += line(part, y, size, '#ffffff', 700);
    y += size * 1.26;
  }
  y += 2;
  for (const part of subtitle) {
    text += line(part, y, 30, '#e9dcf7', 500);
    y += 42;
  }
  return svgDocument(
    { width, height, alt: words?.title ?? scene.alt },
    pen.definitions(),
    el('rect', { width, height, fill: ground }),
    el('circle', {
      ...disc,
      r: disc.r + 16,
      fill: 'none',
      stroke: '#f0cf86',
      'stroke-width': 1.5,
      opacity: 0.5,
    }),
    el(
      'g',
      { 'clip-path': `url(#${clip})` },
      el(
        'g',
        {
          transform: `translate(${round(disc.cx - (sceneSize.width / 2) * zoom)} ${round(disc.cy - 232 * zoom)})scale(${zoom})`,
        },
        body,
      ),
    ),
    colouredMark(),
    text,
    el('path', {
      d: 'M0 0C44-14 80 12 124 0C168-12 204 14 248 0',
      transform: `translate(96 ${round(y + 4)})`,
      fill: 'none',
      stroke: '#ff5a6e',
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detailPanels, type Panel } from '@wolha/art';
import type { DetailPanel } from '@wolha/contract';
import type { ArtShelf } from './ports.ts';

/** The shelf of a built site: addresses carry each drawing's hash, so a changed drawing has a new address. */
export function openArtShelf(clientDirectory: string): ArtShelf {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, 'art/manifest.json'), 'utf8')) as Record<
    string,
    string
  >;
  return createArtShelf((name) => {
    const file = manifest[name];
    if (file === undefined) throw new Error(`The drawing ${name} was not built.`);
    return `/art/${file}`;
  });
}

export const createArtShelf = (url: (name: string) => string): ArtShelf => ({
  url,
  panels: (slug) => detailPanels(slug).map((panel) => panelOnWire(panel, url)),
});

function panelOnWire(panel: Panel, url: (name: string) => string): DetailPanel {
  const { art, kind, width, height, tone, inset } = panel;
  return {
    kind,
    imageUrl: url(art),
    width,
    height,
    tone,
    inset: [inset[0], inset[1]],
    alt: '',
    title: [],
    text: null,
    lines: [],
    rows: [],
    ...wordsOf(panel),
  };
}

function wordsOf(panel: Panel): Partial<DetailPanel> {
  switch (panel.kind) {
    case 'scene':
      return { alt: panel.copy.alt };
    case 'hook':
      return { title: [...panel.copy.title], lines: [...panel.copy.lines] };
    case 'closing':
      return { title: [...panel.copy.lines] };
    case 'chart':
    case 'cards':
      return {
        title: [...panel.copy.headline],
        text: panel.copy.lead,
        rows: panel.copy.rows.map(({ glyph, line, ...row }) => ({ ...row, sign: glyph, text: line })),
      };
  }
}

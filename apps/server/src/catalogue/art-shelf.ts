import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detailPanels } from '@wolha/art';
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

export function createArtShelf(url: (name: string) => string): ArtShelf {
  return {
    url,
    panels: (slug) => detailPanels(slug).map(({ art, ...words }) => ({ ...words, imageUrl: url(art) })),
  };
}

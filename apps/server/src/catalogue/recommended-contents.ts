import type { ContentRow } from './repository.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

const FROM_EACH = 3;

/** The first few of each category, taken in turns so that neighbours differ in kind; each content once. */
export function recommendedContents({ categories }: Pick<CatalogueSnapshot, 'categories'>): ContentRow[] {
  const chosen = new Map<number, ContentRow>();
  for (let turn = 0; turn < FROM_EACH; turn += 1) {
    for (const { contents } of categories) {
      const next = contents.find((content) => !chosen.has(content.id));
      if (next) chosen.set(next.id, next);
    }
  }
  return [...chosen.values()];
}

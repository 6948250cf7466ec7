import type { DetailPanel } from '@wolha/contract';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';

/** The illustration system as the catalogue sees it: public addresses of built drawings. */
export interface ArtShelf {
  /** The address of a drawing by its name, e.g. `thumb/love-manual`. Throws for a name that was not built. */
  url(name: string): string;
  /** The panels of a content's long detail picture, each with the words set over it. */
  panels(slug: string): DetailPanel[];
}

export interface CataloguePorts {
  db: Database;
  clock: Clock;
  art: ArtShelf;
}

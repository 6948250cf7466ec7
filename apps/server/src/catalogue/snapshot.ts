import type { CataloguePorts } from './ports.ts';
import {
  listCategories,
  listContents,
  listCreditPackages,
  listMemberships,
  listPartners,
  listQuestionCategories,
  type CategoryRow,
  type ContentRow,
  type CreditPackageRow,
  type PartnerRow,
  type QuestionCategoryRow,
} from './repository.ts';

/** The catalogue as it stood at one moment. Unpublished contents are in `contents` only: what was bought stays readable. */
export interface CatalogueSnapshot {
  contents: ReadonlyMap<number, ContentRow>;
  categories: readonly { category: CategoryRow; contents: readonly ContentRow[] }[];
  /** Open or not: who may see which is `visiblePartners`. */
  partners: readonly PartnerRow[];
  questionCategories: ReadonlyMap<number, QuestionCategoryRow>;
  /** On sale or not, in the order they are offered. */
  creditPackages: readonly CreditPackageRow[];
}

export type Catalogue = () => Promise<CatalogueSnapshot>;

const FRESH_MS = 5_000;

/**
 * The catalogue is small and read on every page: it is kept in memory, and read again in the background once it is
 * some seconds old. Whoever asks gets what is held at once, so that asking never needs a connection of its own: inside
 * a transaction on the embedded database, which has one, waiting for a second would be for ever. Ask once at start.
 */
export function createCatalogue(ports: Pick<CataloguePorts, 'db' | 'clock'>): Catalogue {
  let held: CatalogueSnapshot | null = null;
  let readAt = 0;
  return async () => {
    const now = ports.clock.now().getTime();
    if (held !== null && Math.abs(now - readAt) < FRESH_MS) return held;
    readAt = now;
    const reading = readSnapshot(ports).then((snapshot) => (held = snapshot));
    if (held === null) return reading;
    // A failed look leaves what is held; the next one comes in a few seconds.
    reading.catch(() => undefined);
    return held;
  };
}

async function readSnapshot({ db }: Pick<CataloguePorts, 'db'>): Promise<CatalogueSnapshot> {
  // One after another on one connection: opening five more costs a starting process more than it saves.
  const contents = await listContents(db);
  const categories = await listCategories(db);
  const memberships = await listMemberships(db);
  const partners = await listPartners(db);
  const questionCategories = await listQuestionCategories(db);
  const creditPackages = await listCreditPackages(db);
  const byId = new Map(contents.map((content) => [content.id, content]));
  return {
    contents: byId,
    categories: categories.map((category) => ({
      category,
      contents: memberships
        .filter((membership) => membership.categoryCode === category.code)
        .map((membership) => byId.get(membership.contentId))
        .filter((content) => content !== undefined && content.published) as ContentRow[],
    })),
    partners,
    questionCategories: new Map(questionCategories.map((category) => [category.id, category])),
    creditPackages,
  };
}

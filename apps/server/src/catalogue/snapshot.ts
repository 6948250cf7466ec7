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

/** The catalogue is small and read on every page: it is kept in memory and read again every few seconds. */
export function createCatalogue(ports: Pick<CataloguePorts, 'db' | 'clock'>): Catalogue {
  let held: { snapshot: Promise<CatalogueSnapshot>; at: number } | null = null;
  return () => {
    const now = ports.clock.now().getTime();
    if (held && Math.abs(now - held.at) < FRESH_MS) return held.snapshot;
    const snapshot = readSnapshot(ports);
    held = { snapshot, at: now };
    snapshot.catch(() => (held = null));
    return snapshot;
  };
}

async function readSnapshot({ db }: Pick<CataloguePorts, 'db'>): Promise<CatalogueSnapshot> {
  const [contents, categories, memberships, partners, questionCategories, creditPackages] = await Promise.all(
    [
      listContents(db),
      listCategories(db),
      listMemberships(db),
      listPartners(db),
      listQuestionCategories(db),
      listCreditPackages(db),
    ],
  );
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

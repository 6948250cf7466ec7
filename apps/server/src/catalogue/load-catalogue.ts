import type { Database } from '#platform/database/database.ts';
import type { Catalogue } from './content-files/catalogue.ts';
import { readContentDirectory } from './content-files/read-content-directory.ts';
import {
  lockCatalogue,
  replaceCategories,
  replaceContents,
  replaceCreditPackages,
  replacePartners,
  replaceQuestionCategories,
} from './repository.ts';

/**
 * Brings the catalogue in the database to what the files say, as one change. Loading the same files again changes
 * nothing. Throws with every problem, by file and line, when the files are not in order; nothing is changed then.
 */
export async function loadCatalogue(db: Database, directory: string): Promise<Catalogue> {
  const files = readContentDirectory(directory);
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    await replaceContents(
      tx,
      files.contents.map(({ categories: _categories, ...content }) => content),
    );
    await replaceCategories(
      tx,
      files.categories.map(({ code, name, tagline }, homeOrder) => ({ code, name, tagline, homeOrder })),
      files.categories.flatMap(({ code, contents }) =>
        contents.map((contentId, position) => ({ categoryCode: code, contentId, position })),
      ),
    );
    await replacePartners(tx, files.partners);
    await replaceQuestionCategories(
      tx,
      files.questionCategories.map((category, position) => ({ ...category, position })),
    );
    await replaceCreditPackages(
      tx,
      files.creditPackages.map(({ recommended, ...rest }, position) => ({
        ...rest,
        isRecommended: recommended,
        position,
      })),
    );
  });
  return files;
}

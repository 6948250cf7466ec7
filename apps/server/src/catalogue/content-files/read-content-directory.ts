import { SPREADS } from '@wolha/tarot/deck';
import type { z } from 'zod';
import type { Catalogue, CatalogueContent, CataloguePage, CataloguePartner, PageName } from './catalogue.ts';
import { openContentFolder } from './content-folder.ts';
import { crossCheck, type Listed } from './cross-check.ts';
import { templateFaults } from './page-template.ts';
import { ContentFilesError, type Problem } from './problem.ts';
import {
  nameProblems,
  readIntro,
  readMarkdownEntry,
  readYamlEntry,
  type MarkdownEntry,
  type TextFile,
} from './read-entry.ts';
import { contentBreaches, creditPackageBreaches, type Breach } from './rules.ts';
import * as schema from './schema.ts';
import { problemAt, type YamlSource } from './yaml-source.ts';

/** What one file gave: its part of the catalogue, or null and the problems that say why. */
interface Read<Item, Shape = unknown> {
  readonly item: Item | null;
  readonly entry: MarkdownEntry<Shape> | null;
  readonly problems: readonly Problem[];
}

/**
 * Reads the shop's content folder: the catalogue and the rules pages, checked as a whole. Throws
 * {@link ContentFilesError} with every problem of every file at once, each with its file and line.
 */
export function readContentDirectory(directory: string): Catalogue {
  const folder = openContentFolder(directory);
  const contents = folder.markdown('contents').map(readContent);
  const partners = folder.markdown('partners').map(readPartner);
  const terms = readPage('terms', folder.file('pages/terms.md'));
  const privacy = readPage('privacy', folder.file('pages/privacy.md'));
  const refund = readPage('refund', folder.file('pages/refund.md'));
  const categories = readList(folder.file('categories.yaml'), schema.categoriesFile);
  const questionCategories = readList(folder.file('question-categories.yaml'), schema.questionCategoriesFile);
  const packages = readList(folder.file('credit-packages.yaml'), schema.creditPackagesFile);

  const problems = [
    ...folder.problems,
    ...[...contents, ...partners, terms, privacy, refund].flatMap((read) => read.problems),
    ...[categories, questionCategories, packages].flatMap((read) => read.problems),
    ...(packages.list === null
      ? []
      : breachProblems(packages.list.source, creditPackageBreaches(packages.list.data))),
    ...crossCheck({
      contents: contents.flatMap((read) => read.entry ?? []),
      partners: partners.flatMap((read) => read.entry ?? []),
      categories: categories.list,
      questionCategories: questionCategories.list,
    }),
  ];
  if (problems.length > 0) throw new ContentFilesError(problems);

  return {
    contents: contents.map(whole).toSorted((a, b) => a.id - b.id),
    categories: categories.list?.data ?? [],
    partners: partners.map(whole).toSorted((a, b) => a.id - b.id),
    questionCategories: questionCategories.list?.data ?? [],
    creditPackages: packages.list?.data ?? [],
    pages: { terms: whole(terms), privacy: whole(privacy), refund: whole(refund) },
  };
}

/** After every problem was reported, each file gave its item. */
function whole<Item>(read: Read<Item>): Item {
  if (read.item === null) throw new Error('A content file without problems gave nothing.');
  return read.item;
}

function readContent(file: TextFile): Read<CatalogueContent, schema.ContentFrontMatter> {
  const { entry, problems } = readMarkdownEntry(file, schema.contentFrontMatter);
  if (entry === null) return { item: null, entry, problems };
  const premium = entry.data?.purchaseType === 'PREMIUM';
  const { intro, problems: introProblems } = readIntro(
    entry,
    premium ? { least: 2, most: 4 } : { least: 1, most: 2 },
  );
  const { data } = entry;
  return {
    item: data === null ? null : catalogueContent(data, intro),
    entry,
    problems: [
      ...problems,
      ...introProblems,
      ...nameProblems(entry, 2),
      ...(data === null ? [] : breachProblems(entry.source, contentBreaches(data))),
    ],
  };
}

function catalogueContent(
  { tarot, freeTitle, art, ...content }: schema.ContentFrontMatter,
  intro: string,
): CatalogueContent {
  return {
    ...content,
    freeTitle: freeTitle ?? null,
    tarot: tarot === undefined ? null : { spread: SPREADS[tarot.spread], questions: tarot.questions },
    art: art ?? content.slug,
    intro,
  };
}

function readPartner(file: TextFile): Read<CataloguePartner, schema.PartnerFrontMatter> {
  const { entry, problems } = readMarkdownEntry(file, schema.partnerFrontMatter);
  if (entry === null) return { item: null, entry, problems };
  const { intro, problems: introProblems } = readIntro(entry, { least: 1, most: 3 });
  if (entry.data === null) return { item: null, entry, problems: [...problems, ...introProblems] };
  const { questionCategories, ...partner } = entry.data;
  return {
    item: { ...partner, questionCategoryIds: questionCategories, intro },
    entry,
    problems: [...problems, ...introProblems, ...nameProblems(entry, 1)],
  };
}

function readPage(name: PageName, file: TextFile | null): Read<CataloguePage> {
  if (file === null) return { item: null, entry: null, problems: [] };
  const { entry, problems } = readMarkdownEntry(file, schema.pageFrontMatter);
  if (entry === null) return { item: null, entry, problems };
  const faults = templateFaults(entry.body).map(({ line, message }) => ({
    file: file.file,
    line: entry.bodyLine + line - 1,
    message,
  }));
  return {
    item: entry.data === null ? null : { name, ...entry.data, template: entry.body.trim() },
    entry,
    problems: [...problems, ...faults],
  };
}

function readList<T extends z.ZodType>(
  file: TextFile | null,
  shape: T,
): { list: Listed<z.output<T>> | null; problems: readonly Problem[] } {
  if (file === null) return { list: null, problems: [] };
  const { source, data, problems } = readYamlEntry(file, shape);
  return { list: source === null || data === null ? null : { source, data }, problems };
}

function breachProblems(source: YamlSource, breaches: readonly Breach[]): Problem[] {
  return breaches.map(({ path, message }) => problemAt(source, path, message));
}

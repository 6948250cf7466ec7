import { categoryCode } from '@wolha/contract';
import type { MarkdownEntry } from './read-entry.ts';
import type { Problem } from './problem.ts';
import { repeats } from './rules.ts';
import type {
  CategoryEntry,
  ContentFrontMatter,
  PartnerFrontMatter,
  QuestionCategoryEntry,
} from './schema.ts';
import { problemAt, type Path, type YamlSource } from './yaml-source.ts';

export interface Listed<T> {
  readonly source: YamlSource;
  readonly data: T;
}

/** What was read of every file. Files that could not be typed stay out, but the ids they claim are known. */
export interface ReadFiles {
  readonly contents: readonly MarkdownEntry<ContentFrontMatter>[];
  readonly partners: readonly MarkdownEntry<PartnerFrontMatter>[];
  readonly categories: Listed<readonly CategoryEntry[]> | null;
  readonly questionCategories: Listed<readonly QuestionCategoryEntry[]> | null;
}

/** What must hold between files: identities, references, and membership told the same from both sides. */
export function crossCheck(files: ReadFiles): Problem[] {
  return [
    ...identityProblems(files.contents, ['id', 'slug', 'title']),
    ...identityProblems(files.partners, ['id', 'slug', 'name']),
    ...chapterTitleProblems(typed(files.contents)),
    ...recommendationProblems(files.contents),
    ...categoryProblems(files),
    ...questionCategoryProblems(files),
  ];
}

/** Two files may not claim one id, slug or name. Read from the raw values, so that a file with other faults counts too. */
function identityProblems(entries: readonly MarkdownEntry<unknown>[], fields: readonly string[]): Problem[] {
  return fields.flatMap((field) => {
    const owners = new Map<unknown, string>();
    return entries.flatMap(({ source }) => {
      const value = rawField(source, field);
      const owner = owners.get(value);
      if (value === undefined || owner === undefined) {
        owners.set(value, source.file);
        return [];
      }
      return [problemAt(source, [field], `${JSON.stringify(value)}: ${owner}와 같습니다`)];
    });
  });
}

function chapterTitleProblems(contents: readonly Listed<ContentFrontMatter>[]): Problem[] {
  const owners = new Map<string, YamlSource>();
  return contents.flatMap(({ source, data }) =>
    data.chapters.flatMap(({ title }, index) => {
      const owner = owners.get(title);
      owners.set(title, owner ?? source);
      if (owner === undefined || owner === source) return [];
      return [
        problemAt(source, ['chapters', index, 'title'], `“${title}”: ${owner.file}에도 있는 장 제목입니다`),
      ];
    }),
  );
}

function recommendationProblems(entries: readonly MarkdownEntry<ContentFrontMatter>[]): Problem[] {
  const known = claimedIds(entries);
  const hidden = new Set(typed(entries).flatMap(({ data }) => (data.published ? [] : [data.id])));
  return typed(entries).flatMap(({ source, data }) =>
    data.recommendations.flatMap((id, index) => {
      const path = ['recommendations', index];
      if (!known.has(id)) return [problemAt(source, path, `${id}: 없는 콘텐츠입니다`)];
      if (data.published && hidden.has(id))
        return [problemAt(source, path, `${id}: 공개하지 않은 콘텐츠입니다`)];
      return [];
    }),
  );
}

function categoryProblems({ contents, categories }: ReadFiles): Problem[] {
  if (categories === null) return [];
  const { source, data } = categories;
  const known = claimedIds(contents);
  const byId = new Map(typed(contents).map((content) => [content.data.id, content]));
  const at = (path: Path, message: string) => problemAt(source, path, message);

  const codes = data.map((category) => category.code);
  const missing = categoryCode.options.filter((code) => !codes.includes(code));
  const ordered = data.flatMap((category, place) => [
    ...repeats(category.contents, [place, 'contents']).map(({ path, message }) => at(path, message)),
    ...category.contents.flatMap((id, index) => {
      if (!known.has(id)) return [at([place, 'contents', index], `${id}: 없는 콘텐츠입니다`)];
      const content = byId.get(id);
      if (content === undefined || content.data.categories.includes(category.code)) return [];
      return [
        at(
          [place, 'contents', index],
          `${id}: ${content.source.file}의 categories에는 이 카테고리가 없습니다`,
        ),
      ];
    }),
  ]);
  const unordered = typed(contents).flatMap((content) =>
    content.data.categories.flatMap((code, index) => {
      const category = data.find((candidate) => candidate.code === code);
      if (category === undefined || category.contents.includes(content.data.id)) return [];
      const message = `${code}: ${source.file}의 목록에 이 콘텐츠가 없습니다`;
      return [problemAt(content.source, ['categories', index], message)];
    }),
  );
  return [
    ...missing.map((code) => at([], `${code}: 카테고리 하나가 빠져 있습니다`)),
    ...codes.flatMap((code, place) =>
      codes.indexOf(code) < place ? [at([place, 'code'], `${code}: 두 번 있습니다`)] : [],
    ),
    ...ordered,
    ...unordered,
  ];
}

function questionCategoryProblems({ partners, questionCategories }: ReadFiles): Problem[] {
  if (questionCategories === null) return [];
  const { source, data } = questionCategories;
  const ids = data.map((category) => category.id);
  return [
    ...ids.flatMap((id, place) =>
      ids.indexOf(id) < place ? [problemAt(source, [place, 'id'], `${id}: 두 번 있습니다`)] : [],
    ),
    ...data.flatMap((category, place) =>
      repeats(category.questions, [place, 'questions']).map(({ path, message }) =>
        problemAt(source, path, message),
      ),
    ),
    ...typed(partners).flatMap((partner) =>
      partner.data.questionCategories.flatMap((id, index) =>
        ids.includes(id)
          ? []
          : [problemAt(partner.source, ['questionCategories', index], `${id}: 없는 질문 갈래입니다`)],
      ),
    ),
  ];
}

function typed<T>(entries: readonly MarkdownEntry<T>[]): Listed<T>[] {
  return entries.flatMap(({ source, data }) => (data === null ? [] : [{ source, data }]));
}

function claimedIds(entries: readonly MarkdownEntry<unknown>[]): Set<unknown> {
  return new Set(entries.map(({ source }) => rawField(source, 'id')));
}

function rawField({ value }: YamlSource, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
}

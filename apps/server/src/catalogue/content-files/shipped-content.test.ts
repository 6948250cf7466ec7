import { describe, expect, test } from 'vitest';
import { contentDirectory } from '#platform/paths.ts';
import { renderPageTemplate, PAGE_VARIABLES, type PageVariable } from './page-template.ts';
import { readContentDirectory } from './read-content-directory.ts';

const catalogue = readContentDirectory(contentDirectory);
const byId = new Map(catalogue.contents.map((content) => [content.id, content]));
const free = (id: number) => byId.get(id)?.purchaseType === 'FREE';

describe('the catalogue that ships', () => {
  test('is whole', () => {
    expect(catalogue.contents).toHaveLength(45);
    expect(catalogue.categories).toHaveLength(9);
    expect(catalogue.partners).toHaveLength(8);
    expect(catalogue.questionCategories.flatMap((category) => category.questions)).toHaveLength(41);
    expect(catalogue.creditPackages).toHaveLength(5);
  });

  test('shows no content twice in the BEST rows of the home page', () => {
    const best = catalogue.categories.flatMap((category) => category.contents.slice(0, 3));
    expect(new Set(best).size).toBe(27);
  });

  test('holds one free content in the BEST row of every category that has one', () => {
    for (const category of catalogue.categories) {
      const shown = category.contents.slice(0, 3).filter(free);
      expect([category.code, shown.length]).toEqual([category.code, category.contents.some(free) ? 1 : 0]);
    }
  });

  test('recommends across services, and always something free or something to buy', () => {
    for (const content of catalogue.contents) {
      const recommended = content.recommendations.flatMap((id) => byId.get(id) ?? []);
      expect([content.id, new Set(recommended.map(({ serviceType }) => serviceType)).size]).toEqual([
        content.id,
        2,
      ]);
      expect([content.id, new Set(recommended.map(({ purchaseType }) => purchaseType)).size]).toEqual([
        content.id,
        2,
      ]);
    }
  });

  test('lets every content be found from another', () => {
    const reachable = new Set(catalogue.contents.flatMap((content) => content.recommendations));
    expect(catalogue.contents.filter((content) => !reachable.has(content.id))).toEqual([]);
  });

  test('offers every question category through an open adviser', () => {
    const open = catalogue.partners.filter((partner) => partner.status === 'ON');
    const covered = new Set(open.flatMap((partner) => partner.questionCategoryIds));
    expect(catalogue.questionCategories.filter((category) => !covered.has(category.id))).toEqual([]);
  });

  test('promises nothing it cannot keep and frightens nobody', () => {
    const words = catalogue.contents.flatMap((content) => [
      content.title,
      content.subtitle,
      content.intro,
      ...content.chapters.map((chapter) => chapter.title),
    ]);
    const banned = /반드시|무조건|100\s?%|확실히|틀림없이|대박|소름|충격|이혼수|과부|굿|부적|수명|임신/;
    expect(
      [...words, ...catalogue.partners.map((partner) => partner.intro)].filter((text) => banned.test(text)),
    ).toEqual([]);
  });

  test('opens no two intros with the same word', () => {
    const openings = catalogue.contents.map((content) => content.intro.split(/\s/)[0]);
    expect(openings.filter((word, index) => openings.indexOf(word) < index)).toEqual([]);
  });

  test('leaves nothing of the template in the pages, with or without a model', () => {
    const variables = Object.fromEntries(Object.keys(PAGE_VARIABLES).map((name) => [name, '값'])) as Record<
      PageVariable,
      string
    >;
    for (const page of Object.values(catalogue.pages)) {
      for (const on of [true, false]) {
        const text = renderPageTemplate(page.template, { variables, conditions: { model: on, support: on } });
        expect(text).not.toMatch(/[{}]/);
        expect(text.includes('인공지능')).toBe(on && page.name !== 'refund');
      }
    }
  });
});

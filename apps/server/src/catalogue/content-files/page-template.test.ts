import { describe, expect, test } from 'vitest';
import {
  PAGE_VARIABLES,
  renderPageTemplate,
  templateFaults,
  type PageValues,
  type PageVariable,
} from './page-template.ts';

const variables = Object.fromEntries(
  Object.keys(PAGE_VARIABLES).map((name) => [name, `<${name}>`]),
) as Record<PageVariable, string>;
const values = (model: boolean): PageValues => ({ variables, conditions: { model, support: false } });

const TEMPLATE = `상호: {{business.name}}, 전화 {{ business.phone }}

{{#model}}
모델이 씁니다.
{{#support}}
고객센터에 물어보세요.
{{/support}}
{{/model}}
{{^model}}
직접 씁니다.
{{/model}}

끝`;

describe('rendering', () => {
  test('fills in values and keeps the lines of a condition that holds', () => {
    expect(renderPageTemplate(TEMPLATE, values(true))).toBe(
      '상호: <business.name>, 전화 <business.phone>\n\n모델이 씁니다.\n\n끝\n',
    );
  });

  test('keeps the other lines when it does not hold', () => {
    expect(renderPageTemplate(TEMPLATE, values(false))).toBe(
      '상호: <business.name>, 전화 <business.phone>\n\n직접 씁니다.\n\n끝\n',
    );
  });

  test('leaves a value as it is, whatever it looks like', () => {
    const odd = { ...values(true), variables: { ...variables, 'business.name': '$& {{model}}' } };
    expect(renderPageTemplate('{{business.name}}', odd)).toBe('$& {{model}}\n');
  });
});

describe('faults', () => {
  test('a good template has none', () => {
    expect(templateFaults(TEMPLATE)).toEqual([]);
  });

  test.each([
    ['{{business.nick}}', 1, '모르는 값'],
    ['{{#weather}}\n{{/weather}}', 1, '모르는 조건'],
    ['가\n{{#model}}', 2, '닫히지 않았습니다'],
    ['{{#model}}\n{{/support}}', 2, '짝이 맞지 않습니다'],
    ['{{/model}}', 1, '짝이 맞지 않습니다'],
    ['글 {{#model}} 글', 1, '한 줄에 있습니다'],
    ['{{business.name', 1, '짝이 맞지 않거나'],
    ['{{business.name}}을 찾습니다', 1, '값 바로 뒤의 조사 “을”'],
  ])('%j', (template, line, message) => {
    expect(templateFaults(template)).toContainEqual({
      line,
      message: expect.stringContaining(message) as string,
    });
  });

  test('a particle that fits any sound is none', () => {
    expect(templateFaults('{{page.effectiveDate}}부터 {{business.name}}에서')).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkdown, type Block, type Line } from './parse-markdown.ts';

const plain = (text: string) => ({ text, weight: 'plain' });
const strong = (text: string) => ({ text, weight: 'strong' });

const linesOf = (block: Block): readonly Line[] =>
  'items' in block ? block.items : 'lines' in block ? block.lines : [];
const textOf = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => linesOf(block).map((line) => line.map((span) => span.text).join(''))).join('\n');

describe('an answer in Markdown', () => {
  test('is read into its blocks', () => {
    expect(
      parseMarkdown(
        '**갈 수 있어요.** 다만\n순서가 있어요.\n\n1. 먼저\n2. **나중에**\n\n- 하나\n\n- 둘\n\n> 말\n\n---',
      ),
    ).toEqual([
      { kind: 'paragraph', lines: [[strong('갈 수 있어요.'), plain(' 다만')], [plain('순서가 있어요.')]] },
      { kind: 'numbers', start: 1, items: [[plain('먼저')], [strong('나중에')]] },
      { kind: 'bullets', items: [[plain('하나')], [plain('둘')]] },
      { kind: 'quote', lines: [[plain('말')]] },
      { kind: 'rule' },
    ]);
  });

  test('keeps markup and links as the text they are', () => {
    const text = '<img src=x onerror=alert(1)> [눌러](javascript:alert(1)) ![x](y)';
    expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', lines: [[plain(text)]] }]);
  });

  test('leaves a lone star alone, and takes it as begun while the text is still coming', () => {
    expect(parseMarkdown('2 * 3')).toEqual([{ kind: 'paragraph', lines: [[plain('2 * 3')]] }]);
    expect(parseMarkdown('네. **먼저 말을')).toEqual([
      { kind: 'paragraph', lines: [[plain('네. **먼저 말을')]] },
    ]);
    expect(parseMarkdown('네. **먼저 말을', true)).toEqual([
      { kind: 'paragraph', lines: [[plain('네. '), strong('먼저 말을')]] },
    ]);
  });

  test('shows no half of a mark at any point of being written', () => {
    const whole = '**답이에요.** 그리고 **둘째**\n\n1. **하나** 둘';
    for (let end = 0; end <= whole.length; end += 1)
      expect(textOf(parseMarkdown(whole.slice(0, end), true)), whole.slice(0, end)).not.toContain('*');
  });

  test('loses no word, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const letters = (some: string) => [...some].filter((one) => /[\p{L}]/u.test(one)).join('');
        expect(letters(textOf(parseMarkdown(text)))).toBe(letters(text));
      }),
      { seed: 20261121 },
    );
  });

  test.each([
    ['nested quotes', '>'.repeat(100_000)],
    ['an emphasis bomb', '*a **b '.repeat(15_000)],
    ['nested brackets', '['.repeat(50_000) + ']('.repeat(25_000)],
    ['lines of numbers', '1. '.repeat(30_000)],
  ])('%s of 100 KB is read in a moment', (_name, text) => {
    const started = performance.now();
    parseMarkdown(text);
    parseMarkdown(text, true);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

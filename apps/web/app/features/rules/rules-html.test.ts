import { expect, test } from 'vitest';
import { rulesHtml } from './rules-html.server.ts';

test('links within the shop stay in the window; others open their own and learn nothing', () => {
  expect(rulesHtml('[환불](/refund)')).toBe('<p><a href="/refund">환불</a></p>\n');
  expect(rulesHtml('[문의](https://pf.example/chat)')).toBe(
    '<p><a href="https://pf.example/chat" target="_blank" rel="noreferrer">문의</a></p>\n',
  );
});

test.each([
  '[a](javascript:alert(1))',
  '[a](//evil.example)',
  '[a](data:text/html,x)',
  '[a](http://evil.example)',
])('%s leads nowhere (A52)', (text) => {
  expect(rulesHtml(text)).not.toContain('<a');
});

test('a picture is never fetched from anywhere (A54)', () => {
  expect(rulesHtml('![a](https://evil.example/?d=secret)')).not.toContain('<img');
});

test('markup is shown, not run (A52)', () => {
  expect(rulesHtml('<img src=x onerror=alert(1)>')).not.toContain('<img');
});

test('a table scrolls in its own place and goes by its section', () => {
  const html = rulesHtml('## 2. "보유" 기간\n\n| a | b |\n| - | - |\n| 1 | 2 |');
  expect(html).toContain('aria-label="2. &quot;보유&quot; 기간 표" tabindex="0"><table>');
});

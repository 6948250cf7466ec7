import { expect, test } from 'vitest';
import { shareRepeats, withoutLeadingNoughts } from '#cards/frame/share-repeats.ts';

const long = `<path d="${'M0 0L10 10'.repeat(20)}"/>`;

test('a long group that comes back is written once and used in both places', () => {
  const { marks, definitions } = shareRepeats(
    `<g transform="a">${long}</g><g transform="b">${long}</g>`,
    'p',
  );
  expect(definitions).toBe(`<g id="p-s0">${long}</g>`);
  expect(marks).toBe('<g transform="a"><use href="#p-s0"/></g><g transform="b"><use href="#p-s0"/></g>');
});

test('what is short, or stands once, stays where it is', () => {
  const svg = `<g><path d="M0 0"/></g><g><path d="M0 0"/></g><g>${long}</g>`;
  expect(shareRepeats(svg, 'p')).toEqual({ marks: svg, definitions: '' });
});

test('groups inside a shared group go with it', () => {
  const inner = `<g fill="a">${long}</g>`;
  const outer = `<g transform="t">${inner}${inner}</g>`;
  const { marks, definitions } = shareRepeats(outer + outer, 'p');
  expect(marks.match(/<use /g)).toHaveLength(2);
  expect(definitions.match(/<path /g)).toHaveLength(2);
});

test('only the nought before a point goes', () => {
  expect(withoutLeadingNoughts('M0.5 10.5L-0.25 0 opacity="0.8" id="card0-0.x" 100.05')).toBe(
    'M.5 10.5L-.25 0 opacity=".8" id="card0-0.x" 100.05',
  );
});

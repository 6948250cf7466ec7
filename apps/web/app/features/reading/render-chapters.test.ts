import { expect, test } from 'vitest';
import type { ReadingBlock } from '@wolha/contract';
import { renderChapters } from './render-chapters.server.ts';

const rendered = (block: ReadingBlock) =>
  renderChapters([{ title: '첫째', answer: '답', blocks: [block] }])[0]?.blocks[0];

test('what is marked is marked in prose and in remarks, and never shows its marks', () => {
  expect(rendered({ kind: 'prose', markdown: '당신은 **한 사람**을 봅니다.' })).toEqual({
    kind: 'prose',
    html: '<p>당신은 <strong>한 사람</strong>을 봅니다.</p>\n',
  });
  expect(rendered({ kind: 'notes', items: ['애정은 **챙기는 손끝**에서 드러나요.'] })).toEqual({
    kind: 'notes',
    itemsHtml: ['애정은 <strong>챙기는 손끝</strong>에서 드러나요.'],
  });
});

test('a remark can run nothing', () => {
  expect(rendered({ kind: 'notes', items: ['<img src=x onerror=alert(1)>'] })).toEqual({
    kind: 'notes',
    itemsHtml: ['&lt;img src=x onerror=alert(1)&gt;'],
  });
});

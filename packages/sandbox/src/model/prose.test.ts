import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACTS, modelClient, PROMPT } from '../../test/model-client.ts';
import { chapterMarkdown, lengthOf } from '#model/prose.ts';

const sentencesOf = (text: string): string[] => text.replaceAll('**', '').split(/(?<=[.?])\s+/);
const chapter = {
  title: '마음이 움직이는 순서',
  minChars: 550,
  facts: FACTS.map((fact) => ({ ...fact, absent: fact.absent ?? false })),
};

describe('a chapter', () => {
  test('quotes every given fact with its seat, and says of an absent one that it is absent', () => {
    const text = chapterMarkdown(chapter, 'seed');
    expect(text).toContain('일지에 놓인 유금');
    expect(text).toContain('월주와 일주 사이에 놓인 묘유충');
    expect(text).toContain('원국에서 비어 있는 관성');
  });

  test('is Korean, polite, in short paragraphs, with an answer first and something to do last', () => {
    const text = chapterMarkdown(chapter, 'seed');
    const paragraphs = text.split('\n\n');
    expect(paragraphs[0]).toMatch(/^\*\*[가-힣\s]+니다\.\*\*$/);
    expect(paragraphs.at(-1)).toMatch(/보세요\.$/);
    for (const paragraph of paragraphs) expect(sentencesOf(paragraph).length).toBeLessThanOrEqual(3);
    for (const sentence of sentencesOf(text)) expect(sentence).toMatch(/(니다|요)\.$/);
    expect(text).not.toMatch(/을\(를\)|이\(가\)|\(으\)로|[A-Za-z{}]/);
  });

  test('never says a sentence twice, and reaches the length asked for as far as its facts carry', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 100, max: 900 }),
        fc.string(),
        (count, minChars, seed) => {
          const facts = Array.from({ length: count }, (_, nth) => ({
            seat: '연지',
            evidence: `자리${nth}`,
            absent: false,
          }));
          const text = chapterMarkdown({ facts, minChars }, seed);
          const sentences = sentencesOf(text);
          expect(new Set(sentences).size).toBe(sentences.length);
          expect(lengthOf(text)).toBeGreaterThanOrEqual(minChars);
          for (const fact of facts) expect(text).toContain(fact.evidence);
        },
      ),
      { seed: 20_260_301, numRuns: 200 },
    );
  });
});

test('the same messages get the same answer, other facts another', async () => {
  const { content } = modelClient();
  const first = await content();
  expect(await content()).toBe(first);
  const other = { ...PROMPT, facts: [{ seat: '시간', evidence: '정화' }] };
  expect(await content({ messages: [{ role: 'user', content: JSON.stringify(other) }] })).not.toBe(first);
});

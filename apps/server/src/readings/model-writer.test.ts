import type { ModelBehaviour } from '@wolha/sandbox/model';
import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import type { ContentRow } from '#catalogue/repository.ts';
import { createLogger } from '#platform/logging.ts';
import type { LanguageModel } from '#providers/model/language-model.ts';
import { standInModel } from '../../test/model-stand-in.ts';
import { isModelWriter, modelWriter } from './model-writer.ts';
import { builtInWriter, type ReadingSource } from './reading-writer.ts';

const log = createLogger({ logLevel: 'silent', mode: 'test' });
const content = {
  id: 35,
  version: 1,
  purchaseType: 'FREE',
  minChars: 1000,
  chapters: [
    { title: '의자에 앉은 글자', basis: ['ilji', 'jijanggan'] },
    { title: '그 사람을 알아보는 법', basis: ['ilji', 'wonjin'] },
    { title: '오늘부터 할 일', basis: ['yongsin', 'ilgan'] },
  ],
  tarot: null,
} as unknown as ContentRow;
const SAJU: ReadingSource = {
  service: 'SAJU',
  content,
  chart: analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' }),
  on: '20261121',
};
const TAROT: ReadingSource = {
  service: 'TAROT',
  content: {
    ...content,
    id: 21,
    minChars: 3000,
    chapters: ['card1', 'card2', 'card3', 'combo', 'timing', 'advice'].map((basis, index) => ({
      title: `${index + 1}번째 장`,
      basis: [basis],
    })),
    tarot: { spread: { code: 'THREE_CARD', count: 3 }, questions: ['겉모습', '속마음', '바라는 것'] },
  } as unknown as ContentRow,
  cards: [12, 91, 7],
  gender: 'FEMALE',
  on: '20261121',
};

async function write(model: LanguageModel, source: ReadingSource, failures = 0) {
  const progress: number[] = [];
  const reading = await modelWriter(model, log).write(source, {
    failures,
    signal: new AbortController().signal,
    onChapter: (done) => Promise.resolve(void progress.push(done)),
  });
  return { reading, progress };
}
const house = (source: ReadingSource) =>
  builtInWriter.write(source, {
    failures: 0,
    signal: new AbortController().signal,
    onChapter: () => Promise.resolve(),
  });
const birth = ['1994', '0312', '07:24', '0724', '7:24'];

describe('a reading by a model', () => {
  test.each([
    ['Saju', SAJU],
    ['tarot', TAROT],
  ])('(%s) comes chapter by chapter from our facts, and is marked', async (_, source) => {
    const { model, told } = standInModel({});
    const { reading, progress } = await write(model, source);
    expect(isModelWriter(reading.writer)).toBe(true);
    expect(reading.chapters.map(({ title }) => title)).toEqual(
      source.content.chapters.map(({ title }) => title),
    );
    expect(progress).toEqual(source.content.chapters.map((_, index) => index + 1));
    const own = await house(source);
    expect(reading.markdown).not.toBe(own.markdown);
    const sent = JSON.stringify(told);
    for (const secret of birth) expect(sent).not.toContain(secret);
  });

  test.each<[string, ModelBehaviour]>([
    ['hangs', { hang: 'before' }],
    ['breaks off', { cut: 'middle' }],
    ['is out of order', { status: 500 }],
    ['answers in English', { say: 'english' }],
    ['breaks its JSON', { say: 'broken-json' }],
    ['gives another shape', { say: 'wrong-schema' }],
    ['invents pillars, years and a name', { say: 'invention' }],
    ['is certain of death and money', { say: 'unsafe' }],
    ['never ends', { say: 'huge' }],
    ['injects markup', { say: 'markup' }],
    ['refuses', { say: 'refusal' }],
    ['says nothing', { say: 'empty' }],
  ])('that %s is the house’s own, whole', async (_, behaviour) => {
    const { reading, progress } = await write(standInModel(behaviour).model, SAJU);
    expect(reading).toEqual(await house(SAJU));
    expect(progress.at(-1)).toBe(3);
  });

  test('is sent back once with the reasons', async () => {
    const { told, model } = standInModel({ say: 'english' });
    await write(model, SAJU);
    expect(told).toHaveLength(6);
    expect(told.filter((messages) => messages.length === 4)).toHaveLength(3);
    expect(JSON.stringify(told)).toContain('한국어가 아닌 글이 많습니다');
  });

  test('that failed before is not tried again: the house writes', async () => {
    const { model, told } = standInModel({});
    const { reading } = await write(model, SAJU, 1);
    expect(told).toHaveLength(0);
    expect(reading).toEqual(await house(SAJU));
  });

  test('that was taken over stops', async () => {
    const lost = new AbortController();
    const writing = modelWriter(standInModel({}).model, log).write(SAJU, {
      failures: 0,
      signal: lost.signal,
      onChapter: () => Promise.resolve(lost.abort(new Error('overtaken'))),
    });
    await expect(writing).rejects.toThrow('overtaken');
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { createLogger } from '#platform/logging.ts';
import type { Adviser } from '#chats/adviser.ts';
import type { ReadingWriter } from '#readings/reading-writer.ts';
import { openShop } from '../src/open-shop.ts';

const CHAPTER_MS = 15;

/** Writes chapter by chapter with a breath in between, so that processes die in the middle of it. */
const slowWriter: ReadingWriter = {
  write: async ({ content }, { onChapter, signal }) => {
    const chapters = content.chapters.map(({ title }) => ({
      title,
      answer: '그래요.',
      blocks: [{ kind: 'prose' as const, markdown: `${title}에 대한 풀이입니다.` }],
    }));
    for (const [index] of chapters.entries()) {
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, CHAPTER_MS));
      if (index % 4 === 0) await onChapter(index + 1);
    }
    return { writer: 'chaos', markdown: chapters.map(({ title }) => `## ${title}`).join('\n\n'), chapters };
  },
};

const SENTENCES = ['먼저 답부터 드릴게요. ', '서두르지 마세요. ', '기다리면 와요.'];

/** Tells sentence by sentence with a breath in between, and goes on behind what was told. */
const slowAdviser: Adviser = {
  answer: async (_, { told, tell, signal }) => {
    const rest = SENTENCES.filter(
      (_sentence, index) => SENTENCES.slice(0, index).join('').length >= told.length,
    );
    for (const sentence of rest.slice(0, -1)) {
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, CHAPTER_MS));
      await tell(sentence);
    }
    return { pieces: rest.slice(-1), questions: [], byModel: true };
  },
};

/** The shop as it runs in the open, without pages: the calls, the jobs, the orders are the production path. */
export async function runShopProcess(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const clientDirectory = join(config.dataDirectory, 'client');
  mkdirSync(join(clientDirectory, 'art'), { recursive: true });
  const portraits = Array.from({ length: 9 }, (_, id) => [`portrait/${id}`, `portrait-${id}.svg`]);
  writeFileSync(join(clientDirectory, 'art/manifest.json'), JSON.stringify(Object.fromEntries(portraits)));
  process.on('unhandledRejection', (error) => log.error({ error: String(error) }, 'unhandled rejection'));
  const shop = await openShop({
    config,
    log,
    writer: slowWriter,
    adviser: slowAdviser,
    pages: {
      clientDirectory,
      before: (_req, _res, next) => next(),
      build: () => Promise.reject(new Error('there are no pages here')),
    },
  });
  // Going down in an orderly way also leaves what was compiled to whoever starts next.
  process.once('SIGTERM', () => void shop.close().then(() => process.exit(0)));
  process.stdout.write('open\n');
}

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { writeTarotReading } from '#write-tarot-reading.ts';
import { answerLine, recordOf } from './answer-line.ts';
import { HELP } from './help.ts';
import { shippedContents, type ShippedContent } from './shipped-outlines.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  content: { type: 'string' },
  on: { type: 'string' },
  cards: { type: 'string' },
  gender: { type: 'string' },
  birthday: { type: 'string' },
  time: { type: 'string' },
  calendarType: { type: 'string' },
  leapMonth: { type: 'boolean' },
  sexType: { type: 'string' },
} as const;

const DIRECTIONS = ['UPRIGHT', 'REVERSED'] as const;

/** Today in Korea, eight digits. */
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

class UsageError extends Error {}

const write = (record: unknown) => process.stdout.write(`${JSON.stringify(record)}\n`);

function contentOf(flag: string | undefined): ShippedContent {
  if (flag === undefined) throw new UsageError('--content is missing');
  const content = shippedContents().get(Number(flag));
  if (!content) throw new UsageError(`there is no content ${flag}`);
  return content;
}

function cardsOf(text: string): { number: number; direction: 'UPRIGHT' | 'REVERSED' }[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError('--cards is not JSON');
  }
  if (!Array.isArray(value)) throw new UsageError('--cards is not a list');
  return value.map((item: unknown) => {
    const { number, direction } = (item ?? {}) as { number?: unknown; direction?: unknown };
    const known = DIRECTIONS.find((name) => name === direction);
    if (typeof number !== 'number' || !known) {
      throw new UsageError('a card is {"number": 0..77, "direction": "UPRIGHT" | "REVERSED"}');
    }
    return { number, direction: known };
  });
}

async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: FLAGS });
  const { content: id, on = today(), cards, gender, help, ...birth } = values;
  if (help) {
    process.stderr.write(HELP);
    return;
  }
  if (!/^\d{8}$/u.test(on)) throw new UsageError('--on must be eight digits, YYYYMMDD');
  const content = contentOf(id);
  if (cards !== undefined) {
    if (content.serviceType !== 'TAROT') throw new UsageError(`content ${content.id} takes no cards`);
    const sex = gender === 'MALE' ? 'MALE' : 'FEMALE';
    const reading = writeTarotReading({
      content,
      questions: content.questions,
      cards: cardsOf(cards),
      gender: sex,
      on,
    });
    write(recordOf(content.id, reading));
    return;
  }
  if (content.serviceType !== 'SAJU') throw new UsageError(`content ${content.id} takes --cards`);
  if (birth.birthday !== undefined) {
    write(answerLine(content, on, JSON.stringify({ time: null, ...birth })));
    return;
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') write(answerLine(content, on, line));
  }
}

// A reader that closes early (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  const usage = error instanceof UsageError || error instanceof RangeError;
  if (!usage && !(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}

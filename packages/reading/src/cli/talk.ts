import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { analyzeChart, type Birth, type Chart } from '@wolha/saju';
import type { AdviserVoice } from '#adviser/ask.ts';
import { ROOMS } from '#adviser/fixture/rooms.ts';
import { Room } from '#adviser/room.ts';
import { shippedPartners } from './shipped-partners.ts';
import { transcriptOf } from './transcript.ts';

const HELP = `talk: ask an adviser

  npm run -s talk -- --partner 4 --birthday 19940312 --time 0724 --sexType FEMALE
      a line for each question; the room is remembered
  npm run -s talk -- … --counterpart '{"birthday":"19920712","time":null,"sexType":"MALE"}' --on 20261224
  npm run -s talk -- --json … < questions.ndjson
      {"question", "on"?, "partner"?} a line, answered by the answer as JSON
  npm run -s talk -- --rooms docs/rooms
      writes the transcripts of the ten rooms of the fixture

  --on      the reference date, YYYYMMDD; default today
  --today   the Korean day of asking; default today
`;

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  rooms: { type: 'string' },
  partner: { type: 'string' },
  birthday: { type: 'string' },
  time: { type: 'string' },
  sexType: { type: 'string' },
  calendarType: { type: 'string' },
  counterpart: { type: 'string' },
  on: { type: 'string' },
  today: { type: 'string' },
} as const;

class UsageError extends Error {}

const koreanToday = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

function partnerOf(id: string | undefined): AdviserVoice {
  const partner = shippedPartners().get(Number(id ?? 1));
  if (!partner) throw new UsageError(`there is no partner ${id ?? ''}`);
  return partner;
}

const chartOf = (birth: unknown): Chart => analyzeChart({ time: null, ...(birth as object) } as Birth);

function writeRooms(folder: string): void {
  const partners = shippedPartners();
  mkdirSync(folder, { recursive: true });
  for (const room of ROOMS) {
    const partner = partners.get(room.partner);
    if (partner) writeFileSync(join(folder, `${room.name}.md`), transcriptOf(room, partner));
  }
}

async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: FLAGS });
  const { help, json, rooms, partner, counterpart, on, today = koreanToday(), ...birth } = values;
  if (help) {
    process.stderr.write(HELP);
    return;
  }
  if (rooms !== undefined) {
    writeRooms(rooms);
    return;
  }
  if (birth.birthday === undefined) throw new UsageError('--birthday is missing');
  const room = new Room(
    chartOf(birth),
    counterpart === undefined ? null : chartOf(JSON.parse(counterpart)),
    today,
  );
  const adviser = partnerOf(partner);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const asked = (json ? JSON.parse(line) : { question: line }) as {
      question: string;
      on?: string;
      partner?: string;
    };
    const answer = room.ask(
      asked.partner === undefined ? adviser : partnerOf(asked.partner),
      asked.question.trim().normalize('NFC'),
      asked.on ?? on ?? today,
    );
    process.stdout.write(
      json
        ? `${JSON.stringify(answer)}\n`
        : `\n${answer.markdown}\n\n  › ${answer.followUps.join('\n  › ')}\n\n`,
    );
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
  if (!(error instanceof UsageError) && !(error instanceof RangeError) && !(error instanceof SyntaxError))
    throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

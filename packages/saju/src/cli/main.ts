import { parseArgs } from 'node:util';
import { solarTerms } from '#calendar/solar-terms.ts';
import { SajuError } from '#error.ts';
import { HELP } from './help.ts';
import { recordLine } from './record-line.ts';
import { answerLines } from './stream.ts';
import { chartTable } from './table.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  birthday: { type: 'string' },
  time: { type: 'string' },
  calendarType: { type: 'string' },
  leapMonth: { type: 'boolean' },
  sexType: { type: 'string' },
  longitude: { type: 'string' },
  timeZone: { type: 'string' },
  clock: { type: 'string' },
  dayTurn: { type: 'string' },
  on: { type: 'string' },
} as const;

/** Today in Korea, eight digits. */
const today = () => new Date(Date.now() + 9 * 3600_000).toISOString().slice(0, 10).replaceAll('-', '');

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  const [command, year] = positionals;
  if (command === 'terms') {
    const terms = solarTerms(Number(year)).map(({ name, longitude, utc }) =>
      JSON.stringify({ name, longitude, utc }),
    );
    process.stdout.write(`${terms.join('\n')}\n`);
  } else if (values.help || command !== undefined) {
    process.stdout.write(HELP);
    if (command !== undefined) process.exitCode = 2;
  } else if (values.birthday !== undefined) {
    const { longitude, ...birth } = values;
    process.stdout.write(
      chartTable(
        { ...birth, ...(longitude === undefined ? {} : { longitude: Number(longitude) }) },
        values.on ?? today(),
      ),
    );
  } else if (process.stdin.isTTY) {
    process.stdout.write(HELP);
  } else {
    await answerLines(process.stdin, process.stdout, recordLine);
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
  const known = error instanceof SajuError || (error instanceof TypeError && 'code' in error);
  if (!known) throw error;
  const where = error instanceof SajuError ? `${error.code} (${error.field}): ` : '';
  process.stderr.write(`${where}${error.message}\n`);
  process.exitCode = 2;
}

import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { recordLine } from './record-line.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const run = (args: readonly string[], input?: string) =>
  spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 24 });
const answer = (input: unknown) =>
  JSON.parse(recordLine(typeof input === 'string' ? input : JSON.stringify(input)));

const birth = { birthday: '19900520', time: '1430', sexType: 'FEMALE' };

describe('a line', () => {
  test('has at least the promised keys', () => {
    expect(answer(birth)).toMatchObject({
      pillars: { year: '庚午', month: '辛巳', day: '乙酉', hour: '癸未' },
      solar: '19900520',
      lunar: { year: 1990, month: 4, day: 26, leap: false },
      decadeLuck: { forward: false, startAge: 5, start: [4, 9, 24] },
      applied: { clock: 'local-mean', dayTurn: 'jasi' },
      boundaries: { term: { name: '입하' } },
    });
  });

  test('takes a day for the luck of it', () => {
    expect(answer({ ...birth, on: '20261121' }).on).toEqual({
      date: '20261121',
      decade: '丁丑',
      year: '丙午',
      month: '己亥',
      day: '己亥',
    });
  });

  test('without a sex has all but 대운', () => {
    const { sexType: _, ...sexless } = birth;
    expect(answer(sexless)).toMatchObject({ pillars: { year: '庚午' }, decadeLuck: null });
    expect(answer({ ...sexless, on: '20261121' }).on).toMatchObject({ decade: null, year: '丙午' });
  });

  test('takes a missing time as unknown', () => {
    expect(answer({ birthday: '19900520', sexType: 'MALE' }).pillars.hour).toBeNull();
  });

  test.each([
    ['{"birthday"', 'JSON_SYNTAX', ''],
    ['', 'JSON_SYNTAX', ''],
    ['[1]', 'INPUT_NOT_OBJECT', ''],
    ['null', 'INPUT_NOT_OBJECT', ''],
    [{ ...birth, time: '2400' }, 'TIME_OUT_OF_RANGE', 'time'],
    [{ ...birth, birthday: '18991231' }, 'YEAR_OUT_OF_RANGE', 'birthday'],
    [{ ...birth, on: '2026112' }, 'ON_FORMAT', 'on'],
    [{ ...birth, on: '20260230' }, 'DATE_MISSING', 'on'],
    [{ ...birth, on: '21010101' }, 'YEAR_OUT_OF_RANGE', 'on'],
  ])('%j answers %s', (input, code, field) => {
    expect(answer(input)).toEqual({ error: { code, field, message: expect.any(String) } });
  });

  test('with utc+9 knows no history', () => {
    const summer = { ...birth, birthday: '19880715', time: '1340' };
    expect(answer({ ...summer, clock: 'utc+9' }).applied).toMatchObject({
      dstMinutes: 0,
      instant: '1988-07-15T04:40:00Z',
    });
    expect(answer({ ...summer, clock: 'civil' }).applied).toMatchObject({
      dstMinutes: 60,
      instant: '1988-07-15T03:40:00Z',
    });
  });
});

describe('the command', () => {
  test('answers every line in order and never stops at a bad one', () => {
    const lines = Array.from({ length: 500 }, (_, i) =>
      i % 7 === 3 ? 'nonsense' : JSON.stringify({ ...birth, time: `${10 + (i % 10)}00` }),
    );
    const { stdout, status } = run([], `${lines.join('\r\n')}\r\n`);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(answers).toHaveLength(500);
    answers.forEach((given, i) => {
      if (i % 7 === 3) expect(given.error.code).toBe('JSON_SYNTAX');
      else expect(given.applied.wallTime).toBe(`1990-05-20T${10 + (i % 10)}:00`);
    });
  });

  test('a last line without a break is answered, an empty input is not', () => {
    expect(run([], JSON.stringify(birth)).stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(run([], '').stdout).toBe('');
  });

  test('prints the terms of a year', () => {
    const lines = execFileSync(process.execPath, [main, 'terms', '1984'], { encoding: 'utf8' })
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(24);
    expect(JSON.parse(lines[2] ?? '')).toEqual({ name: '입춘', longitude: 315, utc: '1984-02-04T15:18:44Z' });
  });

  test('explains itself, and says what is wrong with flags', () => {
    expect(run(['--help']).stdout).toContain('dayTurn');
    for (const args of [['--nonsense'], ['terms', '1884'], ['--birthday', '19900231']]) {
      const { status, stderr } = run(args);
      expect({ args, status, said: stderr.length > 0 }).toEqual({ args, status: 2, said: true });
    }
  });

  test('shows one chart as a table', () => {
    const { stdout } = run([
      '--birthday',
      '19900520',
      '--time',
      '1430',
      '--sexType',
      'FEMALE',
      '--on',
      '20261121',
    ]);
    expect(stdout).toMatch(/천간\s+癸 계\s+乙 을\s+辛 신\s+庚 경\s+丁 정\s+丙 병/);
    expect(stdout).toContain('지역시 −32분 → 13:57');
  });
});

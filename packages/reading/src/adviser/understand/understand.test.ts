import { describe, expect, test } from 'vitest';
import { APART } from '../fixture/apart.ts';
import { AROUND } from '../fixture/around.ts';
import type { Asked } from '../fixture/asked.ts';
import { CAREFUL } from '../fixture/careful.ts';
import { CAREFUL_HELD_OUT, NOT_CAREFUL } from '../fixture/careful-held-out.ts';
import { EVENING } from '../fixture/evening.ts';
import { HELD_OUT } from '../fixture/held-out.ts';
import { LATER_APART } from '../fixture/later-apart.ts';
import { LATER_AROUND } from '../fixture/later-around.ts';
import { LATER_FOLLOWING } from '../fixture/later-following.ts';
import { LATER_MEETING } from '../fixture/later-meeting.ts';
import { LATER_TOGETHER } from '../fixture/later-together.ts';
import { LOVE } from '../fixture/love.ts';
import { NIGHT } from '../fixture/night.ts';
import { TALK } from '../fixture/talk.ts';
import { TALK_HELD_OUT } from '../fixture/talk-held-out.ts';
import { TOGETHER } from '../fixture/together.ts';
import { understand } from './understand.ts';

function meaningOf({ text, after }: Asked): string {
  const history = after === undefined ? [] : [{ role: 'READER' as const, text: after }];
  const { care, small, topic, intent } = understand(text, history);
  return care ? `care:${care}` : small ? `small:${small}` : `${topic}.${intent}`;
}

const LATER = [...LATER_MEETING, ...LATER_TOGETHER, ...LATER_APART, ...LATER_AROUND, ...LATER_FOLLOWING];
const FIXTURE = [
  ...LOVE,
  ...TOGETHER,
  ...APART,
  ...AROUND,
  ...CAREFUL,
  ...EVENING,
  ...NIGHT,
  ...TALK,
  ...LATER,
];

test('the fixture holds at least two hundred questions', () => {
  expect(FIXTURE.length).toBeGreaterThanOrEqual(200);
});

describe('a question is understood', () => {
  test.each(FIXTURE.map((item) => [item.text, item] as const))('%s', (_, item) => {
    expect(meaningOf(item)).toBe(item.as);
  });
});

test('what was not written with the roots in mind is understood nine times in ten', () => {
  const missed = HELD_OUT.filter((item) => meaningOf(item) !== item.as);
  expect(
    missed.map((item) => `${item.text} → ${meaningOf(item)}`).slice(0, Math.floor(HELD_OUT.length / 10) + 1),
  ).toHaveLength(missed.length);
});

test('an evening in new words is understood seven times in ten, to the letter', () => {
  const missed = TALK_HELD_OUT.filter(
    (item) =>
      !item.as
        .split('/')
        .some((meaning) =>
          meaning.endsWith('*')
            ? meaningOf(item).startsWith(meaning.slice(0, -1))
            : meaning === meaningOf(item),
        ),
  );
  expect(
    missed
      .map((item) => `${item.text} → ${meaningOf(item)}`)
      .slice(0, Math.floor(TALK_HELD_OUT.length * 0.3) + 1),
  ).toHaveLength(missed.length);
});

describe('danger is heard in words the lexicon was not written from', () => {
  test.each(CAREFUL_HELD_OUT.map((item) => [item.text, item] as const))('%s', (_, item) => {
    expect(meaningOf(item)).toBe(item.as);
  });
});

describe('and not in words that only sound like it', () => {
  test.each(NOT_CAREFUL)('%s', (text) => {
    expect(understand(text, []).care).toBeNull();
  });
});

test.each([
  '고백해도 될까요',
  '고 백 해 도 될 까 요 ?',
  '고백해도됄까요ㅠㅠㅠ',
  '고백해도 될까요🥺',
  '고백해도될까요ㅋㅋㅋㅋ',
])('spaces, noise and misspellings change nothing: %s', (text) => {
  expect(meaningOf({ text, as: '' })).toBe('crush.should');
});

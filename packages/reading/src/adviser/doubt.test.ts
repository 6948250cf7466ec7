import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { shippedPartners } from '#cli/shipped-partners.ts';
import { ADVISER_TOPICS } from '#corpus/adviser/all.ts';
import { answerChat } from './answer-chat.ts';
import { HELD_OUT } from './fixture/held-out.ts';
import { LATER_NIGHT_HELD_OUT } from './fixture/later-night-held-out.ts';
import { NIGHT_HELD_OUT } from './fixture/night-held-out.ts';
import { NEXT, OFFERED } from './follow-ups.ts';
import { toldIn } from './told.ts';
import { understand } from './understand/understand.ts';
import { voiceOf } from './voices.ts';

const STRANGERS = [...NIGHT_HELD_OUT, ...LATER_NIGHT_HELD_OUT, ...HELD_OUT].filter(
  ({ as, after }) => after === undefined && !/^(small|care):/u.test(as),
);
const otherOf = (text: string) => understand(text, []).doubt;
const DOUBTFUL = STRANGERS.filter(({ text }) => otherOf(text) !== null);

describe('a question that may mean two things', () => {
  test('is seldom found', () => {
    expect(DOUBTFUL.length).toBeGreaterThan(0);
    expect(DOUBTFUL.length / STRANGERS.length).toBeLessThan(0.15);
  });

  test('is none that the house offers itself', () => {
    expect(OFFERED.filter((text) => otherOf(text) !== null)).toEqual([]);
  });

  test('is answered as it was heard, says so, and offers the other reading first', () => {
    const own = analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' });
    for (const { text } of DOUBTFUL)
      for (const partner of shippedPartners().values()) {
        const { markdown, followUps } = answerChat({
          partner,
          question: text,
          own,
          counterpart: null,
          on: '20261121',
          today: '20261121',
          history: [],
        });
        const [first = ''] = followUps;
        expect(NEXT[otherOf(text) ?? 'matter']).toContain(first);
        const topic = ADVISER_TOPICS.find(({ id }) => id === `voice.${voiceOf(partner)}`);
        const lines = (topic?.moves['unsure'] ?? []).map(
          ({ text: line }) => line.split('{heard}').at(-1) ?? '',
        );
        if (toldIn(text).what === null && toldIn(text).span === null)
          expect(lines.some((line) => markdown.includes(line))).toBe(true);
      }
  });
});

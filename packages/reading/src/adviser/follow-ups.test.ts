import { describe, expect, test } from 'vitest';
import { followUpsFor, OFFERED } from './follow-ups.ts';
import { understand } from './understand/understand.ts';

describe('a follow-up', () => {
  test.each(OFFERED)('is itself understood: %s', (question) => {
    const { care, small, topic } = understand(question, []);
    expect({ care, small }).toEqual({ care: null, small: null });
    expect(topic).not.toBe('');
  });

  test('is never one that was asked, nor the same in other words', () => {
    const asked = understand('고백해도 될까요?', []);
    const first = followUpsFor(asked, { asked: ['고백해도 될까요?'], offered: [] });
    expect(first).toHaveLength(2);
    expect(first).not.toContain('그 사람에게 고백해도 될까요?');
    const second = followUpsFor(asked, { asked: ['고백해도 될까요?', ...first], offered: [] });
    for (const question of first) expect(second).not.toContain(question);
  });

  test('is offered once in a room while there are others, then the one of longest ago', () => {
    const asked = understand('고백해도 될까요?', []);
    const offered: string[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const next = followUpsFor(asked, { asked: [], offered });
      expect(next).toHaveLength(2);
      expect(offered.filter((question) => next.includes(question))).toEqual([]);
      offered.push(...next);
    }
    for (let turn = 0; turn < 30; turn += 1) offered.push(...followUpsFor(asked, { asked: [], offered }));
    const gaps = offered.map((question, index) => {
      const before = offered.lastIndexOf(question, index - 1);
      return before < 0 || index === 0 ? Infinity : index - before;
    });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
  });
});

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
    const first = followUpsFor(asked, ['고백해도 될까요?']);
    expect(first).toHaveLength(2);
    expect(first).not.toContain('그 사람에게 고백해도 될까요?');
    const second = followUpsFor(asked, ['고백해도 될까요?', ...first]);
    for (const question of first) expect(second).not.toContain(question);
  });
});

import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { answerChat } from './answer-chat.ts';
import type { ChatAsk } from './ask.ts';

const ASK: ChatAsk = {
  partner: { id: 1, name: '달무리', tags: ['연애운'], voice: '부드러운 존댓말' },
  question: '올해 안에 새로운 사람을 만날 수 있을까요?',
  own: analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' }),
  counterpart: null,
  on: '20261121',
  today: '20261121',
  history: [],
};

describe('an answer', () => {
  test('is the same for the same ask and is its pieces joined', () => {
    const answer = answerChat(ASK);
    expect(answer).toEqual(answerChat(ASK));
    expect(answer.pieces.join('')).toBe(answer.markdown);
    expect(answer.pieces.length).toBeGreaterThan(3);
    expect(answer.facts.length).toBeGreaterThan(1);
  });

  test.each(['19000101', '22001231'])('is given for a reference date of %s', (on) => {
    expect(answerChat({ ...ASK, on }).markdown.length).toBeGreaterThan(100);
  });

  test('puts help first for someone in distress', () => {
    const { care, markdown, followUps } = answerChat({ ...ASK, question: '그냥 죽고 싶어요ㅠㅠ' });
    expect(care).toBe('DISTRESS');
    expect(markdown).toContain('109');
    expect(followUps).toEqual([]);
  });

  test('tells no fortune while one goes on about a danger', () => {
    const history = [{ role: 'READER', text: '화나면 물건을 던져요' }] as const;
    const { care, facts } = answerChat({ ...ASK, question: '평소엔 진짜 다정해요', history });
    expect(care).toBe('VIOLENCE');
    expect(facts).toEqual([]);
  });
});

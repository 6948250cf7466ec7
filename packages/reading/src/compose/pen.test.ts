import { describe, expect, test } from 'vitest';
import { always, by, citing, pool, some, topic } from '#corpus/format.ts';
import type { Fact } from '#reading.ts';
import type { Slot } from '#saju/slots.ts';
import { Pen } from './pen.ts';

const fact: Fact = { id: 'day.branch', seat: '일지', evidence: '유금', basis: ['ilji'] };
const absent: Fact = { id: 'star', seat: '여덟 글자', evidence: '도화 없음', basis: ['dohwa'], absent: true };
const slots = new Map<string, Slot>([
  ['branch', { text: '유금', fact }],
  ['noPeach', { text: '도화', fact: absent }],
]);

const sample = topic('t', {
  phrases: { habit: always('먼저 챙기다', '늦게 답하다') },
  moves: {
    two: always('{branch:은/는} 단정합니다.', '{branch} 앞에서 {habit|고} 웃습니다.'),
    guarded: by('strength', { 신강: '신강입니다.', 중화: '중화입니다.', 신약: '신약입니다.' }),
    missing: always('{hourStem:이/가} 있습니다.'),
    cited: pool(citing(['noPeach'], always('도화가 없어요.')), citing(['peach'], always('도화가 있어요.'))),
    claimed: pool(
      some('pace', { fast: { text: '빠릅니다.', claims: ['first=fast'] } }),
      some('pace', { fast: { text: '느립니다.', claims: ['first=slow'] } }),
    ),
    opening: always('달이 뜹니다.', '달이 떴어요.'),
  },
});

const penOf = (turn = 0) =>
  Pen.at(
    new Map([['t', sample]]),
    { seed: 's', turn },
    { traits: { strength: '중화', pace: 'fast' }, slots },
  );

describe('the pen', () => {
  test('writes a move’s texts one by one and then falls silent', () => {
    const pen = penOf();
    const written = [pen.write('t#two'), pen.write('t#two'), pen.write('t#two')];
    expect(new Set(written.map((text) => text?.text)).size).toBe(3);
    expect(written[2]).toBeNull();
    expect(written[0]?.facts).toEqual([fact]);
  });

  test('takes only texts whose guard holds', () => {
    expect(penOf().write('t#guarded')?.text).toBe('중화입니다.');
  });

  test('leaves out a text that needs a fact the chart does not have', () => {
    expect(penOf().write('t#missing')).toBeNull();
  });

  test('takes a text that rests on an absence only where the thing is absent, and cites it', () => {
    expect(penOf().write('t#cited')).toEqual({ text: '도화가 없어요.', facts: [absent] });
  });

  test('never asserts two values of one claim', () => {
    const pen = penOf();
    expect([pen.write('t#claimed'), pen.write('t#claimed')].filter(Boolean)).toHaveLength(1);
  });

  test('shuns a fourth sentence with one ending, also among those that will stand behind', () => {
    const ahead = '별이 뜹니다. 해가 뜹니다. 불이 뜹니다.';
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const pen = () => Pen.at(new Map([['t', sample]]), { seed, turn: 0 }, { traits: {}, slots });
      expect(pen().write('t#opening', '', ahead)?.text, seed).toBe('달이 떴어요.');
    }
  });

  test('chooses the same again, and begins elsewhere for another content', () => {
    expect(penOf().write('t#two')).toEqual(penOf().write('t#two'));
    expect(penOf(1).write('t#two')?.text).not.toBe(penOf(0).write('t#two')?.text);
  });

  test('says so when the corpus has no such move', () => {
    expect(() => penOf().write('t#nothing')).toThrow(RangeError);
  });
});

import { describe, expect, test } from 'vitest';
import { BRANCHES } from './signs.ts';
import { tieOf, tiesOf } from './ties.ts';

const at = (name: string) => BRANCHES.indexOf(name as (typeof BRANCHES)[number]);

describe('two branches', () => {
  test.each([
    ['자', '축', '육합'],
    ['오', '미', '육합'],
    ['인', '해', '육합'],
    ['신', '자', '반합'],
    ['인', '오', '반합'],
    ['인', '묘', '방합'],
    ['자', '오', '충'],
    ['진', '술', '충'],
    ['축', '오', '원진'],
    ['묘', '신', '원진'],
    ['자', '묘', '형'],
    ['유', '술', '방합'],
    ['묘', '묘', '같음'],
    ['자', '인', '없음'],
  ])('%s and %s meet as %s, whichever comes first', (a, b, tie) => {
    expect(tieOf(at(a), at(b))).toBe(tie);
    expect(tieOf(at(b), at(a))).toBe(tie);
  });

  test('인 and 해 join first and are 파 behind it', () => {
    expect(tiesOf(at('인'), at('해'))).toEqual(['육합', '파']);
  });

  test('two ends of a triad without its middle do not join', () => {
    expect(tiesOf(at('인'), at('술'))).not.toContain('반합');
  });
});

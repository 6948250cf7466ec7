import { describe, expect, test } from 'vitest';
import { always, topic } from '#corpus/format.ts';
import { lintTopic, samplePeople } from './lint-corpus.ts';

const people = samplePeople().slice(0, 20);
const faultsOf = (source: Parameters<typeof topic>[1]) =>
  lintTopic(topic('c00.trial', source), people)
    .findings.filter(({ severity }) => severity === 'fault')
    .map(({ message }) => message);

describe('the check of a corpus file', () => {
  test('refuses a phrase that a fact of the same name would hide', () => {
    const moves = { scene: always('{hidden:이/가} 나옵니다.') };
    expect(faultsOf({ phrases: { hidden: always('속마음') }, moves })).toEqual([
      'a fact has that name, and comes before the phrase: {hidden}',
    ]);
    expect(
      faultsOf({
        phrases: { inside: always('속마음') },
        moves: { scene: always('{inside:이/가} 나옵니다.') },
      }),
    ).toEqual([]);
  });

  test('hears the ending that a slot brings with it', () => {
    const phrases = { thing: always('작은 등'), deed: always('불을 켜다') };
    expect(faultsOf({ phrases, moves: { scene: always('남는 것은 {thing:이에요/예요}.') } })).toEqual([]);
    expect(faultsOf({ phrases, moves: { scene: always('밤이면 {deed|지요}.') } })).toEqual([]);
    expect(faultsOf({ phrases, moves: { scene: always('남는 것은 {thing}.') } })).toHaveLength(1);
  });
});

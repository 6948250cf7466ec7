/** Where chance comes from. Everything random in this package asks one of these. */
export interface UniformIntegers {
  /** An integer n with 0 ≤ n < bound, every value equally likely. 1 ≤ bound ≤ 2³². */
  below(bound: number): number;
}

interface RandomWordSource {
  getRandomValues(words: Uint32Array<ArrayBuffer>): unknown;
}

const WORD_VALUES = 2 ** 32;
const WORDS_AT_ONCE = 256;

/**
 * Chance from the platform's cryptographic generator, the same in browsers and on the server.
 * Words that would favour the small remainders are thrown away, so no value is likelier than another.
 * `below` throws RangeError for a bound that is not an integer from 1 to 2³².
 */
export function cryptoRandom(source: RandomWordSource = globalThis.crypto): UniformIntegers {
  const words = new Uint32Array(WORDS_AT_ONCE);
  let used = WORDS_AT_ONCE;
  const nextWord = (): number => {
    if (used === WORDS_AT_ONCE) {
      source.getRandomValues(words);
      used = 0;
    }
    return words[used++] ?? 0;
  };
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORD_VALUES) {
        throw new RangeError(`bound must be an integer from 1 to 2^32, got ${bound}`);
      }
      const fair = WORD_VALUES - (WORD_VALUES % bound);
      let word = nextWord();
      while (word >= fair) word = nextWord();
      return word % bound;
    },
  };
}

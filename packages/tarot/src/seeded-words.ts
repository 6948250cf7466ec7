/** A repeatable stand-in for the platform's generator: mulberry32, 32 random bits a word. */
export function seededWords(seed: number): { getRandomValues(words: Uint32Array): Uint32Array } {
  let state = seed | 0;
  return {
    getRandomValues(words) {
      for (let i = 0; i < words.length; i += 1) {
        state = (state + 0x6d2b79f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        words[i] = (t ^ (t >>> 14)) >>> 0;
      }
      return words;
    },
  };
}

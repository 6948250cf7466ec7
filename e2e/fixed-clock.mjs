/**
 * Loaded before the shop (`node --import`), so that pictures of it are the same on any day: its clock starts at noon of
 * 21 November 2026 in Korea and runs on from there. Worker threads load it as well.
 */
const START = Date.parse('2026-11-21T12:00:00+09:00');
const Real = Date;
const offset = START - Real.now();

globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [Real.now() + offset] : given));
  }

  static now() {
    return Real.now() + offset;
  }
};

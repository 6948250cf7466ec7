/**
 * Stands where the house's own writer and the page renderer would be bundled: the run is about money, its readings are
 * written by a slow writer and its pages by nobody, and processes that carry neither start faster and can be killed
 * more often.
 */
const absent = (): never => {
  throw new Error('This is left out of the run.');
};

export const writeSajuReading = absent;
export const writeTarotReading = absent;
export const periodOf = absent;
export const createRequestHandler = () => absent;

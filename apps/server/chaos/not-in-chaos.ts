/**
 * Stands where the house's own writer, the page renderer and the loading of the catalogue would be bundled: the run is
 * about money, its readings are written by a slow writer, its pages by nobody, its catalogue is loaded once before, and
 * processes that carry none of it start faster and can be killed more often.
 */
const absent = (): never => {
  throw new Error('This is left out of the run.');
};

export const writeSajuReading = absent;
export const writeTarotReading = absent;
export const periodOf = absent;
export const createRequestHandler = () => absent;

const page = { title: '', version: 1, effectiveDate: '2026-11-21', template: '' };
export const loadCatalogue = () =>
  Promise.resolve({
    pages: {
      terms: { name: 'terms', ...page },
      privacy: { name: 'privacy', ...page },
      refund: { name: 'refund', ...page },
    },
  });

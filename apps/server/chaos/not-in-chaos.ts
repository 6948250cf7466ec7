/**
 * Stands where the house's own writer and adviser, the page renderer and the loading of the catalogue would be bundled:
 * the run is about money, its readings and replies are written by slow stand-ins, its pages by nobody, its catalogue is
 * loaded once before, and processes that carry none of it start faster and can be killed more often.
 */
const absent = (): never => {
  throw new Error('This is left out of the run.');
};

export const answerChat = absent;
export const chatAnswerJudge = absent;
export const chatPrompt = absent;
export const checkChapter = absent;
export const modelPrompt = absent;
export const periodOf = absent;
export const piecesOf = absent;
export const readingMarkdown = absent;
export const sajuTasks = absent;
export const tarotTasks = absent;
export const writeSajuReading = absent;
export const writeTarotReading = absent;
export const writtenChapters = absent;
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

import type { FortuneContent } from '@wolha/contract';

/** What the cards of a content are asked, one question for each place of its spread. */
export const questionsOf = ({ tarotPrompt }: Pick<FortuneContent, 'tarotPrompt'>): string[] =>
  [tarotPrompt?.tarotQuestion1, tarotPrompt?.tarotQuestion2, tarotPrompt?.tarotQuestion3].filter(
    (question) => question !== null && question !== undefined,
  );

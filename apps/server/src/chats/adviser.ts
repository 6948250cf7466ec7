import { answerChat, type ChatAsk } from '@wolha/reading';

/** A whole answer that may be shown. */
export interface Reply {
  /** The text cut at sentence ends, in order. */
  pieces: readonly string[];
  /** Follow-ups, two at most. */
  questions: readonly string[];
  /** A generative model wrote it. */
  byModel: boolean;
}

/** Who answers in the chat rooms. Throws when there is no answer: the question then costs nothing. */
export interface Adviser {
  answer(ask: ChatAsk, signal: AbortSignal): Promise<Reply>;
}

/** The house's own adviser: the same question on the same day in the same room always has the same answer. */
export const builtInAdviser: Adviser = {
  answer: (ask) => {
    const { pieces, followUps } = answerChat(ask);
    return Promise.resolve({ pieces, questions: followUps.slice(0, 2), byModel: false });
  },
};

import { answerChat, type ChatAsk } from '@wolha/reading';

/** How an answer ends. */
export interface Reply {
  /** What has not been told yet, cut at sentence ends, in order. */
  pieces: readonly string[];
  /** Follow-ups, two at most. */
  questions: readonly string[];
  /** A generative model wrote it, or part of it. */
  byModel: boolean;
}

export interface Answering {
  signal: AbortSignal;
  /** What a predecessor told before it died. It has been read, so the answer goes on behind it. */
  told: string;
  /** Tells a part ahead of the rest, as soon as it may be read. What is told stands. */
  tell: (piece: string) => Promise<void>;
}

/** Who answers in the chat rooms. Throws when there is no answer: the question then costs nothing. */
export interface Adviser {
  answer(ask: ChatAsk, answering: Answering): Promise<Reply>;
}

/** The house's own adviser: the same question on the same day in the same room always has the same answer, at once. */
export const builtInAdviser: Adviser = {
  answer: (ask, { told }) => {
    const { pieces, followUps } = answerChat(ask);
    return Promise.resolve({
      pieces: told === '' ? pieces : ['\n\n', ...pieces],
      questions: followUps.slice(0, 2),
      byModel: false,
    });
  },
};

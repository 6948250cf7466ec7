import type { ChatMessage, SendMessageInput } from '@wolha/contract';

/** What a question is asked with; kept so that it can be sent again as the same question. */
export type Ask = Pick<SendMessageInput, 'memberPartnerId' | 'partnerId'> & {
  message: string;
  memberId: string;
  fortuneDate: string;
};

/**
 * A question and its reply as the room shows them. SENDING: shown, and not yet heard of by the server; UNSENT: it did
 * not get there; the others are the server's own states.
 */
export interface Exchange {
  /** The key it was sent with; stays the same from the first showing on. */
  key: string;
  id: string | null;
  message: string;
  response: string;
  state: 'SENDING' | 'UNSENT' | ChatMessage['state'];
  questions: readonly string[];
  writtenByModel: boolean;
  createdAt: string;
  ask: Ask | null;
  /** Its reply came while the room was open; the others were there before. */
  isLive: boolean;
}

export interface Thread {
  /** Oldest first. */
  exchanges: readonly Exchange[];
  hasEarlier: boolean;
}

export interface MessagePage {
  messageList: readonly ChatMessage[];
  hasEarlier: boolean;
}

const shown = (message: ChatMessage, partnerId: number): Exchange => ({
  key: message.clientMessageId ?? message.id,
  id: message.id,
  message: message.message,
  response: message.response,
  state: message.state,
  questions: message.questions,
  writtenByModel: message.writtenByModel,
  createdAt: message.createdAt,
  isLive: message.state === 'WRITING',
  ask:
    message.memberId === null
      ? null
      : {
          message: message.message,
          partnerId,
          memberId: message.memberId,
          memberPartnerId: message.memberPartnerId,
          fortuneDate: message.fortuneDate,
        },
});

export const threadOf = ({ messageList, hasEarlier }: MessagePage, partnerId: number): Thread => ({
  exchanges: messageList.map((message) => shown(message, partnerId)),
  hasEarlier,
});

const isSame = (one: Exchange, other: Exchange): boolean =>
  one.key === other.key || (one.id !== null && one.id === other.id);

const isOnServer = ({ id }: Exchange): boolean => id !== null;

/** Of two tellings of one exchange: what is finished stands; of two that are not, the one that knows more. */
function newer(ours: Exchange, theirs: Exchange): Exchange {
  const isFurther =
    theirs.state === 'READY' ||
    !isOnServer(ours) ||
    (ours.state !== 'READY' && (theirs.state === 'FAILED' || theirs.response.length >= ours.response.length));
  return isFurther ? { ...theirs, key: ours.key, isLive: ours.isLive || theirs.isLive } : ours;
}

/** Takes in messages as the server tells them, wherever they belong; what it has not heard of yet stays at the end. */
export function absorb(thread: Thread, page: MessagePage, partnerId: number): Thread {
  const told = page.messageList.map((message) => shown(message, partnerId));
  const fresh = told.filter((one) => !thread.exchanges.some((known) => isSame(known, one)));
  const known = thread.exchanges.map((ours) => {
    const theirs = told.find((one) => isSame(ours, one));
    return theirs ? newer(ours, theirs) : ours;
  });
  const onServer = [...known.filter(isOnServer), ...fresh].toSorted((one, other) =>
    one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : 0,
  );
  return { ...thread, exchanges: [...onServer, ...known.filter((one) => !isOnServer(one))] };
}

/** The newest page once more, after a while: as {@link absorb}, and begins anew where a whole page lies between. */
export function refresh(thread: Thread, page: MessagePage, partnerId: number): Thread {
  const told = threadOf(page, partnerId);
  const touches =
    !page.hasEarlier ||
    told.exchanges.some((one) => thread.exchanges.some((known) => isOnServer(known) && isSame(known, one)));
  if (touches) return absorb(thread, page, partnerId);
  return { ...told, exchanges: [...told.exchanges, ...thread.exchanges.filter((one) => !isOnServer(one))] };
}

/** An older page, put before what is shown. */
export const withEarlier = (thread: Thread, page: MessagePage, partnerId: number): Thread => ({
  ...absorb(thread, page, partnerId),
  hasEarlier: page.hasEarlier,
});

/** Shows a question at once; one of the same key, sent again, takes its old place. */
export function withQuestion(thread: Thread, ask: Ask, key: string, createdAt: string): Thread {
  if (thread.exchanges.some((one) => one.key === key)) {
    return change(thread, key, (one) => ({
      ...one,
      ask,
      state: 'SENDING',
      response: '',
      questions: [],
      isLive: true,
    }));
  }
  const question: Exchange = {
    key,
    id: null,
    message: ask.message,
    response: '',
    state: 'SENDING',
    questions: [],
    writtenByModel: false,
    createdAt,
    ask,
    isLive: true,
  };
  return { ...thread, exchanges: [...thread.exchanges, question] };
}

/** What the server answered to a question. */
export const withAnswer = (thread: Thread, key: string, message: ChatMessage, partnerId: number): Thread =>
  change(thread, key, () => ({ ...shown(message, partnerId), key, isLive: true }));

/**
 * A piece of a reply that starts at `offset` of its text. What is known already is not taken twice; a piece after a
 * gap is left out, for the stream to be read again from where the text ends.
 */
export const withPiece = (thread: Thread, id: string, offset: number, text: string): Thread => ({
  ...thread,
  exchanges: thread.exchanges.map((one) =>
    one.id === id && one.state === 'WRITING' && offset <= one.response.length
      ? { ...one, response: one.response + text.slice(one.response.length - offset) }
      : one,
  ),
});

export const withUnsent = (thread: Thread, key: string): Thread =>
  change(thread, key, (one) => ({ ...one, state: 'UNSENT' }));

export const without = (thread: Thread, key: string): Thread => ({
  ...thread,
  exchanges: thread.exchanges.filter((one) => one.key !== key),
});

const change = (thread: Thread, key: string, next: (one: Exchange) => Exchange): Thread => ({
  ...thread,
  exchanges: thread.exchanges.map((one) => (one.key === key ? next(one) : one)),
});

/** The exchange the room is waiting on: only one is written at a time. */
export const underWay = (thread: Thread): Exchange | undefined =>
  thread.exchanges.findLast(({ state }) => state === 'SENDING' || state === 'WRITING');

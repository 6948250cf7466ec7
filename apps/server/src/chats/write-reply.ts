import type { ChatAsk, ChatTurn } from '@wolha/reading';
import { openPerson } from '#members/person.ts';
import { findMember } from '#members/repository.ts';
import { retryTransaction } from '#platform/database/failures.ts';
import { safeError } from '#platform/http/failure.ts';
import { holdLease } from '#platform/jobs/hold-lease.ts';
import type { Reply } from './adviser.ts';
import { refundMessage, settleMessage } from './pay-for-message.ts';
import type { ChatPorts } from './ports.ts';
import {
  endReply,
  findChatRow,
  handBackReply,
  keepLease,
  LEASE_SECONDS,
  listMessageRows,
  storeTold,
  type MessageRow,
} from './repository.ts';
import { openQuestion, openReply, sealReply } from './sealed-text.ts';

/** `lost`: someone else took over, or the room is gone. `handed-back`: this process is going down. */
export type Writing = 'written' | 'failed' | 'lost' | 'handed-back';

/** Claims of one attempt after which it is given up: the question kills whoever writes its reply. */
const MOST_CLAIMS = 3;
/** Questions and replies of the room an adviser is told. */
const MOST_TURNS = 120;

/**
 * Writes the reply of a question that is held by its token. What is told ahead of its end is stored first, and stands;
 * the whole reply and its payment become true together; a question that cannot be answered costs nothing; whoever was overtaken changes nothing.
 */
export async function writeReply(
  ports: ChatPorts,
  message: MessageRow,
  closing: AbortSignal,
): Promise<Writing> {
  if (message.token - message.attempt >= MOST_CLAIMS) return fail(ports, message);
  const holding = holdLease({
    seconds: LEASE_SECONDS,
    renew: () => keepLease(ports.db, message),
    log: ports.log,
  });
  try {
    const ask = await gatherAsk(ports, message);
    if (ask === null) return await fail(ports, message);
    const told = [...openReply(ports.sealer, message).pieces];
    const reply = await ports.adviser.answer(ask, {
      signal: AbortSignal.any([holding.signal, closing]),
      told: told.join(''),
      tell: async (piece) => {
        told.push(piece);
        if (!(await storePiece(ports, message, told))) holding.abort();
        holding.signal.throwIfAborted();
      },
    });
    return await store(ports, message, { ...reply, pieces: [...told, ...reply.pieces] });
  } catch (error) {
    if (holding.signal.aborted) return 'lost';
    if (closing.aborted) {
      await handBackReply(ports.db, message);
      return 'handed-back';
    }
    ports.log.error({ error: safeError(error) }, 'a reply could not be written');
    return await fail(ports, message);
  } finally {
    holding.stop();
  }
}

/** What the adviser is told, or null when the room or somebody asked about is gone. Nothing of it says who asks. */
async function gatherAsk(ports: ChatPorts, message: MessageRow): Promise<ChatAsk | null> {
  const { db, sealer } = ports;
  const { userId, memberId, memberPartnerId } = message;
  const chat = await findChatRow(db, message);
  const { partners, questionCategories } = await ports.catalogue();
  const partner = partners.find((one) => one.id === chat?.partnerId);
  const own = await findMember(db, userId, memberId);
  const counterpart = memberPartnerId === null ? null : await findMember(db, userId, memberPartnerId);
  if (!partner || !own || counterpart === undefined) return null;
  return {
    partner: {
      id: partner.id,
      name: partner.name,
      tags: partner.questionCategoryIds.flatMap((id) => questionCategories.get(id)?.name ?? []),
      voice: partner.voice,
    },
    question: openQuestion(sealer, message),
    own: openPerson(ports, own).chart,
    counterpart: counterpart && openPerson(ports, counterpart).chart,
    on: message.fortuneDate.replaceAll('-', ''),
    today: message.koreanDay.replaceAll('-', ''),
    history: await historyOf(ports, message),
  };
}

async function historyOf({ db, sealer }: ChatPorts, message: MessageRow): Promise<ChatTurn[]> {
  const earlier = await listMessageRows(db, message, {
    before: message,
    limit: MOST_TURNS / 2,
    state: 'READY',
  });
  return earlier.toReversed().flatMap((row): ChatTurn[] => {
    const { pieces, questions } = openReply(sealer, row);
    return [
      { role: 'READER', text: openQuestion(sealer, row) },
      { role: 'PARTNER', text: pieces.join(''), offered: questions },
    ];
  });
}

/** Stores what was told so far before anybody hears it; false when it is no longer ours to tell. */
async function storePiece(ports: ChatPorts, message: MessageRow, told: readonly string[]): Promise<boolean> {
  const stored = await storeTold(ports.db, message, {
    sealedReply: sealReply(ports.sealer, { pieces: told, questions: [] }),
    writtenByModel: true,
  });
  if (stored) ports.board.announce(stored);
  return stored !== undefined;
}

const store = (ports: ChatPorts, message: MessageRow, reply: Reply): Promise<Writing> =>
  end(ports, message, 'written', {
    state: 'READY',
    paidWith: message.paidWith,
    sealedReply: sealReply(ports.sealer, reply),
    writtenByModel: reply.byModel,
  });

const fail = (ports: ChatPorts, message: MessageRow): Promise<Writing> =>
  end(ports, message, 'failed', { state: 'FAILED', paidWith: 'NONE', sealedReply: null });

async function end(
  ports: ChatPorts,
  message: MessageRow,
  outcome: 'written' | 'failed',
  set: Omit<Parameters<typeof endReply>[2], 'updatedAt'>,
): Promise<Writing> {
  const { partners } = await ports.catalogue();
  const ended = await retryTransaction(() =>
    ports.db.transaction(async (tx) => {
      const row = await endReply(tx, message, { ...set, updatedAt: ports.clock.now() });
      if (!row) return undefined;
      const chat = await findChatRow(tx, message);
      const partner = partners.find((one) => one.id === chat?.partnerId);
      const name = partner?.name ?? '';
      if (outcome === 'written') await settleMessage(tx, ports, message, name);
      else await refundMessage(tx, ports, message, name);
      return row;
    }),
  );
  if (!ended) return 'lost';
  ports.board.announce(ended);
  return outcome;
}

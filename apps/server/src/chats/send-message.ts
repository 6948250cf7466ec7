import type { SendMessageInput } from '@wolha/contract';
import type { PartnerRow } from '#catalogue/repository.ts';
import { visiblePartners } from '#catalogue/visible-partners.ts';
import { findMember } from '#members/repository.ts';
import { AppError } from '#platform/app-error.ts';
import { koreanDay } from '#platform/clock.ts';
import { retryTransaction } from '#platform/database/failures.ts';
import type { Db } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/request-context.ts';
import { payForMessage } from './pay-for-message.ts';
import type { ChatPorts } from './ports.ts';
import {
  findChatRow,
  findMessageByKey,
  findNewestUnnamed,
  holdWritten,
  insertMessage,
  lockChat,
  reopenMessage,
  touchChat,
  type MessageRow,
  type RoomKey,
} from './repository.ts';
import { openQuestion, sealQuestion } from './sealed-text.ts';

/** A question, checked in its shape. */
export type Question = Omit<SendMessageInput, 'wait'>;

/** `begun`: its reply is now ours to write. `known`: it was asked before, and its reply is there or on its way. */
export interface Sent {
  kind: 'begun' | 'known';
  message: MessageRow;
}

/** How long the same words without a key are the same question: a second press, or a browser that sends again. */
const SAME_QUESTION_MS = 10_000;

/** What a question asks: the same in all of it is the same question. */
type Asked = Pick<MessageRow, 'clientKey' | 'fortuneDate' | 'memberId' | 'memberPartnerId'> & {
  text: string;
};

/**
 * Enters a question into a room and pays for its reply, or finds the question already asked. Throws NOT_FOUND for a
 * room, partner or person that is not the reader's to ask, MEMBER_REQUIRED, REPLY_UNDER_WAY, MESSAGE_ID_UNUSABLE, and
 * TOTAL_USAGE_LIMIT or USER_USAGE_LIMIT when there is nothing to pay with.
 */
export async function sendMessage(
  ports: ChatPorts,
  caller: Pick<Caller, 'userId' | 'role'>,
  chatId: string,
  question: Question,
): Promise<Sent> {
  const room = { userId: caller.userId, chatId };
  const partner = await partnerOf(ports, caller, room, question.partnerId);
  const asked = await readQuestion(ports, caller.userId, question);
  return retryTransaction(() => ports.db.transaction((tx) => enter(tx, ports, room, partner, asked)));
}

async function partnerOf(
  { db, catalogue }: ChatPorts,
  caller: Pick<Caller, 'role'>,
  room: RoomKey,
  partnerId: number,
): Promise<PartnerRow> {
  const chat = await findChatRow(db, room);
  const { partners } = await catalogue();
  const partner = visiblePartners(partners, caller).find((one) => one.id === chat?.partnerId);
  if (!partner || partner.id !== partnerId) throw new AppError('NOT_FOUND');
  return partner;
}

async function readQuestion({ db, clock }: ChatPorts, userId: number, question: Question): Promise<Asked> {
  const { message, memberId, memberPartnerId = null, fortuneDate, selectedDate, clientMessageId } = question;
  if (memberId === null || memberId === undefined) throw new AppError('MEMBER_REQUIRED');
  if (memberId === memberPartnerId) {
    throw new AppError('INVALID_REQUEST', {
      fields: { memberPartnerId: '상대방은 다른 사람으로 골라 주세요.' },
    });
  }
  for (const id of [memberId, memberPartnerId]) {
    if (id !== null && !(await findMember(db, userId, id))) throw new AppError('NOT_FOUND');
  }
  return {
    text: message,
    clientKey: clientMessageId ?? null,
    fortuneDate: fortuneDate ?? selectedDate ?? koreanDay(clock.now()),
    memberId,
    memberPartnerId,
  };
}

async function enter(
  tx: Db,
  ports: ChatPorts,
  room: RoomKey,
  partner: PartnerRow,
  asked: Asked,
): Promise<Sent> {
  if (!(await lockChat(tx, room))) throw new AppError('NOT_FOUND');
  const known = await findKnown(tx, ports, room, asked);
  if (known && known.state !== 'FAILED') return { kind: 'known', message: known };
  if ((await holdWritten(tx, room)).length > 0) throw new AppError('REPLY_UNDER_WAY');
  const message = known
    ? await askAgain(tx, ports, known, partner)
    : await askFirst(tx, ports, room, partner, asked);
  await touchChat(tx, room, ports.clock.now(), known ? 0 : 1);
  return { kind: 'begun', message };
}

/** The question as it was asked before, if it was. */
async function findKnown(
  tx: Db,
  { sealer, clock }: ChatPorts,
  room: RoomKey,
  asked: Asked,
): Promise<MessageRow | undefined> {
  const isSame = (message: MessageRow): boolean =>
    message.fortuneDate === asked.fortuneDate &&
    message.memberId === asked.memberId &&
    message.memberPartnerId === asked.memberPartnerId &&
    openQuestion(sealer, message) === asked.text;
  if (asked.clientKey !== null) {
    const named = await findMessageByKey(tx, room, asked.clientKey);
    if (named && !isSame(named)) throw new AppError('MESSAGE_ID_UNUSABLE');
    return named;
  }
  const newest = await findNewestUnnamed(tx, room);
  if (!newest || !isSame(newest)) return undefined;
  const age = clock.now().getTime() - newest.updatedAt.getTime();
  return newest.state === 'WRITING' || age < SAME_QUESTION_MS ? newest : undefined;
}

async function askFirst(
  tx: Db,
  ports: ChatPorts,
  { userId, chatId }: RoomKey,
  partner: PartnerRow,
  { text, ...asked }: Asked,
): Promise<MessageRow> {
  const id = ports.newId();
  const now = ports.clock.now();
  const paid = await payForMessage(tx, ports, { userId, id, attempt: 1 }, partner.name);
  return insertMessage(tx, {
    userId,
    id,
    chatId,
    ...asked,
    ...paid,
    sealedQuestion: sealQuestion(ports.sealer, text),
    sealedReply: null,
    state: 'WRITING',
    writtenByModel: false,
    attempt: 1,
    token: 1,
    createdAt: now,
    updatedAt: now,
  });
}

async function askAgain(
  tx: Db,
  ports: ChatPorts,
  failed: MessageRow,
  partner: PartnerRow,
): Promise<MessageRow> {
  const attempt = failed.attempt + 1;
  const paid = await payForMessage(tx, ports, { ...failed, attempt }, partner.name);
  return reopenMessage(tx, failed, { ...paid, updatedAt: ports.clock.now() });
}

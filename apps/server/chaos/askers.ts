import { randomBytes } from 'node:crypto';
import { askHttp } from './ask-http.ts';
import { asBuyer, patiently, type Buyer, type Street } from './buyers.ts';

/** What those who ask in the chat met, for the report. */
export interface Asked {
  questions: number;
  answered: number;
  /** Neither free use nor credits were left. */
  refused: number;
  /** Lost among crashes; the question may have been entered all the same. */
  lost: number;
  /** The same question was told two different replies: never. */
  contradicted: number;
  reasons: Record<string, number>;
}

export const nothingAsked = (): Asked => ({
  questions: 0,
  answered: 0,
  refused: 0,
  lost: 0,
  contradicted: 0,
  reasons: {},
});

/** A question whose reply was heard, to be asked about again at the end. */
export interface HeardReply {
  buyer: Buyer;
  path: string;
  body: string;
  response: string;
}

interface Room {
  chatId: string;
  partnerId: number;
  memberId: string;
}

const PARTNERS = 7;
/** Refusals that are right: nothing to pay with, or another reply on its way in the room. */
const EXPECTED: ReadonlySet<string> = new Set(['USER_USAGE_LIMIT', 'TOTAL_USAGE_LIMIT', 'REPLY_UNDER_WAY']);

/** Asks one thing after another until the run is over; remembers what was heard. */
export async function keepAsking(
  street: Street,
  buyers: readonly Buyer[],
  met: Asked,
  heard: HeardReply[],
): Promise<void> {
  const rooms = new Map<number, Room>();
  while (!street.isOver()) {
    const buyer = street.random.pick(buyers);
    try {
      const room = rooms.get(buyer.userId) ?? (await openRoom(street, buyer));
      rooms.set(buyer.userId, room);
      await askOnce(street, buyer, room, met, heard);
    } catch (error) {
      met.lost += 1;
      const reason = error instanceof Error ? String(error.cause ?? error.message) : 'unknown';
      met.reasons[reason] = (met.reasons[reason] ?? 0) + 1;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

async function post(
  street: Street,
  buyer: Buyer,
  path: string,
  body: string,
): Promise<{ status: number; data: unknown }> {
  const answer = await patiently(street, (web) =>
    askHttp(`${web}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...asBuyer(buyer) },
      timeoutMs: 20_000,
    }),
  );
  const { code, data } = JSON.parse(answer.text) as { code?: string; data: unknown };
  if (code !== undefined && !EXPECTED.has(code)) throw new Error(code);
  return { status: answer.status, data };
}

async function openRoom(street: Street, buyer: Buyer): Promise<Room> {
  const birth = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19961023', time: '0724' };
  const partnerId = 1 + street.random.below(PARTNERS);
  const added = await post(street, buyer, '/v1/member', JSON.stringify(birth));
  const opened = await post(street, buyer, `/v1/chats/partners/${partnerId}`, '{}');
  const { chat } = opened.data as { chat: { id: string } };
  const { member } = added.data as { member: { id: string } };
  return { chatId: chat.id, partnerId, memberId: member.id };
}

const responseOf = (data: unknown): string => (data as { response: string }).response;

/** One question, sent again under its key by whoever hears nothing; now and then from two tabs at once. */
async function askOnce(
  street: Street,
  buyer: Buyer,
  { chatId, partnerId, memberId }: Room,
  met: Asked,
  heard: HeardReply[],
): Promise<void> {
  const path = `/v1/chats/${chatId}/messages`;
  const body = JSON.stringify({
    message: '올해 안에 새로운 사람을 만날까요?',
    partnerId,
    memberId,
    clientMessageId: randomBytes(12).toString('hex'),
  });
  met.questions += 1;
  const tabs = street.random.chance(0.2) ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: tabs }, () => post(street, buyer, path, body)));
  const told = answers.filter(({ status }) => status === 200).map(({ data }) => responseOf(data));
  if (answers.some(({ status }) => status === 402)) met.refused += 1;
  const [response] = told;
  if (response === undefined) return;
  met.answered += 1;
  if (new Set(told).size > 1) met.contradicted += 1;
  heard.push({ buyer, path, body, response });
}

/** Asks about everything that was heard once more: the same question has the same reply for ever. */
export async function hearAgain(street: Street, heard: readonly HeardReply[], met: Asked): Promise<void> {
  for (const { buyer, path, body, response } of heard) {
    const again = await post(street, buyer, path, body);
    if (again.status !== 200 || responseOf(again.data) !== response) met.contradicted += 1;
  }
}

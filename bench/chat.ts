import { Agent, get, type IncomingMessage } from 'node:http';
import { replyStreamPath, type Chat, type ChatMessage, type Member } from '@wolha/contract';
import { startShop } from '../e2e/start-shop.ts';
import { signIn, type SignedIn } from './sign-in.ts';
import { type BenchRow } from './table.ts';
import { startWriter, type Writer } from './writer.ts';

const READERS = 5;
const ROOMS_EACH = 10;
const DEVICES_EACH = 10;
const STREAMS = READERS * ROOMS_EACH * DEVICES_EACH;
const PARTNERS = 7;
/** Between one answer's beginning and the next one's: they overlap, as answers do. */
const BEGIN_MS = 120;
const BAR_MS = 20;

interface Device {
  firstAt: number;
  text: string;
  done: boolean;
}

/**
 * Five hundred devices listen to fifty replies of a model: how long after its first sentence each of them has it.
 * A shop of its own, because its advisers are models.
 */
export async function benchChat(): Promise<BenchRow[]> {
  const writer = await startWriter();
  const shop = await startShop({
    env: {
      MODEL_BASE_URL: writer.baseUrl,
      MODEL_API_KEY: 'bench',
      MODEL_NAME: 'bench-1',
      MODEL_SECONDS: '120',
      MODEL_WON_PER_DAY: '100000000',
      FREE_MESSAGES_PER_DAY: '1000',
      TRUSTED_PROXIES: '1',
    },
  });
  try {
    return await listenAndWrite(shop.url.replace('localhost', '127.0.0.1'), writer);
  } finally {
    await shop.discard();
    writer.close();
  }
}

async function listenAndWrite(url: string, writer: Writer): Promise<BenchRow[]> {
  const begun: { reader: SignedIn; message: ChatMessage; chat: Chat }[] = [];
  const order: number[] = [];
  for (let n = 0; n < READERS; n += 1) {
    const reader = await signIn(url, n);
    const memberId = await addPerson(reader);
    for (let room = 0; room < ROOMS_EACH; room += 1) {
      const partnerId = (room % PARTNERS) + 1;
      const { chat } = await reader.call<{ chat: Chat }>('POST', `/v1/chats/partners/${partnerId}`);
      const { chatMessage } = await reader.call<{ chatMessage: ChatMessage }>(
        'POST',
        `/v1/chats/${chat.id}/messages`,
        { message: '올해 안에 새로운 사람을 만날까요?', partnerId, memberId, wait: false },
      );
      begun.push({ reader, message: chatMessage, chat });
      // The writer is asked in the order of the questions: each is waited for before the next.
      while (writer.waiting() < begun.length) await pause(5);
      order.push(begun.length - 1);
    }
  }
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const devices = await Promise.all(
    begun.flatMap(({ reader, message, chat }) =>
      Array.from({ length: DEVICES_EACH }, () =>
        listen(`${url}${replyStreamPath(chat.id, message.id)}`, reader, agent),
      ),
    ),
  );
  await pause(1_000);
  const delays: number[] = [];
  for (const index of order) {
    const wroteAt = writer.write();
    await pause(BEGIN_MS);
    const listening = devices.slice(index * DEVICES_EACH, (index + 1) * DEVICES_EACH);
    delays.push(...listening.map((device) => device.firstAt - wroteAt));
  }
  await pause(1_500);
  agent.destroy();
  const texts = new Set(devices.map((device) => device.text));
  const whole = devices.filter((device) => device.done).length;
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return [
    {
      what: `first sentence, ${STREAMS} open streams`,
      measured: `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`,
      against: 'the writer’s first sentence',
      ratio: (at(0.95) / BAR_MS).toFixed(2),
      bar: `p95 ≤ ${BAR_MS} ms`,
      holds: at(0.95) <= BAR_MS,
    },
    {
      what: 'streams heard to their end',
      measured: `${whole} of ${STREAMS}`,
      against: `${texts.size} text`,
      ratio: (whole / STREAMS).toFixed(2),
      bar: 'all, one text',
      holds: whole === STREAMS && texts.size === 1,
    },
  ];
}

async function addPerson(reader: SignedIn): Promise<string> {
  const birth = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19961023', time: '0724' };
  return (await reader.call<{ member: Member }>('POST', '/v1/member', birth)).member.id;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Opens a stream; answers once it is open, and writes down when its first sentence came. */
async function listen(address: string, reader: SignedIn, agent: Agent): Promise<Device> {
  const response = await open(address, reader, agent);
  if (response.statusCode !== 200) throw new Error(`A stream answered ${response.statusCode}.`);
  const device: Device = { firstAt: Number.POSITIVE_INFINITY, text: '', done: false };
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    const blocks = `${rest}${part}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) hear(device, block);
  });
  // A stream that breaks is one that is not done, which is what is measured.
  response.on('error', () => undefined);
  return device;
}

const open = (address: string, reader: SignedIn, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers: reader.headers }, resolve).once('error', reject);
  });

function hear(device: Device, block: string): void {
  const data = block.split('\n').find((line) => line.startsWith('data: '));
  if (data === undefined) return;
  if (block.includes('event: done')) {
    device.done = true;
    return;
  }
  device.firstAt = Math.min(device.firstAt, performance.now());
  device.text += (JSON.parse(data.slice(6)) as { text: string }).text;
}

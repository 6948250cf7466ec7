import { fork } from 'node:child_process';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
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
const RELAY_MS = 60;
const BAR_MS = 20;
/** Longest anybody listens once all is written. */
const PATIENCE_MS = 15_000;

interface Device {
  firstAt: number;
  text: string;
  done: boolean;
}

/**
 * Five hundred devices listen to fifty replies of a model: how long after its first sentence each of them has it.
 * A shop of its own, because its advisers are models. What the machine itself takes to pass a line on is told beside it.
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
  const relay = await openRelay(agent);
  const wroteAt: number[] = [];
  const bare: number[] = [];
  for (const _ of begun) {
    wroteAt.push(writer.write());
    await pause(BEGIN_MS);
    bare.push(...(await relay.measure()));
  }
  const deadline = performance.now() + PATIENCE_MS;
  while (devices.some((device) => !device.done) && performance.now() < deadline) await pause(50);
  relay.close();
  agent.destroy();
  const replies = wroteAt.map((at, index) => ({
    at,
    heard: devices.slice(index * DEVICES_EACH, (index + 1) * DEVICES_EACH),
  }));
  const delays = replies.flatMap(({ at, heard }) => heard.map((device) => device.firstAt - at));
  const whole = devices.filter((device) => device.done).length;
  const asOne = replies.filter(({ heard }) => new Set(heard.map((device) => device.text)).size === 1).length;
  return [
    {
      what: `first sentence, ${STREAMS} open streams`,
      measured: `p50 ${share(delays, 0.5).toFixed(1)} ms, p95 ${share(delays, 0.95).toFixed(1)} ms`,
      against: `bare relay p95 ${share(bare, 0.95).toFixed(1)} ms`,
      ratio: `+${(share(delays, 0.95) - share(bare, 0.95)).toFixed(1)} ms`,
      bar: `p95 ≤ +${BAR_MS} ms`,
      holds: share(delays, 0.95) - share(bare, 0.95) <= BAR_MS,
    },
    {
      what: 'streams heard to their end',
      measured: `${whole} of ${STREAMS}`,
      against: `${asOne} of ${replies.length} replies the same to all`,
      ratio: (whole / STREAMS).toFixed(2),
      bar: 'all',
      holds: whole === STREAMS && asOne === replies.length,
    },
  ];
}

/** The value that such a share of all stays below. */
function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** As many devices as listen to one reply, at a server that only passes on. */
async function openRelay(agent: Agent): Promise<{ measure(): Promise<number[]>; close(): void }> {
  const child = fork(join(import.meta.dirname, 'bare-relay.ts'));
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message) => resolve(Number(message)));
  });
  const url = `http://127.0.0.1:${port}/`;
  const devices = await Promise.all(
    Array.from({ length: DEVICES_EACH }, () => listen(url, { headers: {} }, agent)),
  );
  return {
    measure: async () => {
      for (const device of devices) device.firstAt = Number.POSITIVE_INFINITY;
      const toldAt = performance.now();
      await (await fetch(url, { method: 'POST' })).text();
      await pause(RELAY_MS);
      return devices.map((device) => device.firstAt - toldAt);
    },
    close: () => void child.kill(),
  };
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
async function listen(address: string, reader: Pick<SignedIn, 'headers'>, agent: Agent): Promise<Device> {
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

const open = (address: string, reader: Pick<SignedIn, 'headers'>, agent: Agent): Promise<IncomingMessage> =>
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { auditMoney, type Audit } from '#orders/audit-money.ts';
import { connect, migrateDatabase } from '#platform/database/database.ts';
import { contentDirectory } from '#platform/paths.ts';
import { loadCatalogue } from '#catalogue/load-catalogue.ts';
import { createTossPayments } from '#providers/toss/toss-payments.ts';
import { hearAgain, keepAsking, nothingAsked, type Asked, type HeardReply } from './askers.ts';
import { keepBuying, nothingMet, signUpBuyers, type Buyer, type Encounters, type Street } from './buyers.ts';
import { bundleProcesses } from './bundle-process.ts';
import { freePort } from './free-port.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { keepProcess, type KeptProcess } from './process-keeper.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { openWebhookRelay } from './webhook-relay.ts';

export interface ChaosOptions {
  seconds: number;
  seed: number;
  /** The way it is commonly done, instead of the shop: must be found out. */
  naive: boolean;
  postgresBin: string;
  say: (line: string) => void;
}

export interface ChaosReport {
  kills: number;
  databaseCrashes: number;
  approvals: number;
  met: Encounters;
  asked: Asked;
  states: Record<string, number>;
  /** Seconds between the money and the reading. */
  waits: { median: number; p99: number; longest: number };
  /** Seconds until everything had come to its end, once nothing went wrong any more; null when it did not. */
  restAfter: number | null;
  audit: Audit;
}

const KEYS = { clientKey: 'test_ck_chaos0000', secretKey: 'test_sk_chaos0000' };

/** What goes wrong at the provider, by chance. */
const FAULTS = {
  confirm: [
    { chance: 0.05, fault: { slowMs: 400 } },
    { chance: 0.03, fault: { holdMs: 400 } },
    { chance: 0.04, fault: { outcome: 'drop', when: 'after' } },
    { chance: 0.02, fault: { outcome: 'drop', when: 'before' } },
    { chance: 0.02, fault: { outcome: 'fail', when: 'after' } },
    {
      chance: 0.02,
      fault: { outcome: { code: 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING' }, when: 'after' },
    },
    { chance: 0.02, fault: { outcome: { code: 'PROVIDER_ERROR' }, when: 'before' } },
  ],
  payment: [{ chance: 0.05, fault: { outcome: 'drop' } }],
  order: [{ chance: 0.05, fault: { outcome: 'drop' } }],
  cancel: [
    { chance: 0.1, fault: { outcome: 'drop', when: 'after' } },
    { chance: 0.05, fault: { outcome: { code: 'FAILED_REFUND_PROCESS' }, when: 'before' } },
  ],
  webhook: [
    { chance: 0.1, fault: { outcome: 'drop' } },
    { chance: 0.1, fault: { outcome: 'twice' } },
    { chance: 0.1, fault: { slowMs: 700 } },
  ],
};

const BUYERS = 150;
const AT_ONCE = 32;
const ASKING_AT_ONCE = 2;
const CRASH_EVERY_MS = 4_200;
const REST_MS = 90_000;
/** What is left open the naive way stays open: nobody comes back to it. */
const NAIVE_REST_MS = 3_000;

/** Opens the shop in several processes, lets readers buy, kills everything at random, and then audits the money. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { say, naive } = options;
  const random = seededRandom(options.seed);
  const directory = mkdtempSync(join(tmpdir(), 'wolha-chaos-'));
  const postgres = await startPostgres(options.postgresBin);
  const kept: KeptProcess[] = [];
  try {
    await prepareDatabase(postgres.url);
    const bundle = await bundleProcesses();
    const webPorts = [await freePort(), await freePort()];
    const webs = webPorts.map((port) => `http://127.0.0.1:${port}`);
    const toss = `http://127.0.0.1:${await freePort()}`;
    const relay = await openWebhookRelay(webs, seededRandom(options.seed + 1));
    const logFile = join(directory, 'processes.log');
    // What one process compiled, the next one need not: they start too often to spend the run on it.
    const compiled = { NODE_COMPILE_CACHE: join(directory, 'compiled') };
    const provider = (): KeptProcess =>
      keepProcess({
        name: 'toss',
        args: [bundle.provider, ...tossArguments(directory, toss, relay.url, options.seed)],
        env: compiled,
        logFile,
      });
    const shop = (name: string, role: Role, port: number): KeptProcess =>
      keepProcess({
        name,
        args: [bundle.shop, naive ? 'naive' : 'shop'],
        env: { ...compiled, ...shopEnvironment(directory, postgres.url, toss, role, port) },
        logFile,
      });
    const buyers = await signUpBuyers(postgres.url, BUYERS, random);
    if (!naive) {
      const first = [provider(), shop('first', 'all', webPorts[0] ?? 0)];
      kept.push(...first);
      const street = { webs: webs.slice(0, 1), toss, clientKey: KEYS.clientKey };
      await untilOpen(toss, street.webs, naive);
      await openTheStreet(street, buyers, seededRandom(options.seed + 3));
      for (const one of first.toReversed()) await one.stop('SIGTERM');
      kept.length = 0;
    }
    kept.push(
      provider(),
      ...webPorts.map((port, index) => shop(`web ${index + 1}`, 'web', port)),
      ...(naive ? [] : [shop('worker 1', 'worker', 0), shop('worker 2', 'worker', 0)]),
    );
    await untilOpen(toss, webs, naive);
    const before = (await ledgerOf(toss)).approvals;
    say(`open after ${Math.round(performance.now() / 1000)} s, log in ${logFile}`);

    const end = Date.now() + options.seconds * 1000;
    const isOver = (): boolean => Date.now() >= end;
    const met = nothingMet();
    const street = { webs, toss, clientKey: KEYS.clientKey, random: seededRandom(options.seed + 2), isOver };
    const buying = Array.from({ length: AT_ONCE }, () => keepBuying(street, buyers, met));
    const asked = nothingAsked();
    const heard: HeardReply[] = [];
    const asking = naive
      ? []
      : Array.from({ length: ASKING_AT_ONCE }, () => keepAsking(street, buyers, asked, heard));
    await Promise.all([
      ...kept.map((victim, index) =>
        wreckProcess(victim, lifeOf(victim), seededRandom(options.seed + 10 + index), isOver),
      ),
      wreckDatabase(postgres, seededRandom(options.seed + 4), isOver),
    ]);
    await Promise.all([...buying, ...asking]);
    say('nothing goes wrong any more; waiting for everything to come to its end');
    await untilOpen(toss, webs, naive);
    await fetch(`${toss}/_sandbox/faults`, { method: 'DELETE' });
    const restAfter = await comeToRest(postgres.url, toss, naive ? NAIVE_REST_MS : REST_MS);
    await hearAgain(street, heard, asked);
    const audit = await auditEverything(postgres.url, toss);
    const report = await describe(postgres, toss, kept, met, asked, restAfter, audit);
    relay.close();
    return { ...report, approvals: report.approvals - before };
  } finally {
    await Promise.all(kept.map((one) => one.stop()));
    await postgres.close();
    if (process.env['CHAOS_KEEP'] === undefined) rmSync(directory, { recursive: true, force: true });
  }
}

const FIRST_PURCHASES = 60;

/**
 * A few purchases and questions before anything goes wrong, with a process that then goes down in an orderly way: what
 * it compiled is there for those that follow, as after any deploy. They are audited with the rest, and not counted.
 */
async function openTheStreet(
  street: Omit<Street, 'random' | 'isOver'>,
  buyers: readonly Buyer[],
  random: SeededRandom,
): Promise<void> {
  const met = nothingMet();
  const early = { ...street, random, isOver: () => met.purchases >= FIRST_PURCHASES };
  await Promise.all([
    ...Array.from({ length: 4 }, () => keepBuying(early, buyers, met)),
    keepAsking(early, buyers, nothingAsked(), []),
  ]);
}

async function prepareDatabase(url: string): Promise<void> {
  const connection = connect({ connectionString: url, max: 2 }, () => undefined);
  await migrateDatabase(connection.pool);
  await loadCatalogue(connection.db, contentDirectory);
  await connection.close();
}

const tossArguments = (directory: string, origin: string, webhook: string, seed: number): string[] => [
  '--port',
  new URL(origin).port,
  '--state',
  join(directory, 'toss.ndjson'),
  '--client-key',
  KEYS.clientKey,
  '--secret-key',
  KEYS.secretKey,
  '--webhook',
  webhook,
  '--webhook-minute',
  '400',
  '--faults',
  JSON.stringify(FAULTS),
  '--seed',
  String(seed),
];

type Role = 'web' | 'worker' | 'all';

const shopEnvironment = (
  directory: string,
  databaseUrl: string,
  toss: string,
  role: Role,
  port: number,
): Record<string, string> => ({
  NODE_ENV: 'test',
  ROLE: role,
  HOST: '127.0.0.1',
  PORT: String(port),
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '6',
  DATA_DIR: join(directory, 'data'),
  DATA_KEYS: 'a secret of the chaos run that is long enough',
  TOSS_CLIENT_KEY: KEYS.clientKey,
  TOSS_SECRET_KEY: KEYS.secretKey,
  TOSS_API_URL: toss,
});

async function untilOpen(toss: string, webs: readonly string[], naive: boolean): Promise<void> {
  const doors = [`${toss}/v2/standard`, ...webs.map((web) => `${web}${naive ? '/v1/none' : '/readyz'}`)];
  const deadline = Date.now() + 60_000;
  for (const door of doors) {
    for (;;) {
      const answer = await fetch(door, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
      await answer?.body?.cancel();
      if (answer && (answer.ok || naive)) break;
      if (Date.now() > deadline) throw new Error(`${door} did not open.`);
      await pause(50);
    }
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * How long a process lives once it is open, on the average; longer where a machine is slow to open it. Workers die most
 * often, in the middle of a reading; a process that serves buyers has to live long enough for them to get anywhere.
 */
const LIFE_MS = { web: 8_000, worker: 740, provider: 8_000 };
const FROZEN_MS = 14_000;
const FREEZING = 0.015;

const lifeOf = ({ name }: KeptProcess): number =>
  name.startsWith('worker') ? LIFE_MS.worker : name.startsWith('web') ? LIFE_MS.web : LIFE_MS.provider;

/** Kills a process again and again, mostly a while after it opened, now and then while it is still starting. */
async function wreckProcess(
  victim: KeptProcess,
  life: number,
  random: SeededRandom,
  isOver: () => boolean,
): Promise<void> {
  const frozen: Promise<void>[] = [];
  while (!isOver()) {
    const took = random.chance(0.9) ? await victim.opening() : 0;
    await pause(Math.max(life, took * 1.5) * 2 * random.next());
    if (isOver()) break;
    // Now and then a worker only stands still, for longer than any lease.
    if (victim.name.startsWith('worker') && random.chance(FREEZING)) frozen.push(victim.freeze(FROZEN_MS));
    else victim.kill();
    await pause(30);
  }
  await Promise.all(frozen);
}

async function wreckDatabase(
  postgres: PostgresServer,
  random: SeededRandom,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await pause(CRASH_EVERY_MS * (0.7 + 0.6 * random.next()));
    if (!isOver()) await postgres.crash();
  }
}

/** Seconds until no order and no reply is under way and no webhook owed; null when that does not come about. */
async function comeToRest(databaseUrl: string, toss: string, patience: number): Promise<number | null> {
  const start = Date.now();
  while (Date.now() - start < patience) {
    const open = await ask<{ open: number }>(
      databaseUrl,
      `select (select count(*) from orders where state in ('confirming', 'paid', 'refunding', 'refundingPart'))::int +
              (select count(*) from chat_messages where state = 'WRITING')::int as open`,
    );
    const { webhooksOwed } = await ledgerOf(toss);
    if (open[0]?.open === 0 && webhooksOwed === 0) return (Date.now() - start) / 1000;
    await pause(500);
  }
  return null;
}

interface Ledger {
  approvals: number;
  webhooksOwed: number;
}

const ledgerOf = async (toss: string): Promise<Ledger> =>
  (await (await fetch(`${toss}/_sandbox/ledger`)).json()) as Ledger;

async function ask<T extends pg.QueryResultRow>(databaseUrl: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

async function auditEverything(databaseUrl: string, toss: string): Promise<Audit> {
  const connection = connect({ connectionString: databaseUrl, max: 2 }, () => undefined);
  const provider = createTossPayments({ secretKey: KEYS.secretKey, baseUrl: () => toss });
  const now = Date.now();
  try {
    return await auditMoney(
      { db: connection.db, provider },
      { since: new Date(now - 3600_000), until: new Date(now + 60_000), quiet: true },
    );
  } finally {
    await connection.close();
  }
}

async function describe(
  postgres: PostgresServer,
  toss: string,
  kept: readonly KeptProcess[],
  met: Encounters,
  asked: Asked,
  restAfter: number | null,
  audit: Audit,
): Promise<ChaosReport> {
  const states = await ask<{ state: string; count: number }>(
    postgres.url,
    'select state, count(*)::int as count from orders group by state order by state',
  );
  const [waits] = await ask<{ median: number; p99: number; longest: number }>(
    postgres.url,
    `select coalesce(percentile_cont(0.5) within group (order by wait), 0)::float8 as median,
            coalesce(percentile_cont(0.99) within group (order by wait), 0)::float8 as p99,
            coalesce(max(wait), 0)::float8 as longest
       from (select extract(epoch from fulfilled_at - paid_at) as wait from orders where fulfilled_at is not null) w`,
  );
  return {
    kills: kept.reduce((sum, one) => sum + one.kills, 0),
    databaseCrashes: postgres.crashes,
    approvals: (await ledgerOf(toss)).approvals,
    met,
    asked,
    states: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    waits: waits ?? { median: 0, p99: 0, longest: 0 },
    restAfter,
    audit,
  };
}

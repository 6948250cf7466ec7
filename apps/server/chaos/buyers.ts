import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { makeAccessToken, readAccessToken } from '#identity/access-token.ts';
import { askHttp, type Answer } from './ask-http.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Where buyers find the shop and the card window. */
export interface Street {
  webs: readonly string[];
  toss: string;
  clientKey: string;
  random: SeededRandom;
  isOver: () => boolean;
}

export interface Buyer {
  userId: number;
  token: string;
  address: string;
}

/** What the buyers met, for the report. */
export interface Encounters {
  purchases: number;
  duplicatesRefused: number;
  vanished: number;
  doubleTabs: number;
  cancelledInDashboard: number;
  gaveUp: number;
  reasons: Record<string, number>;
}

export const nothingMet = (): Encounters => ({
  purchases: 0,
  duplicatesRefused: 0,
  vanished: 0,
  doubleTabs: 0,
  cancelledInDashboard: 0,
  gaveUp: 0,
  reasons: {},
});

interface PaymentOrder {
  orderId: string;
  orderName: string;
  amount: number;
  customerKey: string;
  successUrl: string;
  failUrl: string;
}

const SAJU_CONTENTS = 20;
const PERSONS = 40;

/** Signs readers up by the back door, so that the run is about buying. */
export async function signUpBuyers(
  databaseUrl: string,
  count: number,
  random: SeededRandom,
): Promise<Buyer[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const { rows } = await client.query<{ id: string }>('insert into users default values returning id');
    const userId = Number(rows[0]?.id);
    const token = makeAccessToken(userId);
    await client.query(`insert into sessions values ($1, $2, now(), now() + interval '7 days')`, [
      userId,
      readAccessToken(token)?.tokenHash,
    ]);
    const address = `198.51.${random.below(250)}.${random.below(250)}`;
    buyers.push({ userId, token, address });
  }
  await client.end();
  return buyers;
}

/** Buys one thing after another until the run is over. */
export async function keepBuying(street: Street, buyers: readonly Buyer[], met: Encounters): Promise<void> {
  while (!street.isOver()) {
    const buyer = street.random.pick(buyers);
    try {
      await buyOnce(street, buyer, met);
    } catch (error) {
      met.gaveUp += 1;
      const reason = error instanceof Error ? String(error.cause ?? error.message) : 'unknown';
      met.reasons[reason] = (met.reasons[reason] ?? 0) + 1;
      await pause(50);
    }
  }
}

async function buyOnce(street: Street, buyer: Buyer, met: Encounters): Promise<void> {
  const { random } = street;
  const goods = random.pick(['saju', 'saju', 'tarot', 'tarot', 'credits'] as const);
  const choice =
    goods === 'credits'
      ? { creditPackageId: 1 + random.below(3) }
      : goods === 'tarot'
        ? { fortuneContentId: 21, tarotCardIds: [12, 91, 7], gender: 'FEMALE' }
        : {
            fortuneContentId: 1 + random.below(SAJU_CONTENTS),
            memberType: 'NEW',
            sexType: 'FEMALE',
            calendarType: 'SOLAR',
            birthday: `19${60 + random.below(PERSONS)}0615`,
            time: '0724',
          };
  const path = {
    saju: '/v1/payment/check',
    tarot: '/v1/tarot-payment/check',
    credits: '/v1/credit-payments/check',
  }[goods];
  const tabs = random.chance(0.05) ? 2 : 1;
  if (tabs === 2) met.doubleTabs += 1;
  await Promise.all(
    Array.from({ length: tabs }, async () => {
      const order = await placeOrder(street, buyer, path, choice, met);
      if (order) await payAndReturn(street, buyer, order, met);
    }),
  );
}

async function placeOrder(
  street: Street,
  buyer: Buyer,
  path: string,
  choice: Record<string, unknown>,
  met: Encounters,
): Promise<PaymentOrder | null> {
  const body = JSON.stringify({ ...choice, orderId: randomBytes(18).toString('base64url') });
  const answer = await patiently(street, (web) =>
    askHttp(`${web}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...asBuyer(buyer) },
      timeoutMs: 8_000,
    }),
  );
  if (answer.status === 409) met.duplicatesRefused += 1;
  if (answer.status !== 200) return null;
  return (JSON.parse(answer.text) as { data: PaymentOrder }).data;
}

async function payAndReturn(
  street: Street,
  buyer: Buyer,
  order: PaymentOrder,
  met: Encounters,
): Promise<void> {
  const { random } = street;
  const address = await payInWindow(
    street,
    order,
    random.chance(0.06) ? random.pick(['empty', 'unsure']) : 'good',
  );
  met.purchases += 1;
  if (random.chance(0.04)) {
    met.vanished += 1;
    return;
  }
  const { pathname, search, searchParams } = new URL(address);
  const visits = random.chance(0.15) ? 3 : 1;
  const closesTab = random.chance(0.05);
  await Promise.allSettled(
    Array.from({ length: visits }, () =>
      patiently(street, (web) =>
        askHttp(`${web}${pathname}${search}`, {
          headers: asBuyer(buyer),
          timeoutMs: closesTab ? 15 : 15_000,
        }),
      ),
    ),
  );
  if (random.chance(0.02)) {
    met.cancelledInDashboard += 1;
    await askHttp(`${street.toss}/_sandbox/dashboard/${searchParams.get('paymentKey')}/cancel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cancelReason: '운영자 취소' }),
      timeoutMs: 8_000,
    });
  }
}

/** Opens the card window and pays in it; answers the address the browser is sent back to. */
async function payInWindow(street: Street, order: PaymentOrder, card: string): Promise<string> {
  const query = new URLSearchParams({
    clientKey: street.clientKey,
    method: 'CARD',
    currency: 'KRW',
    amount: String(order.amount),
    orderId: order.orderId,
    orderName: order.orderName,
    customerKey: order.customerKey,
    successUrl: order.successUrl,
    failUrl: order.failUrl,
  });
  const opened = await patiently(street, () =>
    askHttp(`${street.toss}/window/open?${query.toString()}`, { timeoutMs: 8_000 }),
  );
  const paymentKey = opened.location;
  if (paymentKey === null) throw new Error(`the card window did not open: ${opened.status}`);
  const left = await patiently(street, () =>
    askHttp(`${street.toss}/window/${paymentKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ decision: 'approve', card }).toString(),
      timeoutMs: 8_000,
    }),
  );
  const { location: address } = left;
  if (address === null) throw new Error(`the card window led nowhere: ${left.status}`);
  return address;
}

export const asBuyer = ({ token, address }: Buyer): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': address,
  'sec-fetch-site': 'none',
});

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const TRIES = 16;

/** A browser that tries again a few times, at whichever process answers. */
export async function patiently(street: Street, ask: (web: string) => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await ask(street.random.pick(street.webs));
      if (answer.status < 500 || attempt === TRIES) return answer;
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
    await pause(80 + 40 * attempt);
  }
}

import { isCreditOrder } from '#orders/goods.ts';
import { giveUpOrder, giveUpUnused } from '#orders/give-up-order.ts';
import { reconcileOrders } from '#orders/jobs.ts';
import { CHASED_STATES, ORDER_STATES, type OrderState } from '#orders/order-state.ts';
import type { OrderPorts } from '#orders/ports.ts';
import { reconcileBooks } from '#orders/reconcile-books.ts';
import { findOrderByNumber, listCash, listEvents, listOrders, type OrderRow } from '#orders/repository.ts';
import { settleOrder } from '#orders/settle-order.ts';
import { AppError } from '#platform/app-error.ts';
import { openDesk } from './open-desk.ts';
import { readOrderCommand } from './order-command.ts';
import { koreanTime, table, won } from './print.ts';

/**
 * `npm run orders -- list|show|refund|reconcile`: what the operator does with orders until there is a console.
 * Ends with 0 when it was done, 1 when it could not be, 2 when it was asked wrongly.
 */
const USAGE = `사용법: npm run orders -- <명령>

  list [--state 상태] [--stuck] [--user 번호] [--limit 개수]   최근 주문
  show <주문 번호>                                            한 주문의 모든 기록
  refund <주문 번호> --reason "사유" [--unused]               전액 환불하고 풀이나 크레딧을 거둡니다.
                                                              --unused: 쓰지 않은 크레딧의 값만 환불합니다
  reconcile [--hours 시간]                                    결제사 장부와 맞춰 봅니다 (기본 48시간)

상태: ${ORDER_STATES.join(', ')}`;

const asked = readOrderCommand(process.argv.slice(2));
if (!asked) misused();
const { command, orderId, values } = asked;
function misused(): never {
  console.error(USAGE);
  process.exit(2);
}

function wholeNumber(text: string): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : misused();
}

async function list(orders: OrderPorts): Promise<number> {
  const { state, stuck, user } = values;
  if (state !== undefined && !ORDER_STATES.includes(state as OrderState)) misused();
  const rows = await listOrders(orders.db, {
    state: state as OrderState | undefined,
    stuck,
    userId: user === undefined ? undefined : wholeNumber(user),
    limit: wholeNumber(values.limit),
  });
  console.log(
    table(
      ['주문 번호', '상태', '금액', '이름', '회원', '만든 때', '문제'],
      rows.map((row) => [
        row.orderId,
        row.state,
        won(row.amount),
        row.orderName,
        String(row.userId),
        koreanTime(row.createdAt),
        row.problemCode ?? '',
      ]),
    ),
  );
  return 0;
}

async function findOrExplain(orders: OrderPorts): Promise<OrderRow | undefined> {
  if (orderId === undefined) misused();
  const order = await findOrderByNumber(orders.db, orderId);
  if (!order) console.error(`${orderId}: 그런 주문이 없습니다.`);
  return order;
}

async function show(orders: OrderPorts): Promise<number> {
  const order = await findOrExplain(orders);
  if (!order) return 1;
  const [events, cash, answer] = await Promise.all([
    listEvents(orders.db, order),
    listCash(orders.db, order),
    orders.provider.find(order),
  ]);
  const facts: [string, string][] = [
    ['주문 번호', order.orderId],
    ['상태', order.state],
    ['상품', `${order.orderName} (${goodsText(order)})`],
    ['금액', won(order.amount)],
    ['회원', String(order.userId)],
    ['결과', order.resultId ?? '-'],
    ['결제 키', order.paymentKey ?? '-'],
    ['동의한 규정', order.policyVersion],
    ['만든 때', koreanTime(order.createdAt)],
    ['문제', [order.problemCode, order.problemMessage].filter(Boolean).join(': ') || '-'],
    ['영수증', order.receiptUrl ?? '-'],
    [
      '결제사',
      answer.kind === 'found'
        ? `${answer.payment.status}, 남은 금액 ${won(answer.payment.balanceAmount)}`
        : answer.kind === 'none'
          ? '결제 없음'
          : `물어볼 수 없음 (${answer.code})`,
    ],
  ];
  console.log(facts.map(([name, value]) => `${name}: ${value}`).join('\n'));
  console.log('\n기록');
  console.log(
    table(
      ['차례', '때', '일', '상태', '누가', '까닭'],
      events.map((event) => [
        String(event.version),
        koreanTime(event.at),
        event.event,
        event.toState,
        event.actor,
        event.detail ?? '',
      ]),
    ),
  );
  console.log('\n장부');
  console.log(
    table(
      ['때', '종류', '금액'],
      cash.map((entry) => [koreanTime(entry.bookedAt), entry.kind, won(entry.amount)]),
    ),
  );
  return 0;
}

const goodsText = (order: OrderRow): string =>
  isCreditOrder(order)
    ? `크레딧 ${order.credit} + 보너스 ${order.bonusCredit}`
    : `${order.kind} ${order.contentId}, ${order.contentVersion}판`;

async function refund(orders: OrderPorts): Promise<number> {
  const { reason, unused } = values;
  if (reason === undefined || reason.trim() === '') misused();
  const order = await findOrExplain(orders);
  if (!order) return 1;
  if (!['paid', 'fulfilled', 'refunding', 'refundingPart', 'refunded'].includes(order.state)) {
    console.error(`${order.orderId}: ${order.state} 주문은 받은 돈이 없어 환불할 것이 없습니다.`);
    return 1;
  }
  const giveUp = unused ? giveUpUnused : giveUpOrder;
  const owed = await giveUp(orders, order, { code: 'OPERATOR', message: reason.trim() }, 'operator').catch(
    (error: unknown) => explainRefusal(order, error),
  );
  if (owed === null) return 1;
  const before = wonGivenBack(await listCash(orders.db, owed));
  const settled = CHASED_STATES.includes(owed.state) ? await settleOrder(orders, owed, 'operator') : owed;
  if (CHASED_STATES.includes(settled.state)) {
    console.error(
      `${settled.orderId}: 결제사가 아직 답하지 않았습니다. 작업 프로세스가 환불이 끝날 때까지 이어 갑니다.`,
    );
    return 1;
  }
  const back = wonGivenBack(await listCash(orders.db, settled));
  console.log(
    settled.state === 'refunded'
      ? `${settled.orderId}: ${won(settled.amount)} 전액을 환불했습니다.`
      : `${settled.orderId}: 쓰지 않은 크레딧의 값 ${won(back - before)}을 환불했습니다. 보너스와 쓴 크레딧은 그대로입니다.`,
  );
  return 0;
}

const wonGivenBack = (cash: readonly { kind: string; amount: number }[]): number =>
  cash.filter(({ kind }) => kind === 'CANCEL').reduce((sum, { amount }) => sum - amount, 0);

/** Why an order is not given back, where the order itself is the reason. */
function explainRefusal(order: OrderRow, error: unknown): null {
  if (!(error instanceof AppError)) throw error;
  const why = refusalText(error.code, values.unused);
  if (why === undefined) throw error;
  console.error(`${order.orderId}: ${why}`);
  return null;
}

function refusalText(code: string, unused: boolean): string | undefined {
  switch (code) {
    case 'CREDITS_USED':
      return unused
        ? '쓰지 않고 남은 유료 크레딧이 없어 돌려줄 것이 없습니다.'
        : '이미 쓴 크레딧이 있어 전액을 돌려줄 수 없습니다. 쓰지 않은 만큼만 환불하려면 --unused를 붙이세요.';
    case 'REPLY_UNDER_WAY':
      return '이 크레딧으로 쓰고 있는 답변이 있습니다. 잠시 뒤에 다시 해 주세요.';
    case 'INVALID_REQUEST':
      return '지금 상태에서는 그렇게 환불할 수 없습니다. show로 상태를 확인해 주세요.';
    default:
      return undefined;
  }
}

async function reconcile(orders: OrderPorts): Promise<number> {
  let settled = 0;
  for (let looked = await reconcileOrders(orders); looked > 0; looked = await reconcileOrders(orders)) {
    settled += looked;
  }
  const now = orders.clock.now();
  const from = new Date(now.getTime() - wholeNumber(values.hours) * 3600_000);
  const { looked, caughtUp, unheard, strays } = await reconcileBooks(orders, from, now);
  console.log(`물어본 주문 ${settled}건, 결제사 거래 ${looked}건`);
  for (const caught of caughtUp) console.log(`바로잡음: ${caught}`);
  for (const behind of unheard) console.error(`지금은 물어볼 수 없음: ${behind}`);
  for (const stray of strays) {
    console.error(`주인 없는 돈: 주문 ${stray.orderId}, ${won(stray.amount)}, ${koreanTime(stray.at)}`);
  }
  return strays.length + unheard.length === 0 ? 0 : 1;
}

const commands: Record<string, (orders: OrderPorts) => Promise<number>> = { list, show, refund, reconcile };
const run = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!run) misused();
const desk = await openDesk();
try {
  process.exitCode = await run(desk.orders);
} finally {
  await desk.close();
}

import type { Context } from 'hono';
import { html } from 'hono/html';
import { sendPage } from '#kit/page.ts';
import { TEST_CARDS } from '#toss/cards.ts';
import { tossErrorCodes, type TossError } from '#toss/errors.ts';
import { koreanTime } from '#toss/korean-time.ts';
import { balanceOf, type Payment, type PaymentStatus } from '#toss/payment.ts';

/** Served beside every page of this stand-in. */
const style = 'sheet.css';
const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`;
const practice = html`<p class="practice">연습용 결제창 · 실제로 결제되지 않아요</p>`;

const statusNames: Record<PaymentStatus, string> = {
  READY: '결제를 기다리는 중',
  IN_PROGRESS: '승인을 기다리는 중',
  DONE: '결제 완료',
  CANCELED: '전액 취소',
  PARTIAL_CANCELED: '부분 취소',
  ABORTED: '결제 실패',
  EXPIRED: '시간 초과',
};

/** The card window: a card, and three ways out. Closing is a form of its own, so that Enter never means it. */
export function sendWindow(c: Context, page: { payment: Payment; serviceName: string }): Promise<Response> {
  const { payment } = page;
  return sendPage(c, {
    title: `${won(payment.amount)} 결제 · ${page.serviceName}`,
    style,
    body: html`<main>
      ${practice}
      <header>
        <p class="shop">${page.serviceName}</p>
        <form method="post">
          <button class="close" name="decision" value="close" aria-label="결제창 닫기">닫기</button>
        </form>
      </header>
      <form method="post">
        <section class="order" aria-labelledby="order-name">
          <h1 id="order-name">${payment.orderName}</h1>
          <p class="amount">${won(payment.amount)}</p>
          <p class="number">주문번호 ${payment.orderId}</p>
        </section>
        <fieldset>
          <legend>카드 고르기</legend>
          ${TEST_CARDS.map(
            (card, index) =>
              html`<label class="card">
                <input type="radio" name="card" value="${card.id}" ${index === 0 ? 'checked' : ''} />
                <span class="plate plate-${card.id}" aria-hidden="true"></span>
                <span class="what"><strong>${card.name}</strong><span>${card.note}</span></span>
              </label>`,
          )}
        </fieldset>
        <details>
          <summary>오류 코드를 골라 시험하기</summary>
          <label class="field"
            >승인 요청에 답할 오류
            <select name="code">
              <option value="">카드가 정한 대로</option>
              ${tossErrorCodes.map((code) => html`<option value="${code}">${code}</option>`)}
            </select>
          </label>
          <label class="field"
            >오류를 답하는 때
            <select name="when">
              <option value="before">승인하지 않고 답하기</option>
              <option value="after">승인해 놓고 답하기</option>
            </select>
          </label>
        </details>
        <p class="row"><span>할부</span><span>일시불</span></p>
        <p class="row total"><span>결제 금액</span><strong>${won(payment.amount)}</strong></p>
        <div class="ways">
          <button class="pay" name="decision" value="approve">${won(payment.amount)} 결제하기</button>
          <button class="refuse" name="decision" value="refuse">카드사 거절로 시험하기</button>
        </div>
      </form>
    </main>`,
  });
}

/** A window that has done its work, found again by Back or by a reload. */
export function sendClosed(c: Context, page: { payment: Payment; back: string }): Promise<Response> {
  return sendPage(c, {
    title: '끝난 결제창',
    style,
    status: 410,
    body: html`<main>
      ${practice}
      <section class="order">
        <h1>이 결제창은 이미 끝났어요</h1>
        <p class="number">${page.payment.orderName} · ${statusNames[page.payment.status]}</p>
      </section>
      <div class="ways"><a class="pay" href="${page.back}">상점으로 돌아가기</a></div>
    </main>`,
  });
}

/** A window that cannot open. */
export function sendMistake(c: Context, error: TossError): Promise<Response> {
  return sendPage(c, {
    title: '결제창을 열 수 없어요',
    style,
    status: error.status === 404 ? 404 : error.status === 401 ? 401 : 400,
    body: html`<main>
      ${practice}
      <section class="order">
        <h1>결제창을 열 수 없어요</h1>
        <p>${error.korean}</p>
        <p class="number">${error.code}</p>
      </section>
    </main>`,
  });
}

/** Sends the browser back twice with the same result, as a reload or an app switch can. */
export function sendReturnTwice(c: Context, destination: string): Promise<Response> {
  return sendPage(c, {
    title: '상점으로 돌아가는 중',
    style,
    head: html`<meta http-equiv="refresh" content="1;url=${destination}" />`,
    body: html`<main>
      ${practice}
      <section class="order">
        <h1>카드 인증을 마쳤어요</h1>
        <p>잠시 뒤 상점으로 돌아가요.</p>
      </section>
      <div class="ways"><a class="pay" href="${destination}">바로 돌아가기</a></div>
      <img class="first-return" src="${destination}" alt="" width="1" height="1" />
    </main>`,
  });
}

/** The sales slip behind `receipt.url`. */
export function sendReceipt(c: Context, page: { payment: Payment; serviceName: string }): Promise<Response> {
  const { payment } = page;
  const moment = koreanTime(payment.approval?.at ?? payment.requestedAt)
    .slice(0, 19)
    .replace('T', ' ');
  const balance = balanceOf(payment);
  const tax = Math.round(balance / 11);
  const rows: readonly (readonly [string, string])[] = [
    ['상점', page.serviceName],
    ['상품', payment.orderName],
    ['주문번호', payment.orderId],
    ['카드번호', payment.card?.number ?? ''],
    ['승인번호', payment.approval?.approveNo ?? ''],
    ['거래일시', moment],
    ['상태', statusNames[payment.status]],
    ['결제 금액', won(payment.amount)],
    ['취소 금액', won(payment.amount - balance)],
    ['공급가액', won(balance - tax)],
    ['부가세', won(tax)],
    ['남은 금액', won(balance)],
  ];
  return sendPage(c, {
    title: '매출전표',
    style,
    body: html`<main>
      <p class="practice">연습용 매출전표 · 증빙으로 쓸 수 없어요</p>
      <section class="order"><h1>매출전표</h1></section>
      <dl>
        ${rows.map(
          ([name, value]) =>
            html`<div class="row">
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
    </main>`,
  });
}

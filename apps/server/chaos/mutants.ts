/** A bug planted on purpose: the suite has to notice every one of them. */
export interface Mutant {
  name: string;
  /** Below apps/server/src. */
  file: string;
  find: string;
  replace: string;
}

/** What people get wrong about money, one line at a time. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'drop the idempotency key',
    file: 'providers/toss/toss-payments.ts',
    find: `'idempotency-key': idempotencyKey`,
    replace: `'x-not-a-key': idempotencyKey`,
  },
  {
    name: 'drop the compare-and-set',
    file: 'orders/repository.ts',
    find: `.where(and(keyed(order), eq(orders.state, order.state), eq(orders.version, order.version)))\n    .returning();`,
    replace: `.where(keyed(order))\n    .returning();`,
  },
  {
    name: 'drop the fencing token',
    file: 'readings/bought-repository.ts',
    find: `and(jobOf(claim), eq(readingJobs.token, claim.token), eq(readingJobs.state, 'OPEN'))`,
    replace: `jobOf(claim)`,
  },
  {
    name: 'trust the amount of the redirect',
    file: 'orders/begin-payment.ts',
    find: `if (returned.amount !== String(order.amount)) return 'AMOUNT';`,
    replace: ``,
  },
  {
    name: 'trust the body of the webhook',
    file: 'orders/receive-webhook.ts',
    find: `return settleOrder(ports, order, 'webhook');`,
    replace: `return order.state === 'fulfilled'
    ? settleOrder(ports, order, 'webhook')
    : (
        await (await import('./apply-payment.ts')).applyPayment(
          ports,
          order,
          { ...(body as { data: never }).data, orderId: order.orderId, currency: 'KRW', approvedAt: ports.clock.now(), receiptUrl: null, cancels: [], failure: null },
          'webhook',
        )
      ).order;`,
  },
  {
    name: 'enqueue after the commit',
    file: 'orders/apply-payment.ts',
    find: `if (event === 'approved' && !(await ports.readings.open(tx, order))) throw new CannotDeliver('PERSON_GONE');`,
    replace: `if (event === 'approved') setTimeout(() => void ports.readings.open(ports.db, order).catch(() => false));`,
  },
  {
    name: 'call a timeout a failure',
    file: 'orders/settle-order.ts',
    find: `    case 'unknown': {\n      const { order: told, open } = await askHowItStands(ports, order, by);`,
    replace: `    case 'unknown': {\n      if (!outcome.answered) return applyHappening(ports, order, { event: 'refused' }, by);\n      const { order: told, open } = await askHowItStands(ports, order, by);`,
  },
  {
    name: 'raise the attempt while the first request may still run',
    file: 'orders/settle-order.ts',
    find: `if (open && outcome.answered && told.state === 'confirming')`,
    replace: `if (open && told.state === 'confirming')`,
  },
  {
    name: 'never raise the attempt',
    file: 'orders/settle-order.ts',
    find: `if (open && outcome.answered && told.state === 'confirming') await raiseAttempt(ports.db, told);`,
    replace: ``,
  },
  {
    name: 'count the turns of the reconciler for its questions',
    file: 'orders/repository.ts',
    find: '      nextCheckAt: fromNow(sql`least(${LONGEST_PAUSE_SECONDS}',
    replace:
      '      checks: sql`${orders.checks} + 1`,\n      nextCheckAt: fromNow(sql`least(${LONGEST_PAUSE_SECONDS}',
  },
  {
    name: 'take a payment that cannot be asked about for missing',
    file: 'providers/toss/toss-payments.ts',
    find: `return code === 'NOT_FOUND_PAYMENT' ? { kind: 'none' } : { kind: 'unknown', code };`,
    replace: `return { kind: 'none' };`,
  },
  {
    name: 'let a person be bought for twice',
    file: 'orders/check-payment.ts',
    find: 'slot: `${content.id}:${person.id}`',
    replace: 'slot: null',
  },
  {
    name: 'look for a second purchase at the check only',
    file: 'orders/check-payment.ts',
    find: 'slot: `${content.id}:${person.id}`',
    replace: 'slot: `${content.id}:${person.id}:${check.orderId}`',
  },
  {
    name: 'let one payment serve two orders',
    file: 'orders/begin-payment.ts',
    find: `      bind: paymentKey,\n`,
    replace: ``,
  },
  {
    name: 'let an old order be paid',
    file: 'orders/begin-payment.ts',
    find: `if (order.expiresAt <= clock.now()) return 'EXPIRED';`,
    replace: ``,
  },
  {
    name: 'ask for money for a person who is gone',
    file: 'orders/begin-payment.ts',
    find: `(await findMember(db, order.userId, order.memberId))`,
    replace: `order.memberId`,
  },
  {
    name: 'deliver for another amount',
    file: 'orders/meaning-of-payment.ts',
    find: `if (payment.totalAmount !== order.amount || payment.currency !== 'KRW') {`,
    replace: `if (payment.totalAmount <= 0) {`,
  },
  {
    name: 'believe another payment of the same order',
    file: 'orders/meaning-of-payment.ts',
    find: `(order.paymentKey !== null && payment.paymentKey !== order.paymentKey)`,
    replace: `false`,
  },
  {
    name: 'leave the reading after the money went back',
    file: 'orders/apply-payment.ts',
    find: `if (event === 'takenBack') await ports.readings.close(tx, order, 'REFUNDED');`,
    replace: ``,
  },
  {
    name: 'leave the reading while the money goes back',
    file: 'orders/apply-payment.ts',
    find: `if (event === 'givenUp') await ports.readings.close(tx, order, 'FAILED');`,
    replace: ``,
  },
  {
    name: 'book nothing when nothing moves',
    file: 'orders/apply-payment.ts',
    find: `if (payment) await bookCash(ports.db, order, payment);\n    return order;`,
    replace: `return order;`,
  },
  {
    name: 'forget to give money back for a second purchase',
    file: 'orders/apply-payment.ts',
    find: `if (vain === null || said.event !== 'approved') throw error;`,
    replace: `throw error;`,
  },
  {
    name: 'claim work that is held',
    file: 'readings/bought-repository.ts',
    find: `.where(and(jobOf(key), due()))`,
    replace: `.where(and(jobOf(key), eq(readingJobs.state, 'OPEN')))`,
  },
  {
    name: 'take up work that is held',
    file: 'readings/bought-repository.ts',
    find: `    .where(due())`,
    replace: `    .where(eq(readingJobs.state, 'OPEN'))`,
  },
  {
    name: 'record no transition',
    file: 'orders/repository.ts',
    find: `.with(moved, told, ...bound, ...booked)`,
    replace: `.with(moved, ...bound, ...booked)`,
  },
  {
    name: 'book no money with a transition',
    file: 'orders/repository.ts',
    find: `.with(moved, told, ...bound, ...booked)`,
    replace: `.with(moved, told, ...bound)`,
  },
  {
    name: 'try a reading for ever',
    file: 'readings/make-reading.ts',
    find: `if (job.token > MOST_CLAIMS || job.failures >= MOST_FAILURES)`,
    replace: `if (job.token > 1e9)`,
  },
  {
    name: 'store the reading whoever was overtaken wrote',
    file: 'readings/make-reading.ts',
    find: `if (!(await finishJob(tx, job, now))) throw new Overtaken();`,
    replace: `await finishJob(tx, job, now);`,
  },
  {
    name: 'show progress of any result to who has an order',
    file: 'orders/reading-progress.ts',
    find: `(ask.resultId === undefined || ask.resultId.toLowerCase() === order.resultId)`,
    replace: `true`,
  },
  {
    name: 'show readings to who did not pay',
    file: 'orders/reading-progress.ts',
    find: `    case 'created':\n    case 'failed':`,
    replace: `    case 'created':\n      return 'WRITING';\n    case 'failed':`,
  },
  {
    name: 'let a browser fail an order',
    file: 'orders/redirects.ts',
    find: `const order = orderId === undefined ? null : await orderOf(ports, orderId);`,
    replace: `const order = orderId === undefined ? null : await orderOf(ports, orderId);\n    if (order) await ports.db.execute(\`update orders set state = 'expired' where order_id = '\${order.orderId}'\`);`,
  },
  {
    name: 'read results that are not ready',
    file: 'readings/read-premium-result.ts',
    find: `if (row.resultStatus !== 'READY' || row.reading === null) throw new AppError('RESULT_REFUNDED');`,
    replace: `if (row.reading === null) throw new AppError('RESULT_REFUNDED');`,
  },
  {
    name: 'spend no credit for a reply',
    file: 'chats/pay-for-message.ts',
    find: `if (message.paidWith === 'CREDIT') await settleCredits(`,
    replace: `if (message.attempt === 0) await settleCredits(`,
  },
  {
    name: 'charge for a reply that failed',
    file: 'chats/pay-for-message.ts',
    find: `if (message.paidWith === 'CREDIT') await releaseCredits(`,
    replace: `if (message.attempt === 0) await releaseCredits(`,
  },
  {
    name: 'keep the free message of a reply that failed',
    file: 'chats/pay-for-message.ts',
    find: `if (message.paidWith === 'FREE') await giveFreeUseBack(`,
    replace: `if (message.attempt === 0) await giveFreeUseBack(`,
  },
  {
    name: 'count free messages by days of Greenwich',
    file: 'chats/pay-for-message.ts',
    find: `const day = koreanDay(ports.clock.now());`,
    replace: `const day = ports.clock.now().toISOString().slice(0, 10);`,
  },
  {
    name: 'let who was overtaken end a reply',
    file: 'chats/repository.ts',
    find: `and(isMessage(claim), eq(chatMessages.token, claim.token), eq(chatMessages.state, 'WRITING'))`,
    replace: `and(isMessage(claim), eq(chatMessages.state, 'WRITING'))`,
  },
  {
    name: 'ask another adviser than the room is with',
    file: 'chats/send-message.ts',
    find: `if (!partner || partner.id !== partnerId)`,
    replace: `if (!partner)`,
  },
  {
    name: 'ask about a person of another reader',
    file: 'chats/send-message.ts',
    find: `if (id !== null && !(await findMember(db, userId, id)))`,
    replace: `if (id === '' && !(await findMember(db, userId, id)))`,
  },
  {
    name: 'take every question for a new one',
    file: 'chats/send-message.ts',
    find: `return newest.state === 'WRITING' || age < SAME_QUESTION_MS ? newest : undefined;`,
    replace: `return age < 0 ? newest : undefined;`,
  },
  {
    name: 'stream the replies of other rooms',
    file: 'chats/reply-stream.ts',
    find: `if (message?.chatId !== chatId.data)`,
    replace: `if (!message)`,
  },
  {
    name: 'tell what a model says unseen',
    file: 'chats/model-adviser.ts',
    find: `const faults = telling.faultsOf(sentence);`,
    replace: `const faults = sentence === '' ? telling.faultsOf(sentence) : [];`,
  },
  {
    name: 'give money back for used credits',
    file: 'compose-orders.ts',
    find: `if (condition === 'unused') await refuseUsedCredits(`,
    replace: `if (userId === 0) await refuseUsedCredits(`,
  },
  {
    name: 'give set aside credits back after their money went back',
    file: 'credits/reserve-credits.ts',
    find: `to: takenBack ? 'RETURNED' : 'WALLET',`,
    replace: `to: takenBack ? 'WALLET' : 'WALLET',`,
  },
];

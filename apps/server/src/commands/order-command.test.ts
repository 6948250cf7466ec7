import { describe, expect, test } from 'vitest';
import { readOrderCommand } from './order-command.ts';

const ORDER = 'wA4e0tq0lQfuWJ2ZkT9cXg0';

describe('the words of the order command', () => {
  test.each([
    ['behind the command', ['refund', ORDER, '--reason', '고객 요청']],
    ['behind the options', ['refund', '--reason', '고객 요청', ORDER]],
  ])('are understood with the order %s', (_, words) => {
    expect(readOrderCommand(words)).toMatchObject({
      command: 'refund',
      orderId: ORDER,
      values: { reason: '고객 요청' },
    });
  });

  test.each(['-kA4e0tq0lQfuWJ2ZkT9cXg', '--A4e0tq0lQfuWJ2ZkT9cXg'])(
    'are understood with an order that begins like an option: %s',
    (order) => {
      expect(readOrderCommand(['show', order])).toMatchObject({ command: 'show', orderId: order });
    },
  );

  test('keep what is no order’s number, so that it can be said that there is none', () => {
    expect(readOrderCommand(['show', '1234'])?.orderId).toBe('1234');
    expect(readOrderCommand(['list'])).toMatchObject({ orderId: undefined, values: { limit: '30' } });
  });

  test('are refused with an option there is not', () => {
    expect(readOrderCommand(['list', '--all'])).toBeNull();
  });
});

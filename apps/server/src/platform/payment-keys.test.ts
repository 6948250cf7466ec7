import { describe, expect, test } from 'vitest';
import { paymentKeyProblems } from './payment-keys.ts';

const pair = (mode: string, overrides: Record<string, unknown> = {}) => ({
  production: false,
  clientKey: `${mode}_ck_0123456789`,
  secretKey: `${mode}_sk_0123456789`,
  apiUrl: undefined,
  ...overrides,
});

describe('payment keys', () => {
  test('may be missing on a local machine, and come in pairs', () => {
    expect(paymentKeyProblems(pair('test', { clientKey: undefined, secretKey: undefined }))).toEqual([]);
    expect(paymentKeyProblems(pair('test'))).toEqual([]);
    expect(paymentKeyProblems(pair('test', { secretKey: undefined }))).toHaveLength(1);
  });

  test('A44 test keys do not open a real shop', () => {
    expect(paymentKeyProblems(pair('live', { production: true }))).toEqual([]);
    expect(paymentKeyProblems(pair('test', { production: true })).join()).toContain('테스트 키');
  });

  test('real keys do not take money from a development machine', () => {
    expect(paymentKeyProblems(pair('live')).join()).toContain('NODE_ENV=production');
  });

  test.each([
    ['two modes', { secretKey: 'live_sk_0123456789' }, '서로 다릅니다'],
    ['a widget key', { clientKey: 'test_gck_0123456789' }, '결제위젯'],
    ['a widget secret', { secretKey: 'test_gsk_0123456789' }, '결제위젯'],
    ['the keys the wrong way round', { clientKey: 'test_sk_0123456789' }, 'test_ck_'],
    ['an invisible mark before the key', { secretKey: '\uFEFFtest_sk_0123456789' }, '보이지 않는'],
  ])('refuses %s', (_, overrides, words) => {
    expect(paymentKeyProblems(pair('test', overrides)).join()).toContain(words);
  });

  test('does not send a real shop’s payments anywhere but to the provider', () => {
    expect(
      paymentKeyProblems(pair('live', { production: true, apiUrl: 'https://elsewhere.example' })),
    ).toHaveLength(1);
  });
});

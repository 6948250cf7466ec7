/**
 * What Toss's error codes mean for money. Judged by code, never by HTTP status; a code that is not listed says nothing
 * certain. Source: Toss Payments, error codes of confirm and cancel.
 */

const BUYERS_CARD = new Set([
  'REJECT_CARD_PAYMENT',
  'REJECT_CARD_COMPANY',
  'REJECT_ACCOUNT_PAYMENT',
  'EXCEED_MAX_AUTH_COUNT',
  'EXCEED_MAX_ONE_DAY_AMOUNT',
  'INVALID_PASSWORD',
  'FDS_ERROR',
  'INVALID_CARD_EXPIRATION',
  'INVALID_STOPPED_CARD',
  'INVALID_CARD_NUMBER',
  'INVALID_CARD_LOST_OR_STOLEN',
  'INVALID_REJECT_CARD',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'EXCEED_MAX_AMOUNT',
  'EXCEED_MAX_PAYMENT_AMOUNT',
  'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT',
  'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
  'NOT_AVAILABLE_BANK',
]);

const SHOPS_FAULT = new Set([
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INVALID_REQUEST',
  'NOT_REGISTERED_BUSINESS',
  'INVALID_UNREGISTERED_SUBMALL',
  'NOT_FOUND_TERMINAL_ID',
  'BELOW_MINIMUM_AMOUNT',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'FORBIDDEN_REQUEST',
  'INVALID_IDEMPOTENCY_KEY',
]);

const GONE = new Set(['NOT_FOUND_PAYMENT_SESSION', 'NOT_FOUND_PAYMENT']);

const RUNNING = new Set([
  'ALREADY_PROCESSING_REQUEST',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
]);

export type ConfirmMeaning = 'buyer' | 'shop' | 'gone' | 'done' | 'running' | 'unknown';

export function meaningOfConfirm(code: string): ConfirmMeaning {
  if (code === 'ALREADY_PROCESSED_PAYMENT') return 'done';
  if (RUNNING.has(code)) return 'running';
  if (GONE.has(code)) return 'gone';
  if (BUYERS_CARD.has(code)) return 'buyer';
  return SHOPS_FAULT.has(code) ? 'shop' : 'unknown';
}

const SETTLED_BEFORE = new Set([
  'ALREADY_CANCELED_PAYMENT',
  'ALREADY_REFUND_PAYMENT',
  'NOT_MATCHES_REFUNDABLE_AMOUNT',
]);

const NOT_CANCELABLE = new Set([
  'NOT_CANCELABLE_AMOUNT',
  'NOT_CANCELABLE_PAYMENT',
  'EXCEED_MAX_REFUND_DUE',
  'NOT_ALLOWED_PARTIAL_REFUND',
  'EXCEED_CANCEL_LIMIT',
]);

export type CancelMeaning = 'done' | 'running' | 'impossible' | 'unknown';

export function meaningOfCancel(code: string): CancelMeaning {
  if (SETTLED_BEFORE.has(code)) return 'done';
  if (RUNNING.has(code)) return 'running';
  return NOT_CANCELABLE.has(code) || SHOPS_FAULT.has(code) || GONE.has(code) ? 'impossible' : 'unknown';
}

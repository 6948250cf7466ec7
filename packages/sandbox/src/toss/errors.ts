/** An error answer of the API: status, code, and the message in Korean and English. */
export type TossError = { status: ErrorStatus; code: string; korean: string; english: string };
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 500;

/**
 * What an error leaves behind when it comes from a confirmation.
 * `refused`: the card said no, the payment is over. `unknown`: approved or not, only a query tells.
 * `untouched`: nothing was tried.
 */
export type Consequence = 'refused' | 'unknown' | 'untouched';

type Row = [status: ErrorStatus, korean: string, english: string];

const refused: Record<string, Row> = {
  REJECT_CARD_PAYMENT: [
    403,
    '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
    'Limit exceeded or insufficient balance.',
  ],
  REJECT_CARD_COMPANY: [403, '결제 승인이 거절되었습니다.', 'The card company rejected the payment.'],
  REJECT_ACCOUNT_PAYMENT: [403, '잔액부족으로 결제에 실패했습니다.', 'Insufficient balance.'],
  EXCEED_MAX_AUTH_COUNT: [
    403,
    '최대 인증 횟수를 초과했습니다. 카드사로 문의해주세요.',
    'Too many authentication attempts.',
  ],
  EXCEED_MAX_ONE_DAY_AMOUNT: [403, '일일 한도를 초과했습니다.', 'The daily limit has been exceeded.'],
  INVALID_PASSWORD: [403, '결제 비밀번호가 일치하지 않습니다.', 'The payment password does not match.'],
  FDS_ERROR: [403, '위험거래가 감지되어 결제가 제한됩니다.', 'A risky transaction was detected.'],
  NOT_AVAILABLE_BANK: [403, '은행 서비스 시간이 아닙니다.', 'Outside the bank’s service hours.'],
  INVALID_CARD_EXPIRATION: [
    400,
    '카드 정보를 다시 확인해주세요. (유효기간)',
    'Please check the card’s expiration date.',
  ],
  INVALID_STOPPED_CARD: [400, '정지된 카드 입니다.', 'This card has been suspended.'],
  INVALID_CARD_NUMBER: [400, '카드번호를 다시 확인해주세요.', 'Please check the card number.'],
  INVALID_CARD_LOST_OR_STOLEN: [400, '분실 혹은 도난 카드입니다.', 'This card was lost or stolen.'],
  INVALID_REJECT_CARD: [
    400,
    '카드 사용이 거절되었습니다. 카드사 문의가 필요합니다.',
    'The card was declined by its issuer.',
  ],
  EXCEED_MAX_DAILY_PAYMENT_COUNT: [400, '하루 결제 가능 횟수를 초과했습니다.', 'Too many payments today.'],
  EXCEED_MAX_AMOUNT: [400, '거래금액 한도를 초과했습니다.', 'The amount is above the limit.'],
  EXCEED_MAX_PAYMENT_AMOUNT: [
    400,
    '하루 결제 가능 금액을 초과했습니다.',
    'The amount allowed per day was exceeded.',
  ],
  EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT: [
    400,
    '당월 결제 가능금액인 1,000,000원을 초과 하셨습니다.',
    'The monthly limit of 1,000,000 won was exceeded.',
  ],
  NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT: [
    400,
    '할부가 지원되지 않는 카드 또는 가맹점 입니다.',
    'This card or merchant does not support instalments.',
  ],
};

const unknown: Record<string, Row> = {
  PROVIDER_ERROR: [
    400,
    '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    'A temporary error occurred.',
  ],
  CARD_PROCESSING_ERROR: [400, '카드사에서 오류가 발생했습니다.', 'An error occurred at the card company.'],
  UNAPPROVED_ORDER_ID: [400, '아직 승인되지 않은 주문번호입니다.', 'This order has not been approved yet.'],
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: [
    500,
    '결제가 완료되지 않았어요. 다시 시도해주세요.',
    'The payment was not completed.',
  ],
  FAILED_INTERNAL_SYSTEM_PROCESSING: [
    500,
    '내부 시스템 처리 작업이 실패했습니다. 잠시 후 다시 시도해주세요.',
    'Internal processing failed.',
  ],
  UNKNOWN_PAYMENT_ERROR: [
    500,
    '결제에 실패했어요. 같은 문제가 반복된다면 은행이나 카드사로 문의해주세요.',
    'The payment failed for an unknown reason.',
  ],
};

const untouched: Record<string, Row> = {
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제 입니다.', 'This payment has already been processed.'],
  ALREADY_PROCESSING_REQUEST: [400, '이미 처리중인 요청입니다.', 'This request is already being processed.'],
  IDEMPOTENT_REQUEST_PROCESSING: [
    409,
    '이전 멱등 요청이 처리중입니다.',
    'The previous request is still being processed.',
  ],
  INVALID_IDEMPOTENCY_KEY: [
    400,
    '멱등키는 300자 이하여야 합니다.',
    'An idempotency key has at most 300 characters.',
  ],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제 정보 입니다.', 'The payment does not exist.'],
  NOT_FOUND_PAYMENT_SESSION: [
    404,
    '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.',
    'The payment session has expired.',
  ],
  NOT_FOUND: [404, '존재하지 않는 정보 입니다.', 'Not found.'],
  UNAUTHORIZED_KEY: [
    401,
    '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.',
    'Unauthorized secret or client key.',
  ],
  INVALID_API_KEY: [400, '잘못된 시크릿키 연동 정보 입니다.', 'Incorrect secret key.'],
  INCORRECT_BASIC_AUTH_FORMAT: [
    403,
    "잘못된 요청입니다. ':' 를 포함해 인코딩해주세요.",
    "Wrong request. Encode with a ':' after the key.",
  ],
  INVALID_REQUEST: [400, '잘못된 요청입니다.', 'The bad request.'],
  FORBIDDEN_REQUEST: [403, '허용되지 않은 요청입니다.', 'Not allowed request.'],
  NOT_REGISTERED_BUSINESS: [400, '등록되지 않은 사업자 번호입니다.', 'The business is not registered.'],
  INVALID_UNREGISTERED_SUBMALL: [400, '등록되지 않은 서브몰입니다.', 'The submall is not registered.'],
  NOT_FOUND_TERMINAL_ID: [400, '단말기번호(Terminal Id)가 없습니다.', 'There is no terminal id.'],
  BELOW_MINIMUM_AMOUNT: [
    400,
    '신용카드는 결제금액이 100원 이상, 계좌는 200원이상부터 결제가 가능합니다.',
    'Cards need at least 100 won, accounts 200 won.',
  ],
};

const cancelling: Record<string, Row> = {
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제 입니다.', 'This payment has already been cancelled.'],
  ALREADY_REFUND_PAYMENT: [400, '이미 환불된 결제입니다.', 'This payment has already been refunded.'],
  NOT_MATCHES_REFUNDABLE_AMOUNT: [
    400,
    '잔액 결과가 일치하지 않습니다.',
    'The refundable amount does not match.',
  ],
  FORBIDDEN_CONSECUTIVE_REQUEST: [
    403,
    '반복적인 요청은 허용되지 않습니다. 잠시 후 다시 시도해주세요.',
    'Repeated requests are not allowed.',
  ],
  FAILED_REFUND_PROCESS: [
    500,
    '은행 응답시간 지연이나 일시적인 오류로 환불요청에 실패했습니다.',
    'The refund request failed.',
  ],
  FAILED_METHOD_HANDLING_CANCEL: [
    500,
    '취소 중 결제 시 사용한 결제 수단 처리과정에서 일시적인 오류가 발생했습니다.',
    'A temporary error occurred while cancelling.',
  ],
  FAILED_PARTIAL_REFUND: [
    500,
    '은행 점검, 해약 계좌 등의 사유로 부분 환불이 실패했습니다.',
    'The partial refund failed.',
  ],
  COMMON_ERROR: [
    500,
    '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    'A temporary error occurred.',
  ],
  NOT_CANCELABLE_AMOUNT: [403, '취소 할 수 없는 금액 입니다.', 'This amount cannot be cancelled.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소 할 수 없는 결제 입니다.', 'This payment cannot be cancelled.'],
  EXCEED_MAX_REFUND_DUE: [403, '환불 가능한 기간이 지났습니다.', 'The refund period has passed.'],
  NOT_ALLOWED_PARTIAL_REFUND: [403, '부분 환불이 불가합니다.', 'Partial refunds are not allowed.'],
  EXCEED_CANCEL_LIMIT: [403, '취소 한도 금액을 초과 하였습니다.', 'The cancellation limit was exceeded.'],
};

const rows: Record<string, Row> = { ...refused, ...unknown, ...untouched, ...cancelling };

/** Every error code the stand-in can answer. */
export const tossErrorCodes: readonly string[] = Object.keys(rows);

/**
 * The error of this code. Source: Toss Payments, error codes of confirm, query and cancel.
 * A code that is not in the table answers INVALID_REQUEST, as the test header does.
 */
export function tossError(code: string): TossError {
  const known = Object.hasOwn(rows, code) ? code : 'INVALID_REQUEST';
  const [status, korean, english] = rows[known]!;
  return { status, code: known, korean, english };
}

/** What a confirmation that answers this code leaves behind. */
export function consequence(code: string): Consequence {
  if (Object.hasOwn(refused, code)) return 'refused';
  return Object.hasOwn(unknown, code) ? 'unknown' : 'untouched';
}

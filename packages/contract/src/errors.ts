/**
 * Every failure of the API: a code for programs, the HTTP status, and the Korean message a reader may see.
 * The wording is the product's own where the product names one.
 */
export const errorCatalogue = {
  INVALID_REQUEST: { status: 400, message: '요청 내용을 다시 확인해 주세요.' },
  INVALID_JSON: { status: 400, message: '요청을 읽을 수 없습니다. 다시 시도해 주세요.' },
  INVALID_BIRTHDAY: { status: 400, message: '생년월일은 1900년 01월01일 ~ 2100년 12월31일 가능합니다.' },
  INVALID_TIME: { status: 400, message: '시간은 00~23 시간과 00~59 분의 형식으로 입력하세요.' },
  LUNAR_DAY_MISSING: { status: 400, message: '음력에 없는 날짜입니다. 생년월일을 다시 확인해 주세요.' },
  LEAP_MONTH_MISSING: {
    status: 400,
    message: '그해에는 해당 윤달이 없습니다. 윤달 표시를 다시 확인해 주세요.',
  },
  INVALID_LOGIN_STATE: {
    status: 400,
    message: '로그인 시간이 지났거나 다른 화면에서 이어졌습니다. 다시 로그인해 주세요.',
  },
  CONTENT_NOT_FREE: { status: 403, message: '무료로 볼 수 없는 풀이입니다.' },
  CONTENT_KIND_MISMATCH: { status: 400, message: '이 풀이에서는 할 수 없는 요청입니다.' },
  UNAUTHORIZED: { status: 401, message: '로그인이 필요합니다.' },
  INVALID_LOGIN_CODE: { status: 401, message: '로그인을 마치지 못했습니다. 다시 로그인해 주세요.' },
  CROSS_SITE_REQUEST: { status: 403, message: '다른 사이트에서 보낸 요청은 받을 수 없습니다.' },
  NOT_FOUND: { status: 404, message: '찾으시는 내용이 없습니다.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '지원하지 않는 요청입니다.' },
  MEMBER_LIMIT: {
    status: 409,
    message: '사주 정보는 30개까지 저장할 수 있습니다. 쓰지 않는 정보를 지워 주세요.',
  },
  ALREADY_PURCHASED: {
    status: 409,
    message: '이미 구매한 상품입니다. 다시 보기 페이지에서 확인해주세요.',
  },
  PURCHASE_IN_PROGRESS: {
    status: 409,
    message: '앞선 결제를 확인하고 있습니다. 잠시 뒤 다시 보기 페이지에서 확인해주세요.',
  },
  PAYMENT_UNDER_WAY: {
    status: 409,
    message: '아직 마무리되지 않은 결제가 있습니다. 결제 내역에서 확인하고 잠시 뒤에 다시 시도해 주세요.',
  },
  ORDER_ID_UNUSABLE: { status: 409, message: '주문 번호를 쓸 수 없습니다. 다시 시도해 주세요.' },
  CONTENT_NOT_FOR_SALE: { status: 403, message: '지금은 구매할 수 없는 풀이입니다.' },
  PREMIUM_FORTUNE_FORBIDDEN: { status: 403, message: '프리미엄 운세 분석 권한이 없습니다.' },
  PREMIUM_TAROT_FORBIDDEN: { status: 403, message: '프리미엄 타로 운세 분석 에러' },
  RESULT_NOT_READY: { status: 409, message: '풀이를 쓰고 있습니다. 다 쓰면 다시 보기에서 볼 수 있습니다.' },
  RESULT_REFUNDED: { status: 410, message: '결제를 취소해 드린 풀이입니다.' },
  MEMBER_REQUIRED: { status: 400, message: '먼저 멤버를 선택해주세요.' },
  USER_USAGE_LIMIT: {
    status: 402,
    message: '오늘 하루 개인 사용량이 제한되었습니다. 내일 다시 이용하거나 크레딧을 충전해주세요.',
  },
  TOTAL_USAGE_LIMIT: {
    status: 402,
    message: '오늘 하루 전체 사용량이 제한되었습니다. 내일 다시 이용하거나 크레딧을 충전해주세요.',
  },
  REPLY_UNDER_WAY: {
    status: 409,
    message: '앞선 질문에 답을 쓰고 있습니다. 답이 끝난 뒤에 다시 보내 주세요.',
  },
  MESSAGE_ID_UNUSABLE: {
    status: 409,
    message: '이미 보낸 질문입니다. 화면을 새로 고친 뒤 다시 시도해 주세요.',
  },
  REPLY_FAILED: {
    status: 503,
    message: '답을 쓰지 못했습니다. 사용한 횟수나 크레딧은 없습니다. 다시 보내 주세요.',
  },
  CHAT_LIMIT: {
    status: 409,
    message: '상담방은 200개까지 둘 수 있습니다. 지난 상담을 지운 뒤 다시 시작해 주세요.',
  },
  CREDITS_NOT_FOR_SALE: {
    status: 403,
    message: '지금은 크레딧을 판매하지 않습니다. 가지고 계신 크레딧은 그대로 쓸 수 있습니다.',
  },
  CREDITS_USED: { status: 409, message: '이미 쓴 크레딧이 있어 결제 전체를 취소할 수 없습니다.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: '보내신 내용이 너무 큽니다.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: '지원하지 않는 형식의 요청입니다.' },
  TOO_MANY_REQUESTS: { status: 429, message: '요청이 잠시 많습니다. 조금 뒤에 다시 시도해 주세요.' },
  INTERNAL: { status: 500, message: '잠시 문제가 생겼습니다. 조금 뒤에 다시 시도해 주세요.' },
  LOGIN_PROVIDER_UNAVAILABLE: {
    status: 502,
    message: '카카오 로그인이 잠시 응답하지 않습니다. 조금 뒤에 다시 시도해 주세요.',
  },
  UNAVAILABLE: { status: 503, message: '지금은 잠시 이용할 수 없습니다. 조금 뒤에 다시 시도해 주세요.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

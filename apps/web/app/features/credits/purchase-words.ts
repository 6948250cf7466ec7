/** What a reader is told when credits could not be bought. */
export const CREDIT_PURCHASE_FAILED = '크레딧 구매 중 오류가 발생했습니다.';

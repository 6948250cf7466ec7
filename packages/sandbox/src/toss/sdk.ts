/**
 * The browser SDK's `payment()` in redirect mode, as the loader package finds it: a global `TossPayments`,
 * set by a script served at `/v2/standard`. Names and codes of errors are the SDK's; limits are its types'.
 * Plain script, so that it runs as it is served.
 */
export const sdkScript = `(() => {
  'use strict';
  const base = new URL('..', document.currentScript.src);

  const fail = (name, message) => {
    const code = name.replace(/Error$/, '').replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3_$2$4').toUpperCase();
    return Object.assign(new Error(message), { name, code });
  };

  const isAddress = (text) => {
    try {
      return /^https?:$/.test(new URL(text).protocol);
    } catch {
      return false;
    }
  };

  const checkCustomerKey = (customerKey) => {
    if (/^(test|live)_g?sk_/.test(String(customerKey))) throw fail('InsecureKeyUsageError', '시크릿 키를 customerKey로 쓸 수 없습니다.');
    if (customerKey !== TossPayments.ANONYMOUS && !/^[A-Za-z0-9\\-_=.@]{2,50}$/.test(String(customerKey))) {
      throw fail('InvalidCustomerKeyError', 'customerKey는 2자 이상 50자 이하의 영문, 숫자, -, _, =, ., @ 입니다.');
    }
  };

  const checkRequest = (request) => {
    const { amount, method, orderId, orderName, successUrl, failUrl, metadata } = request;
    if (method !== 'CARD') throw fail('NotSupportedMethodError', '지원하지 않는 결제수단입니다.');
    if (amount?.currency !== 'KRW') throw fail('InvalidAmountCurrencyError', '통화가 올바르지 않습니다.');
    if (typeof amount.value !== 'number' || !Number.isSafeInteger(amount.value)) throw fail('InvalidAmountValueError', '금액이 올바르지 않습니다.');
    if (amount.value <= 0) throw fail('BelowZeroAmountError', '금액은 0보다 커야 합니다.');
    if (!/^[A-Za-z0-9_=-]{6,64}$/.test(String(orderId))) {
      throw fail('InvalidParametersError', 'orderId는 영문 대소문자, 숫자, 특수문자(-, _, =)로 이루어진 6자 이상 64자 이하의 문자열입니다.');
    }
    if (typeof orderName !== 'string' || orderName === '' || orderName.length > 100) throw fail('InvalidParametersError', 'orderName은 100자까지입니다.');
    if (successUrl == null && failUrl == null) throw fail('NotSupportedPromiseError', '이 결제창은 successUrl과 failUrl로 돌아가는 방식만 지원합니다.');
    if (!isAddress(successUrl)) throw fail('IncorrectSuccessUrlFormatError', 'successUrl은 오리진을 포함한 주소여야 합니다.');
    if (!isAddress(failUrl)) throw fail('IncorrectFailUrlFormatError', 'failUrl은 오리진을 포함한 주소여야 합니다.');
    if (metadata != null) {
      const pairs = Object.entries(metadata);
      if (pairs.length > 5 || pairs.some(([name, value]) => name.length > 40 || /[[\\]]/.test(name) || typeof value !== 'string' || value.length > 2000)) {
        throw fail('InvalidMetadataError', 'metadata는 다섯 쌍까지, 키 40자, 값 2000자까지입니다.');
      }
    }
  };

  const openWindow = (clientKey, customerKey, request) => {
    const address = new URL('window/open', base);
    const { amount, metadata, method, orderId, orderName, successUrl, failUrl, customerName, customerEmail } = request;
    const fields = {
      clientKey, customerKey, method, orderId, orderName, successUrl, failUrl, customerName, customerEmail,
      amount: amount.value, currency: amount.currency, base: base.href,
      metadata: metadata == null ? undefined : JSON.stringify(metadata),
    };
    for (const [name, value] of Object.entries(fields)) if (value != null) address.searchParams.set(name, String(value));
    location.assign(address);
    // The page goes away, so the promise never settles; a page that comes back from the history starts over.
    return new Promise(() => {});
  };

  function TossPayments(clientKey) {
    const known = /^(test|live)_(g?)ck_/.exec(String(clientKey));
    if (!known) throw fail('InvalidClientKeyError', '클라이언트 키가 올바르지 않습니다.');
    return {
      payment({ customerKey } = {}) {
        if (known[2] === 'g') throw fail('NotSupportedWidgetKeyError', '결제위젯 연동 키는 지원하지 않습니다. API 개별 연동 키의 클라이언트 키로 연동해주세요.');
        checkCustomerKey(customerKey);
        return {
          async requestPayment(request) {
            checkRequest(request ?? {});
            return openWindow(clientKey, customerKey, request);
          },
          async destroy() {},
        };
      },
    };
  }
  TossPayments.ANONYMOUS = '@@ANONYMOUS';
  window.TossPayments = TossPayments;
})();
`;

/** Toss Payments' key pair, and where its API is when it is not Toss's own. */
export interface TossConfig {
  clientKey: string;
  secretKey: string;
  apiUrl: string | null;
}

interface TossEnvironment {
  production: boolean;
  clientKey: string | undefined;
  secretKey: string | undefined;
  apiUrl: string | undefined;
}

const CLIENT_KEY = /^(test|live)_ck_[A-Za-z0-9]{8,}$/;
const SECRET_KEY = /^(test|live)_sk_[A-Za-z0-9]{8,}$/;
const WIDGET_KEY = /^(test|live)_g[cs]k_/;

/**
 * What is wrong with the payment keys, one line each. The card window takes a `ck`/`sk` pair of the same mode;
 * widget keys look alike and are refused by the provider only when a buyer pays, so they are refused here.
 */
export function paymentKeyProblems(env: TossEnvironment): string[] {
  const { production, clientKey, secretKey, apiUrl } = env;
  const problems: string[] = [];
  if (production && apiUrl !== undefined) {
    problems.push('TOSS_API_URL: 운영 환경에서는 정할 수 없습니다. 결제는 토스페이먼츠로만 보냅니다.');
  }
  if ((clientKey === undefined) !== (secretKey === undefined)) {
    return [...problems, 'TOSS_CLIENT_KEY와 TOSS_SECRET_KEY는 함께 정해야 합니다.'];
  }
  if (clientKey === undefined || secretKey === undefined) return problems;
  const client = CLIENT_KEY.exec(clientKey);
  const secret = SECRET_KEY.exec(secretKey);
  if (!client) problems.push(`TOSS_CLIENT_KEY: ${shapeProblem(clientKey, 'ck')}`);
  if (!secret) problems.push(`TOSS_SECRET_KEY: ${shapeProblem(secretKey, 'sk')}`);
  if (!client || !secret) return problems;
  if (client[1] !== secret[1]) {
    problems.push('TOSS_CLIENT_KEY와 TOSS_SECRET_KEY의 종류(test, live)가 서로 다릅니다.');
  } else if (production && client[1] === 'test') {
    problems.push('TOSS_CLIENT_KEY: 운영 환경에서는 테스트 키를 쓸 수 없습니다.');
  } else if (!production && client[1] === 'live') {
    problems.push(
      'TOSS_CLIENT_KEY: 실제 결제 키(live)는 운영 환경(NODE_ENV=production)에서만 쓸 수 있습니다.',
    );
  }
  return problems;
}

const shapeProblem = (key: string, kind: 'ck' | 'sk'): string =>
  WIDGET_KEY.test(key)
    ? `결제위젯 키(gck, gsk)가 아니라 API 개별 연동 키(test_${kind}_…, live_${kind}_…)여야 합니다.`
    : `test_${kind}_… 또는 live_${kind}_… 모양이어야 합니다. 앞뒤에 보이지 않는 글자가 붙지 않았는지 확인해 주세요.`;

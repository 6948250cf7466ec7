import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db/shop',
  DATA_KEYS: 'a secret that is long enough to be one',
  PUBLIC_ORIGIN: 'https://wolha.example',
  KAKAO_REST_API_KEY: 'key',
  KAKAO_CLIENT_SECRET: 'secret',
  TOSS_CLIENT_KEY: 'live_ck_0123456789',
  TOSS_SECRET_KEY: 'live_sk_0123456789',
  BUSINESS_NAME: '월하',
  BUSINESS_OWNER: '김월하',
  BUSINESS_ADDRESS: '서울',
  BUSINESS_PHONE: '02-000-0000',
  BUSINESS_EMAIL: 'help@wolha.example',
  BUSINESS_REGISTRATION_NUMBER: '000-00-00000',
  BUSINESS_MAIL_ORDER_NUMBER: '제0000-서울-0000호',
  BUSINESS_HOSTING: '월하',
};

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('configuration', () => {
  test('needs nothing on a local machine', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      role: 'all',
      port: 3000,
      kakao: null,
      databaseUrl: null,
    });
  });

  test('takes an empty value for an unset one', () => {
    expect(readConfig({ PORT: '', KAKAO_REST_API_KEY: '', ROLE: '' })).toMatchObject({
      port: 3000,
      kakao: null,
    });
  });

  test('says every problem at once', () => {
    expect(problemsOf({ PORT: 'x', ROLE: 'cook', DATABASE_URL: 'mysql://x' })).toHaveLength(3);
  });

  test('wants both Kakao keys or none', () => {
    expect(problemsOf({ KAKAO_REST_API_KEY: 'key' }).join()).toContain('KAKAO_CLIENT_SECRET');
  });

  test('opens for business when everything is there', () => {
    expect(readConfig(complete)).toMatchObject({ mode: 'production', publicOrigin: 'https://wolha.example' });
  });

  test.each(Object.keys(complete).filter((name) => name !== 'NODE_ENV'))(
    'refuses production without %s',
    (name) => {
      const { [name as keyof typeof complete]: _, ...rest } = complete;
      expect(problemsOf(rest).join()).toContain(name);
    },
  );

  test('refuses production on plain http', () => {
    expect(problemsOf({ ...complete, PUBLIC_ORIGIN: 'http://wolha.example' }).join()).toContain('https');
  });
});

describe('chat, credits and the model', () => {
  test('are as the shop promises unless told', () => {
    expect(readConfig({})).toMatchObject({
      credits: { sells: true, validDays: 365, perMessage: 1, freePerDay: 3, freePerDayOfHouse: 10_000 },
      model: null,
    });
    expect(readConfig({ CREDIT_SALES: 'false', FREE_MESSAGES_PER_DAY: '0' }).credits).toMatchObject({
      sells: false,
      freePerDay: 0,
    });
  });

  test('a model needs its address, key and name together', () => {
    const whole = { MODEL_BASE_URL: 'https://api.example/v1/', MODEL_API_KEY: 'sk', MODEL_NAME: 'm-1' };
    expect(readConfig(whole).model).toMatchObject({
      baseUrl: 'https://api.example/v1',
      model: 'm-1',
      seconds: 25,
    });
    expect(problemsOf({ MODEL_NAME: 'm-1' })).toHaveLength(1);
    expect(problemsOf({ ...whole, MODEL_WON_PER_DAY: '-1' })).toHaveLength(1);
  });
});

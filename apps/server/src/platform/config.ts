import { z } from 'zod';
import { paymentKeyProblems, type TossConfig } from './payment-keys.ts';

/** An unset variable and an empty one mean the same. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema);

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const httpsUrl = z.url({ protocol: /^https$/ });
const secretList = z
  .string()
  .transform((list) => list.split(',').map((item) => item.trim()))
  .pipe(z.array(z.string().min(32, '32자 이상이어야 합니다')).min(1));

const environment = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  ROLE: withDefault(z.enum(['all', 'web', 'worker']), 'all'),
  HOST: withDefault(z.string(), '0.0.0.0'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), '3000'),
  PUBLIC_ORIGIN: optional(z.url()),
  TRUSTED_PROXIES: withDefault(z.coerce.number().int().min(0).max(5), '0'),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: withDefault(z.coerce.number().int().min(2).max(100), '10'),
  DATA_DIR: withDefault(z.string(), '.data'),
  DATA_KEYS: optional(secretList),
  KAKAO_REST_API_KEY: optional(z.string()),
  KAKAO_CLIENT_SECRET: optional(z.string()),
  KAKAO_JAVASCRIPT_KEY: optional(z.string().regex(/^[0-9a-f]{32}$/)),
  KAKAO_PKCE: withDefault(flag, 'true'),
  PARTNER_PREVIEW_KAKAO_ID: optional(z.string().regex(/^[0-9]+$/)),
  TOSS_CLIENT_KEY: optional(z.string()),
  TOSS_SECRET_KEY: optional(z.string()),
  TOSS_API_URL: optional(z.url({ protocol: /^https?$/ })),
  CREDIT_SALES: withDefault(flag, 'true'),
  CREDIT_VALID_DAYS: withDefault(z.coerce.number().int().min(1).max(3650), '365'),
  CREDITS_PER_MESSAGE: withDefault(z.coerce.number().int().min(1).max(100), '1'),
  FREE_MESSAGES_PER_DAY: withDefault(z.coerce.number().int().min(0).max(1000), '3'),
  FREE_MESSAGES_PER_DAY_OF_HOUSE: withDefault(z.coerce.number().int().min(0).max(10_000_000), '10000'),
  MODEL_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  MODEL_API_KEY: optional(z.string()),
  MODEL_NAME: optional(z.string().max(100)),
  MODEL_SECONDS: withDefault(z.coerce.number().min(1).max(120), '25'),
  MODEL_WON_PER_MILLION_INPUT: withDefault(z.coerce.number().min(0), '5000'),
  MODEL_WON_PER_MILLION_OUTPUT: withDefault(z.coerce.number().min(0), '20000'),
  MODEL_WON_PER_DAY: withDefault(z.coerce.number().int().min(0), '30000'),
  MODEL_PROVIDER: optional(z.string()),
  MODEL_COUNTRY: optional(z.string()),
  MODEL_CONTACT: optional(z.string()),
  MODEL_RETENTION: optional(z.string()),
  INQUIRY_URL: optional(httpsUrl),
  BUSINESS_NAME: optional(z.string()),
  BUSINESS_OWNER: optional(z.string()),
  BUSINESS_ADDRESS: optional(z.string()),
  BUSINESS_PHONE: optional(z.string()),
  BUSINESS_EMAIL: optional(z.email()),
  BUSINESS_REGISTRATION_NUMBER: optional(z.string()),
  BUSINESS_MAIL_ORDER_NUMBER: optional(z.string()),
  BUSINESS_HOSTING: optional(z.string()),
});

export interface BusinessIdentity {
  name: string | null;
  owner: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  registrationNumber: string | null;
  mailOrderNumber: string | null;
  hosting: string | null;
}

export interface KakaoConfig {
  restApiKey: string;
  clientSecret: string;
  pkce: boolean;
}

/** What chat costs, and what credits are. */
export interface CreditConfig {
  /** Whether packages are sold; what is held stays usable either way. */
  sells: boolean;
  /** Days bought credits can be used. */
  validDays: number;
  perMessage: number;
  /** Free messages a Korean day, of one reader and of all together. */
  freePerDay: number;
  freePerDayOfHouse: number;
}

/** A model that speaks OpenAI's chat completions, and what it may take. */
export interface ModelConfig {
  /** Without a slash at its end. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Longest a call may take. */
  seconds: number;
  wonPerMillionInput: number;
  wonPerMillionOutput: number;
  wonPerDay: number;
  provider: ModelProvider;
}

/** Who runs the model, as the privacy policy has to say. */
export interface ModelProvider {
  name: string | null;
  country: string | null;
  contact: string | null;
  /** How long it keeps what it is sent. */
  retention: string | null;
}

/** Everything the process is told from outside, read once at start. */
export interface Config {
  mode: 'development' | 'test' | 'production';
  role: 'all' | 'web' | 'worker';
  host: string;
  port: number;
  /** The one public origin, or null in local mode, where it follows each request's host. */
  publicOrigin: string | null;
  trustedProxies: number;
  logLevel: string;
  /** PostgreSQL, or null for the embedded database. */
  databaseUrl: string | null;
  databasePool: number;
  dataDirectory: string;
  /** Sealing secrets, newest first, or null: one is made and kept in the data directory. */
  dataKeys: readonly [string, ...string[]] | null;
  /** Kakao's keys, or null: the stand-in runs on the shop's own port. */
  kakao: KakaoConfig | null;
  partnerPreviewKakaoId: string | null;
  /** Toss's keys, or null: the stand-in runs on the shop's own port. */
  toss: TossConfig | null;
  credits: CreditConfig;
  /** A language model, or null: the house writes everything itself. */
  model: ModelConfig | null;
  /** Kakao's public key for sharing, or null: the browser's own sharing serves. */
  kakaoJavascriptKey: string | null;
  inquiryUrl: string | null;
  business: BusinessIdentity;
}

/** The environment does not make a configuration; `problems` says each reason on a line of its own. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`설정을 확인해 주세요.\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads the configuration from the environment. Throws {@link ConfigError} with every problem at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const read = parsed.data;
  const problems = [
    ...pairProblems(read),
    ...(read.NODE_ENV === 'production' ? productionProblems(read) : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  const dataKeys = read.DATA_KEYS as [string, ...string[]] | undefined;
  return {
    mode: read.NODE_ENV,
    role: read.ROLE,
    host: read.HOST,
    port: read.PORT,
    publicOrigin: read.PUBLIC_ORIGIN === undefined ? null : new URL(read.PUBLIC_ORIGIN).origin,
    trustedProxies: read.TRUSTED_PROXIES,
    logLevel: read.LOG_LEVEL,
    databaseUrl: read.DATABASE_URL ?? null,
    databasePool: read.DATABASE_POOL,
    dataDirectory: read.DATA_DIR,
    dataKeys: dataKeys ?? null,
    kakao:
      read.KAKAO_REST_API_KEY !== undefined && read.KAKAO_CLIENT_SECRET !== undefined
        ? {
            restApiKey: read.KAKAO_REST_API_KEY,
            clientSecret: read.KAKAO_CLIENT_SECRET,
            pkce: read.KAKAO_PKCE,
          }
        : null,
    partnerPreviewKakaoId: read.PARTNER_PREVIEW_KAKAO_ID ?? null,
    toss:
      read.TOSS_CLIENT_KEY !== undefined && read.TOSS_SECRET_KEY !== undefined
        ? {
            clientKey: read.TOSS_CLIENT_KEY,
            secretKey: read.TOSS_SECRET_KEY,
            apiUrl: read.TOSS_API_URL === undefined ? null : read.TOSS_API_URL.replace(/\/+$/, ''),
          }
        : null,
    credits: {
      sells: read.CREDIT_SALES,
      validDays: read.CREDIT_VALID_DAYS,
      perMessage: read.CREDITS_PER_MESSAGE,
      freePerDay: read.FREE_MESSAGES_PER_DAY,
      freePerDayOfHouse: read.FREE_MESSAGES_PER_DAY_OF_HOUSE,
    },
    model: modelConfig(read),
    kakaoJavascriptKey: read.KAKAO_JAVASCRIPT_KEY ?? null,
    inquiryUrl: read.INQUIRY_URL ?? null,
    business: {
      name: read.BUSINESS_NAME ?? null,
      owner: read.BUSINESS_OWNER ?? null,
      address: read.BUSINESS_ADDRESS ?? null,
      phone: read.BUSINESS_PHONE ?? null,
      email: read.BUSINESS_EMAIL ?? null,
      registrationNumber: read.BUSINESS_REGISTRATION_NUMBER ?? null,
      mailOrderNumber: read.BUSINESS_MAIL_ORDER_NUMBER ?? null,
      hosting: read.BUSINESS_HOSTING ?? null,
    },
  };
}

type Environment = z.output<typeof environment>;

function modelConfig(env: Environment): ModelConfig | null {
  const { MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey, MODEL_NAME: model } = env;
  if (baseUrl === undefined || apiKey === undefined || model === undefined) return null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    model,
    seconds: env.MODEL_SECONDS,
    wonPerMillionInput: env.MODEL_WON_PER_MILLION_INPUT,
    wonPerMillionOutput: env.MODEL_WON_PER_MILLION_OUTPUT,
    wonPerDay: env.MODEL_WON_PER_DAY,
    provider: {
      name: env.MODEL_PROVIDER ?? null,
      country: env.MODEL_COUNTRY ?? null,
      contact: env.MODEL_CONTACT ?? null,
      retention: env.MODEL_RETENTION ?? null,
    },
  };
}

function pairProblems(env: Environment): string[] {
  const problems: string[] = [];
  if ((env.KAKAO_REST_API_KEY === undefined) !== (env.KAKAO_CLIENT_SECRET === undefined)) {
    problems.push('KAKAO_REST_API_KEY와 KAKAO_CLIENT_SECRET은 함께 정해야 합니다.');
  }
  problems.push(
    ...paymentKeyProblems({
      production: env.NODE_ENV === 'production',
      clientKey: env.TOSS_CLIENT_KEY,
      secretKey: env.TOSS_SECRET_KEY,
      apiUrl: env.TOSS_API_URL,
    }),
  );
  const modelParts = [env.MODEL_BASE_URL, env.MODEL_API_KEY, env.MODEL_NAME];
  if (modelParts.some((part) => part === undefined) && modelParts.some((part) => part !== undefined)) {
    problems.push('MODEL_BASE_URL, MODEL_API_KEY, MODEL_NAME은 함께 정해야 합니다.');
  }
  if (env.ROLE !== 'all' && env.TOSS_SECRET_KEY === undefined) {
    problems.push('ROLE을 나누려면 모든 프로세스가 함께 쓸 TOSS_CLIENT_KEY와 TOSS_SECRET_KEY가 필요합니다.');
  }
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined) {
    problems.push('ROLE을 나누려면 함께 쓸 PostgreSQL의 DATABASE_URL이 필요합니다.');
  }
  return problems;
}

const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'DATA_KEYS',
  'PUBLIC_ORIGIN',
  'KAKAO_REST_API_KEY',
  'KAKAO_CLIENT_SECRET',
  'TOSS_CLIENT_KEY',
  'TOSS_SECRET_KEY',
  'BUSINESS_NAME',
  'BUSINESS_OWNER',
  'BUSINESS_ADDRESS',
  'BUSINESS_PHONE',
  'BUSINESS_EMAIL',
  'BUSINESS_REGISTRATION_NUMBER',
  'BUSINESS_MAIL_ORDER_NUMBER',
  'BUSINESS_HOSTING',
] as const satisfies readonly (keyof Environment)[];

/** What the privacy policy says of who is sent charts and talk. */
const REQUIRED_WITH_A_MODEL = [
  'MODEL_PROVIDER',
  'MODEL_COUNTRY',
  'MODEL_CONTACT',
  'MODEL_RETENTION',
] as const satisfies readonly (keyof Environment)[];

/** Open for business means: a real database, real keys, an https origin and an identity the law asks for. */
function productionProblems(env: Environment): string[] {
  const required = [
    ...REQUIRED_IN_PRODUCTION,
    ...(env.MODEL_NAME === undefined ? [] : REQUIRED_WITH_A_MODEL),
  ];
  const problems: string[] = required
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: 운영 환경(NODE_ENV=production)에서는 꼭 필요합니다.`);
  if (env.PUBLIC_ORIGIN !== undefined && !env.PUBLIC_ORIGIN.startsWith('https://')) {
    problems.push('PUBLIC_ORIGIN: 운영 환경에서는 https 주소여야 합니다.');
  }
  return problems;
}

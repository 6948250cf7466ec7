import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Names of values that never reach a log line, wherever they stand in what is logged. */
const REDACTED = [
  'birthday',
  'time',
  'email',
  'loginCode',
  'state',
  'token',
  'accessToken',
  'authorization',
  'cookie',
  'paymentKey',
  'message.text',
];

/** Structured logs on standard output; readable ones where a person is looking. */
export function createLogger(config: Pick<Config, 'logLevel' | 'mode'>): Logger {
  const readable = config.mode === 'development' && process.stdout.isTTY;
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`]), censor: '[가림]' },
    ...(readable
      ? { transport: { target: 'pino-pretty', options: { timestampKey: 'at', ignore: 'pid,hostname' } } }
      : {}),
  });
}

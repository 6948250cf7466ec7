import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Route } from '@wolha/contract';
import { AppError } from '#platform/app-error.ts';
import type { AppContext } from './request-context.ts';

type RateClass = Route['rate'];

/** Calls a minute of one reader, or of one address where nobody is signed in. */
const CALLS_PER_MINUTE: Record<RateClass, number> = {
  read: 600,
  write: 60,
  login: 30,
  analysis: 40,
  event: 120,
};

/** One address may serve many readers (a mobile carrier, a school), so it gets a wider bound of its own. */
const ADDRESS_FACTOR = 5;

export type RateLimiter = (rate: RateClass, context: AppContext) => Promise<void>;

/** Counts in this process: several processes together allow as many times more, which is still a bound. */
export function createRateLimiter(perMinute: Record<RateClass, number> = CALLS_PER_MINUTE): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiter = (rate: RateClass, factor: number): RateLimiterMemory => {
    const name = `${rate}:${factor}`;
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterMemory({ points: perMinute[rate] * factor, duration: 60, keyPrefix: name });
    limiters.set(name, made);
    return made;
  };

  return async (rate, context) => {
    const { caller } = context.var;
    const { address } = context.env;
    try {
      if (caller) await limiter(rate, 1).consume(`user:${caller.userId}`);
      await limiter(rate, caller ? ADDRESS_FACTOR : 1).consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  };
}

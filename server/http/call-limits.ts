import { refusalTexts } from '@imc/api/contract';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from '../shared/client-network.ts';
import { type Clock, minutes } from '../shared/clock.ts';
import { RefusalError } from '../shared/refusal-error.ts';

/** By network address. */
export interface CallLimits {
  /** Throws a 429 if the address has reached `limit` requests per minute. Default: `perMinute`. */
  count(call: string, address: string, limit?: number): void;
}

/** Addresses in memory, about 10 MB. The least recently seen ones are evicted first. */
const max = 50_000;

/**
 * Counts the requests of the last 60 seconds, in memory of each process. `perMinute` applies to calls without a limit of their own. If it is
 * infinite, no call is limited.
 */
export function createCallLimits({
  clock,
  perMinute,
}: {
  readonly clock: Clock;
  readonly perMinute: number;
}): CallLimits {
  const requestTimes = new LRUCache<string, readonly number[]>({ max });
  return {
    count: (call, address, limit = perMinute) => {
      if (!Number.isFinite(perMinute)) return;
      const key = `${call} ${clientNetwork(address)}`;
      const now = clock().getTime();
      const recent = (requestTimes.get(key) ?? []).filter((time) => Math.abs(now - time) < minutes(1));
      const first = recent[0];
      if (first !== undefined && recent.length >= limit) {
        throw new RefusalError(429, refusalTexts.tooMany, {
          retryAfter: Math.max(1, Math.ceil((first + minutes(1) - now) / 1000)),
          log: { detail: 'calls' },
        });
      }
      requestTimes.set(key, [...recent, now]);
    },
  };
}

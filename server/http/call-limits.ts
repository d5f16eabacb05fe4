import { LRUCache } from 'lru-cache';
import { clientNetwork } from '../domain/client-network.ts';
import { type Clock, minutes } from '../domain/clock.ts';
import { RefusalError } from '../domain/refusal-error.ts';

/** Limits of calls by network address. */
export interface CallLimits {
  /** Counts a request; 429 where the address has reached the limit. */
  count(call: string, address: string): void;
}

/** Addresses in memory at once, some 10 MB; the least recently seen are dropped first. */
const max = 50_000;

/**
 * Counts the requests of the last 60 seconds in memory, each process for itself: a restart forgives a minute at most.
 *
 * @param perMinute requests a minute of one address to one call
 */
export function createCallLimits(clock: Clock, perMinute: number): CallLimits {
  const requestTimes = new LRUCache<string, readonly number[]>({ max });
  return {
    count: (call, address) => {
      const key = `${call} ${clientNetwork(address)}`;
      const now = clock().getTime();
      const recent = (requestTimes.get(key) ?? []).filter((time) => now - time < minutes(1));
      const first = recent[0];
      if (first !== undefined && recent.length >= perMinute) {
        throw new RefusalError(
          429,
          'Too many requests from your connection. Please wait a minute and try again.',
          {
            retryAfter: Math.max(1, Math.ceil((first + minutes(1) - now) / 1000)),
          },
        );
      }
      requestTimes.set(key, [...recent, now]);
    },
  };
}

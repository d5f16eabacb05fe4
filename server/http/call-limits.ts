import { clientNetwork } from '../domain/client-network.ts';
import { type Clock, minutes } from '../domain/clock.ts';
import { RefusalError } from '../domain/refusal-error.ts';

/** Limits of calls by network address. */
export interface CallLimits {
  /** Counts a request; 429 where the address has made its share of the minute. */
  count(call: string, address: string): void;
}

/** Addresses remembered at once, some 10 MB: the ones that were quiet longest go first. */
const mostRemembered = 50_000;

/**
 * Counts in memory, each process for itself: what is stopped is one address at its speed, and a restart forgives a minute at most.
 *
 * @param perMinute requests a minute of one address to one call
 */
export function createCallLimits(clock: Clock, perMinute: number): CallLimits {
  const times = new Map<string, number[]>();
  return {
    count: (call, address) => {
      const name = `${call} ${clientNetwork(address)}`;
      const now = clock().getTime();
      const recent = (times.get(name) ?? []).filter((time) => now - time < minutes(1));
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
      // Set anew, so that the map's order is that of the last request.
      times.delete(name);
      times.set(name, [...recent, now]);
      if (times.size > mostRemembered) times.delete(times.keys().next().value as string);
    },
  };
}

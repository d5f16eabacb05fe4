import { isIPv4, isIPv6 } from 'node:net';
import { RefusalError } from '../refusal.ts';
import { type Clock, minutes } from './clock.ts';

/** Limits of calls by network address. */
export interface CallLimits {
  /** Counts a request; 429 where the address has made its share of the minute. */
  count(call: string, address: string): void;
}

/** Addresses remembered at once, some 10 MB: the ones that were quiet longest go first. */
const mostRemembered = 50_000;

/** Who counts as one: an IPv4 address, or the network of 64 bits that one IPv6 subscriber is given. What a proxy calls otherwise counts together. */
function subscriber(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':').length : 0;
  while (tail !== undefined && groups.length + rest < 8) groups.push('0');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Counts in memory, each process for itself: what is stopped is one address at its speed, and a restart forgives a minute at most.
 *
 * @param perMinute requests a minute of one address to one call
 */
export function createCallLimits(clock: Clock, perMinute: number): CallLimits {
  const times = new Map<string, number[]>();
  return {
    count: (call, address) => {
      const name = `${call} ${subscriber(address)}`;
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

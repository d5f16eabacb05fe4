import { isIPv4, isIPv6 } from 'node:net';

/**
 * The IPv4 address, or the 64-bit IPv6 prefix that a provider assigns to one subscriber. All other values from a proxy count as one client,
 * 'unknown'.
 */
export function clientNetwork(address: string): string {
  const normalized = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(normalized)) return normalized;
  if (!isIPv6(normalized)) return 'unknown';
  const [head = '', tail] = normalized.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':').length : 0;
  while (tail !== undefined && groups.length + rest < 8) groups.push('0');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

import { isIPv4, isIPv6 } from 'node:net';

/**
 * Who counts as one client by a network address: an IPv4 address, or the network of 64 bits that one IPv6 subscriber is given. What a
 * proxy calls otherwise counts together.
 */
export function clientNetwork(address: string): string {
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

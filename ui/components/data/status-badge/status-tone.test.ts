import { expect, test } from 'vitest';
import { statusTone } from './status-tone.ts';

test.each([
  ['application', 'approved', 'positive'],
  ['application', 'Approved', 'positive'],
  ['application', 'rejected', 'negative'],
  ['application', 'pending', 'waiting'],
  ['application', 'completed', 'waiting'],
  ['application', '', 'waiting'],
  ['application', 'constructor', 'waiting'],
  ['payment', 'completed', 'positive'],
  ['payment', 'closed', 'ended'],
  ['payment', 'pending', 'waiting'],
  ['payment', 'approved', 'waiting'],
  ['payment', 'rejected', 'waiting'],
  ['mail', 'sent', 'positive'],
  ['mail', 'failed', 'negative'],
  ['mail', 'cancelled', 'ended'],
  ['mail', 'queued', 'waiting'],
  ['standing', 'in-force', 'positive'],
  ['standing', 'suspended', 'negative'],
  ['standing', 'lapsed', 'waiting'],
  ['standing', 'retired', 'ended'],
] as const)('%s %s is %s', (kind, status, tone) => {
  expect(statusTone(kind, status)).toBe(tone);
});

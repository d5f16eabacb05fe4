import { expect, test } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import { type StatementLine, statementLimits } from '../contract/entities/payment.ts';
import { matchStatement, nextLines } from './payments.ts';

const line: StatementLine = {
  amount: 35_000,
  value_date: '2026-05-04',
  bank_reference: 'FT26124-0001',
  narration: 'NIP FROM AMAKA NWOSU/IMC-APP-412',
};
const linesOf = (count: number, values: Partial<StatementLine> = {}) =>
  Array.from({ length: count }, (_, index) => ({ ...line, amount: index, ...values }));

/** Answers every line, except in the call with the number `failing`. */
function provider(failing = 0) {
  const requests: StatementLine[][] = [];
  const client = createApiClient({
    baseUrl: 'https://provider.example/api',
    fetch: async (_url, init) => {
      const { lines }: { lines: StatementLine[] } = JSON.parse(String(init?.body));
      requests.push(lines);
      if (requests.length === failing) throw new Error('No answer');
      return Response.json({
        status: 'success',
        lines: lines.map(() => ({ recorded_for: null, matches: [] })),
      });
    },
  });
  return { client, requests };
}

test('100,000 usual lines are at most 400 requests, each within the limits', async () => {
  const { client, requests } = provider();
  let found = 0;
  await matchStatement(client, linesOf(100_000), {
    onMatches: (matches) => {
      found += matches.length;
    },
  });
  expect(found).toBe(100_000);
  expect(requests.length).toBeLessThanOrEqual(400);
  expect(requests.flat().map(({ amount }) => amount)).toEqual(linesOf(100_000).map(({ amount }) => amount));
});

test('a request stays within the bytes, however its lines are written', () => {
  const widest = linesOf(300, { narration: '₦'.repeat(300), bank_reference: '₦'.repeat(100) });
  const part = nextLines(widest, 0);
  expect(part.length).toBeGreaterThan(10);
  expect(new TextEncoder().encode(JSON.stringify({ lines: part })).length).toBeLessThan(100 * 1024);
  expect(nextLines(linesOf(1_000), 990)).toHaveLength(10);
  expect(nextLines(linesOf(1_000), 0)).toHaveLength(statementLimits.linesPerCall);
});

test('only the fields of the contract are sent', () => {
  const [first] = nextLines([{ ...line, number: 7, duplicateOf: undefined } as StatementLine], 0);
  expect(first).toEqual(line);
});

test('what came before a failure is kept', async () => {
  const { client } = provider(3);
  let found = 0;
  const compared = matchStatement(client, linesOf(1_000), {
    onMatches: (matches) => {
      found += matches.length;
    },
  });
  await expect(compared).rejects.toThrow('unreachable');
  expect(found).toBe(2 * statementLimits.linesPerCall);
});

test('nothing is reported after the signal', async () => {
  const { client, requests } = provider();
  const controller = new AbortController();
  let found = 0;
  const compared = matchStatement(client, linesOf(1_000), {
    signal: controller.signal,
    onMatches: (matches) => {
      found += matches.length;
      controller.abort();
    },
  });
  await expect(compared).rejects.toThrow();
  expect([found, requests.length]).toEqual([statementLimits.linesPerCall, 2]);
});

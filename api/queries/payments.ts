import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import {
  matchPaymentsCall,
  type PaymentsQuery,
  paymentCall,
  paymentsCall,
  recordPartPaymentCall,
} from '../contract/calls/payments.ts';
import { statementsCall } from '../contract/calls/statements.ts';
import {
  type LineMatch,
  type PartPayment,
  type StatementLine,
  statementLimits,
} from '../contract/entities/payment.ts';
import { queryKeys } from './query-keys.ts';

export const paymentsQuery = (client: ApiClient, query: PaymentsQuery) =>
  queryOptions({
    queryKey: [...queryKeys.adminPayments, query],
    queryFn: ({ signal }) => client(paymentsCall, { query: { ...query }, signal }),
  });

/** With the other applications that have the same proof. */
export const paymentQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: [...queryKeys.adminPayments, 'one', applicationId],
    queryFn: ({ signal }) => client(paymentCall, { query: { application_id: applicationId }, signal }),
  });

/** Imported bank statements, and the columns of each bank. */
export const statementsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.statements,
    queryFn: ({ signal }) => client(statementsCall, { signal }),
  });

/** Once per idempotency key. */
export const recordPartPaymentMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ part, idempotencyKey }: { readonly part: PartPayment; readonly idempotencyKey: string }) =>
      client(recordPartPaymentCall, { body: part, idempotencyKey }),
  });

/** As many lines as a request may have. At least one. */
export function nextLines(lines: readonly StatementLine[], from: number): StatementLine[] {
  const encoder = new TextEncoder();
  const part: StatementLine[] = [];
  let bytes = 0;
  for (const { amount, value_date, bank_reference, narration } of lines.slice(
    from,
    from + statementLimits.linesPerCall,
  )) {
    const line = { amount, value_date, bank_reference, narration };
    bytes += encoder.encode(JSON.stringify(line)).length + 1;
    if (part.length > 0 && bytes > statementLimits.bytesPerCall) break;
    part.push(line);
  }
  return part;
}

/**
 * Matches the lines of a statement in several calls. `onMatches` gets the result of each call, so that a failure or an abort loses no earlier
 * result. `imported`: the import to which they belong, and the place of the first line in it.
 */
export async function matchStatement(
  client: ApiClient,
  lines: readonly StatementLine[],
  {
    signal,
    onMatches,
    imported,
  }: {
    signal?: AbortSignal;
    onMatches: (matches: readonly LineMatch[]) => void;
    imported?: { readonly id: number; readonly from: number } | undefined;
  },
): Promise<void> {
  let done = 0;
  while (done < lines.length) {
    const part = nextLines(lines, done);
    const place = imported && { import: { id: imported.id, from: imported.from + done } };
    const answer = await client(matchPaymentsCall, {
      body: { ...place, lines: part },
      ...(signal && { signal }),
    });
    if (answer.lines.length !== part.length) throw new Error('The provider has not answered every line.');
    // The signal may have been aborted during the call.
    signal?.throwIfAborted();
    done += part.length;
    onMatches(answer.lines);
  }
}

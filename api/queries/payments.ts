import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import {
  matchPaymentsCall,
  type PaymentsQuery,
  paymentCall,
  paymentsCall,
  recordPartPaymentCall,
  undoPaymentCall,
  updatePaymentCall,
} from '../contract/calls/payments.ts';
import {
  type LineMatch,
  type PartPayment,
  type PaymentDecision,
  type StatementLine,
  statementLimits,
} from '../contract/entities/payment.ts';
import { queryKeys } from './query-keys.ts';

/** Returns one page of the payments. */
export const paymentsQuery = (client: ApiClient, query: PaymentsQuery) =>
  queryOptions({
    queryKey: [...queryKeys.adminPayments, query],
    queryFn: ({ signal }) => client(paymentsCall, { query: { ...query }, signal }),
  });

/** Returns one payment, and where else its proof was sent. */
export const paymentQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: [...queryKeys.adminPayments, 'one', applicationId],
    queryFn: ({ signal }) => client(paymentCall, { query: { application_id: applicationId }, signal }),
  });

/** Confirms or queries a payment. */
export const updatePaymentMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (decision: PaymentDecision) => client(updatePaymentCall, { body: decision }),
  });

/** Undoes the admin's own confirmation of a payment. */
export const undoPaymentMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (applicationId: number) =>
      client(undoPaymentCall, { body: { application_id: applicationId } }),
  });

/** Records a part payment, once per idempotency key. */
export const recordPartPaymentMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ part, idempotencyKey }: { readonly part: PartPayment; readonly idempotencyKey: string }) =>
      client(recordPartPaymentCall, { body: part, idempotencyKey }),
  });

/** Returns the lines of the next request: as many as it may have. At least one. */
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
 * Compares the lines of a statement with the payments, some at a time. `onMatches` gets what was found for the next lines, in their order, so
 * that a failure or the signal loses nothing of what came before.
 */
export async function matchStatement(
  client: ApiClient,
  lines: readonly StatementLine[],
  { signal, onMatches }: { signal?: AbortSignal; onMatches: (matches: readonly LineMatch[]) => void },
): Promise<void> {
  let done = 0;
  while (done < lines.length) {
    const part = nextLines(lines, done);
    const answer = await client(matchPaymentsCall, { body: { lines: part }, ...(signal && { signal }) });
    if (answer.lines.length !== part.length) throw new Error('The provider has not answered every line.');
    // The answer may come although the signal was given meanwhile.
    signal?.throwIfAborted();
    done += part.length;
    onMatches(answer.lines);
  }
}

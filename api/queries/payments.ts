import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import type { SortOrder } from '../contract/application/list-query.ts';
import { updatePaymentCall } from '../contract/calls/admin.ts';
import { matchPaymentsCall, paymentsCall, recordPartPaymentCall } from '../contract/calls/payments.ts';
import {
  type LineMatch,
  type PartPayment,
  type PaymentDecision,
  type PaymentState,
  type StatementLine,
  statementLimits,
} from '../contract/entities/payment.ts';
import { queryKeys } from './query-keys.ts';

/** Which payments an admin sees. */
export interface PaymentsFilter {
  /** Default: all states. */
  readonly state?: PaymentState | undefined;
  readonly q?: string | undefined;
  /** Default: chosen by the provider for the state. */
  readonly order?: SortOrder | undefined;
  /** Page number, from 1. */
  readonly page: number;
}

/** Returns one page of the payments. While another page, search or state loads, the rows shown stay. */
export const paymentsQuery = (client: ApiClient, filter: PaymentsFilter) =>
  queryOptions({
    queryKey: [...queryKeys.adminPayments, filter],
    queryFn: ({ signal }) => client(paymentsCall, { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });

/** Confirms or queries a payment. */
export const updatePaymentMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (decision: PaymentDecision) => client(updatePaymentCall, { body: decision }),
  });

/** Records a part payment, once per idempotency key. */
export const recordPartPaymentMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ part, idempotencyKey }: { readonly part: PartPayment; readonly idempotencyKey: string }) =>
      client(recordPartPaymentCall, { body: part, idempotencyKey }),
  });

/** Compares the lines of a statement with the payments, some at a time. `onProgress` gets the share that is done, 0 to 1. */
export async function matchStatement(
  client: ApiClient,
  lines: readonly StatementLine[],
  onProgress: (share: number) => void,
): Promise<LineMatch[]> {
  const found: LineMatch[] = [];
  while (found.length < lines.length) {
    const part = lines.slice(found.length, found.length + statementLimits.linesPerCall);
    const answer = await client(matchPaymentsCall, { body: { lines: part } });
    if (answer.lines.length !== part.length) throw new Error('The provider has not answered every line.');
    found.push(...answer.lines);
    onProgress(found.length / lines.length);
  }
  return found;
}

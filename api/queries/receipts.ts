import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { loadPart } from '../client/load-part.ts';
import type { FeeKind } from '../contract/entities/payment.ts';
import { nullIfNotFound } from './is-not-found.ts';
import { queryKeys } from './query-keys.ts';

/** Loads the response schemas with the first call, so that the page renders without them. */
const calls = () =>
  loadPart(() =>
    import('../contract/calls/receipts.ts').then(({ verifyReceiptCall, receiptCall }) => ({
      verifyReceiptCall,
      receiptCall,
    })),
  );

/** For a charge, or for a fee of an application; default: its newest. */
export type ReceiptOf =
  | { readonly charge_id: number }
  | { readonly application_id: number; readonly fee?: FeeKind | undefined };

/** Null if there is none for the signed-in user. */
export const receiptQuery = (client: ApiClient, of: ReceiptOf) =>
  queryOptions({
    queryKey: queryKeys.receipt(of),
    queryFn: async ({ signal }) => {
      const { receiptCall } = await calls();
      const answer = await nullIfNotFound(client(receiptCall, { query: of, signal }));
      return answer?.receipt ?? null;
    },
  });

export const verifyReceiptMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (code: string) => client((await calls()).verifyReceiptCall, { query: { code } }),
  });

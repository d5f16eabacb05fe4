import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { paymentDetailsCall } from '../contract/calls/settings.ts';
import type { FeeBasis } from '../contract/rules/charges.ts';
import { queryKeys } from './query-keys.ts';

/** The account for fees, the committee's mailbox, and which fees are charged. */
export interface PaymentDetails {
  /** Null until an admin has set it. */
  readonly account: { readonly bank: string; readonly name: string; readonly number: string } | null;
  readonly email: string;
  readonly feeBasis: FeeBasis;
}

export const paymentDetailsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.paymentDetails,
    queryFn: async ({ signal }): Promise<PaymentDetails> => {
      const {
        bank_account: account,
        email,
        fee_basis: feeBasis,
      } = await client(paymentDetailsCall, { signal });
      return { account, email, feeBasis };
    },
  });

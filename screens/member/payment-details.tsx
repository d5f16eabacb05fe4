import { paymentDetailsQuery, useApiClient } from '@imc/api';
import { ErrorState } from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paymentDetails as texts } from '../content/index.ts';
import { retryOf } from '../shared/retry.ts';

/**
 * Returns the account to which members transfer fees, and an error with a retry button if it could not be loaded: a stored or built-in account
 * may be an old one (S-12.168).
 */
export function usePaymentAccount() {
  const details = useQuery(paymentDetailsQuery(useApiClient()));
  const { refetch } = details;
  const retry = retryOf(details);
  const retrying = retry?.retrying;
  const accountError = useMemo(
    () =>
      retrying !== undefined && (
        <ErrorState
          message={texts.failed}
          retryLabel={texts.retry}
          retrying={retrying}
          onRetry={() => void refetch()}
        />
      ),
    [retrying, refetch],
  );
  return { account: details.data?.account, accountError };
}

import { type Payment, paymentDetailsQuery, stillOpen, useApiClient } from '@imc/api';
import { ErrorState, InlineMessage, Link, mailHref } from '@imc/ui';
import type { TransferFee } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { feeNames, payments, paymentDetails as texts } from '../content/index.ts';
import { retryOf } from '../shared/retry.ts';

/** Says that the Institute has not set its account yet, and where to ask. */
export function NoAccount({ email }: { email: string }) {
  return (
    <InlineMessage title={texts.notSet.title}>
      {texts.notSet.text} <Link href={mailHref(email)}>{email}</Link>.
    </InlineMessage>
  );
}

/**
 * Returns the account for transfers, or what is shown instead: an error with a retry, because a stored or
 * built-in account may be outdated, or a note if none is set (PAY-1).
 */
export function usePaymentAccount() {
  const details = useQuery(paymentDetailsQuery(useApiClient()));
  const { data, refetch } = details;
  const retry = retryOf(details);
  const retrying = retry?.retrying;
  const missing = data?.account === null ? data.email : undefined;
  const accountError = useMemo(() => {
    if (retrying !== undefined)
      return (
        <ErrorState
          message={texts.failed}
          retryLabel={texts.retry}
          retrying={retrying}
          onRetry={() => void refetch()}
        />
      );
    return missing !== undefined && <NoAccount email={missing} />;
  }, [retrying, refetch, missing]);
  return { account: data?.account ?? undefined, accountError };
}

/** Returns the fee that is still due. Undefined if none is, or no grade was chosen. */
export function transferFee(payment: Payment): TransferFee | undefined {
  const amount = stillOpen(payment);
  if (amount === null) return undefined;
  const name = feeNames[payment.feeKind];
  return { label: (payment.amount ?? 0) > 0 ? payments.transfer.rest(name) : name, amount };
}

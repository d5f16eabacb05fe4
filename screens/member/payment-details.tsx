import {
  applicationDraftQuery,
  memberApplicationsQuery,
  memberChargesQuery,
  type Payment,
  paymentDetailsQuery,
  paymentsOf,
  type User,
  useApiClient,
} from '@imc/api';
import { ErrorState, InlineMessage, Link, mailHref } from '@imc/ui';
import type { ShownCharge } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { naira, otherFees, paymentDetails as texts } from '../content/index.ts';
import { paymentReasons } from '../content/payment-states.ts';
import { transferLabels, transferProgress } from '../content/payments.ts';
import { transferMessage } from '../content/proof-field.ts';
import { daysSince, formatLongDay } from '../shared/dates.ts';
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
 * Returns the account for transfers and which fees are charged, or what is shown instead: an error with a retry, because a stored or built-in
 * account may be outdated, or a note if none is set (PAY-1).
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
  return { account: data?.account ?? undefined, accountError, feeBasis: data?.feeBasis };
}

/** Returns what the member owes and has paid (S-2.63), and the money that pays nothing yet. */
export function useOwnPayments(user: User) {
  const client = useApiClient();
  const applications = useQuery(memberApplicationsQuery(client, user.email));
  const charges = useQuery(memberChargesQuery(client));
  const draft = useQuery(applicationDraftQuery(client));
  const details = useQuery(paymentDetailsQuery(client));
  return {
    ...paymentsOf(
      applications.data ?? [],
      charges.data?.charges ?? [],
      draft.data,
      details.data?.feeBasis ?? 'grade',
    ),
    credit: charges.data?.credit ?? 0,
    applications: applications.data,
    isLoading: [applications, charges, draft, details].some(({ isPending }) => isPending),
    retry: retryOf(applications) ?? retryOf(charges) ?? retryOf(draft),
  };
}

/** Returns what `ChargeToPay` shows of a payment. */
export function useChargeToPay({ reference, grade, about, fee, amount, state }: Payment) {
  const { account, accountError, feeBasis } = usePaymentAccount();
  const charge: ShownCharge = {
    label: about,
    amount: fee,
    received: amount,
    state: state === 'confirmed' ? 'settled' : state === 'waived' ? 'waived' : 'open',
  };
  return {
    reference,
    account,
    accountError,
    charge,
    otherFees: feeBasis && otherFees(grade, feeBasis),
    formatAmount: naira,
    labels: transferLabels,
    message: transferMessage,
  };
}

type Checked = Pick<Payment, 'state' | 'transfer'>;

/** What is known of a transfer. A statement that was not read for a month may never be. */
const progressOf = ({ seen, day }: NonNullable<Payment['transfer']>) =>
  seen === 'not-read' && daysSince(day) > 30 ? 'overdue' : seen;

/** Whether the transfer of a payment was looked for and not found, so that a new proof is needed. */
export const isNotFound = ({ transfer }: Checked): boolean =>
  !!transfer && ['missing', 'overdue'].includes(progressOf(transfer));

/** Why a payment has its status, in one sentence that is the same on every page: of one that is being checked, where its transfer is (PAY-43). */
export const paymentReason = ({ state, transfer }: Checked) =>
  transfer ? transferProgress[progressOf(transfer)](formatLongDay(transfer.day)) : paymentReasons[state];

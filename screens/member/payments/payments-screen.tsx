import {
  isDueWithoutProof,
  isPayable,
  type Payment,
  paymentDetailsQuery,
  type User,
  useApiClient,
  useUploadUrl,
} from '@imc/api';
import { Card, ErrorState, Heading, InlineMessage, Link, Spinner, Stack, Text } from '@imc/ui';
import { PaymentsTable, TransferDialog } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { naira, payments as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { MailLink } from '../../shared/mail-link.tsx';
import { ReceiptView } from '../../shared/receipt-view.tsx';
import { DecisionReason } from '../decision-reason.tsx';
import { MemberSection } from '../member-section.tsx';
import { currentApplication } from '../overview/next-action.ts';
import { isNotFound, NoAccount, paymentReason, useChargeToPay, useOwnPayments } from '../payment-details.tsx';
import { AnswerQuery } from './queried-payment.tsx';

export interface PaymentsScreenProps {
  /** The signed-in member. */
  user: User;
  /** Public address of the site, for the verification address on receipts. */
  site: string;
  /** Id of the charge whose receipt is shown instead of the payments. */
  receiptFor: number | undefined;
  /** Called with the id of a charge when the user opens its receipt, and with undefined when they go back. */
  onReceipt: (chargeId: number | undefined) => void;
  /** `key` of the payment with an open transfer card. The parent keeps it in the address. */
  payFor: string | undefined;
  /** Called with undefined when the user closes the card. */
  onPayFor: (key: string | undefined) => void;
}

const tableProps = {
  labels: texts.table,
  formatDay,
  formatAmount: naira,
  reasonOf: paymentReason,
  isNotFound,
} as const;

/** Bank details for one application. It does not start a payment; for a draft, it links to the form. */
function Transfer({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { title, lead, queriedLead, note, queriedNote, partPaidNote, feesByGrade, close } = texts.transfer;
  const charge = useChargeToPay(payment);
  const isQueried = payment.state === 'queried';
  return (
    <TransferDialog
      title={isQueried ? texts.query.account : title(payment.reference)}
      lead={isQueried ? queriedLead : lead}
      closeLabel={close}
      continueLink={payment.key === 'draft' ? texts.transfer.continue : undefined}
      onClose={onClose}
      transfer={{
        ...charge,
        note: (
          <>
            {isQueried ? queriedNote : isDueWithoutProof(payment) ? partPaidNote : note}{' '}
            <Link to={feesByGrade.to}>{feesByGrade.label}</Link>.
          </>
        ),
      }}
    />
  );
}

/** The payments with a form, also those that had one when the page was opened, so that the answer to a new picture stays. */
function useQueried(pending: readonly Payment[], hasForm: (payment: Payment) => boolean): readonly Payment[] {
  const [seen, setSeen] = useState<readonly Payment[]>([]);
  const added = pending.filter((payment) => hasForm(payment) && !seen.some(({ key }) => payment.key === key));
  if (added.length === 0) return seen;
  const all = [...seen, ...added];
  setSeen(all);
  return all;
}

/** Pending and confirmed payments with their receipts, and the bank details (S-2.63). */
export function PaymentsScreen({ site, receiptFor, onReceipt, ...payments }: PaymentsScreenProps) {
  if (receiptFor !== undefined) {
    return <ReceiptView of={{ charge_id: receiptFor }} site={site} onBack={() => onReceipt(undefined)} />;
  }
  return <PaymentsTables {...payments} onReceipt={onReceipt} />;
}

function PaymentsTables({
  user,
  payFor,
  onPayFor,
  onReceipt,
}: Omit<PaymentsScreenProps, 'site' | 'receiptFor'>) {
  const client = useApiClient();
  const { proof: proofUrl } = useUploadUrl();
  const { pending, history, credit, applications = [], isLoading, retry } = useOwnPayments(user);
  const details = useQuery(paymentDetailsQuery(client));
  /** The contact while there is no account to pay to. */
  const askAt = details.data?.account === null ? details.data.email : undefined;
  const current = currentApplication(applications);
  const hasForm = (payment: Payment) =>
    payment.state === 'queried' || (payment.key === payFor && isNotFound(payment));
  const queried = useQueried(pending, hasForm);
  /** The form that was asked for comes first, where it is in view. */
  const byOpened = (a: Payment, b: Payment) => Number(b.key === payFor) - Number(a.key === payFor);
  const listed = pending.filter((payment) => !hasForm(payment));
  const paymentToMake =
    askAt === undefined
      ? pending.find(
          (payment) => payment.key === payFor && (isPayable(payment) || isDueWithoutProof(payment)),
        )
      : undefined;
  return (
    <Stack space="10">
      <Stack space="2">
        <Heading level={1} tabIndex={-1}>
          {texts.title}
        </Heading>
        <Text tone="muted" measure>
          {texts.lead}
        </Text>
        {current && <DecisionReason application={current} />}
      </Stack>
      {retry ? (
        <Card>
          <ErrorState message={texts.failed} {...retry} />
        </Card>
      ) : (
        <>
          <MemberSection title={texts.pending.title}>
            {queried.toSorted(byOpened).map((payment) => (
              <AnswerQuery
                key={payment.key}
                payment={payment}
                onPay={
                  askAt === undefined && payment.state === 'queried' ? () => onPayFor(payment.key) : undefined
                }
              />
            ))}
            {askAt !== undefined && <NoAccount email={askAt} />}
            {credit > 0 && <InlineMessage>{texts.credit(naira(credit))}</InlineMessage>}
            {isLoading ? (
              <Spinner label={texts.pending.loading} />
            ) : listed.length > 0 ? (
              <PaymentsTable
                {...tableProps}
                proofUrl={proofUrl}
                caption={texts.pending.title}
                payments={listed}
                {...(askAt === undefined && { onPay: ({ key }) => onPayFor(key) })}
              />
            ) : (
              pending.length === 0 && (
                <Text tone="muted">
                  {texts.pending.empty} <Link to={texts.pending.action.to}>{texts.pending.action.label}</Link>
                </Text>
              )
            )}
            {details.data && pending.some(({ state }) => state !== 'none') && (
              <Text size="small" tone="muted">
                {texts.pending.queried} <MailLink address={details.data.email} />.
              </Text>
            )}
          </MemberSection>
          <MemberSection title={texts.history.title}>
            {isLoading ? (
              <Spinner label={texts.history.loading} />
            ) : history.length > 0 ? (
              <PaymentsTable
                {...tableProps}
                proofUrl={proofUrl}
                caption={texts.history.title}
                payments={history}
                onReceipt={({ key }) => onReceipt(Number(key))}
              />
            ) : (
              <Text tone="muted">{texts.history.empty}</Text>
            )}
          </MemberSection>
        </>
      )}
      {paymentToMake && <Transfer payment={paymentToMake} onClose={() => onPayFor(undefined)} />}
    </Stack>
  );
}

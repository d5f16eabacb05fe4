import { applicationReference, type FeeKind, feeNames } from '@imc/api/contract';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { aboutApplication } from '../reasons.ts';
import type { Template } from '../template.ts';

/** Sent when the treasurer has confirmed a payment. */
export const paymentConfirmed: Template<{
  readonly applicationId: number;
  readonly fee: FeeKind;
  /** Amount received, in naira. Null if it was not recorded. */
  readonly amount: number | null;
  /** Number of the receipt. Null if there is none. */
  readonly receipt: string | null;
}> = {
  subject: ({ applicationId }) => `We have your payment for ${applicationReference(applicationId)}`,
  Mail: ({ data, name, site }) => (
    <MailSheet
      title="We have your payment"
      preview={`Your payment for ${applicationReference(data.applicationId)} is confirmed.`}
      name={name}
      reason={aboutApplication}
    >
      <Paragraph>Thank you. The treasurer has confirmed your payment.</Paragraph>
      <Facts
        facts={[
          ['Reference', applicationReference(data.applicationId)],
          ['For', feeNames[data.fee] ?? null],
          ['Amount', data.amount === null ? null : `₦${data.amount.toLocaleString('en-NG')}`],
          ['Receipt', data.receipt],
        ]}
      />
      <Paragraph>You can read and print your receipt on your payments page.</Paragraph>
      <MailAction href={`${site}/dashboard/payments`}>See your payments</MailAction>
    </MailSheet>
  ),
};

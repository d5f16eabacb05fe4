import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { aboutApplication } from '../reasons.ts';
import type { Template } from '../template.ts';

/** Sent when two members of staff have taken back a payment (PAY-30). */
export const paymentTakenBack: Template<{
  /** What the member quotes in a transfer: 'IMC-APP-302'. */
  readonly reference: string;
  /** What was paid: 'Application fee'. */
  readonly about: string;
  /** In naira. */
  readonly amount: number;
  /** Numbers of the receipt and the note that reverses it. Null if no receipt was issued. */
  readonly receipt: string | null;
  readonly creditNote: string | null;
  /** Whether the fee is due again. */
  readonly isDue: boolean;
}> = {
  subject: ({ reference }) => `A payment for ${reference} was reversed`,
  Mail: ({ data, name, site }) => (
    <MailSheet
      title="A payment was reversed"
      preview={`What we recorded for ${data.reference} no longer counts.`}
      name={name}
      reason={aboutApplication}
    >
      <Paragraph>
        We recorded this payment by mistake, or it did not arrive. Two members of our staff have checked this
        and reversed it.
      </Paragraph>
      <Facts
        facts={[
          ['Reference', data.reference],
          ['For', data.about],
          ['Amount', `₦${data.amount.toLocaleString('en-NG')}`],
          ['Receipt', data.receipt],
          ['Credit note', data.creditNote],
        ]}
      />
      <Paragraph>
        {data.isDue
          ? 'The fee is due again. Your payments page shows the account to transfer it to.'
          : 'No payment is due.'}{' '}
        If you did pay, please write to us with your proof of payment.
      </Paragraph>
      <MailAction href={`${site}/dashboard/payments`}>See your payments</MailAction>
    </MailSheet>
  ),
};

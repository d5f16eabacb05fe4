import { applicationReference } from '@imc/api/contract';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Question } from '../parts/question.tsx';
import { aboutApplication } from '../reasons.ts';
import type { Template } from '../template.ts';

/** Sent when the treasurer has a question about a payment. */
export const paymentQueried: Template<{
  readonly applicationId: number;
  /** What the treasurer asks, with \n between paragraphs. Null if nothing particular is asked. */
  readonly question: string | null;
}> = {
  subject: ({ applicationId }) => `A question about your payment for ${applicationReference(applicationId)}`,
  Mail: ({ data, name, site }) => (
    <MailSheet
      title="A question about your payment"
      preview={`The treasurer could not confirm your payment for ${applicationReference(data.applicationId)} yet.`}
      name={name}
      reason={aboutApplication}
    >
      <Paragraph>
        The treasurer could not confirm your payment yet{data.question === null ? '.' : ', and asks:'}
      </Paragraph>
      {data.question !== null && <Question>{data.question}</Question>}
      <Facts facts={[['Reference', applicationReference(data.applicationId)]]} />
      <Paragraph>
        You can write an answer, send a new proof of payment, or do both. Your application stays with the
        committee in the meantime.
      </Paragraph>
      <MailAction href={`${site}/dashboard/payments`}>Answer the question</MailAction>
    </MailSheet>
  ),
};

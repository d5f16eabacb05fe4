import { applicationReference, categoryWithLetters, type GradeCode } from '@imc/api/contract';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { aboutApplication } from '../reasons.ts';
import type { Template } from '../template.ts';

/** Sent when the admission fee of an approved application becomes due. */
export const admissionDue: Template<{
  readonly applicationId: number;
  readonly grade: GradeCode | null;
  /** Admission fee of the grade, in naira. */
  readonly amount: number | null;
}> = {
  subject: ({ applicationId }) => `Your admission fee is due: ${applicationReference(applicationId)}`,
  Mail: ({ data, name, site }) => (
    <MailSheet
      title="Your admission fee is due"
      preview={`The second and last fee for ${applicationReference(data.applicationId)}.`}
      name={name}
      reason={aboutApplication}
    >
      <Paragraph>
        Congratulations: your application is approved, and we have received your application fee. The fee for
        admission and induction is now due.
      </Paragraph>
      <Facts
        facts={[
          ['Reference', applicationReference(data.applicationId)],
          ['Grade', data.grade && categoryWithLetters(data.grade)],
          ['Admission fee', data.amount === null ? null : `₦${data.amount.toLocaleString('en-NG')}`],
        ]}
      />
      <Paragraph>
        Your payments page shows our bank account. You will get a receipt once the treasurer confirms your
        transfer.
      </Paragraph>
      <MailAction href={`${site}/dashboard/payments`}>See your payments</MailAction>
    </MailSheet>
  ),
};

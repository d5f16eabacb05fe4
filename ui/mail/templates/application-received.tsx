import { applicationReference, categoryWithLetters, type GradeCode } from '@imc/api/contract';
import { timeText } from '../dates.ts';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { aboutApplication } from '../reasons.ts';
import type { Template } from '../template.ts';

/** Sent after an application was submitted. */
export const applicationReceived: Template<{
  readonly applicationId: number;
  /** Null if the form names no grade. */
  readonly grade: GradeCode | null;
  readonly receivedAt: string;
}> = {
  subject: ({ applicationId }) => `We have your application ${applicationReference(applicationId)}`,
  Mail: ({ data, name, site }) => (
    <MailSheet
      title="We have your application"
      preview={`${applicationReference(data.applicationId)} is with the Membership Committee.`}
      name={name}
      reason={aboutApplication}
    >
      <Paragraph>
        Thank you for applying. We have your application and your proof of payment. Please quote the reference
        whenever you write to us or make a transfer.
      </Paragraph>
      <Facts
        facts={[
          ['Reference', applicationReference(data.applicationId)],
          ['Grade', data.grade && categoryWithLetters(data.grade)],
          ['Received', timeText(data.receivedAt)],
        ]}
      />
      <Paragraph>
        The Membership Committee will now review it and may contact your referees. We will email you as soon
        as it decides. You need not do anything until then.
      </Paragraph>
      <MailAction href={`${site}/dashboard/application`}>See your application</MailAction>
    </MailSheet>
  ),
};

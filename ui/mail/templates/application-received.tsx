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
        Your application has arrived complete, with the picture of your payment. Please keep the reference: it
        names your application in every letter and transfer.
      </Paragraph>
      <Facts
        facts={[
          ['Reference', applicationReference(data.applicationId)],
          ['Grade', data.grade && categoryWithLetters(data.grade)],
          ['Received', timeText(data.receivedAt)],
        ]}
      />
      <Paragraph>
        The Membership Committee now reads it and may write to your referees. We write to you as soon as it
        has decided. Until then there is nothing you have to do.
      </Paragraph>
      <MailAction href={`${site}/dashboard/application`}>See your application</MailAction>
    </MailSheet>
  ),
};

import { applicationReference } from '@imc/api/contract';
import { dayText } from '../dates.ts';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Question } from '../parts/question.tsx';
import { aboutApplication } from '../reasons.ts';
import type { Template } from '../template.ts';

/** Sent when a reviewer asks for sections of an application to be completed. */
export const informationAsked: Template<{
  readonly applicationId: number;
  /** Names of the form's sections that are to be completed. */
  readonly sections: readonly string[];
  /** What the reviewer asks, with \n between paragraphs. */
  readonly question: string;
  /** Date by which an answer is due, YYYY-MM-DD. Null if there is none. */
  readonly dueOn: string | null;
}> = {
  subject: ({ applicationId }) => `Please complete your application ${applicationReference(applicationId)}`,
  Mail: ({ data, name, site }) => (
    <MailSheet
      title="Please complete your application"
      preview={`The Membership Committee needs more information on ${applicationReference(data.applicationId)}.`}
      name={name}
      reason={aboutApplication}
    >
      <Paragraph>
        The Membership Committee has read your application and needs more information before it decides:
      </Paragraph>
      <Question>{data.question}</Question>
      <Facts
        facts={[
          ['Reference', applicationReference(data.applicationId)],
          [data.sections.length === 1 ? 'Section' : 'Sections', data.sections.join(', ') || null],
          ['Please answer by', data.dueOn && dayText(data.dueOn)],
        ]}
      />
      <Paragraph>You can edit only these sections. Everything else stays as you sent it.</Paragraph>
      <MailAction href={`${site}/dashboard/application?view=answer&id=${data.applicationId}`}>
        Complete your application
      </MailAction>
    </MailSheet>
  ),
};

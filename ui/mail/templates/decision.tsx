import {
  type ApplicationStatus,
  applicationReference,
  categoryWithLetters,
  decisionSentences,
  type GradeCode,
} from '@imc/api/contract';
import { Facts } from '../parts/facts.tsx';
import { MailAction } from '../parts/mail-action.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Question } from '../parts/question.tsx';
import { aboutApplication } from '../reasons.ts';
import type { Template } from '../template.ts';

/** What each decision is called, what it means, and what the reader can do next. */
const texts: Record<
  ApplicationStatus,
  {
    readonly title: string;
    readonly result: string;
    readonly meaning: string;
    /** What can be done without a reason, or with one. */
    readonly next: { readonly unexplained: string; readonly explained: string } | undefined;
    readonly action: string;
  }
> = {
  approved: {
    title: 'Your application is approved',
    result: 'Approved',
    meaning: decisionSentences.approved,
    next: undefined,
    action: 'See your membership',
  },
  rejected: {
    title: 'The decision on your application',
    result: 'Rejected',
    meaning: decisionSentences.rejected,
    next: {
      unexplained:
        'You are welcome to ask the Membership Office for the reasons, and to apply again at any time, for this grade or another.',
      explained: 'You are welcome to apply again at any time, for this grade or another.',
    },
    action: 'See your application',
  },
  pending: {
    title: 'Your application is being reviewed again',
    result: 'Pending',
    meaning:
      'The Membership Committee is reviewing your application again, so the earlier decision no longer applies. We will email you as soon as it decides. You need not do anything.',
    next: undefined,
    action: 'See your application',
  },
};

/** Sent some minutes after the status of an application was changed. */
export const decision: Template<{
  readonly applicationId: number;
  readonly grade: GradeCode | null;
  readonly status: ApplicationStatus;
  /** What the committee writes to the applicant, with \n between paragraphs. Null if it gives no reason. */
  readonly reason: string | null;
}> = {
  subject: ({ status, applicationId }) => `${texts[status].title}: ${applicationReference(applicationId)}`,
  Mail: ({ data, name, site }) => {
    const { title, result, meaning, next, action } = texts[data.status];
    // Mails that were queued by an earlier version have none.
    const reason = data.reason ?? null;
    const nextText = reason === null ? next?.unexplained : next?.explained;
    return (
      <MailSheet
        title={title}
        preview={`${applicationReference(data.applicationId)}: ${result.toLowerCase()}.`}
        name={name}
        reason={aboutApplication}
      >
        <Paragraph>{reason === null && nextText ? `${meaning} ${nextText}` : meaning}</Paragraph>
        {reason !== null && (
          <>
            <Paragraph>The committee’s reason:</Paragraph>
            <Question>{reason}</Question>
            {nextText && <Paragraph>{nextText}</Paragraph>}
          </>
        )}
        <Facts
          facts={[
            ['Reference', applicationReference(data.applicationId)],
            ['Grade', data.grade && categoryWithLetters(data.grade)],
            ['Status', result],
          ]}
        />
        <MailAction href={`${site}/dashboard`}>{action}</MailAction>
      </MailSheet>
    );
  },
};

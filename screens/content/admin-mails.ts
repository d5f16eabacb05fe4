import { type MailProblem, mailNames, mailProblem, mailTexts, type OutboxMail } from '@imc/api';
import type { MailsTableLabels } from '@imc/ui/membership';
import { formatMoment } from '../shared/dates.ts';
import { count } from './figures.ts';
import { pagedLabels } from './table-labels.ts';

/** Problems in plain words (MAIL-12). */
const problems: Readonly<Record<MailProblem, string>> = {
  address: 'Refused: no such address, or it does not accept email.',
  'refused-before': 'Not sent: this address refused an earlier email.',
  later: 'The recipient’s mail server asked to try later.',
  unreachable: 'The mail server could not be reached.',
  'sign-in': 'The mail server refused the sign-in of this site.',
  slow: 'The mail server took too long to answer.',
  late: 'It was out of date before it could be sent.',
  folder: 'The folder for emails could not be written to.',
  content: 'The text of the email could not be prepared.',
  other: 'The mail server did not accept it.',
};

const attempts = (number: number): string => (number === 1 ? 'After 1 attempt' : `After ${number} attempts`);

function outcome(mail: OutboxMail): { main: string; sub?: string } {
  const problem = mail.last_error === null ? undefined : problems[mailProblem(mail.last_error)];
  switch (mail.state) {
    case 'sent':
      return { main: mail.sent_at === null ? 'Sent' : `Sent ${formatMoment(mail.sent_at)}` };
    case 'cancelled':
      return { main: 'No longer needed' };
    case 'failed': {
      const tried = attempts(mail.attempts);
      return {
        main: problem ?? problems.other,
        sub: mail.can_resend ? tried : `${tried}. It can’t be sent again.`,
      };
    }
    default: {
      const next =
        mail.next_attempt_at && `${problem ? 'Next attempt' : 'Due'} ${formatMoment(mail.next_attempt_at)}`;
      const main = next ?? 'On its way';
      return problem ? { main: problem, sub: main } : { main };
    }
  }
}

/** MAIL-10 and MAIL-11. */
export const mails = {
  title: 'Emails',
  lead: 'Which emails were sent, and why others were not. Their text is not shown.',
  loading: 'Loading emails',
  failed: 'The emails could not be loaded.',
  empty: { title: 'No emails yet', text: 'Emails appear here when the site writes to members.' },
  noMatch: { title: 'Nothing found', text: 'No address or kind of email matches.' },
  emptyState: { title: 'No emails here', text: 'None has this status at present.' },
  /** Shown if the server answered without a message. */
  queuedAgain: mailTexts.queuedAgain,
  toasts: 'Outcomes',
  dismiss: 'Dismiss',
  notQueued: 'The email could not be sent again. Please try again.',
  /** Names the mail and its recipient before the server's message. */
  about: (template: string, recipient: string, message: string) => `${template} to ${recipient}: ${message}`,
  table: {
    tabs: 'Emails by status',
    search: 'Search by address or kind of email',
    all: 'All',
    states: {
      queued: 'Queued',
      sending: 'Sending',
      sent: 'Sent',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    columns: {
      recipient: 'Recipient',
      mail: 'Email',
      state: 'Status',
      outcome: 'What happened',
      actions: 'Actions',
    },
    templates: mailNames,
    noRecipient: 'Address not stored',
    outcome,
    resend: 'Send again',
    resendOf: (template, recipient) => `Send again: ${template} to ${recipient}`,
    ...pagedLabels((total) => `${count(total)} ${total === 1 ? 'email' : 'emails'}`),
  } satisfies MailsTableLabels,
} as const;

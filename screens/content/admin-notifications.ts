import { count } from './figures.ts';

/** Returns the text of a number of things: 'one' for a single one, otherwise 'several'. */
const numbered = (one: string, several: string) => (number: number) =>
  `${count(number)} ${number === 1 ? one : several}`;

/** Texts of the admin's bell (S-2.64, S-12.140). */
export const adminNotifications = {
  title: 'Notifications',
  empty: 'Nothing is waiting',
  loading: 'Loading notifications',
  failed: 'Notifications could not be loaded',
  /** Kinds of what waits, in the order shown. */
  order: ['applications', 'answers', 'payments', 'messages', 'codes', 'mails'],
  kinds: {
    applications: {
      to: '/admin/applications?status=pending',
      text: numbered('application awaits a decision', 'applications await a decision'),
    },
    answers: {
      to: '/admin/applications?status=pending&asked=answered',
      text: numbered('applicant answered a request', 'applicants answered requests'),
    },
    payments: {
      to: '/admin/payments',
      text: numbered('payment awaits confirmation', 'payments await confirmation'),
    },
    messages: {
      to: '/admin/messages?state=new',
      text: numbered('message is new', 'messages are new'),
    },
    codes: {
      to: '/admin/marketers#unmatched',
      text: numbered('marketer code matches nobody', 'marketer codes match nobody'),
    },
    mails: {
      to: '/admin/mails?state=failed',
      text: numbered('mail could not be sent', 'mails could not be sent'),
    },
  },
} as const;

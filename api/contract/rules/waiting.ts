import { keysOf } from '../application/typed-object.ts';
import type { Waiting } from '../entities/dashboard-stats.ts';

/** What waits for staff and is counted: the pending applications of the figures, and each number of `Waiting`. */
export type WaitingName = 'pending_applications' | Exclude<keyof Waiting, 'oldest_pending_at'>;

/** Unknown numbers are missing. */
export type WaitingNumbers = { readonly [Name in WaitingName]?: number | undefined };

/** Where staff find each kind of what waits, and its words after the number. In the order shown by the bell and the daily digest. */
const kinds: { readonly [Name in WaitingName]: { to: string; one: string; several: string } } = {
  pending_applications: {
    to: '/admin/applications?status=pending',
    one: 'application awaits a decision',
    several: 'applications await a decision',
  },
  answered_requests: {
    to: '/admin/applications?status=pending&asked=answered',
    one: 'applicant answered a request',
    several: 'applicants answered requests',
  },
  received_payments: {
    to: '/admin/payments',
    one: 'payment awaits confirmation',
    several: 'payments await confirmation',
  },
  name_changes: {
    to: '/admin/people?role=name-change',
    one: 'member asks for another name',
    several: 'members ask for another name',
  },
  new_messages: {
    to: '/admin/messages?state=new',
    one: 'message is new',
    several: 'messages are new',
  },
  unmatched_codes: {
    to: '/admin/marketers#unmatched',
    one: 'marketer code matches nobody',
    several: 'marketer codes match nobody',
  },
  failed_mails: {
    to: '/admin/mails?state=failed',
    one: 'email could not be sent',
    several: 'emails could not be sent',
  },
};

/** Most important first (DASH-6). Kinds without any are left out. */
export const waitingItems = (numbers: WaitingNumbers): { to: string; text: string }[] =>
  keysOf(kinds).flatMap((name) => {
    const { to, one, several } = kinds[name];
    const number = numbers[name] ?? 0;
    return number > 0
      ? [{ to, text: `${number.toLocaleString('en-NG')} ${number === 1 ? one : several}` }]
      : [];
  });

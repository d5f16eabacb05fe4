import * as z from 'zod/mini';
import { keysOf, objectFrom } from '../application/typed-object.ts';
import { roleNames } from '../rules/people.ts';
import { described } from './described.ts';
import type { SecurityEvent, SecurityEventKind } from './security-event.ts';
import { accountRoles } from './staff-role.ts';
import { accountName, paymentReference, rowId, timestamp } from './values.ts';

export const activityLength = 10;

/** What each kind of entry says between who did it and whom it is about. */
export const activityWords = {
  submitted: 'submitted the application of',
  /** Decisions, by the new status. */
  approved: 'approved the application of',
  rejected: 'rejected the application of',
  pending: 'set back to pending the application of',
  /** A decision that an admin took back. */
  undone: 'took back the decision on the application of',
  'payment-confirmed': 'confirmed the payment of',
  'payment-queried': 'asked about the payment of',
  'part-payment': 'recorded a part payment of',
  'payment-undone': 'undid the confirmation of the payment of',
  /** APP-20. */
  asked: 'asked for more in the application of',
  'marketer-added': 'added the marketer',
  'marketer-deleted': 'deleted the marketer',
  /** A changed role, by the new one. */
  ...objectFrom(
    accountRoles.map((role) => [`role-${role}`, `gave ${roleNames[role].toLowerCase()} rights to`] as const),
  ),
  'role-member': 'took the staff rights of',
  'account-blocked': 'blocked the account of',
  'account-unblocked': 'unblocked the account of',
} as const;

export type ActivityKind = keyof typeof activityWords;

export const activityKinds = keysOf(activityWords);

/** Who did what with which application, payment, marketer or account, and when. */
export const activityEntrySchema = z.object({
  id: described('Unique among the entries.', z.string()),
  kind: z.enum(activityKinds),
  application_id: described('Null for marketers and accounts.', z.nullable(rowId)),
  reference: described('Null for marketers and accounts.', z.nullable(paymentReference)),
  about: described(
    'The applicant (title, surname, other names), the marketer, or the name of the account. Null if it is no longer known.',
    z.nullable(z.string()),
  ),
  changed_by: described(
    'Name of the account that did it. Null if it was erased or the server did it.',
    z.nullable(accountName),
  ),
  changed_at: timestamp,
});

export type ActivityEntry = z.infer<typeof activityEntrySchema>;

const isActivityKind = (kind: string): kind is ActivityKind => Object.hasOwn(activityWords, kind);

/** Returns the kind of an event of the security log in the recent activity. Undefined for one that it does not show. */
export function loggedActivityKind({
  kind,
  detail,
}: Pick<SecurityEvent, 'kind' | 'detail'>): ActivityKind | undefined {
  const names: Partial<Record<SecurityEventKind, string>> = {
    decision: detail === 'part-payment' ? detail : `payment-${detail}`,
    'role-changed': `role-${detail}`,
  };
  const name = names[kind] ?? kind;
  return isActivityKind(name) ? name : undefined;
}

/** Kinds of events about accounts, which only admins read (PPL-2). */
export const accountEventKinds = ['role-changed', 'account-blocked', 'account-unblocked'] as const;

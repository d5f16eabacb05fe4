import * as z from 'zod/mini';
import type { SecurityEvent, SecurityEventKind } from './security-event.ts';

export const activityLength = 10;

export const activityKinds = [
  'submitted',
  /** Decisions, by the new status. */
  'approved',
  'rejected',
  'pending',
  /** A decision that an admin took back. */
  'undone',
  'payment-confirmed',
  'payment-queried',
  'part-payment',
  'payment-undone',
  /** APP-20. */
  'asked',
  'marketer-added',
  'marketer-deleted',
  /** A changed role, by the new one. */
  'role-member',
  'role-admin',
  'role-treasurer',
  'role-reviewer',
  'account-blocked',
  'account-unblocked',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Who did what with which application, payment, marketer or account, and when. */
export const activityEntrySchema = z.object({
  /** Unique among the entries. */
  id: z.string(),
  kind: z.enum(activityKinds),
  /** Null for marketers and accounts. */
  application_id: z.nullable(z.number()),
  /** IMC-APP-{application id}. Null for marketers and accounts. */
  reference: z.nullable(z.string()),
  /** The applicant (title, surname, other names), the marketer, or the name of the account. Null if it is no longer known. */
  about: z.nullable(z.string()),
  /** Name of the account that did it. Null if it was erased or the server did it. */
  changed_by: z.nullable(z.string()),
  /** UTC ISO time. */
  changed_at: z.string(),
});

export type ActivityEntry = z.infer<typeof activityEntrySchema>;

const isActivityKind = (kind: string): kind is ActivityKind => activityKinds.some((known) => known === kind);

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

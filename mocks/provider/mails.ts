import {
  type ApplicationStatus,
  decisionMailMinutes,
  type MailTemplate,
  type OutboxMail,
} from '@imc/api/contract';
import type { Account, Store, StoredMail } from './store.ts';

/** Records a mail to an account. It is sent at once, except about decisions, which wait as on the server. */
export function addMail(
  store: Store,
  template: MailTemplate,
  { user }: Account,
  {
    now,
    applicationId = null,
    known,
  }: {
    readonly now: Date;
    readonly applicationId?: number | null;
    readonly known?: ApplicationStatus;
  },
): void {
  const id = store.nextId('mail');
  const waits = template === 'decision';
  store.mails.set(id, {
    id,
    template,
    state: waits ? 'queued' : 'sent',
    to: { name: user.name, address: user.email.trim() },
    attempts: waits ? 0 : 1,
    last_error: null,
    created_at: now.toISOString(),
    next_attempt_at: waits ? new Date(now.getTime() + decisionMailMinutes * 60_000).toISOString() : null,
    sent_at: waits ? null : now.toISOString(),
    application_id: applicationId,
    can_resend: false,
    ...(known ? { known } : {}),
  });
}

/**
 * Replaces the mail about a decision that still waits. None remains if the status is again what the member knows.
 */
export function addDecisionMail(
  store: Store,
  account: Account,
  change: { readonly from: ApplicationStatus; readonly to: ApplicationStatus },
  facts: { readonly now: Date; readonly applicationId: number },
): void {
  const waiting = [...store.mails.values()].filter(
    ({ template, state, application_id }) =>
      template === 'decision' && state === 'queued' && application_id === facts.applicationId,
  );
  for (const mail of waiting)
    store.mails.set(mail.id, { ...mail, state: 'cancelled', next_attempt_at: null });
  const known = waiting[0]?.known ?? change.from;
  if (change.to !== known) addMail(store, 'decision', account, { ...facts, known });
}

/** Converts a mail to the one in responses. */
export const mailAnswer = ({ known: _, ...mail }: StoredMail): OutboxMail => mail;

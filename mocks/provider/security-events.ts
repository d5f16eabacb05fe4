import type { SecurityEvent, User } from '@imc/api/contract';
import type { Store } from './store.ts';

/** An event to add to the security log: who did it, and the account that it is about. */
export interface NewEvent {
  readonly kind: SecurityEvent['kind'];
  readonly by: User;
  readonly now: Date;
  readonly about?: User;
  /** What it is about if that is no account. */
  readonly record?: { readonly kind: string; readonly id: number; readonly name?: string };
  readonly detail?: string;
}

/** Adds an event to the security log. The mocks record what admins do with accounts and marketers, and sign-ins. */
export function addEvent(store: Store, { kind, by, now, about, record, detail = '' }: NewEvent): void {
  store.securityEvents.unshift({
    id: (store.securityEvents[0]?.id ?? 0) + 1,
    at: now.toISOString(),
    kind,
    detail: detail || null,
    account: { id: by.id, name: by.name },
    subject: about
      ? { kind: 'account', id: about.id, name: about.name }
      : record
        ? { name: null, ...record }
        : null,
    route: null,
    count: 1,
  });
}

import { receiptOf, type Store, type StoredApplication } from './store.ts';

/** Returns an application as members see it: its payment as it was before a confirmation that can still be undone. */
export const unconfirmed = (store: Store, application: StoredApplication): StoredApplication => ({
  ...application,
  ...store.pendingReceipts.get(application.id)?.before,
});

/** Issues the receipts that are due at a time, and completes the payments of their members. */
export function issueReceipts(store: Store, at: Date): void {
  for (const [id, { dueAt }] of store.pendingReceipts) {
    const application = store.applications.get(id);
    if (!application || dueAt > at.toISOString()) continue;
    store.pendingReceipts.delete(id);
    store.receipts.set(id, receiptOf(application, at.toISOString(), store.receipts.size + 1));
    const account = store.accounts.get(application.userId);
    if (account) {
      const paid = { ...account.user, payment_status: 'completed' };
      store.accounts.set(application.userId, { ...account, user: paid });
    }
  }
}

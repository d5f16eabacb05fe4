import { feeDue, totalFee, undoTime } from '@imc/api/contract';
import { newestFirst, receiptOf, receiptsOf, type Store, type StoredApplication } from './store.ts';

/** Returns an application as members see it: its payment as it was before a confirmation that can still be undone. */
export const unconfirmed = (store: Store, application: StoredApplication): StoredApplication => ({
  ...application,
  ...store.pendingReceipts.get(application.id)?.before,
});

/** Sets the payment status of an account to that of its current application, the newest that was not withdrawn (S-11.120). */
export function updatePaymentStatus(store: Store, userId: number): void {
  const current = [...store.applications.values()]
    .filter((application) => application.userId === userId && !application.withdrawnAt)
    .sort(newestFirst)[0];
  const isPaid = current?.paymentState === 'confirmed' && !store.pendingReceipts.has(current.id);
  const payment_status = isPaid ? 'completed' : 'pending';
  const account = store.accounts.get(userId);
  if (account) store.accounts.set(userId, { ...account, user: { ...account.user, payment_status } });
}

/** Makes the admission fee the payment of approved applications whose application fee is paid, once their approval can't be undone. */
function openAdmissions(store: Store, at: Date): void {
  const undoable = new Date(at.getTime() - undoTime).toISOString();
  for (const application of store.applications.values()) {
    const { id, grade, status, decidedAt, paymentState, paymentFee = 'application' } = application;
    const isDue =
      status === 'approved' &&
      decidedAt !== null &&
      decidedAt <= undoable &&
      paymentFee === 'application' &&
      paymentState === 'confirmed' &&
      feeDue(grade, 'admission') !== null &&
      (application.paymentAmount ?? 0) < totalFee(grade) &&
      receiptsOf(store, id).length > 0;
    if (!isDue) continue;
    store.applications.set(id, {
      ...application,
      paymentFee: 'admission',
      paymentState: 'none',
      paymentAmount: null,
      paymentQuestion: null,
    });
    updatePaymentStatus(store, application.userId);
  }
}

/** Makes the paid application fee the payment again if nothing was recorded for the admission fee. */
export function closeAdmission(store: Store, id: number): void {
  const application = store.applications.get(id);
  const receipt = receiptsOf(store, id).find(({ fee }) => fee === 'application');
  const { paymentFee, paymentState, paymentAmount } = application ?? {};
  const isEmpty = paymentFee === 'admission' && paymentState === 'none' && paymentAmount === null;
  if (!application || !receipt || !isEmpty) return;
  store.applications.set(id, {
    ...application,
    paymentFee: 'application',
    paymentState: 'confirmed',
    paymentAmount: receipt.amount,
  });
  updatePaymentStatus(store, application.userId);
}

/** Issues the receipts that are due at a time, completes the payments of their members, and opens the admission fees that became due. */
export function issueReceipts(store: Store, at: Date): void {
  for (const [id, { dueAt }] of store.pendingReceipts) {
    const application = store.applications.get(id);
    if (!application || dueAt > at.toISOString()) continue;
    store.pendingReceipts.delete(id);
    store.receipts.push(receiptOf(application, at.toISOString(), store.receipts.length + 1));
    updatePaymentStatus(store, application.userId);
  }
  openAdmissions(store, at);
}

import { feeDue, gradeFees, keysOf, totalFee, undoTime } from '@imc/api/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../db/types.ts';
import { updatePaymentStatus } from './member-payment-status.ts';
import { addPaymentStep } from './payment-row.ts';

/**
 * Returns the approved applications whose admission fee becomes due: the receipt for the application fee was issued, and the approval can't be
 * undone any more. Leaves out those that paid both fees at once.
 */
export async function dueAdmissions(db: Db, at: Date): Promise<number[]> {
  const undoable = new Date(at.getTime() - undoTime).toISOString();
  const grades = keysOf(gradeFees).filter((grade) => feeDue(grade, 'admission') !== null);
  const rows = await db
    .selectFrom('applications')
    .select('id')
    // Literal, so that SQLite finds the index.
    .where(sql<SqlBool>`status = 'approved' and payment_state = 'confirmed' and payment_fee = 'application'`)
    .where('decided_at', '<=', undoable)
    .where(({ eb, or, and }) =>
      or(grades.map((grade) => and([eb('grade', '=', grade), eb('payment_amount', '<', totalFee(grade))]))),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('receipts')
          .select('receipts.number')
          .whereRef('receipts.application_id', '=', 'applications.id')
          .where('receipts.fee', '=', 'application'),
      ),
    )
    .orderBy('decided_at')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Makes the admission fee the payment of an approved application, or restores the confirmed application fee while nothing was recorded. Returns
 * whether it changed something.
 */
export async function settleAdmission(
  tx: Tx,
  id: number,
  isApproved: boolean,
  now: string,
): Promise<boolean> {
  const receipt = await tx
    .selectFrom('receipts')
    .select('amount')
    .where('application_id', '=', id)
    .where('fee', '=', 'application')
    .executeTakeFirst();
  if (!receipt) return false;
  const confirmed = { payment_state: 'confirmed', payment_amount: receipt.amount } as const;
  const none = { payment_state: 'none', payment_amount: null } as const;
  const changed = await tx
    .updateTable('applications')
    .set({
      ...(isApproved ? none : confirmed),
      payment_fee: isApproved ? 'admission' : 'application',
      payment_question: null,
      payment_changed_at: now,
    })
    .where('id', '=', id)
    .where('payment_fee', '=', isApproved ? 'application' : 'admission')
    .where('payment_state', '=', isApproved ? 'confirmed' : 'none')
    .$if(isApproved, (query) => query.where('status', '=', 'approved'))
    .$if(!isApproved, (query) => query.where('payment_amount', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  if (!changed) return false;
  await updatePaymentStatus(tx, changed.user_id);
  // The admin who made the decision.
  const { changed_by } = await tx
    .selectFrom('application_status_history')
    .select('changed_by')
    .where('application_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await addPaymentStep(tx, {
    application_id: id,
    from_state: 'none',
    to_state: isApproved ? 'none' : 'confirmed',
    changed_by,
    changed_at: now,
  });
  return true;
}

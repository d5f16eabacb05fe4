import { type ApplicationStatus, chargeFor, type FeeKind, type GradeCode, undoTime } from '@imc/api/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../db/types.ts';
import { before } from '../../../shared/clock.ts';
import type { Notices } from '../../mails/notices.ts';
import { readSetting } from '../../settings/setting-values.ts';
import { addPaymentStep } from '../payment-row.ts';
import { deriveApplicationPayment } from './application-payment.ts';
import { addCharge, selectCharge } from './ledger.ts';
import { settle } from './settlements.ts';

const owner = (tx: Tx, id: number) =>
  tx
    .selectFrom('applications')
    .select(['user_id', 'grade', 'payment_state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const charge = async (tx: Tx, id: number, kind: FeeKind, at: string): Promise<void> => {
  const { user_id, grade } = await owner(tx, id);
  const { basis } = await readSetting(tx, 'fee_basis');
  const member = await tx
    .selectFrom('memberships')
    .select('number')
    .where('account_id', '=', user_id)
    .executeTakeFirst();
  const due = chargeFor(basis, grade as GradeCode | null, kind, member !== undefined);
  if (due)
    await addCharge(tx, {
      ...due,
      kind,
      account_id: user_id,
      application_id: id,
      created_at: at,
      announced_at: kind === 'application' ? at : null,
    });
};

/** At the submission. */
export const chargeApplication = (tx: Tx, id: number, at: string): Promise<void> =>
  charge(tx, id, 'application', at);

const admissionOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('charges')
    .selectAll()
    .where('application_id', '=', id)
    .where('kind', '=', 'admission')
    .where('state', '!=', 'void')
    .executeTakeFirst();

/** At the approval. One that was paid before stays. Within `lockLedger`. */
async function chargeAdmission(tx: Tx, id: number, at: string): Promise<void> {
  if (!(await admissionOf(tx, id))) await charge(tx, id, 'admission', at);
}

/** Nothing is due any more for what nothing was paid. */
const voidUnpaid = async (tx: Tx, id: number): Promise<void> => {
  await tx.updateTable('charges').set({ state: 'void' }).where('id', '=', id).execute();
};

/** When an approval is undone or left. What was paid stays, with its charge. Within `lockLedger`. */
async function leaveAdmission(tx: Tx, id: number, { by, at }: { by: number; at: string }): Promise<void> {
  const found = await admissionOf(tx, id);
  if (!found || found.allocated > 0) return;
  await voidUnpaid(tx, found.id);
  if (found.announced_at === null) return;
  const { payment_state: from_state } = await owner(tx, id);
  const to_state = await deriveApplicationPayment(tx, id, at);
  await addPaymentStep(tx, { application_id: id, from_state, to_state, changed_by: by, changed_at: at });
}

/** What a new status of an application means for its admission fee. Within `lockLedger`. */
export async function followStatus(
  tx: Tx,
  id: number,
  { from, to }: { readonly from: ApplicationStatus; readonly to: ApplicationStatus },
  step: { readonly by: number; readonly at: string },
): Promise<void> {
  if (from === 'approved') await leaveAdmission(tx, id, step);
  if (to === 'approved') await chargeAdmission(tx, id, step.at);
}

/** When an application is withdrawn: nothing is due (PAY-6). What was paid stays. Within `lockLedger`. */
export async function leaveApplication(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('charges')
    .set({ state: 'void' })
    .where('application_id', '=', id)
    .where('state', '=', 'open')
    .where('allocated', '=', 0)
    .execute();
}

/**
 * Returns the approved applications whose admission fee becomes due: the application fee is finally settled, and the approval can't be undone
 * any more.
 */
export async function dueAdmissions(db: Db, at: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('charges')
    .innerJoin('applications', 'applications.id', 'charges.application_id')
    .select('applications.id')
    // Literal, so that SQLite finds the index.
    .where(sql<SqlBool>`charges.announced_at is null and charges.kind = 'admission'`)
    .where('charges.state', '!=', 'void')
    .where('applications.status', '=', 'approved')
    .where(
      'applications.decided_at',
      '<=',
      before(() => at, undoTime),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('charges as first')
            .leftJoin('pending_settlements as pending', 'pending.charge_id', 'first.id')
            .select('first.id')
            .whereRef('first.application_id', '=', 'applications.id')
            .where('first.kind', '=', 'application')
            .where(({ eb, or }) =>
              or([eb('first.state', '=', 'open'), eb('pending.charge_id', 'is not', null)]),
            ),
        ),
      ),
    )
    .orderBy('applications.decided_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes the admission fee the payment of an approved application, and pays it with the credit of the account. Within `lockLedger`. */
export async function announceAdmission(
  tx: Tx,
  { id, notices, now }: { readonly id: number; readonly notices: Notices; readonly now: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('charges')
    .set({ announced_at: now })
    .where('application_id', '=', id)
    .where('kind', '=', 'admission')
    .where('announced_at', 'is', null)
    .where('state', '!=', 'void')
    .executeTakeFirst();
  const found = await admissionOf(tx, id);
  if (numUpdatedRows === 0n || !found) return;
  const { user_id, payment_state: from_state } = await owner(tx, id);
  // The admin who made the decision.
  const { changed_by } = await tx
    .selectFrom('application_status_history')
    .select('changed_by')
    .where('application_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const to_state = await deriveApplicationPayment(tx, id, now);
  if (from_state !== to_state)
    await addPaymentStep(tx, {
      application_id: id,
      // The application fee stays confirmed, and this fee begins.
      from_state: 'none',
      to_state,
      changed_by,
      changed_at: now,
    });
  const credit = await tx
    .selectFrom('transfers')
    .select(['id', 'rest'])
    .where('account_id', '=', user_id)
    .where('rest', '>', 0)
    .orderBy('id')
    .execute();
  for (const { id: transfer_id, rest } of credit) {
    const due = await selectCharge(tx, found.id);
    if (due?.state !== 'open') break;
    const amount = Math.min(rest, due.amount - due.allocated);
    const part = { transfer_id, amount, isNewTransfer: false };
    await settle(tx, { charge: due, part, by: changed_by, at: now, undoable: 0 });
  }
  const left = await selectCharge(tx, found.id);
  if (left?.state === 'open') await notices.admissionDue(tx, id, left.amount - left.allocated);
}

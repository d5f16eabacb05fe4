import {
  type AdminCharge,
  dateInLagos,
  isFilled,
  ledgerTexts,
  type NewTakeBack,
  type NewTransfer,
  type SendBack,
  type Transfer,
  type TransferAllocation,
  type Waiver,
} from '@imc/api/contract';
import type { Tx } from '../../../db/types.ts';
import type { Infrastructure } from '../../../infrastructure.ts';
import type { Account } from '../../../shared/account.ts';
import { stamp } from '../../../shared/clock.ts';
import { invalid, notFound, RefusalError } from '../../../shared/refusal-error.ts';
import { sha256 } from '../../../shared/tokens.ts';
import type { Notices } from '../../mails/notices.ts';
import type { SecurityLog } from '../../security-log/security-log.ts';
import { addPaymentStep, lockPayment } from '../payment-row.ts';
import type { Receipts } from '../receipts.ts';
import { deriveApplicationPayment } from './application-payment.ts';
import {
  addReturn,
  addTransfer,
  allocate,
  type Charge,
  livePartsOf,
  lockLedger,
  requirePastDate,
  selectCharge,
  selectTransfer,
  setWaived,
} from './ledger.ts';
import { chargesOf, transfersOf } from './ledger-rows.ts';
import { referenceOf } from './references.ts';
import { requireSeenCharge } from './seen.ts';
import { logLedger, settle } from './settlements.ts';

type Key = string | undefined;

/** What treasurers record. Each throws the refusals of its call. */
export interface Money {
  recordTransfer(
    transfer: NewTransfer,
    by: Account,
    key: Key,
  ): Promise<{ message: string; transfer: Transfer }>;
  allocateTransfer(
    allocation: TransferAllocation,
    by: Account,
    key: Key,
  ): Promise<{ message: string; transfer: Transfer }>;
  sendBack(back: SendBack, by: Account, key: Key): Promise<{ message: string; transfer: Transfer }>;
  askTakeBack(asked: NewTakeBack, by: Account): Promise<AdminCharge>;
  decideTakeBack(id: number, agreed: boolean, by: Account): Promise<AdminCharge>;
  waive(waiver: Waiver, by: Account): Promise<AdminCharge>;
}

/** Throws a 404 if there is none, and a 403 if it is the admin's own. */
async function chargeFor(tx: Tx, id: number, by: Account): Promise<Charge> {
  const charge = await selectCharge(tx, id);
  if (!charge) throw notFound(ledgerTexts.noCharge);
  if (charge.account_id === by.id) throw new RefusalError(403, ledgerTexts.ownCharge);
  return charge;
}

/** Throws a 409 while a settlement of the charge can be undone. */
async function requireFinal(tx: Tx, chargeId: number): Promise<void> {
  const pending = tx.selectFrom('pending_settlements').select('due_at').where('charge_id', '=', chargeId);
  if (await pending.executeTakeFirst()) throw new RefusalError(409, ledgerTexts.undoInstead);
}

/** Whether the charge would not be due any more if nothing were paid. */
async function isLeft(tx: Tx, { application_id, kind }: Charge): Promise<boolean> {
  if (application_id === null) return false;
  const { status, withdrawn_at } = await tx
    .selectFrom('applications')
    .select(['status', 'withdrawn_at'])
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  return withdrawn_at !== null || (kind === 'admission' && status !== 'approved');
}

export function createMoney({
  db,
  clock,
  idempotency,
  receipts,
  securityLog,
  notices,
}: Pick<Infrastructure, 'db' | 'clock' | 'idempotency'> & {
  readonly receipts: Pick<Receipts, 'reverse'>;
  readonly notices: Pick<Notices, 'paymentTakenBack'>;
  readonly securityLog: SecurityLog;
}): Money {
  /** Throws if a part does not fit its charge, before anything is recorded. */
  const chargesFor = async (tx: Tx, parts: NewTransfer['allocations'], by: Account): Promise<Charge[]> => {
    const charges: Charge[] = [];
    for (const { charge_id, amount, seen_allocated } of parts) {
      const charge = await chargeFor(tx, charge_id, by);
      await requireSeenCharge(tx, charge, seen_allocated);
      const due = charge.amount - charge.allocated;
      if (amount > due) throw invalid({ allocations: ledgerTexts.moreThanDue(referenceOf(charge), due) });
      charges.push(charge);
    }
    return charges;
  };

  /** All parts of one transfer. */
  const payAll = async (
    tx: Tx,
    {
      transfer_id,
      parts,
      isNewTransfer,
      by,
    }: {
      readonly transfer_id: number;
      readonly parts: NewTransfer['allocations'];
      readonly isNewTransfer: boolean;
      readonly by: Account;
    },
  ): Promise<void> => {
    const at = stamp(clock);
    for (const { charge_id, amount } of parts) {
      const charge = await chargeFor(tx, charge_id, by);
      await settle(tx, { charge, part: { transfer_id, amount, isNewTransfer }, by: by.id, at });
      await logLedger(securityLog, tx, charge, 'allocated');
    }
  };

  /** Read after the transaction, because stored answers of a key must not name anybody. */
  const answer = async (message: string, id: number) => {
    const [transfer] = await transfersOf(db, [id]);
    if (!transfer) throw notFound(ledgerTexts.noTransfer);
    return { message, transfer };
  };

  const answerCharge = async (tx: Tx, id: number, by: Account): Promise<AdminCharge> => {
    const [charge] = await chargesOf(tx, [id], by);
    if (!charge) throw notFound(ledgerTexts.noCharge);
    return charge;
  };

  const sumOf = (parts: NewTransfer['allocations']) => parts.reduce((sum, { amount }) => sum + amount, 0);

  const record = async (tx: Tx, transfer: NewTransfer, by: Account) => {
    const closedThrough = await lockLedger(tx);
    const { amount, allocations: parts, reason } = transfer;
    const charges = await chargesFor(tx, parts, by);
    if (sumOf(parts) > amount) throw invalid({ allocations: ledgerTexts.moreThanTransfer });
    if (sumOf(parts) < amount && !isFilled(reason)) throw invalid({ reason: ledgerTexts.restReason });
    const owners = new Set(charges.map(({ account_id }) => account_id));
    const [owner = null] = owners.size === 1 ? owners : [];
    const account_id = transfer.account_id ?? owner;
    if (transfer.account_id !== undefined) {
      const known = tx.selectFrom('users').select('id').where('id', '=', transfer.account_id);
      if (!(await known.executeTakeFirst())) throw notFound(ledgerTexts.noCharge);
    }
    const entry = { by: by.id, at: stamp(clock) };
    const transfer_id = await addTransfer(tx, { ...transfer, account_id }, entry, closedThrough);
    await payAll(tx, { transfer_id, parts, isNewTransfer: true, by });
    return transfer_id;
  };

  const allocateRest = async (
    tx: Tx,
    { transfer_id, allocations: parts }: TransferAllocation,
    by: Account,
  ) => {
    await lockLedger(tx);
    const transfer = await selectTransfer(tx, transfer_id);
    if (!transfer) throw notFound(ledgerTexts.noTransfer);
    await chargesFor(tx, parts, by);
    if (sumOf(parts) > transfer.rest) throw new RefusalError(409, ledgerTexts.moreThanRest(transfer.rest));
    await payAll(tx, { transfer_id, parts, isNewTransfer: false, by });
    return transfer_id;
  };

  const sendBack = async (tx: Tx, { transfer_id, amount, day, reason }: SendBack, by: Account) => {
    const closedThrough = await lockLedger(tx);
    const transfer = await selectTransfer(tx, transfer_id);
    if (!transfer) throw notFound(ledgerTexts.noTransfer);
    if (transfer.account_id === by.id) throw new RefusalError(403, ledgerTexts.ownCharge);
    if (amount > transfer.rest) throw new RefusalError(409, ledgerTexts.moreThanRest(transfer.rest));
    const back = { transfer_id, kind: 'sent-back', amount, day, reason: reason.trim() } as const;
    await addReturn(tx, { ...back, recorded_by: by.id, recorded_at: stamp(clock) }, closedThrough);
    const subject = { kind: 'transfer', id: transfer_id } as const;
    await securityLog.add(tx, { kind: 'decision', subject, detail: 'sent-back' });
    return transfer_id;
  };

  const askTakeBack = async (tx: Tx, { charge_id, reason, not_received }: NewTakeBack, by: Account) => {
    await lockLedger(tx);
    const charge = await chargeFor(tx, charge_id, by);
    if (charge.allocated === 0) throw new RefusalError(409, ledgerTexts.nothingToTakeBack);
    await requireFinal(tx, charge_id);
    const added = await tx
      .insertInto('take_backs')
      .values({
        charge_id,
        reason: reason.trim(),
        not_received: not_received ? 1 : 0,
        asked_by: by.id,
        asked_at: stamp(clock),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new RefusalError(409, ledgerTexts.takeBackWaits);
    await logLedger(securityLog, tx, charge, 'take-back-asked');
    return answerCharge(tx, charge_id, by);
  };

  /** Reverses what pays the charge, and its receipt. The charge is due again, unless the application was left. */
  const takeBack = async (
    tx: Tx,
    charge: Charge,
    { reason, isNotReceived, by }: { reason: string; isNotReceived: boolean; by: Account },
    closedThrough: string | null,
  ): Promise<void> => {
    const entry = { by: by.id, at: stamp(clock) };
    const { application_id } = charge;
    const before = application_id === null ? undefined : await lockPayment(tx, application_id);
    let left = { ...charge, waived_reason: null };
    if (charge.waived_reason !== null) await setWaived(tx, charge, null);
    for (const { transfer_id, amount } of await livePartsOf(tx, charge.id)) {
      await allocate(tx, { transfer_id, charge: left, amount: -amount, reason }, entry);
      left = { ...left, allocated: left.allocated - amount };
      if (!isNotReceived) continue;
      const day = dateInLagos(clock());
      const back = { transfer_id, kind: 'not-received', amount, day, reason } as const;
      await addReturn(tx, { ...back, recorded_by: entry.by, recorded_at: entry.at }, closedThrough);
    }
    const reversed = await receipts.reverse(tx, charge, entry.at);
    const isDue = !(await isLeft(tx, charge));
    if (charge.account_id !== null)
      await notices.paymentTakenBack(tx, charge.account_id, {
        reference: referenceOf(charge),
        about: charge.about,
        amount: charge.allocated,
        receipt: reversed?.receipt ?? null,
        creditNote: reversed?.creditNote ?? null,
        isDue,
      });
    if (!isDue) await tx.updateTable('charges').set({ state: 'void' }).where('id', '=', charge.id).execute();
    if (application_id === null || !before) return;
    const to_state = await deriveApplicationPayment(tx, application_id, entry.at);
    const step = { application_id, from_state: before.payment_state, to_state };
    await addPaymentStep(tx, { ...step, changed_by: by.id, changed_at: entry.at });
  };

  const decideTakeBack = async (tx: Tx, id: number, agreed: boolean, by: Account) => {
    const closedThrough = await lockLedger(tx);
    const asked = await tx.selectFrom('take_backs').selectAll().where('id', '=', id).executeTakeFirst();
    if (!asked) throw notFound(ledgerTexts.noTakeBack);
    const charge = await chargeFor(tx, asked.charge_id, by);
    if (asked.decided_at !== null) {
      // The response to the first attempt may have been lost.
      if (asked.decided_by === by.id && asked.agreed === (agreed ? 1 : 0))
        return answerCharge(tx, charge.id, by);
      throw notFound(ledgerTexts.noTakeBack);
    }
    if (asked.asked_by === by.id) throw new RefusalError(403, ledgerTexts.secondPerson);
    if (agreed) {
      // It may have been settled since somebody asked.
      await requireFinal(tx, charge.id);
      const { reason, not_received } = asked;
      await takeBack(tx, charge, { reason, isNotReceived: not_received === 1, by }, closedThrough);
    }
    await tx
      .updateTable('take_backs')
      .set({ decided_by: by.id, decided_at: stamp(clock), agreed: agreed ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    await logLedger(securityLog, tx, charge, agreed ? 'taken-back' : 'take-back-refused');
    return answerCharge(tx, charge.id, by);
  };

  const waive = async (tx: Tx, { charge_id, reason }: Waiver, by: Account) => {
    await lockLedger(tx);
    const charge = await chargeFor(tx, charge_id, by);
    if (charge.state !== 'open')
      throw new RefusalError(409, ledgerTexts.notOpen(referenceOf(charge), charge.state));
    await settle(tx, { charge, waive: reason.trim(), by: by.id, at: stamp(clock), undoable: 0 });
    await logLedger(securityLog, tx, charge, 'waived');
    return answerCharge(tx, charge_id, by);
  };

  const within = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work);
  /** Once per idempotency key. Answers with the transfer as it is now. */
  const once = async <Sent>(
    scope: string,
    sent: Sent,
    { by, key, prepare, message }: { by: Account; key: Key; prepare?: () => void; message: string },
    transaction: (tx: Tx) => Promise<number>,
  ) => {
    const { id } = await idempotency.run(
      { scope: `${scope}:${by.id}`, key, fingerprint: sha256(JSON.stringify(sent)) },
      {
        prepare: async () => prepare?.(),
        transaction: async (tx) => ({ id: await transaction(tx) }),
      },
    );
    return answer(message, id);
  };

  return {
    recordTransfer: (transfer, by, key) => {
      const prepare = () => requirePastDate(transfer.value_date, clock());
      return once('record-transfer', transfer, { by, key, prepare, message: ledgerTexts.recorded }, (tx) =>
        record(tx, transfer, by),
      );
    },
    allocateTransfer: (allocation, by, key) =>
      once('allocate-transfer', allocation, { by, key, message: ledgerTexts.allocated }, (tx) =>
        allocateRest(tx, allocation, by),
      ),
    sendBack: (back, by, key) => {
      const prepare = () => {
        if (back.day > dateInLagos(clock())) throw invalid({ day: ledgerTexts.dayInFuture });
      };
      return once('send-back', back, { by, key, prepare, message: ledgerTexts.sentBack }, (tx) =>
        sendBack(tx, back, by),
      );
    },
    askTakeBack: (asked, by) => within((tx) => askTakeBack(tx, asked, by)),
    decideTakeBack: (id, agreed, by) => within((tx) => decideTakeBack(tx, id, agreed, by)),
    waive: (waiver, by) => within((tx) => waive(tx, waiver, by)),
  };
}

import { randomInt } from 'node:crypto';
import {
  type ChargeKind,
  creditNoteNumber,
  dateInLagos,
  documentName,
  type GradeCode,
  initialsOf,
  type Receipt,
  readReceiptCode,
  receiptCodeAlphabet,
  receiptCodeLength,
  receiptNumber,
  receiptTexts,
  type VerifiedReceipt,
} from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { invalid, notFound } from '../../shared/refusal-error.ts';
import { liveReceipts } from './issued-receipts.ts';
import type { Charge } from './ledger/ledger.ts';
import { referenceOf } from './ledger/references.ts';

/** Which receipt is read: of an application and one of its fees, or of a charge. */
export interface RequestedReceipt {
  readonly application_id?: number | undefined;
  readonly fee?: ChargeKind | undefined;
  readonly charge_id?: number | undefined;
}

/** Receipts for settled charges, and the credit notes that reverse them. */
export interface Receipts {
  /** Returns the number. Numbers of a year have no gaps. Within `lockLedger`, once per settlement. */
  issue(tx: Tx, charge: Charge): Promise<string>;
  /** Reverses the receipt of a charge, if it has one, by a credit note of that time, and returns both numbers. Numbers of a year have no gaps. Within `lockLedger`. */
  reverse(
    tx: Tx,
    charge: Pick<Charge, 'id'>,
    issuedAt: string,
  ): Promise<{ readonly receipt: string; readonly creditNote: string } | undefined>;
  /** Of a member's own application or charge, or of any for an admin. Default: the newest. Throws a 404 if there is none for them. */
  receipt(account: Account, requested: RequestedReceipt): Promise<Receipt>;
  /** The code as typed. Throws a 404 if there is none. */
  verifyReceipt(code: string): Promise<VerifiedReceipt>;
}

const newCode = (): string =>
  Array.from(
    { length: receiptCodeLength },
    () => receiptCodeAlphabet[randomInt(receiptCodeAlphabet.length)],
  ).join('');

export function createReceipts({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Receipts {
  /** Locks the row until the end of the transaction, so that no number is lost or given twice. */
  const nextNumber = async (
    tx: Tx,
    table: 'receipt_years' | 'credit_note_years',
    issuedAt: string,
  ): Promise<readonly [year: number, sequence: number]> => {
    const year = Number(dateInLagos(new Date(issuedAt)).slice(0, 4));
    const { last } = await tx
      .insertInto(table)
      .values({ year, last: 1 })
      .onConflict((conflict) =>
        conflict.column('year').doUpdateSet(({ eb }) => ({ last: eb(`${table}.last`, '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return [year, last];
  };

  /** The applicant's, or the account's. */
  const payerOf = async (tx: Tx, { application_id, account_id }: Charge) => {
    if (application_id === null) {
      const { name, membership_grade } = await tx
        .selectFrom('users')
        .select(['name', 'membership_grade'])
        .where('id', '=', account_id)
        .executeTakeFirstOrThrow();
      return { name, grade: membership_grade };
    }
    const { surname, other_names, grade } = await tx
      .selectFrom('applications')
      .select(['surname', 'other_names', 'grade'])
      .where('id', '=', application_id)
      .executeTakeFirstOrThrow();
    // A submitted application has a grade.
    return { name: documentName({ surname, otherNames: other_names }), grade: grade as GradeCode };
  };

  return {
    issue: async (tx, charge) => {
      const issuedAt = stamp(clock);
      const payer = await payerOf(tx, charge);
      const number = receiptNumber(...(await nextNumber(tx, 'receipt_years', issuedAt)));
      await tx
        .insertInto('receipts')
        .values({
          ...payer,
          number,
          code: newCode(),
          application_id: charge.application_id,
          charge_id: charge.id,
          fee: charge.kind,
          amount: charge.allocated,
          issued_at: issuedAt,
        })
        .execute();
      return number;
    },

    reverse: async (tx, { id }, issued_at) => {
      const receipt = await liveReceipts(tx)
        .select(['receipts.number', 'receipts.amount'])
        .where('receipts.charge_id', '=', id)
        .executeTakeFirst();
      if (!receipt) return undefined;
      const number = creditNoteNumber(...(await nextNumber(tx, 'credit_note_years', issued_at)));
      await tx
        .insertInto('credit_notes')
        .values({ number, receipt_number: receipt.number, amount: receipt.amount, issued_at })
        .execute();
      return { receipt: receipt.number, creditNote: number };
    },

    receipt: async (account, { application_id, fee, charge_id }) => {
      if (application_id === undefined && charge_id === undefined)
        throw invalid({ application_id: receiptTexts.whichOne });
      const found = await db
        .selectFrom('receipts')
        .leftJoin('charges', 'charges.id', 'receipts.charge_id')
        .leftJoin('applications', 'applications.id', 'receipts.application_id')
        .leftJoin('credit_notes', 'credit_notes.receipt_number', 'receipts.number')
        .select([
          'receipts.number',
          'receipts.code',
          'receipts.fee',
          'receipts.name',
          'receipts.grade',
          'receipts.amount',
          'receipts.issued_at',
          'receipts.application_id',
          'receipts.charge_id',
          'credit_notes.number as credit_note',
          'credit_notes.issued_at as reversed_at',
        ])
        .$if(application_id !== undefined, (query) =>
          query.where('receipts.application_id', '=', application_id as number),
        )
        .$if(charge_id !== undefined, (query) => query.where('receipts.charge_id', '=', charge_id as number))
        .$if(fee !== undefined, (query) => query.where('receipts.fee', '=', fee as ChargeKind))
        .$if(account.role !== 'admin', (query) =>
          query.where(({ eb, or }) =>
            or([eb('applications.user_id', '=', account.id), eb('charges.account_id', '=', account.id)]),
          ),
        )
        .orderBy('receipts.issued_at', 'desc')
        .orderBy('receipts.number', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!found)
        throw notFound(
          receiptTexts.notFound,
          application_id === undefined ? undefined : { kind: 'receipt', applicationId: application_id },
        );
      const { charge_id: id, ...receipt } = found;
      return {
        ...receipt,
        reference: referenceOf({ id: id ?? 0, application_id: receipt.application_id }),
      };
    },

    verifyReceipt: async (typed) => {
      const code = readReceiptCode(typed);
      const found =
        code === undefined
          ? undefined
          : await db
              .selectFrom('receipts')
              .leftJoin('credit_notes', 'credit_notes.receipt_number', 'receipts.number')
              .select(['receipts.number', 'name', 'grade', 'receipts.amount', 'receipts.issued_at'])
              .select(['credit_notes.number as credit_note', 'credit_notes.issued_at as reversed_at'])
              .where('code', '=', code)
              .executeTakeFirst();
      if (!found) throw notFound(receiptTexts.unknownCode);
      const { name, ...facts } = found;
      return { ...facts, initials: initialsOf(name) };
    },
  };
}

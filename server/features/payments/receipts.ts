import { randomInt } from 'node:crypto';
import {
  applicantName,
  applicationReference,
  type ChargeKind,
  dateInLagos,
  type FeeKind,
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
import { notFound } from '../../shared/refusal-error.ts';

interface ConfirmedPayment {
  readonly applicationId: number;
  readonly fee: FeeKind;
  /** In naira. */
  readonly amount: number;
}

/** Receipts for confirmed payments. */
export interface Receipts {
  /** Returns the number. Numbers of a year have no gaps. Call it once per fee of an application. */
  issue(tx: Tx, payment: ConfirmedPayment): Promise<string>;
  /** Of a member's own application, or of any for an admin. Default: the newest. Throws a 404 if there is none for them. */
  receipt(account: Account, applicationId: number, fee?: ChargeKind): Promise<Receipt>;
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
  const nextNumber = async (tx: Tx, issuedAt: string): Promise<string> => {
    const year = Number(dateInLagos(new Date(issuedAt)).slice(0, 4));
    const { last } = await tx
      .insertInto('receipt_years')
      .values({ year, last: 1 })
      .onConflict((conflict) =>
        conflict.column('year').doUpdateSet(({ eb }) => ({ last: eb('receipt_years.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    return receiptNumber(year, last);
  };

  return {
    issue: async (tx, { applicationId, fee, amount }) => {
      const { title, surname, other_names, grade } = await tx
        .selectFrom('applications')
        .select(['title', 'surname', 'other_names', 'grade'])
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow();
      const issuedAt = stamp(clock);
      const number = await nextNumber(tx, issuedAt);
      await tx
        .insertInto('receipts')
        .values({
          number,
          code: newCode(),
          application_id: applicationId,
          fee,
          name: applicantName({ title, surname, otherNames: other_names }),
          // A submitted application has a grade.
          grade: grade as GradeCode,
          amount,
          issued_at: issuedAt,
        })
        .execute();
      return number;
    },

    receipt: async (account, applicationId, fee) => {
      const found = await db
        .selectFrom('receipts')
        .innerJoin('applications', 'applications.id', 'receipts.application_id')
        .select([
          'receipts.number',
          'receipts.code',
          'receipts.fee',
          'receipts.name',
          'receipts.grade',
          'receipts.amount',
          'receipts.issued_at',
        ])
        .where('receipts.application_id', '=', applicationId)
        .$if(fee !== undefined, (query) => query.where('receipts.fee', '=', fee as ChargeKind as FeeKind))
        .$if(account.role !== 'admin', (query) => query.where('applications.user_id', '=', account.id))
        .orderBy('receipts.issued_at', 'desc')
        .orderBy('receipts.number', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!found) throw notFound(receiptTexts.notFound, { kind: 'receipt', applicationId });
      return {
        ...found,
        application_id: applicationId,
        reference: applicationReference(applicationId),
      };
    },

    verifyReceipt: async (typed) => {
      const code = readReceiptCode(typed);
      const found =
        code === undefined
          ? undefined
          : await db
              .selectFrom('receipts')
              .select(['number', 'name', 'grade', 'amount', 'issued_at'])
              .where('code', '=', code)
              .executeTakeFirst();
      if (!found) throw notFound(receiptTexts.unknownCode);
      const { name, ...facts } = found;
      return { ...facts, initials: initialsOf(name) };
    },
  };
}

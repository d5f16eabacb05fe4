import {
  applicantName,
  applicationNumbersIn,
  applicationReference,
  bankReferenceKey,
  compareMatches,
  type LineMatch,
  matchConfidence,
  matchesPerLine,
  namePairsIn,
  type PaymentMatch,
  reasonsFor,
  recordedTransfers,
  type StatementLine,
  statementLimits,
} from '@imc/api/contract';
import { type SqlBool, sql } from 'kysely';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { referenceOf } from './ledger/references.ts';

/** Stores nothing. */
export interface PaymentMatching {
  /** In the order of the lines. */
  matchPayments(lines: readonly StatementLine[], by: Account): Promise<LineMatch[]>;
}

/** Payments to read by the names in a request: 20 for each line. */
const mostByName = 20 * statementLimits.linesPerCall;

const columns = [
  'applications.id',
  'user_id',
  'title',
  'surname',
  'other_names',
  'name_key',
  'grade',
  'payment_state',
  'payment_fee',
  'payment_amount',
] as const;

/** With the numbers and names in its texts. */
interface ReadLine {
  readonly line: StatementLine;
  readonly key: string | null;
  readonly numbers: readonly number[];
  readonly pairs: readonly string[];
}

const read = (line: StatementLine): ReadLine => ({
  line,
  key: bankReferenceKey(line.bank_reference),
  numbers: applicationNumbersIn(`${line.narration} ${line.bank_reference}`),
  pairs: namePairsIn(line.narration),
});

export function createPaymentMatching({ kind, db }: Pick<Infrastructure, 'kind' | 'db'>): PaymentMatching {
  const byNumber = (numbers: readonly number[]) =>
    numbers.length === 0
      ? []
      : db
          .selectFrom('applications')
          .select(columns)
          .where('submitted_at', 'is not', null)
          .where('withdrawn_at', 'is', null)
          .where('applications.id', 'in', numbers)
          .execute();

  /** Unconfirmed payments whose name key begins with a pair. */
  const byName = (pairs: readonly string[]) => {
    if (pairs.length === 0) return [];
    const list = JSON.stringify(pairs);
    const wanted =
      kind === 'sqlite'
        ? sql<{ value: string }>`json_each(${list})`
        : sql<{ value: string }>`json_array_elements_text(cast(${list} as json))`;
    return (
      db
        .selectFrom(wanted.as<'wanted'>(sql`wanted${sql.raw(kind === 'sqlite' ? '' : '(value)')}`))
        // Makes SQLite look each name up in the index, instead of comparing every application with every name.
        .crossJoin('applications')
        .select(columns)
        .where('submitted_at', 'is not', null)
        .where('withdrawn_at', 'is', null)
        // Whole words: the exclamation mark is the first character after the space.
        .where(sql<SqlBool>`name_key >= wanted.value and name_key < wanted.value || '!'`)
        .where('payment_state', '!=', 'confirmed')
        .orderBy('applications.id', 'desc')
        .limit(mostByName)
        .execute()
    );
  };

  /** Transfers that lines may repeat: by bank reference, or by an application in a line. */
  const recordedFor = (keys: readonly string[], numbers: readonly number[]) =>
    db
      .selectFrom('transfers')
      .innerJoin('allocations', 'allocations.transfer_id', 'transfers.id')
      .innerJoin('charges', 'charges.id', 'allocations.charge_id')
      .select([
        'charges.id as charge_id',
        'charges.application_id',
        'transfers.amount',
        'transfers.value_date',
      ])
      .select('transfers.bank_reference_key')
      .groupBy(['transfers.id', 'charges.id'])
      .having(({ fn }) => fn.sum('allocations.amount'), '>', 0)
      .orderBy('transfers.id')
      .where(({ eb, or }) =>
        or([
          ...(keys.length > 0 ? [eb('transfers.bank_reference_key', 'in', keys)] : []),
          ...(numbers.length > 0 ? [eb('charges.application_id', 'in', numbers)] : []),
        ]),
      )
      .execute();

  /** What is charged, by application and fee. */
  const feesOf = async (ids: readonly number[]) => {
    const charges =
      ids.length === 0
        ? []
        : await db
            .selectFrom('charges')
            .select(['application_id', 'kind', 'amount'])
            .where('application_id', 'in', ids)
            .where('announced_at', 'is not', null)
            .orderBy('id')
            .execute();
    return new Map(charges.map(({ application_id, kind, amount }) => [`${application_id} ${kind}`, amount]));
  };

  return {
    matchPayments: async (lines, by) => {
      const readLines = lines.map(read);
      const numbers = [...new Set(readLines.flatMap((line) => line.numbers))];
      const pairs = [...new Set(readLines.flatMap((line) => line.pairs))];
      const keys = [...new Set(readLines.flatMap(({ key }) => key ?? []))];
      const rows = new Map(
        [...(await byNumber(numbers)), ...(await byName(pairs))].map((row) => [row.id, row]),
      );
      const transfers = await recordedFor(keys, numbers);
      const fees = await feesOf([...rows.keys()]);

      // A pair is the first two words of a name key.
      const byPair = Map.groupBy(rows.values(), ({ name_key }) => name_key.split(' ', 2).join(' '));
      const candidates = ({ numbers, pairs }: ReadLine) =>
        new Set([
          ...numbers.flatMap((number) => rows.get(number) ?? []),
          ...pairs.flatMap((pair) => byPair.get(pair) ?? []),
        ]);
      const matchesOf = ({ line, numbers, pairs, ...read }: ReadLine): PaymentMatch[] =>
        [...candidates({ line, numbers, pairs, ...read })]
          .map((row) => {
            const facts = {
              application_id: row.id,
              fee_kind: row.payment_fee,
              fee: fees.get(`${row.id} ${row.payment_fee}`) ?? null,
              amount: row.payment_amount,
            };
            const reasons = reasonsFor(
              { amount: line.amount, numbers, pairs },
              { ...facts, nameKey: row.name_key },
            );
            return {
              ...facts,
              reference: applicationReference(row.id),
              name: applicantName({ title: row.title, surname: row.surname, otherNames: row.other_names }),
              grade: row.grade,
              state: row.payment_state,
              is_own: row.user_id === by.id,
              reasons,
              confidence: matchConfidence(reasons),
            };
          })
          // Many payments have the same amount, and a confirmed payment is only meant if the line names it.
          .filter(
            ({ reasons, state }) =>
              reasons.includes('reference') || (reasons.includes('name') && state !== 'confirmed'),
          )
          .sort(compareMatches)
          .slice(0, matchesPerLine);

      const recorded = recordedTransfers(
        readLines.map(({ line, ...read }) => ({ ...line, ...read })),
        transfers,
      );
      return readLines.map((line, index) => {
        const transfer = recorded[index];
        return {
          recorded_for: transfer
            ? referenceOf({ id: transfer.charge_id, application_id: transfer.application_id })
            : null,
          matches: matchesOf(line),
        };
      });
    },
  };
}

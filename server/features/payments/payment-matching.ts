import { setImmediate } from 'node:timers/promises';
import {
  applicantName,
  applicationNumbersIn,
  applicationReference,
  bankReferenceKey,
  compareMatches,
  contradictionIn,
  type LineMatch,
  ledgerTexts,
  matchConfidence,
  matchesPerLine,
  namePairsIn,
  type PaymentMatch,
  reasonsFor,
  recordedTransfers,
  type StatementLine,
} from '@imc/api/contract';
import { type Selectable, sql } from 'kysely';
import type { ApplicationsTable } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { referenceOf } from './ledger/references.ts';
import type { WaitingLine } from './statement-imports.ts';

export interface PaymentMatching {
  /** In the order of the lines. Stores nothing. */
  matchPayments(lines: readonly StatementLine[], by: Account): Promise<LineMatch[]>;
}

/** Returns which open payments the lines surely or likely pay. `from`: the place of the first line. */
export const waitingIn = (matched: readonly LineMatch[], from: number): WaitingLine[] =>
  matched.flatMap(({ recorded_for, matches }, index) =>
    recorded_for === null
      ? matches
          .filter(({ confidence, state }) => confidence !== 'low' && state !== 'confirmed')
          .map(({ application_id }) => ({ line: from + index, application_id }))
      : [],
  );

/** Lines that are matched at once. Other requests are answered between them. */
const linesAtOnce = 25;

/** Payments to read by the names in these lines. */
const mostByName = 20 * linesAtOnce;

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

type Row = Selectable<Pick<ApplicationsTable, Exclude<(typeof columns)[number], 'applications.id'> | 'id'>>;

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
    // Whole words: the exclamation mark is the first character after the space.
    const found = sql`applications where submitted_at is not null and withdrawn_at is null
      and name_key >= wanted.value and name_key < wanted.value || '!' and payment_state <> 'confirmed'`;
    // Makes the databases look each name up in the index, instead of comparing every application with every name.
    const joined =
      kind === 'sqlite'
        ? sql`json_each(${list}) as wanted cross join ${found}`
        : sql`json_array_elements_text(cast(${list} as json)) as wanted(value) cross join lateral
            (select id from ${found} order by applications.id + 0 desc limit ${mostByName}) as applications`;
    // Found in the index alone: the rows of all who have a common name are many.
    const newest = sql<number>`(select applications.id from ${joined}
      order by applications.id desc limit ${mostByName})`;
    return db.selectFrom('applications').select(columns).where('applications.id', 'in', newest).execute();
  };

  /** Transfers that lines may repeat: by bank reference, or by an application in a line. */
  const recordedFor = (keys: readonly string[], numbers: readonly number[]) =>
    db
      .selectFrom('transfers')
      .innerJoin('allocations', 'allocations.transfer_id', 'transfers.id')
      .innerJoin('charges', 'charges.id', 'allocations.charge_id')
      .select([
        'transfers.id',
        'charges.id as charge_id',
        'charges.application_id',
        'transfers.amount',
        'transfers.value_date',
      ])
      .select('transfers.bank_reference_key')
      .groupBy(['transfers.id', 'charges.id'])
      .having(({ fn }) => fn.sum('allocations.amount'), '>', 0)
      .orderBy('transfers.id')
      // Two searches in indexes. One `or` over both tables would read all transfers.
      .where('transfers.id', 'in', (eb) =>
        eb
          .selectFrom('transfers as named')
          .select('named.id')
          .where('named.bank_reference_key', 'in', ['', ...keys])
          .union(
            eb
              .selectFrom('charges as numbered')
              .innerJoin('allocations as paid', 'paid.charge_id', 'numbered.id')
              .select('paid.transfer_id as id')
              .where('numbered.application_id', 'in', [0, ...numbers]),
          ),
      )
      .execute();

  /** Transfers that came, by bank reference, whatever they pay. */
  const receivedFor = (keys: readonly string[]) =>
    keys.length === 0
      ? []
      : db
          .selectFrom('transfers')
          .select(['id', 'amount', 'value_date', 'bank_reference_key'])
          .where('bank_reference_key', 'in', keys)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('transfer_returns')
                  .select('transfer_returns.id')
                  .whereRef('transfer_returns.transfer_id', '=', 'transfers.id')
                  .where('transfer_returns.kind', '=', 'not-received'),
              ),
            ),
          )
          .orderBy('id')
          .execute();

  /** Returns a function that finds the payments which a line may pay. */
  const candidatesOf = async (lines: readonly ReadLine[]) => {
    const found = [
      ...(await byNumber([...new Set(lines.flatMap(({ numbers }) => numbers))])),
      ...(await byName([...new Set(lines.flatMap(({ pairs }) => pairs))])),
    ];
    const rows = new Map(found.map((row) => [row.id, row]));
    // A pair is the first two words of a name key.
    const byPair = Map.groupBy(rows.values(), ({ name_key }) => name_key.split(' ', 2).join(' '));
    return ({ numbers, pairs }: ReadLine) =>
      new Set([
        ...numbers.flatMap((number) => rows.get(number) ?? []),
        ...pairs.flatMap((pair) => byPair.get(pair) ?? []),
      ]);
  };

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
      const matchesOf = (
        { line, numbers, pairs }: ReadLine,
        rows: Iterable<Row>,
        fees: ReadonlyMap<string, number>,
      ): PaymentMatch[] =>
        [...rows]
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
            const contradiction = contradictionIn({ narration: line.narration, numbers }, facts);
            return {
              ...facts,
              reference: applicationReference(row.id),
              name: applicantName({ title: row.title, surname: row.surname, otherNames: row.other_names }),
              grade: row.grade,
              state: row.payment_state,
              is_own: row.user_id === by.id,
              reasons,
              contradiction: contradiction ?? null,
              confidence: matchConfidence(reasons, contradiction),
            };
          })
          // Many payments have the same amount, and a confirmed payment is only meant if the line names it.
          .filter(
            ({ reasons, state }) =>
              reasons.includes('reference') || (reasons.includes('name') && state !== 'confirmed'),
          )
          .sort(compareMatches)
          .slice(0, matchesPerLine);

      const matches: PaymentMatch[][] = [];
      for (let from = 0; from < readLines.length; from += linesAtOnce) {
        const part = readLines.slice(from, from + linesAtOnce);
        const candidates = await candidatesOf(part);
        const found = part.map((line) => [line, candidates(line)] as const);
        const fees = await feesOf([...new Set(found.flatMap(([, rows]) => [...rows].map(({ id }) => id)))]);
        matches.push(...found.map(([line, rows]) => matchesOf(line, rows, fees)));
        // Let other requests go first.
        await setImmediate();
      }

      const keys = [...new Set(readLines.flatMap(({ key }) => key ?? []))];
      const numbers = [...new Set(readLines.flatMap((line) => line.numbers))];
      const paying = await recordedFor(keys, numbers);
      const transfers = [
        ...paying,
        ...(await receivedFor(keys))
          .filter(({ id }) => !paying.some((transfer) => transfer.id === id))
          .map((transfer) => ({ ...transfer, charge_id: null, application_id: null })),
      ];
      const recorded = recordedTransfers(
        readLines.map(({ line, ...read }) => ({ ...line, ...read })),
        transfers,
      );
      return lines.map((_line, index) => {
        const transfer = recorded[index];
        const recorded_for = !transfer
          ? null
          : transfer.charge_id === null
            ? ledgerTexts.nobodyYet
            : referenceOf({ id: transfer.charge_id, application_id: transfer.application_id });
        return { recorded_for, matches: matches[index] ?? [] };
      });
    },
  };
}

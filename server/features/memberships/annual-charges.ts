import { annualCharge, dateInLagos } from '@imc/api/contract';
import { memberships } from '../../db/migrations/0007-memberships.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { addCharge, lockLedger } from '../payments/ledger/ledger.ts';
import { membersInForce } from './members-in-force.ts';

/** Charges of one transaction, so that the ledger is not locked for long. */
const atOnce = 200;

/** Accounts with the charge of the year that begins then. */
async function chargedSince(
  db: Db | Tx,
  begin: string,
  accounts?: readonly number[],
): Promise<Set<number | null>> {
  const rows = await db
    .selectFrom('charges')
    .select('account_id')
    .where('created_at', '>=', begin)
    .where('kind', '=', 'annual')
    .$if(accounts !== undefined, (query) => query.where('account_id', 'in', accounts ?? []))
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/**
 * Charges members in force the annual fee of the year, from the year after their admission, once per account and year, whatever the number of
 * servers (PAY-41). The year in which memberships began to be recorded here was asked for in another way. Call it every hour: it works once a
 * day, so that who is restored during the year is charged too.
 */
export function createAnnualCharges({
  db,
  clock,
}: Pick<Infrastructure, 'db' | 'clock'>): () => Promise<void> {
  let lastDay: string | undefined;

  return async () => {
    const now = clock();
    const day = dateInLagos(now);
    if (day === lastDay) return;
    const year = day.slice(0, 4);
    const begin = new Date(`${year}-01-01T00:00:00+01:00`).toISOString();
    const recording = await db
      .selectFrom('kysely_migration')
      .select('timestamp')
      .where('name', '=', memberships.name)
      .executeTakeFirstOrThrow();
    if (begin <= recording.timestamp) return;
    const charged = await chargedSince(db, begin);
    const due = (await membersInForce(db))
      .filter(({ admitted_on, account_id }) => admitted_on.slice(0, 4) < year && !charged.has(account_id))
      .map(({ account_id }) => account_id);
    const at = now.toISOString();
    for (let from = 0; from < due.length; from += atOnce) {
      const accounts = due.slice(from, from + atOnce);
      await db.transaction().execute(async (tx) => {
        await lockLedger(tx);
        // Another server may have charged them since.
        const already = await chargedSince(tx, begin, accounts);
        for (const account_id of accounts.filter((id) => !already.has(id)))
          await addCharge(tx, {
            about: `${annualCharge.about} ${year}`,
            amount: annualCharge.amount,
            kind: 'annual',
            account_id,
            application_id: null,
            created_at: at,
            announced_at: at,
          });
      });
    }
    lastDay = day;
  };
}

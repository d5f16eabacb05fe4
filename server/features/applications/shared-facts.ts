import { type SharedFact, sharedFactsOf } from '@imc/api/contract';
import type { Selectable } from 'kysely';
import type { ApplicationsTable, Db } from '../../db/types.ts';
import type { Account } from '../../shared/account.ts';
import { hasSentProof } from '../payments/proof-hashes.ts';

const columns = ['surname', 'other_names', 'tel', 'whatsapp'] as const;

type Applicant = Pick<Selectable<ApplicationsTable>, (typeof columns)[number]>;

/** Names and numbers of an account and of its applications. */
const factsOf = (
  account: Pick<Account, 'name' | 'phone_number'> | undefined,
  applications: readonly Applicant[],
) => ({
  names: [account?.name ?? '', ...applications.map((row) => `${row.surname} ${row.other_names}`)],
  phones: [account?.phone_number ?? '', ...applications.flatMap(({ tel, whatsapp }) => [tel, whatsapp])],
});

/** APP-55. */
export async function sharedWith(
  db: Db,
  application: Applicant & { readonly user_id: number; readonly proof_file: string | null },
  by: Account,
): Promise<SharedFact[]> {
  const applicant = await db
    .selectFrom('users')
    .select(['name', 'phone_number'])
    .where('id', '=', application.user_id)
    .executeTakeFirst();
  const own = await db.selectFrom('applications').select(columns).where('user_id', '=', by.id).execute();
  return [
    ...sharedFactsOf(factsOf(applicant, [application]), factsOf(by, own)),
    ...((await hasSentProof(db, by.id, application)) ? (['proof'] as const) : []),
  ];
}

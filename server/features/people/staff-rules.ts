import { peopleTexts } from '@imc/api/contract';
import { cacheWhileUnchanged } from '../../db/cache-while-unchanged.ts';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

export interface StaffRules {
  /** PPL-10. */
  isSecondFactorRequired(): Promise<boolean>;
  /** Whether the account has to set up a second factor before anything else. */
  lacksSecondFactor(account: Account): Promise<boolean>;
  /** For reading others' records: an account that lacks its second factor counts as a member. */
  asReader(account: Account): Promise<Account>;
}

export function createStaffRules({ db, changeMark }: Pick<Infrastructure, 'db' | 'changeMark'>): StaffRules {
  const read = cacheWhileUnchanged(changeMark, (_: undefined) =>
    db.selectFrom('staff_rules').select('second_factor_required').executeTakeFirstOrThrow(),
  );
  const isSecondFactorRequired = async () => (await read(undefined)).second_factor_required === 1;
  const lacksSecondFactor = async ({ role, second_factor_at }: Account) =>
    role === 'admin' && second_factor_at === null && (await isSecondFactorRequired());
  return {
    isSecondFactorRequired,
    lacksSecondFactor,
    asReader: async (account) =>
      (await lacksSecondFactor(account)) ? { ...account, role: 'member' } : account,
  };
}

/** Whether staff must have a second factor (PPL-10). */
export async function setSecondFactorRequired(
  tx: Tx,
  securityLog: Pick<SecurityLog, 'add'>,
  isRequired: boolean,
): Promise<void> {
  const second_factor_required = isRequired ? 1 : 0;
  const { numUpdatedRows } = await tx
    .updateTable('staff_rules')
    .set({ second_factor_required })
    .where('second_factor_required', '!=', second_factor_required)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await securityLog.add(tx, { kind: 'second-factor-required', detail: isRequired ? 'on' : 'off' });
}

/** As an admin decides. Throws a 409 if the admin has no second factor. */
export async function requireSecondFactor(
  { db, securityLog }: Pick<Infrastructure, 'db'> & { readonly securityLog: SecurityLog },
  by: Account,
  isRequired: boolean,
): Promise<void> {
  if (isRequired && by.second_factor_at === null) throw new RefusalError(409, peopleTexts.setUpOwnFirst);
  await db.transaction().execute((tx) => setSecondFactorRequired(tx, securityLog, isRequired));
}

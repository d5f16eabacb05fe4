import { cacheWhileUnchanged } from '../../db/cache-while-unchanged.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';

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

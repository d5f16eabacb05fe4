import { type AccountRole, peopleTexts, type setAccountRoleCall, staffRoleOf } from '@imc/api/contract';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { forbidden, isStale, notFound, RefusalError } from '../../shared/refusal-error.ts';
import type { AddressLinks } from '../accounts/address-links.ts';
import type { ResetLinks } from '../accounts/reset-links.ts';
import type { SecondFactors } from '../accounts/second-factor.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

export interface AccountDeps extends Pick<Infrastructure, 'db' | 'clock'> {
  readonly sessions: Sessions;
  readonly secondFactors: Pick<SecondFactors, 'remove'>;
  readonly resetLinks: Pick<ResetLinks, 'retire'>;
  readonly addressLinks: Pick<AddressLinks, 'retire'>;
  readonly securityLog: SecurityLog;
  readonly notices: Pick<Notices, 'accountChanged' | 'accountCorrected' | 'confirmAddress'>;
  readonly delivery: Pick<Delivery, 'wake'>;
}

export const accountRoleOf = (account: Parameters<typeof staffRoleOf>[0]): AccountRole =>
  staffRoleOf(account) ?? 'member';

/** Runs a change in a transaction, and sends the mails about it. */
export async function changeAccount<T>(
  { db, delivery }: AccountDeps,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await db.transaction().execute(change);
  delivery.wake();
  return result;
}

/** Throws a 404 if there is no such account. */
const selectAccount = async (tx: Tx, id: number) => {
  const account = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'staff_role', 'blocked_at'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw notFound(peopleTexts.notFound);
  return account;
};

/** Until the transaction ends, no other one changes roles or blocks, so that an admin is always left. */
const lockStaff = (tx: Tx) =>
  tx
    .updateTable('staff_rules')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .execute();

/** Throws a 409 if no other admin would be left. */
const requireOtherAdmin = async (tx: Tx, accountId: number): Promise<void> => {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('staff_role', '=', 'admin')
    .where('closed_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where('id', '!=', accountId)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new RefusalError(409, peopleTexts.lastAdmin);
};

/** Throws a 403 if another admin has blocked or demoted this one during the request. */
const requireStillAdmin = async (tx: Tx, by: Account): Promise<void> => {
  const own = await selectAccount(tx, by.id);
  if (accountRoleOf(own) !== 'admin' || own.blocked_at !== null) throw forbidden();
};

/** The admin who last changed the role. */
const whoChangedRole = async (tx: Tx, accountId: number): Promise<string | undefined> => {
  const found = await tx
    .selectFrom('security_log')
    .innerJoin('users', 'users.id', 'security_log.account_id')
    .select('users.name')
    .where('subject', '=', 'account')
    .where('subject_id', '=', accountId)
    .where('kind', '=', 'role-changed')
    .orderBy('security_log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.name;
};

/**
 * Ends all sessions and returns the name of the account. Throws a 403 for the admin's own account, a 404 if there is none, and a 409 if the
 * role is not `seen`, or if no other admin would be left.
 */
export async function setAccountRole(
  deps: AccountDeps,
  by: Account,
  { account_id: id, role, seen_role: seen }: z.output<typeof setAccountRoleCall.body>,
) {
  if (by.id === id) throw new RefusalError(403, peopleTexts.ownRole);
  return changeAccount(deps, async (tx) => {
    await lockStaff(tx);
    const account = await selectAccount(tx, id);
    const current = accountRoleOf(account);
    if (current === role) return account.name;
    if (isStale(seen, current)) {
      const name = await whoChangedRole(tx, id);
      throw new RefusalError(409, peopleTexts.roleChangedSince(account.name, current, name));
    }
    if (current === 'admin') await requireOtherAdmin(tx, id);
    await requireStillAdmin(tx, by);
    await tx
      .updateTable('users')
      .set(role === 'member' ? { role } : { role: 'admin', staff_role: role })
      .where('id', '=', id)
      .execute();
    await deps.sessions.endAll(tx, id);
    await deps.securityLog.add(tx, {
      kind: 'role-changed',
      subject: { kind: 'account', id },
      detail: role,
    });
    await deps.notices.accountChanged(tx, account, `role-${role}`);
    return account.name;
  });
}

/**
 * Blocks an account and ends its sessions, or lifts the block, and returns its name. Throws a 403 for the admin's own account, a 404 if there
 * is none, and a 409 if no other admin would be left.
 */
export async function setAccountBlocked(deps: AccountDeps, by: Account, id: number, isBlocked: boolean) {
  if (by.id === id) throw new RefusalError(403, peopleTexts.ownBlock);
  return changeAccount(deps, async (tx) => {
    await lockStaff(tx);
    const account = await selectAccount(tx, id);
    if ((account.blocked_at !== null) === isBlocked) return account.name;
    if (isBlocked && accountRoleOf(account) === 'admin') await requireOtherAdmin(tx, id);
    await requireStillAdmin(tx, by);
    await tx
      .updateTable('users')
      .set({ blocked_at: isBlocked ? stamp(deps.clock) : null })
      .where('id', '=', id)
      .execute();
    if (isBlocked) await deps.sessions.endAll(tx, id);
    const kind = isBlocked ? 'account-blocked' : 'account-unblocked';
    await deps.securityLog.add(tx, { kind, subject: { kind: 'account', id } });
    await deps.notices.accountChanged(tx, account, isBlocked ? 'blocked' : 'unblocked');
    return account.name;
  });
}

/** Returns the name of the account. Throws a 403 for the admin's own account, and a 404 if there is none. */
export async function endAccountSessions(deps: AccountDeps, by: Account, id: number) {
  if (by.id === id) throw new RefusalError(403, peopleTexts.ownSessions);
  return deps.db.transaction().execute(async (tx) => {
    const { name } = await selectAccount(tx, id);
    await deps.sessions.endAll(tx, id);
    await deps.securityLog.add(tx, { kind: 'sessions-ended', subject: { kind: 'account', id } });
    return name;
  });
}

/**
 * Ends the sessions and returns the name of the account. Throws a 403 for the admin's own account, a 404 if there is none, and a 409 if it has
 * no second factor.
 */
export async function resetSecondFactor(deps: AccountDeps, by: Account, id: number) {
  if (by.id === id) throw new RefusalError(403, peopleTexts.ownSecondFactor);
  return changeAccount(deps, async (tx) => {
    const account = await selectAccount(tx, id);
    if (!(await deps.secondFactors.remove(tx, id))) throw new RefusalError(409, peopleTexts.noSecondFactor);
    await deps.sessions.endAll(tx, id);
    await deps.securityLog.add(tx, { kind: 'second-factor-reset', subject: { kind: 'account', id } });
    await deps.notices.accountChanged(tx, account, 'second-factor-reset');
    return account.name;
  });
}

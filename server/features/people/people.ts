import {
  type AccountCorrection,
  type AccountDetails,
  type AccountGroup,
  type AccountRole,
  type AccountsQuery,
  type AdminAccount,
  accountSearchParts,
  accountSearchText,
  canonicalEmail,
  changedDetails,
  correctionProblems,
  gradeLabels,
  type PageFields,
  peopleTexts,
  staffRoleOf,
} from '@imc/api/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import { containsAll } from '../../db/database-kind.ts';
import { readJson } from '../../db/json-column.ts';
import { readPage } from '../../db/list-page.ts';
import type { Tables, Tx } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { forbidden, invalid, isStale, notFound, RefusalError } from '../../shared/refusal-error.ts';
import { emailTaken } from '../accounts/accounts.ts';
import type { ResetLinks } from '../accounts/reset-links.ts';
import type { SecondFactors } from '../accounts/second-factor.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { StaffRules } from './staff-rules.ts';

export interface AccountsPage extends PageFields {
  readonly accounts: AdminAccount[];
  readonly second_factor_required: boolean;
}

/** For admins (PPL-5 to PPL-10). */
export interface People {
  /** Newest first. */
  page(query: AccountsQuery): Promise<AccountsPage>;
  /**
   * Ends all sessions and returns the name of the account. Throws a 403 for the admin's own account, a 404 if there is none, and a 409 if the
   * role is not `seen`, or if no other admin would be left.
   */
  setRole(
    by: Account,
    change: {
      readonly accountId: number;
      readonly role: AccountRole;
      readonly seen?: AccountRole | undefined;
    },
  ): Promise<string>;
  /**
   * Blocks an account and ends its sessions, or lifts the block, and returns its name. Throws a 403 for the admin's own account, a 404 if there
   * is none, and a 409 if no other admin would be left.
   */
  setBlocked(by: Account, accountId: number, isBlocked: boolean): Promise<string>;
  /**
   * Corrects another account and returns its name. Throws a 400 by `correctionProblems`, a 403 for the admin's own account, a 404 if there is
   * none, and a 409 if the details are not `seen`, or if the address is taken or proven.
   */
  correct(
    by: Account,
    change: {
      readonly accountId: number;
      readonly details: AccountDetails;
      readonly seen: AccountDetails;
      readonly reason: string;
    },
  ): Promise<string>;
  /** Returns the name of the account. */
  endSessions(by: Account, accountId: number): Promise<string>;
  /** Ends the sessions and returns the name of the account. Throws a 409 if it has no second factor. */
  resetSecondFactor(by: Account, accountId: number): Promise<string>;
  /** Throws a 409 if the admin has no second factor. */
  requireSecondFactor(by: Account, isRequired: boolean): Promise<void>;
}

/** Creates the `People` service. */
export function createPeople({
  db,
  clock,
  kind,
  readChangeMark,
  sessions,
  secondFactors,
  resetLinks,
  staffRules,
  securityLog,
  notices,
  delivery,
}: Pick<Infrastructure, 'db' | 'clock' | 'kind' | 'readChangeMark'> & {
  readonly sessions: Sessions;
  readonly secondFactors: Pick<SecondFactors, 'remove'>;
  readonly resetLinks: Pick<ResetLinks, 'retire'>;
  readonly staffRules: StaffRules;
  readonly securityLog: SecurityLog;
  readonly notices: Pick<Notices, 'accountChanged' | 'accountCorrected'>;
  readonly delivery: Pick<Delivery, 'wake'>;
}): People {
  const roleOf = (account: Pick<Account, 'role' | 'staff_role'>): AccountRole =>
    staffRoleOf(account) ?? 'member';

  type Users = SelectQueryBuilder<Tables, 'users', object>;

  const inGroup = (users: Users, group: AccountGroup | undefined): Users => {
    if (group === undefined) return users;
    if (group === 'member') return users.where('role', '!=', 'admin');
    const staff = users.where('role', '=', 'admin');
    return group === 'staff' ? staff : staff.where('staff_role', '=', group);
  };

  const matching = ({ q = '', role }: AccountsQuery): Users =>
    inGroup(db.selectFrom('users').where('closed_at', 'is', null), role).where(
      containsAll(kind, sql`search_text`, accountSearchParts(q)),
    );

  const countOf = cacheSlowRead(readChangeMark, async (query: AccountsQuery) => {
    const { count } = await matching(query)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  });

  const find = async (tx: Tx, accountId: number) => {
    const account = await tx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'role', 'staff_role', 'blocked_at'])
      .where('id', '=', accountId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (!account) throw notFound(peopleTexts.notFound);
    return account;
  };

  /** For changes of rules and roles, until the transaction ends. */
  const lock = (tx: Tx) =>
    tx
      .updateTable('staff_rules')
      .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
      .execute();

  const hasOtherAdmin = async (tx: Tx, accountId: number): Promise<boolean> => {
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
    return other !== undefined;
  };

  /** Throws a 403 if another admin has blocked or demoted this one during the request. */
  const requireStillAdmin = async (tx: Tx, by: Account): Promise<void> => {
    const own = await find(tx, by.id);
    if (roleOf(own) !== 'admin' || own.blocked_at !== null) throw forbidden();
  };

  /** By account, newest first. */
  const correctionsOf = async (accountIds: readonly number[]) => {
    if (accountIds.length === 0) return new Map<number, AccountCorrection[]>();
    const rows = await db
      .selectFrom('account_corrections')
      .innerJoin('users', 'users.id', 'changed_by')
      .select(['account_corrections.id', 'account_id', 'users.name as changed_by', 'changed_at', 'reason'])
      .select('changes')
      .where('account_id', 'in', accountIds)
      .orderBy('account_corrections.id', 'desc')
      .execute();
    return Map.groupBy(
      rows.map(({ changes, ...row }) => ({
        ...row,
        changes: readJson('account_corrections.changes', changes),
      })),
      ({ account_id }) => account_id,
    ) as Map<number, AccountCorrection[]>;
  };

  /** Writes corrected details with their consequences. Throws a 409 if the address is taken. */
  const writeDetails = async (tx: Tx, accountId: number, details: AccountDetails): Promise<void> => {
    try {
      await tx
        .updateTable('users')
        .set({
          ...details,
          email_key: canonicalEmail(details.email),
          search_text: accountSearchText(details),
        })
        .where('id', '=', accountId)
        .execute();
    } catch (error) {
      if (brokenUnique(error)?.includes('email_key')) throw emailTaken();
      throw error;
    }
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

  /** In a transaction. Sends the mails about the change. */
  const change = async <T>(run: (tx: Tx) => Promise<T>): Promise<T> => {
    const result = await db.transaction().execute(run);
    delivery.wake();
    return result;
  };

  const subjectOf = (accountId: number) => ({ kind: 'account', id: accountId }) as const;

  return {
    page: async ({ page, limit, ...query }) => {
      const listed = matching(query)
        .select(['id', 'name', 'email', 'phone_number', 'membership_grade', 'role', 'staff_role'])
        .select(['second_factor_at', 'created_at', 'blocked_at', 'email_proven_at'])
        .select(
          sql<number | boolean>`users.email_key in (select email_key from refused_addresses)`.as(
            'is_refused',
          ),
        )
        .orderBy('id', 'desc');
      const { rows, ...facts } = await readPage(listed, await countOf(query), { page, limit });
      const corrections = await correctionsOf(rows.map(({ id }) => id));
      return {
        accounts: rows.map(
          ({
            membership_grade,
            role,
            staff_role,
            second_factor_at,
            blocked_at,
            email_proven_at,
            is_refused,
            ...account
          }) => ({
            ...account,
            is_email_proven: email_proven_at !== null,
            membership_type: gradeLabels[membership_grade].membershipType,
            role: roleOf({ role, staff_role }),
            has_second_factor: second_factor_at !== null,
            is_blocked: blocked_at !== null,
            // SQLite has no booleans.
            is_refused: Boolean(is_refused),
            corrections: corrections.get(account.id) ?? [],
          }),
        ),
        ...facts,
        second_factor_required: await staffRules.isSecondFactorRequired(),
      };
    },

    setRole: async (by, { accountId, role, seen }) => {
      if (by.id === accountId) throw new RefusalError(403, peopleTexts.ownRole);
      return change(async (tx) => {
        await lock(tx);
        const account = await find(tx, accountId);
        const current = roleOf(account);
        if (current === role) return account.name;
        if (isStale(seen, current)) {
          const name = await whoChangedRole(tx, accountId);
          throw new RefusalError(409, peopleTexts.roleChangedSince(account.name, current, name));
        }
        if (current === 'admin' && !(await hasOtherAdmin(tx, accountId)))
          throw new RefusalError(409, peopleTexts.lastAdmin);
        await requireStillAdmin(tx, by);
        await tx
          .updateTable('users')
          .set(role === 'member' ? { role } : { role: 'admin', staff_role: role })
          .where('id', '=', accountId)
          .execute();
        await sessions.endAll(tx, accountId);
        await securityLog.add(tx, { kind: 'role-changed', subject: subjectOf(accountId), detail: role });
        await notices.accountChanged(tx, account, `role-${role}`);
        return account.name;
      });
    },

    setBlocked: async (by, accountId, isBlocked) => {
      if (by.id === accountId) throw new RefusalError(403, peopleTexts.ownBlock);
      return change(async (tx) => {
        await lock(tx);
        const account = await find(tx, accountId);
        if ((account.blocked_at !== null) === isBlocked) return account.name;
        if (isBlocked && roleOf(account) === 'admin' && !(await hasOtherAdmin(tx, accountId)))
          throw new RefusalError(409, peopleTexts.lastAdmin);
        await requireStillAdmin(tx, by);
        await tx
          .updateTable('users')
          .set({ blocked_at: isBlocked ? stamp(clock) : null })
          .where('id', '=', accountId)
          .execute();
        if (isBlocked) await sessions.endAll(tx, accountId);
        const kind = isBlocked ? 'account-blocked' : 'account-unblocked';
        await securityLog.add(tx, { kind, subject: subjectOf(accountId) });
        await notices.accountChanged(tx, account, isBlocked ? 'blocked' : 'unblocked');
        return account.name;
      });
    },

    correct: async (by, { accountId, details, seen, reason }) => {
      if (by.id === accountId) throw new RefusalError(403, peopleTexts.ownDetails);
      const problems = correctionProblems({ ...details, reason }, seen);
      if (problems)
        throw problems.message === undefined
          ? invalid(problems.fields)
          : new RefusalError(400, problems.message);
      return change(async (tx) => {
        // Writing locks the row, so that the owner can't prove the address meanwhile.
        const account = await tx
          .updateTable('users')
          .set(({ ref }) => ({ security_version: ref('security_version') }))
          .where('id', '=', accountId)
          .where('closed_at', 'is', null)
          .returning(['id', 'name', 'email', 'phone_number', 'email_proven_at'])
          .executeTakeFirst();
        if (!account) throw notFound(peopleTexts.notFound);
        const changed = changedDetails(account, details);
        if (changed.length === 0) return account.name;
        if (changedDetails(account, seen).length > 0)
          throw new RefusalError(409, peopleTexts.detailsChangedSince(account.name));
        const isMoved = changed.includes('email');
        if (isMoved && account.email_proven_at !== null)
          throw new RefusalError(409, peopleTexts.addressProven, {
            errors: { email: peopleTexts.addressProven },
          });
        await writeDetails(tx, accountId, details);
        await tx
          .insertInto('account_corrections')
          .values({
            account_id: accountId,
            changed_by: by.id,
            changed_at: stamp(clock),
            reason: reason.trim(),
            changes: JSON.stringify(
              changed.map((detail) => ({ detail, from: account[detail], to: details[detail] })),
            ),
          })
          .execute();
        if (isMoved) {
          await sessions.endAll(tx, accountId);
          await resetLinks.retire(tx, accountId);
        }
        for (const detail of changed)
          await securityLog.add(tx, { kind: 'account-corrected', subject: subjectOf(accountId), detail });
        const corrected = { details: changed, reason: reason.trim() };
        await notices.accountCorrected(tx, account, { ...details, id: accountId }, corrected);
        return details.name;
      });
    },

    endSessions: async (by, accountId) => {
      if (by.id === accountId) throw new RefusalError(403, peopleTexts.ownSessions);
      return db.transaction().execute(async (tx) => {
        const { name } = await find(tx, accountId);
        await sessions.endAll(tx, accountId);
        await securityLog.add(tx, { kind: 'sessions-ended', subject: subjectOf(accountId) });
        return name;
      });
    },

    resetSecondFactor: async (by, accountId) => {
      if (by.id === accountId) throw new RefusalError(403, peopleTexts.ownSecondFactor);
      return change(async (tx) => {
        const account = await find(tx, accountId);
        if (!(await secondFactors.remove(tx, accountId)))
          throw new RefusalError(409, peopleTexts.noSecondFactor);
        await sessions.endAll(tx, accountId);
        await securityLog.add(tx, { kind: 'second-factor-reset', subject: subjectOf(accountId) });
        await notices.accountChanged(tx, account, 'second-factor-reset');
        return account.name;
      });
    },

    requireSecondFactor: async (by, isRequired) => {
      if (isRequired && by.second_factor_at === null) throw new RefusalError(409, peopleTexts.setUpOwnFirst);
      await db.transaction().execute(async (tx) => {
        const second_factor_required = isRequired ? 1 : 0;
        const { numUpdatedRows } = await tx
          .updateTable('staff_rules')
          .set({ second_factor_required })
          .where('second_factor_required', '!=', second_factor_required)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        await securityLog.add(tx, { kind: 'second-factor-required', detail: isRequired ? 'on' : 'off' });
      });
    },
  };
}

import {
  type ApplicationDetailsAnswer,
  canonicalEmail,
  eventKindOf,
  isFilled,
  type MemberApplicationAnswer,
} from '@imc/api/contract';
import type { Db } from '../../db/types.ts';
import type { Account } from '../accounts/users.ts';
import { forbidden } from '../refusal-error.ts';
import { detailsAnswer, detailsColumns, memberAnswer, memberColumns } from './rows.ts';

/** Read access for members to their own applications. */
export interface MemberApplications {
  /** Returns an account's submitted applications, newest first. */
  ofMember(accountId: number): Promise<MemberApplicationAnswer[]>;
  /** Returns a submitted application of an account with its complete form and history: the one with the id, or the newest. */
  oneOfMember(accountId: number, id?: number): Promise<ApplicationDetailsAnswer | undefined>;
  /**
   * Returns the id of the account with the address: the caller's own, or anyone's for an admin. Throws a 403 for another user's address,
   * whether or not it has an account.
   */
  requestedAccount(account: Account, email: string | undefined): Promise<number | undefined>;
}

/** Creates the `MemberApplications` service. */
export function createMemberApplications(db: Db): MemberApplications {
  /** Returns the query for an account's submitted applications, newest first. */
  const ofAccount = (accountId: number) =>
    db
      .selectFrom('applications')
      .where('submitted_at', 'is not', null)
      .where('user_id', '=', accountId)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc');

  /** Returns what happened to an application, oldest first. Never names who decided. */
  const historyOf = async (id: number) => {
    const steps = await db
      .selectFrom('application_status_history')
      .select(['from_status', 'to_status', 'changed_at'])
      .where('application_id', '=', id)
      .orderBy('id')
      .execute();
    return steps.map((step) => ({
      kind: eventKindOf(step.from_status, step.to_status),
      at: step.changed_at,
    }));
  };

  return {
    ofMember: async (accountId) => {
      const rows = await ofAccount(accountId).select(memberColumns).limit(1000).execute();
      return rows.map(memberAnswer);
    },

    oneOfMember: async (accountId, id) => {
      const row = await ofAccount(accountId)
        .$if(id !== undefined, (query) => query.where('id', '=', id as number))
        .select(detailsColumns)
        .limit(1)
        .executeTakeFirst();
      return row && { ...detailsAnswer(row), history: await historyOf(row.id) };
    },

    requestedAccount: async (account, email) => {
      if (!isFilled(email)) return account.id;
      const key = canonicalEmail(email);
      if (key === account.email_key) return account.id;
      if (account.role !== 'admin') throw forbidden();
      const found = await db.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
      return found?.id;
    },
  };
}

import {
  type ApplicationDetailsAnswer,
  canonicalEmail,
  isFilled,
  type MemberApplicationAnswer,
} from '@imc/api/contract';
import type { Db } from '../../db/types.ts';
import type { Account } from '../accounts/users.ts';
import { forbidden } from '../refusal-error.ts';
import { detailsAnswer, detailsColumns, memberAnswer, memberColumns } from './rows.ts';

/** What a member reads of their own applications. */
export interface MemberApplications {
  /** Submitted applications of an account, newest first. */
  ofMember(accountId: number): Promise<MemberApplicationAnswer[]>;
  /** One submitted application of an account, with its whole form: that of the id, or the newest. */
  oneOfMember(accountId: number, id?: number): Promise<ApplicationDetailsAnswer | undefined>;
  /** The account that `email=` names: one's own, or anyone's for an admin. 403 for another's, whether there is one or not. */
  accountAskedFor(account: Account, email: string | undefined): Promise<number | undefined>;
}

export function createMemberApplications(db: Db): MemberApplications {
  /** Those of one account, newest first. */
  const ofAccount = (accountId: number) =>
    db
      .selectFrom('applications')
      .where('submitted_at', 'is not', null)
      .where('user_id', '=', accountId)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc');

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
      return row && detailsAnswer(row);
    },

    accountAskedFor: async (account, email) => {
      if (!isFilled(email)) return account.id;
      const key = canonicalEmail(email);
      if (key === account.email_key) return account.id;
      if (account.role !== 'admin') throw forbidden();
      const found = await db.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
      return found?.id;
    },
  };
}

import {
  type ApplicationDetailsResponse,
  announcedStatus,
  announcedSteps,
  canonicalEmail,
  eventKindOf,
  isFilled,
  type MemberApplicationResponse,
  type StatusStep,
} from '@imc/api/contract';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { forbidden } from '../../shared/refusal-error.ts';
import { receiptsOf } from '../payments/issued-receipts.ts';
import { unconfirmedPaymentsOf } from '../payments/ledger/settlements.ts';
import { statusSteps } from './application-history.ts';
import { type Openings, openingsOf } from './application-openings.ts';
import { openInformationRequest } from './information-requests.ts';
import { detailsAnswer, detailsColumns, memberAnswer, memberColumns } from './rows.ts';

/** For members. No answer contains decisions that can still be undone (APP-17). */
export interface MemberApplications {
  /** Newest first. */
  ofMember(accountId: number): Promise<MemberApplicationResponse[]>;
  /**
   * Returns a submitted application of an account, with its form and history: the one with the id, or the newest. Records it if an admin reads
   * another's.
   */
  oneOfMember(by: Account, accountId: number, id?: number): Promise<ApplicationDetailsResponse | undefined>;
  /**
   * Returns the id of the account with the address: the caller's own, or any for an admin. Throws a 403 for another's address, whether or not it
   * has an account.
   */
  requestedAccount(account: Account, email: string | undefined): Promise<number | undefined>;
}

export function createMemberApplications({
  db,
  clock,
  openings,
}: Pick<Infrastructure, 'db' | 'clock'> & {
  readonly openings: Openings;
}): MemberApplications {
  /** Newest first. */
  const ofAccount = (accountId: number) =>
    db
      .selectFrom('applications')
      .where('submitted_at', 'is not', null)
      .where('user_id', '=', accountId)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc');

  /** Oldest first. Never names who decided. */
  const historyOf = async (id: number, steps: readonly StatusStep[]) => {
    const requests = await db
      .selectFrom('information_requests')
      .select(['asked_at', 'answered_at'])
      .where('application_id', '=', id)
      .execute();
    const questions = await db
      .selectFrom('application_payment_history')
      .select(['changed_at as at'])
      .where('application_id', '=', id)
      .where('to_state', '=', 'queried')
      .execute();
    return [
      ...announcedSteps(steps, clock()).map((step) => ({
        kind: eventKindOf(step.from_status, step.to_status),
        at: step.changed_at,
      })),
      ...requests.flatMap(({ asked_at, answered_at }) => [
        { kind: 'asked' as const, at: asked_at },
        ...(answered_at ? [{ kind: 'answered' as const, at: answered_at }] : []),
      ]),
      ...questions.map(({ at }) => ({ kind: 'payment-asked' as const, at })),
    ].sort((one, other) => one.at.localeCompare(other.at));
  };

  /** The status that the applicant knows, and its reason. */
  const announcedStatusOf = (
    { status, decided_at }: Parameters<typeof announcedStatus>[0],
    steps: readonly StatusStep[],
  ) => {
    const known = announcedStatus({ status, decided_at }, steps, clock());
    return { status: known.status, decision_reason: known.reason };
  };

  return {
    ofMember: async (accountId) => {
      const rows = await ofAccount(accountId)
        .select([...memberColumns, 'decided_at'])
        .limit(1000)
        .execute();
      const unconfirmed = await unconfirmedPaymentsOf(db, accountId);
      const ids = rows.map(({ id }) => id);
      const receipts = await receiptsOf(db, ids);
      const steps = await statusSteps(db, ids);
      return rows.map((row) => ({
        ...memberAnswer({ ...row, ...unconfirmed.get(row.id) }),
        ...announcedStatusOf(row, steps(row.id)),
        receipt_number: receipts(row.id).at(-1)?.number ?? null,
        receipts: receipts(row.id),
      }));
    },

    oneOfMember: async (by, accountId, id) => {
      const row = await ofAccount(accountId)
        .$if(id !== undefined, (query) => query.where('id', '=', id as number))
        .select([...detailsColumns, 'decided_at'])
        .limit(1)
        .executeTakeFirst();
      if (!row) return undefined;
      await openings.record({ id: row.id, user_id: accountId }, 'application', by);
      const unconfirmed = await unconfirmedPaymentsOf(db, accountId);
      const steps = (await statusSteps(db, [row.id]))(row.id);
      const known = announcedStatusOf(row, steps);
      const isPending = known.status === 'pending' && row.withdrawn_at === null;
      return {
        ...detailsAnswer({ ...row, ...unconfirmed.get(row.id) }),
        ...known,
        history: await historyOf(row.id, steps),
        information_request: isPending ? await openInformationRequest(db, row.id) : null,
        openings: await openingsOf(db, row.id),
      };
    },

    requestedAccount: async (account, email) => {
      if (!isFilled(email)) return account.id;
      const key = canonicalEmail(email);
      if (key === account.email_key) return account.id;
      if (account.role !== 'admin') throw forbidden({ kind: 'account', emailKey: key });
      const found = await db.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
      return found?.id;
    },
  };
}

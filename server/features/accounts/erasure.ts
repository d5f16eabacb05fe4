import { randomUUID } from 'node:crypto';
import { canonicalEmail, ownAccountTexts, resetTexts } from '@imc/api/contract';
import { sql } from 'kysely';
import { hasRow } from '../../db/count-rows.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { type Account, accountColumns } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { invalid, notSignedIn, RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import type { PictureKind } from '../../storage/storage.ts';
import type { Mails } from '../mails/mails-plugin.ts';
import type { SettleApprovals } from '../memberships/settle-approvals.ts';
import { newsletterTemplates } from '../newsletter/newsletter.ts';
import { lockLedger } from '../payments/ledger/ledger.ts';
import type { PaymentConfirmations } from '../payments/payment-confirmations.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { IsCurrentPassword } from './current-password.ts';
import { codeThrottleKey } from './second-factor.ts';

/** At the request of the owner. */
export interface Erasure {
  /**
   * Erases the account with everything in it, in one transaction. Only an anonymous row of `erasures` stays. The hourly sweeps remove what
   * can't be removed here. Throws a 400 if the password is wrong, and a 403 for admins and for accounts with decisions on other
   * people's applications, changed settings or corrected accounts.
   */
  erase(account: Account, password: string, client: string): Promise<void>;
  /** Erases an account that a restored backup has brought back. Does nothing if there is none. Throws a 403 as `erase`. */
  eraseAgain(accountId: number): Promise<void>;
}

type StoredFile = readonly [kind: PictureKind, name: string];

interface ErasureDeps
  extends Pick<Infrastructure, 'db' | 'clock' | 'storage' | 'onStrayFile' | 'truncateLog'> {
  readonly isCurrentPassword: IsCurrentPassword;
  readonly sweepMailFiles: Mails['sweepFiles'];
  readonly securityLog: SecurityLog;
  readonly issueReceiptsOf: PaymentConfirmations['issueReceiptsOf'];
  readonly settleApprovals: SettleApprovals;
}

const adminsStay = () => new RefusalError(403, ownAccountTexts.adminsStay);

/** Whether the account is in the history of another's application, or has opened one. */
const hasDecided = (within: Db | Tx, accountId: number): Promise<boolean> => {
  const changedIn = (history: 'application_status_history' | 'application_payment_history') =>
    sql<number>`(select application_id from ${sql.table(history)} where changed_by = ${accountId})`;
  const requestsBy = within
    .selectFrom('information_requests')
    .select('application_id')
    .where('asked_by', '=', accountId);
  const noted = within
    .selectFrom('application_notes')
    .select('application_id')
    .where('written_by', '=', accountId);
  const opened = within
    .selectFrom('application_openings')
    .select('application_id')
    .where('opened_by', '=', accountId);
  const decided = within
    .selectFrom('applications')
    .select('id')
    .where('user_id', '!=', accountId)
    .where(({ eb, or }) =>
      or([
        eb('id', 'in', changedIn('application_status_history')),
        eb('id', 'in', changedIn('application_payment_history')),
        eb('id', 'in', requestsBy),
        eb('id', 'in', noted),
        eb('id', 'in', opened),
      ]),
    )
    .limit(1);
  return hasRow(decided);
};

/** Whether the account has recorded what happened to a membership. */
const hasRecorded = (tx: Tx, accountId: number) =>
  hasRow(tx.selectFrom('standing_events').select('id').where('recorded_by', '=', accountId).limit(1));

/** Whether the account has changed a setting or corrected another account, whose history stays. */
const hasChanged = (tx: Tx, history: 'setting_changes' | 'account_corrections', accountId: number) =>
  hasRow(tx.selectFrom(history).select('id').where('changed_by', '=', accountId).limit(1));

/** Whether the account has recorded money, asked to take it back, or decided on that. */
const hasRecordedMoney = async (tx: Tx, accountId: number): Promise<boolean> =>
  (await hasRow(tx.selectFrom('transfers').select('id').where('recorded_by', '=', accountId).limit(1))) ||
  (await hasRow(tx.selectFrom('allocations').select('id').where('recorded_by', '=', accountId).limit(1))) ||
  (await hasRow(
    tx.selectFrom('transfer_returns').select('id').where('recorded_by', '=', accountId).limit(1),
  )) ||
  (await hasRow(tx.selectFrom('charges').select('id').where('waived_by', '=', accountId).limit(1))) ||
  hasRow(
    tx
      .selectFrom('take_backs')
      .select('id')
      .where(({ eb, or }) => or([eb('asked_by', '=', accountId), eb('decided_by', '=', accountId)]))
      .limit(1),
  );

/** The money stays, without the texts that may name the person. */
const eraseMoneyTexts = async (tx: Tx, accountId: number): Promise<void> => {
  const charges = tx.selectFrom('charges').select('id').where('account_id', '=', accountId);
  await tx
    .updateTable('charges')
    .set({ state: 'void' })
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where('allocated', '=', 0)
    .execute();
  await tx
    .updateTable('allocations')
    .set({ reason: '' })
    .where('charge_id', 'in', charges)
    .where('reason', 'is not', null)
    .execute();
  await tx.updateTable('take_backs').set({ reason: '' }).where('charge_id', 'in', charges).execute();
  await tx
    .updateTable('charges')
    .set({ waived_reason: '' })
    .where('account_id', '=', accountId)
    .where('waived_reason', 'is not', null)
    .execute();
  const transfers = tx.selectFrom('transfers').select('id').where('account_id', '=', accountId);
  await tx
    .updateTable('transfer_returns')
    .set({ reason: '' })
    .where('transfer_id', 'in', transfers)
    .execute();
  const own = await transfers.select('bank_reference_key').execute();
  for (const { id, bank_reference_key } of own)
    await tx
      .updateTable('transfers')
      .set({
        payer: null,
        payer_key: '',
        reason: null,
        bank_reference: null,
        // Still tells whether a transfer is recorded twice.
        bank_reference_key: bank_reference_key === null ? null : sha256(bank_reference_key),
      })
      .where('id', '=', id)
      .execute();
};

/** Mails with a reset link have no account until they are sent. */
const eraseResetMails = async (tx: Tx, emailKey: string): Promise<void> => {
  const rows = await tx
    .selectFrom('mail_outbox')
    .select(['id', 'data'])
    .where('template', '=', 'password-reset')
    .where('user_id', 'is', null)
    .where('data', 'is not', null)
    .execute();
  const ids = rows
    .filter(
      ({ data }) => canonicalEmail((JSON.parse(data ?? '{}') as { email?: string }).email ?? '') === emailKey,
    )
    .map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('mail_outbox').where('id', 'in', ids).execute();
};

/**
 * Deletes mails of the newsletter, the subscription and messages of an address, and returns the number of subscriptions. Only for a proven
 * address: it may be somebody else's.
 */
const eraseByAddress = async (tx: Tx, emailKey: string): Promise<number> => {
  await tx
    .deleteFrom('mail_outbox')
    .where('template', 'in', newsletterTemplates)
    .where(({ fn, eb }) => eb(fn('lower', ['to_address']), '=', emailKey))
    .execute();
  await tx.deleteFrom('contact_messages').where('email_key', '=', emailKey).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_subscriptions')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Returns the files that the rows referenced. */
const eraseRows = async (
  { clock, issueReceiptsOf, securityLog }: ErasureDeps,
  tx: Tx,
  { id: accountId, email_key, email_proven_at }: Account,
): Promise<StoredFile[]> => {
  await lockLedger(tx);
  // Changing the key locks the row, so that concurrent requests of the account finish before or
  // fail after the erasure.
  const erased = await tx
    .updateTable('users')
    .set({ email_key: `erased ${randomUUID()}`, closed_at: stamp(clock) })
    .where('id', '=', accountId)
    .returning(['role', 'password_hash', 'profile_photo'])
    .executeTakeFirst();
  // A concurrent request has erased the account.
  if (!erased) throw notSignedIn();
  const { role, password_hash, profile_photo } = erased;
  if (
    role === 'admin' ||
    (await hasDecided(tx, accountId)) ||
    (await hasRecordedMoney(tx, accountId)) ||
    (await hasChanged(tx, 'setting_changes', accountId)) ||
    (await hasChanged(tx, 'account_corrections', accountId)) ||
    (await hasRecorded(tx, accountId))
  )
    throw adminsStay();

  const ownApplications = tx.selectFrom('applications').where('user_id', '=', accountId);
  const applications = await ownApplications.select(['proof_file', 'submitted_at']).execute();
  const replaced = await tx
    .selectFrom('replaced_proofs')
    .select('file')
    .where('application_id', 'in', ownApplications.select('id'))
    .execute();
  // The links of the chain stay. Without the salt of their steps they can't be traced to anybody.
  const steps = await tx
    .deleteFrom('application_status_history')
    .where('application_id', 'in', ownApplications.select('id'))
    .executeTakeFirst();
  await issueReceiptsOf(tx, accountId);
  await eraseMoneyTexts(tx, accountId);
  // The Institute's accounting keeps number, grade, amount and date of its receipts.
  await tx
    .updateTable('receipts')
    .set({ name: '' })
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('application_id', 'in', ownApplications.select('id')),
        eb('charge_id', 'in', selectFrom('charges').select('id').where('account_id', '=', accountId)),
      ]),
    )
    .execute();
  // The membership stays with number, grades and events, and names nobody.
  await tx
    .deleteFrom('standing_reasons')
    .where('event_id', 'in', ({ selectFrom }) =>
      selectFrom('standing_events')
        .innerJoin('memberships', 'memberships.number', 'standing_events.number')
        .select('standing_events.id')
        .where('memberships.account_id', '=', accountId),
    )
    .execute();
  const documents = await tx
    .selectFrom('name_changes')
    .select('document')
    .where('user_id', '=', accountId)
    .where('document', 'is not', null)
    .execute();
  // Triggers subtract the applications from the counts. Foreign keys delete what belongs to an application.
  await tx.deleteFrom('applications').where('user_id', '=', accountId).execute();
  const sessions = await tx.deleteFrom('sessions').where('user_id', '=', accountId).executeTakeFirst();
  await tx.deleteFrom('password_resets').where('user_id', '=', accountId).execute();
  await tx
    .deleteFrom('idempotency_keys')
    .where(({ eb, or }) =>
      or([
        eb('scope', 'in', [
          `application:${accountId}`,
          `replace-proof:${accountId}`,
          `answer-information-request:${accountId}`,
        ]),
        eb('secret_hash', '=', password_hash),
      ]),
    )
    .execute();
  const subscriptions = email_proven_at === null ? 0 : await eraseByAddress(tx, email_key);
  await tx
    .deleteFrom('sign_in_failures')
    .where('address_hash', 'in', [sha256(email_key), sha256(codeThrottleKey(email_key))])
    .execute();
  await tx.deleteFrom('refused_addresses').where('email_key', '=', email_key).execute();
  await eraseResetMails(tx, email_key);
  await tx.deleteFrom('users').where('id', '=', accountId).execute();
  await securityLog.add(tx, { kind: 'account-erased', accountId });

  const files: StoredFile[] = [
    ...applications.flatMap(({ proof_file }) => (proof_file ? [['proof', proof_file] as const] : [])),
    ...replaced.map(({ file }) => ['proof', file] as const),
    ...documents.flatMap(({ document }) => (document ? [['document', document] as const] : [])),
    ...(profile_photo ? [['photo', profile_photo] as const] : []),
  ];
  const submitted = applications.filter(({ submitted_at }) => submitted_at !== null).length;
  await tx
    .insertInto('erasures')
    .values({
      id: randomUUID(),
      erased_at: stamp(clock),
      applications: submitted,
      drafts: applications.length - submitted,
      files: files.length,
      sessions: Number(sessions.numDeletedRows),
      subscriptions,
      status_changes: Number(steps.numDeletedRows),
    })
    .execute();
  return files;
};

export function createErasure(deps: ErasureDeps): Erasure {
  const eraseNow = async (account: Account) => {
    // So that an approval that can't be undone any more leaves a membership.
    await deps.settleApprovals();
    const files = await deps.db.transaction().execute((tx) => eraseRows(deps, tx, account));
    for (const [kind, name] of files) await deps.storage.remove(kind, name).catch(deps.onStrayFile);
    await deps.sweepMailFiles().catch(deps.onStrayFile);
    await deps.truncateLog().catch(deps.onStrayFile);
  };
  return {
    erase: async (account, password, client) => {
      if (account.role === 'admin') throw adminsStay();
      if (!(await deps.isCurrentPassword(account, password, client))) {
        throw invalid({ password: resetTexts.wrongCurrent });
      }
      await eraseNow(account);
    },
    eraseAgain: async (accountId) => {
      const account = await deps.db
        .selectFrom('users')
        .select(accountColumns)
        .where('id', '=', accountId)
        .executeTakeFirst();
      if (account) await eraseNow(account);
    },
  };
}

import {
  type AccountDetails,
  accountSearchText,
  canonicalEmail,
  changedDetails,
  type correctAccountCall,
  correctionProblems,
  peopleTexts,
} from '@imc/api/contract';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { invalid, notFound, RefusalError } from '../../shared/refusal-error.ts';
import { emailTaken } from '../accounts/accounts.ts';
import { isAddressTaken } from '../accounts/address-links.ts';
import { type AccountDeps, changeAccount } from './account-changes.ts';

/** Throws a 404 if there is no such account. */
export const lockAccount = async (tx: Tx, id: number) => {
  // Writing locks the row, so that the owner can't prove the address meanwhile.
  const account = await tx
    .updateTable('users')
    .set(({ ref }) => ({ security_version: ref('security_version') }))
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['id', 'name', 'email', 'phone_number', 'email_proven_at'])
    .executeTakeFirst();
  if (!account) throw notFound(peopleTexts.notFound);
  return account;
};

/** With what is derived from them. Throws a 409 if the address is taken. */
const writeDetails = async (
  { clock }: Pick<AccountDeps, 'clock'>,
  tx: Tx,
  accountId: number,
  details: AccountDetails,
): Promise<void> => {
  if (await isAddressTaken(tx, clock, details.email, accountId)) throw emailTaken();
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

/** Writes what has changed, with its row and its mails. Throws a 409 if the address is taken. */
export async function writeCorrection(
  deps: AccountDeps,
  tx: Tx,
  by: Account,
  account: Awaited<ReturnType<typeof lockAccount>>,
  { details, reason }: { readonly details: AccountDetails; readonly reason: string },
): Promise<void> {
  const { id } = account;
  const changed = changedDetails(account, details);
  if (changed.length === 0) return;
  await writeDetails(deps, tx, id, details);
  await tx
    .insertInto('account_corrections')
    .values({
      account_id: id,
      changed_by: by.id,
      changed_at: stamp(deps.clock),
      reason,
      changes: JSON.stringify(
        changed.map((detail) => ({ detail, from: account[detail], to: details[detail] })),
      ),
    })
    .execute();
  if (changed.includes('email')) {
    await deps.sessions.endAll(tx, id);
    await deps.resetLinks.retire(tx, id);
    await deps.addressLinks.retire(tx, id, ['confirm', 'change', 'stop']);
    await deps.notices.confirmAddress(tx, { ...details, id });
  }
  for (const detail of changed)
    await deps.securityLog.add(tx, {
      kind: 'account-corrected',
      subject: { kind: 'account', id },
      detail,
    });
  await deps.notices.accountCorrected(tx, account, { ...details, id }, { details: changed, reason });
}

/**
 * Corrects another account and returns its name. Throws a 400 by `correctionProblems`, a 403 for the admin's own account, a 404 if there is
 * none, and a 409 if the details are not `seen`, or if the address is taken or proven.
 */
export async function correctAccount(
  deps: AccountDeps,
  by: Account,
  { account_id: id, seen, reason: typedReason, ...details }: z.output<typeof correctAccountCall.body>,
): Promise<string> {
  const reason = typedReason.trim();
  if (by.id === id) throw new RefusalError(403, peopleTexts.ownDetails);
  const problems = correctionProblems({ ...details, reason }, seen);
  if (problems)
    throw problems.message === undefined ? invalid(problems.fields) : new RefusalError(400, problems.message);
  return changeAccount(deps, async (tx) => {
    const account = await lockAccount(tx, id);
    const changed = changedDetails(account, details);
    if (changed.length === 0) return account.name;
    if (changedDetails(account, seen).length > 0)
      throw new RefusalError(409, peopleTexts.detailsChangedSince(account.name));
    if (changed.includes('email') && account.email_proven_at !== null)
      throw new RefusalError(409, peopleTexts.addressProven, {
        errors: { email: peopleTexts.addressProven },
      });
    await writeCorrection(deps, tx, by, account, { details, reason });
    return details.name;
  });
}

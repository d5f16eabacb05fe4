import {
  type decideNameChangeCall,
  isFilled,
  type NameChange,
  nameChangeProblems,
  nameChangeTexts,
  type nameRequestSchema,
  uploadTexts,
} from '@imc/api/contract';
import type * as z from 'zod/mini';
import { outageOf } from '../../db/outage.ts';
import type { Db, NameChangesTable, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { invalid, notFound, RefusalError } from '../../shared/refusal-error.ts';
import { newPictureName } from '../../storage/storage.ts';
import { reencodePicture } from '../uploads/pictures.ts';
import type { UploadQuota } from '../uploads/upload-quota.ts';
import { type AccountDeps, changeAccount } from './account-changes.ts';
import { lockAccount, writeCorrection } from './correct-account.ts';

/** Requests of members for another name (ACC-26, PPL-14). All but `newest` return the text for the user. */
export interface NameChanges {
  /** Of the account. Null if it has never asked. */
  newest(account: Account): Promise<NameChange | null>;
  /** Throws a 400 by `nameChangeProblems` or without a picture, a 409 while another request waits, and what storing a picture throws. */
  ask(
    account: Account,
    request: z.output<typeof nameRequestSchema>,
    document: Buffer | undefined,
  ): Promise<string>;
  /** Throws a 409 if none waits. */
  withdraw(account: Account): Promise<string>;
  /** Throws a 400 for a refusal without an answer, a 403 for the own account, a 404 if there is none, and a 409 if it does not wait any more. */
  decide(by: Account, decision: z.output<typeof decideNameChangeCall.body>): Promise<string>;
}

interface Deps extends AccountDeps, Pick<Infrastructure, 'storage' | 'onStrayFile'> {
  readonly quota: UploadQuota;
}

const requests = (db: Db) =>
  db
    .selectFrom('name_changes')
    .select(['id', 'name', 'reason', 'document', 'state', 'asked_at', 'decided_at', 'answer']);

/** Of these accounts, by account. */
export const openNameChanges = async (db: Db, accountIds: readonly number[]) => {
  if (accountIds.length === 0) return new Map<number, NameChange>();
  const rows = await requests(db)
    .select('user_id')
    .where('user_id', 'in', accountIds)
    .where('state', '=', 'open')
    .execute();
  return new Map(rows.map(({ user_id, ...request }) => [user_id, request]));
};

export function createNameChanges(deps: Deps): NameChanges {
  const { db, clock, storage, quota, securityLog, onStrayFile } = deps;

  /** The sweep tries again. */
  const removeFile = async (name: string | null): Promise<void> => {
    if (name !== null) await storage.remove('document', name).catch(onStrayFile);
  };

  /** Throws a 409 if the request does not wait any more. */
  const close = async (
    tx: Tx,
    id: number,
    outcome: { readonly state: NameChangesTable['state']; readonly answer?: string | null },
  ): Promise<void> => {
    const { numUpdatedRows } = await tx
      .updateTable('name_changes')
      .set({ ...outcome, document: null, decided_at: stamp(clock) })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RefusalError(409, nameChangeTexts.notOpen);
  };

  return {
    newest: async ({ id }) =>
      (await requests(db).where('user_id', '=', id).orderBy('id', 'desc').limit(1).executeTakeFirst()) ??
      null,

    ask: async (account, { name, reason }, file) => {
      const problems = nameChangeProblems({ name, reason }, account.name);
      if (problems) throw invalid(problems.fields);
      if (!file || file.length === 0) throw invalid({ document: uploadTexts.missing });
      // Decoding is slow, so look first.
      if ((await openNameChanges(db, [account.id])).size > 0)
        throw new RefusalError(409, nameChangeTexts.waiting);
      await quota.check(account.id, file.length);
      const picture = await reencodePicture(file, `account ${account.id}`);
      const document = newPictureName(picture.extension);
      try {
        await storage.write('document', document, picture.bytes);
        await db.transaction().execute(async (tx) => {
          await lockAccount(tx, account.id);
          await quota.take(tx, account.id, file.length);
          const added = await tx
            .insertInto('name_changes')
            .values({
              user_id: account.id,
              name: name.trim(),
              reason: reason.trim(),
              document,
              state: 'open',
              asked_at: stamp(clock),
            })
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .executeTakeFirst();
          if (!added) throw new RefusalError(409, nameChangeTexts.waiting);
          await securityLog.add(tx, { kind: 'name-change-asked' });
        });
      } catch (error) {
        // After a refusal or on a full disk, no row references the file. After other errors, the sweep checks.
        if (error instanceof RefusalError || outageOf(error) === 'full') await removeFile(document);
        throw error;
      }
      return nameChangeTexts.asked;
    },

    withdraw: async ({ id }) => {
      const open = (await openNameChanges(db, [id])).get(id);
      if (!open) throw new RefusalError(409, nameChangeTexts.notOpen);
      await db.transaction().execute((tx) => close(tx, open.id, { state: 'withdrawn' }));
      await removeFile(open.document);
      return nameChangeTexts.withdrawn;
    },

    decide: async (by, { name_change_id: id, agreed, answer: typed = '' }) => {
      const answer = typed.trim();
      if (!agreed && !isFilled(answer)) throw invalid({ answer: nameChangeTexts.answerRequired });
      const request = await requests(db).select('user_id').where('id', '=', id).executeTakeFirst();
      if (!request) throw notFound(nameChangeTexts.notFound);
      const { user_id, name, reason, document } = request;
      if (user_id === by.id) throw new RefusalError(403, nameChangeTexts.own);
      await changeAccount(deps, async (tx) => {
        const account = await lockAccount(tx, user_id);
        await close(tx, id, { state: agreed ? 'agreed' : 'refused', answer: answer || null });
        if (agreed) {
          const { phone_number, email } = account;
          await writeCorrection(deps, tx, by, account, {
            details: { name, phone_number, email },
            reason: answer || reason,
          });
        } else {
          await securityLog.add(tx, {
            kind: 'name-change-refused',
            subject: { kind: 'account', id: user_id },
          });
          await deps.notices.accountChanged(tx, account, 'name-refused');
        }
      });
      await removeFile(document);
      return agreed ? nameChangeTexts.agreed(name) : nameChangeTexts.refused(name);
    },
  };
}

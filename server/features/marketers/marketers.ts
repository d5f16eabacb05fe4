import {
  canonicalEmail,
  changedMarketer,
  keysOf,
  type Marketer,
  type MarketerChanges,
  mapKeys,
  marketerCodeKey,
  marketerFields,
  marketerProblems,
  marketerTexts,
  type NewMarketer,
} from '@imc/api/contract';
import type { Db } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { invalid, notFound, RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { selectCountedMarketers } from './marketer-codes.ts';

/** People who refer applicants. */
export interface Marketers {
  /** Throws a 400 if a field is empty and a 409 if the address or the code is taken, also by a deleted marketer. */
  add(marketer: NewMarketer, by: Account, idempotencyKey: string | undefined): Promise<{ message: string }>;
  /** Omitted fields stay. Throws a 400 if a field is empty, a 404 if the marketer is unknown or deleted, and a 409 if the address is taken. */
  update(id: number, changes: MarketerChanges): Promise<void>;
  /**
   * Deletes address and telephone; name, code and day stay for the history. The code, which applications contain, is never reused. Throws a 404
   * if the marketer is unknown or deleted.
   */
  remove(id: number): Promise<void>;
}

/** The 409 for a taken code or address. Returns any other error unchanged. */
function conflictIn(error: unknown): unknown {
  const constraint = brokenUnique(error);
  if (constraint === undefined) return error;
  const field = constraint.includes('code_key') ? 'marketer_code' : 'email';
  const message = field === 'email' ? marketerTexts.emailTaken : marketerTexts.codeTaken;
  return new RefusalError(409, message, { errors: { [field]: message } });
}

/** Newest first. */
export const listMarketers = (db: Db): Promise<Marketer[]> =>
  selectCountedMarketers(db)
    .select(['id', ...keysOf(marketerFields)])
    .orderBy('id', 'desc')
    .execute();

/** Undefined if the code is free. */
const codeProblem = async (db: Db, codeKey: string): Promise<string | undefined> => {
  const owner = await db
    .selectFrom('marketers')
    .select('deleted_at')
    .where('code_key', '=', codeKey)
    .executeTakeFirst();
  if (!owner) return undefined;
  return owner.deleted_at === null ? marketerTexts.codeTaken : marketerTexts.codeRetired;
};

const conflictOf = async (db: Db, marketer: NewMarketer): Promise<RefusalError | undefined> => {
  const errors: Record<string, string> = {};
  const code = await codeProblem(db, marketerCodeKey(marketer.marketer_code) ?? '');
  if (code) errors.marketer_code = code;
  const email = await db
    .selectFrom('marketers')
    .select('id')
    .where('email_key', '=', canonicalEmail(marketer.email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (email) errors.email = marketerTexts.emailTaken;
  const messages = Object.values(errors);
  return messages.length > 0 ? new RefusalError(409, messages.join(' '), { errors }) : undefined;
};

export function createMarketers({
  db,
  idempotency,
  clock,
  securityLog,
}: Pick<Infrastructure, 'db' | 'idempotency' | 'clock'> & {
  readonly securityLog: SecurityLog;
}): Marketers {
  return {
    add: async (marketer, by, key) => {
      const problems = marketerProblems(marketer);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      return idempotency.run(
        { scope: `marketer:${by.id}`, key, fingerprint: sha256(JSON.stringify(marketer)) },
        {
          prepare: async () => {
            const refusal = await conflictOf(db, marketer);
            if (refusal) throw refusal;
          },
          transaction: async (tx) => {
            const codeKey = marketerCodeKey(marketer.marketer_code) ?? '';
            try {
              const { id } = await tx
                .insertInto('marketers')
                .values({
                  ...marketer,
                  email_key: canonicalEmail(marketer.email),
                  code_key: codeKey,
                  created_at: stamp(clock),
                })
                .returning('id')
                .executeTakeFirstOrThrow();
              await securityLog.add(tx, { kind: 'marketer-added', subject: { kind: 'marketer', id } });
            } catch (error) {
              throw conflictIn(error);
            }
            return { message: marketerTexts.added };
          },
        },
      );
    },

    update: async (id, changes) => {
      const before = await db
        .selectFrom('marketers')
        .select(keysOf(marketerFields))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!before) throw notFound(marketerTexts.notFound);
      const marketer = changedMarketer(before, changes);
      const problems = marketerProblems(marketer);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const changed = keysOf(marketerFields).filter((name) => marketer[name] !== before[name]);
      if (changed.length === 0) return;
      try {
        await db.transaction().execute(async (tx) => {
          const updated = await tx
            .updateTable('marketers')
            .set({
              ...mapKeys(changed, (name) => marketer[name]),
              ...(changed.includes('email') && { email_key: canonicalEmail(marketer.email) }),
            })
            .where('id', '=', id)
            .where('deleted_at', 'is', null)
            .returning('id')
            .executeTakeFirst();
          if (!updated) throw notFound(marketerTexts.notFound);
          await securityLog.add(tx, { kind: 'marketer-changed', subject: { kind: 'marketer', id } });
        });
      } catch (error) {
        throw conflictIn(error);
      }
    },

    remove: async (id) => {
      await db.transaction().execute(async (tx) => {
        const deleted = await tx
          .updateTable('marketers')
          .set({ deleted_at: stamp(clock), email: '', email_key: '', phone: '' })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!deleted) throw notFound(marketerTexts.notFound);
        await securityLog.add(tx, { kind: 'marketer-deleted', subject: { kind: 'marketer', id } });
      });
    },
  };
}

import { type addMarketerCall, canonicalEmail, isEmail, isFilled, type Marketer } from '@imc/api/contract';
import type * as z from 'zod/mini';
import type { Db } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Account } from '../accounts/users.ts';
import { type Clock, stamp } from '../clock.ts';
import type { Idempotency } from '../idempotency.ts';
import { invalid, notFound, RefusalError } from '../refusal-error.ts';
import { sha256 } from '../sessions/tokens.ts';

type NewMarketer = z.output<typeof addMarketerCall.body>;

/** The form in which marketer codes are compared: trimmed and in capitals; null where there is none. */
export const marketerCodeKey = (code: string): string | null =>
  code.trim().normalize('NFC').toUpperCase() || null;

const texts = {
  added: 'Marketer added successfully',
  code: 'This marketer code is taken.',
  retiredCode: 'This code belonged to a deleted marketer. Please choose another one.',
  email: 'This email address belongs to another marketer.',
  notFound: 'No such marketer was found.',
  required: {
    full_name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    marketer_code: 'Marketer code is required',
  },
  emailForm: 'Please enter a valid email address',
} as const;

export interface Marketers {
  /** All marketers, newest first, with the number of submitted applications that carry their code. */
  list(): Promise<Marketer[]>;
  /** 400 where a field is empty, 409 where the code or the address is taken. A deleted marketer's code stays taken. */
  add(marketer: NewMarketer, by: Account, idempotencyKey: string | undefined): Promise<{ message: string }>;
  /** Deletes all but the code, which applications keep and nobody else is given. 404 where there is none. */
  remove(id: number): Promise<void>;
}

function problemsOf(marketer: NewMarketer): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, text] of Object.entries(texts.required)) {
    if (!isFilled(marketer[field as keyof NewMarketer])) problems[field] = text;
  }
  if (!problems.email && !isEmail(marketer.email)) problems.email = texts.emailForm;
  return problems;
}

export function createMarketers(db: Db, idempotency: Idempotency, clock: Clock): Marketers {
  const isRetired = async (tx: Db, codeKey: string): Promise<boolean> =>
    (await tx
      .selectFrom('retired_marketer_codes')
      .select('code_key')
      .where('code_key', '=', codeKey)
      .executeTakeFirst()) !== undefined;

  const taken = async (marketer: NewMarketer): Promise<RefusalError | undefined> => {
    const errors: Record<string, string> = {};
    const codeKey = marketerCodeKey(marketer.marketer_code) ?? '';
    const code = await db
      .selectFrom('marketers')
      .select('id')
      .where('code_key', '=', codeKey)
      .executeTakeFirst();
    if (code) errors.marketer_code = texts.code;
    else if (await isRetired(db, codeKey)) errors.marketer_code = texts.retiredCode;
    const email = await db
      .selectFrom('marketers')
      .select('id')
      .where('email_key', '=', canonicalEmail(marketer.email))
      .executeTakeFirst();
    if (email) errors.email = texts.email;
    const messages = Object.values(errors);
    return messages.length > 0 ? new RefusalError(409, messages.join(' '), { errors }) : undefined;
  };

  return {
    list: () =>
      db
        .selectFrom('marketers')
        .leftJoin('application_counts', (join) =>
          join
            .onRef('application_counts.value', '=', 'marketers.code_key')
            .on('application_counts.counted_by', '=', 'marketer code'),
        )
        .select(['id', 'full_name', 'email', 'phone', 'marketer_code'])
        .select(({ fn, val }) => fn.coalesce('application_counts.count', val(0)).as('applications_count'))
        .orderBy('id', 'desc')
        .execute(),

    add: async (marketer, by, key) => {
      const problems = problemsOf(marketer);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      return idempotency.run(
        { scope: `marketer:${by.id}`, key, fingerprint: sha256(JSON.stringify(marketer)) },
        {
          prepare: async () => {
            const refusal = await taken(marketer);
            if (refusal) throw refusal;
          },
          transaction: async (tx) => {
            const codeKey = marketerCodeKey(marketer.marketer_code) ?? '';
            try {
              await tx
                .insertInto('marketers')
                .values({
                  ...marketer,
                  email_key: canonicalEmail(marketer.email),
                  code_key: codeKey,
                  created_at: stamp(clock),
                })
                .execute();
            } catch (error) {
              const constraint = brokenUnique(error);
              if (constraint === undefined) throw error;
              const field = constraint.includes('code_key') ? 'marketer_code' : 'email';
              const message = field === 'email' ? texts.email : texts.code;
              throw new RefusalError(409, message, { errors: { [field]: message } });
            }
            // Asked again now that the row is in: a deletion that let the code go in the meantime has retired it.
            if (await isRetired(tx, codeKey)) {
              const errors = { marketer_code: texts.retiredCode };
              throw new RefusalError(409, texts.retiredCode, { errors });
            }
            return { message: texts.added };
          },
        },
      );
    },

    remove: async (id) => {
      await db.transaction().execute(async (tx) => {
        const deleted = await tx
          .deleteFrom('marketers')
          .where('id', '=', id)
          .returning('code_key')
          .executeTakeFirst();
        if (!deleted) throw notFound(texts.notFound);
        await tx
          .insertInto('retired_marketer_codes')
          .values({ code_key: deleted.code_key, retired_at: stamp(clock) })
          .execute();
      });
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { ApplicationStatus, MailState, MailTemplate } from '@imc/api/contract';
import type { MailContent, MailData } from '@imc/ui/mail';
import { type Selectable, sql } from 'kysely';
import type { Db, MailOutboxTable, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { after, stamp } from '../../shared/clock.ts';
import { countDelivery } from '../newsletter/deliveries.ts';
import { farFuture, givenUpAfter, lease, resetGivenUpAfter, waitAfter } from './times.ts';

/** With a link about the address of the account (`AddressLinks`). */
export type AddressMail = 'address-confirm' | 'address-change' | 'address-stop';

/** They stay with the address for which the link was made. */
const addressMails: readonly MailTemplate[] = ['address-confirm', 'address-change', 'address-stop'];

export const isAddressMail = <Mail extends MailFacts>(
  mail: Mail,
): mail is Extract<Mail, { template: AddressMail }> => addressMails.includes(mail.template);

/**
 * A stored mail: its template and facts. Reset links are secrets and created when the mail is sent, so only the address is stored
 * (docs/decisions/0015); links of the newsletter are created then, too. A decision is stored with the status that the member knows.
 */
export type MailFacts =
  | Exclude<
      MailContent,
      {
        template:
          | 'welcome'
          | 'password-reset'
          | 'decision'
          | 'newsletter-confirm'
          | 'newsletter-post'
          | AddressMail;
      }
    >
  | {
      readonly [Template in AddressMail]: {
        readonly template: Template;
        readonly data: Omit<MailData[Template], 'link'> & { readonly linkId: number };
      };
    }[AddressMail]
  | {
      readonly template: 'welcome';
      /** Mails of an earlier program have no link. */
      readonly data: Omit<MailData['welcome'], 'link'> & { readonly linkId?: number };
    }
  | { readonly template: 'newsletter-confirm'; readonly data: Readonly<Record<string, never>> }
  | {
      readonly template: 'newsletter-post';
      readonly data: Omit<MailData['newsletter-post'], 'link' | 'leave'> & { readonly postId: string };
    }
  | { readonly template: 'password-reset'; readonly data: { readonly email: string } }
  | {
      readonly template: 'decision';
      readonly data: MailData['decision'] & { readonly known: ApplicationStatus };
    };

export type NewMail = MailFacts & {
  /** Undefined if the recipient is looked up when the mail is sent. */
  readonly to?: { readonly userId?: number; readonly name: string; readonly address: string };
  readonly applicationId?: number;
  /** In milliseconds. Default: none. */
  readonly delay?: number;
  /** A second mail with the same key is not queued. Default: none. */
  readonly dedupeKey?: string;
};

/** Taken by this worker to be sent. */
export type TakenMail = MailFacts & {
  readonly row: Pick<
    Selectable<MailOutboxTable>,
    | 'id'
    | 'message_id'
    | 'to_name'
    | 'to_address'
    | 'user_id'
    | 'application_id'
    | 'attempts'
    | 'not_before'
    | 'give_up_at'
  >;
};

/** Bulk mails wait for each other, urgent ones never for them (MAIL-14). */
export type Lane = 'urgent' | 'bulk';

const bulkTemplates: readonly MailTemplate[] = ['newsletter-post', 'staff-digest'];
const isBulk = (lane: Lane) => (lane === 'bulk' ? 1 : 0);

/** Several processes may use it at once. */
export interface MailQueue {
  /** In the transaction of the event. Wake the delivery once it is committed. */
  enqueue(within: Db | Tx, mail: NewMail): Promise<void>;
  /** Takes the mail of the lane that has been due for longest, for a lease. Undefined if none is due. */
  take(lane: Lane): Promise<TakenMail | undefined>;
  /** Ends an attempt. Has no effect if another worker has taken over the mail. */
  finish(
    mail: TakenMail,
    state: Extract<MailState, 'sent' | 'failed' | 'cancelled'>,
    error?: string,
  ): Promise<void>;
  /** Queues a mail again after a failed attempt. The mail fails if that would be after it is given up. */
  retry(mail: TakenMail, error: string): Promise<Extract<MailState, 'queued' | 'failed'>>;
  /** A mail without a recipient. */
  remove(mail: TakenMail): Promise<void>;
  /** Undefined if none is waiting. */
  nextDue(lane: Lane): Promise<Date | undefined>;
  /** Makes mails due that were queued with a wrong clock, far in the future. */
  hasten(): Promise<void>;
  /** Which of these have their content still. By `Mail.id`. */
  storedOf(messageIds: readonly string[]): Promise<ReadonlySet<string>>;
}

const waiting: readonly MailState[] = ['queued', 'sending'];
/** As text of the statement, because SQLite uses the partial index `mail_outbox_due` for no other. */
const waitingText = sql<MailState>`('queued', 'sending')`;

/** Gives the unsent mails of an account its corrected name and address. */
export async function readdressMails(
  tx: Tx,
  userId: number,
  { name, address }: { readonly name: string; readonly address: string },
): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set({ to_name: name, to_address: address })
    .where('user_id', '=', userId)
    .where('state', 'in', [...waiting, 'failed'])
    .where('to_address', 'is not', null)
    .where('template', 'not in', addressMails)
    .execute();
}

/** Cancels an application's mails of a template, unless they are being sent. Returns their facts, oldest first. */
export async function cancelQueuedMails<T extends MailTemplate>(
  tx: Tx,
  template: T,
  applicationId: number,
): Promise<Extract<MailFacts, { template: T }>['data'][]> {
  const rows = await tx
    .updateTable('mail_outbox')
    .set({ state: 'cancelled' })
    .where('template', '=', template)
    .where('application_id', '=', applicationId)
    .where('state', '=', 'queued')
    .returning(['id', 'data'])
    .execute();
  return rows.sort((a, b) => a.id - b.id).map(({ data }) => JSON.parse(data ?? '{}'));
}

/** The mail, if this worker still holds it: every attempt has its own number. */
const held = (within: Db | Tx, { row: { id, attempts } }: TakenMail) =>
  within
    .updateTable('mail_outbox')
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts);

const idsPerQuery = 500;

export function createMailQueue({
  db,
  kind,
  clock,
}: Pick<Infrastructure, 'db' | 'kind' | 'clock'>): MailQueue {
  return {
    enqueue: async (within, { template, data, to, applicationId, delay = 0, dedupeKey }) => {
      const now = clock();
      const notBefore = after(now, delay);
      await within
        .insertInto('mail_outbox')
        .values({
          message_id: randomBytes(12).toString('base64url'),
          template,
          data: JSON.stringify(data),
          to_name: to?.name ?? null,
          to_address: to?.address ?? null,
          user_id: to?.userId ?? null,
          application_id: applicationId ?? null,
          dedupe_key: dedupeKey ?? null,
          state: 'queued',
          bulk: isBulk(bulkTemplates.includes(template) ? 'bulk' : 'urgent'),
          created_at: now.toISOString(),
          not_before: notBefore,
          next_attempt_at: notBefore,
          give_up_at: after(now, delay + (template === 'password-reset' ? resetGivenUpAfter : givenUpAfter)),
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .execute();
    },

    take: async (lane) => {
      const now = stamp(clock);
      const row = await db
        .updateTable('mail_outbox')
        .set(({ eb }) => ({
          state: 'sending',
          attempts: eb('attempts', '+', 1),
          next_attempt_at: after(clock(), lease),
        }))
        .where('id', '=', ({ selectFrom }) => {
          const due = selectFrom('mail_outbox as due')
            .select('due.id')
            .where('due.state', 'in', waitingText)
            .where('due.bulk', '=', isBulk(lane))
            .where('due.next_attempt_at', '<=', now)
            .orderBy('due.next_attempt_at')
            .orderBy('due.id')
            .limit(1);
          // SQLite has only one writer at a time.
          return kind === 'postgres' ? due.forUpdate().skipLocked() : due;
        })
        .where('state', 'in', waiting)
        .where('next_attempt_at', '<=', now)
        .returning([
          'id',
          'template',
          'data',
          'message_id',
          'to_name',
          'to_address',
          'user_id',
          'application_id',
          'attempts',
          'not_before',
          'give_up_at',
        ])
        .executeTakeFirst();
      if (!row) return undefined;
      const { template, data, ...rest } = row;
      // Only `enqueue` writes these columns.
      return { template, data: JSON.parse(data ?? '{}'), row: rest } as TakenMail;
    },

    finish: async (mail, state, error) => {
      const now = stamp(clock);
      const record = (within: Db | Tx) =>
        held(within, mail)
          .set({ state, last_error: error ?? null, sent_at: state === 'sent' ? now : null })
          .executeTakeFirst();
      if (state !== 'sent' || mail.template !== 'newsletter-post') {
        await record(db);
        return;
      }
      await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await record(tx);
        if (numUpdatedRows > 0n) await countDelivery(tx, mail.data.postId, now);
      });
    },

    retry: async (mail, error) => {
      const next = after(clock(), waitAfter(mail.row.attempts));
      const state = next > mail.row.give_up_at ? 'failed' : 'queued';
      await held(db, mail).set({ state, next_attempt_at: next, last_error: error }).execute();
      return state;
    },

    remove: async ({ row: { id, attempts } }) => {
      await db.deleteFrom('mail_outbox').where('id', '=', id).where('attempts', '=', attempts).execute();
    },

    nextDue: async (lane) => {
      const row = await db
        .selectFrom('mail_outbox')
        .select('next_attempt_at')
        .where('state', 'in', waitingText)
        .where('bulk', '=', isBulk(lane))
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst();
      return row && new Date(row.next_attempt_at);
    },

    hasten: async () => {
      const now = clock();
      await db
        .updateTable('mail_outbox')
        .set({
          not_before: now.toISOString(),
          next_attempt_at: now.toISOString(),
          give_up_at: after(now, givenUpAfter),
        })
        .where('state', 'in', waitingText)
        .where('next_attempt_at', '>', after(now, farFuture))
        .execute();
    },

    storedOf: async (messageIds) => {
      const stored = new Set<string>();
      for (let first = 0; first < messageIds.length; first += idsPerQuery) {
        const rows = await db
          .selectFrom('mail_outbox')
          .select('message_id')
          .where('message_id', 'in', messageIds.slice(first, first + idsPerQuery))
          .where('data', 'is not', null)
          .execute();
        for (const { message_id } of rows) stored.add(message_id);
      }
      return stored;
    },
  };
}

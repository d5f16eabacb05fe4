import {
  canonicalEmail,
  leftDays,
  type NewsletterReader,
  newsletterProblem,
  newsletterTexts,
  type PageFields,
  type ReaderState,
  type ReadersQuery,
  readerStates,
  readerTexts,
  unconfirmedDays,
} from '@imc/api/contract';
import { sql } from 'kysely';
import { hasRow } from '../../db/count-rows.ts';
import { contains } from '../../db/database-kind.ts';
import { readPageByState } from '../../db/list-page.ts';
import { newsletterPurpose } from '../../db/secrets.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { before, days, minutes, stamp } from '../../shared/clock.ts';
import { invalid, notFound, RefusalError } from '../../shared/refusal-error.ts';
import { newToken, sha256 } from '../../shared/tokens.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { MailQueue } from '../mails/mail-queue.ts';

export interface ReadersPage extends PageFields {
  readonly readers: NewsletterReader[];
  readonly counts: Readonly<Record<ReaderState, number>>;
}

/** NEWS-1 to NEWS-3, NEWS-8 to NEWS-10. */
export interface Newsletter {
  /**
   * Mails a link to confirm; again for an address that waits for its confirmation, but not more often than `waitAfter` allows. A reader who left
   * gets a new link. Throws a 400 if the address is invalid and a 409 if it is subscribed. `source` is the path of the page with the form, null
   * if it is not known.
   */
  subscribe(email: string, source: string | null): Promise<void>;
  /** The subscription that waits for this token, or was confirmed with it. Throws a 404 if there is none. */
  confirm(token: string): Promise<void>;
  /** Throws a 404 if no subscription has this token for leaving. */
  leave(token: string): Promise<void>;
  /** By address. */
  page(query: ReadersQuery): Promise<ReadersPage>;
  /** By address, in batches. */
  exported(query: ReadersQuery): AsyncIterable<NewsletterReader[]>;
  /** Deletes addresses that were not confirmed in time, and those of readers who left long ago. */
  sweep(): Promise<void>;
}

interface NewsletterDeps extends Pick<Infrastructure, 'db' | 'kind' | 'clock' | 'secrets'> {
  readonly queue: MailQueue;
  readonly delivery: Pick<Delivery, 'wake'>;
}

/** After a mail with a link to confirm: 10 minutes after the first, then four times as long each time, up to a day. */
const waitAfter = (mails: number): number => Math.min(days(1), minutes(10) * 4 ** (mails - 1));

/** They belong to an address, not to an account. */
export const newsletterTemplates = ['newsletter-confirm', 'newsletter-post'] as const;

/** The value, if the reader has left. */
const ifLeft = (value: string | null) =>
  sql<string | null>`case when newsletter_subscriptions.left_at is null then null else ${value} end`;

/** The value, or the stored one if the reader has left. */
const unlessLeft = <Value extends string | null>(column: 'consent_at' | 'source', value: Value) =>
  sql<Value>`case when newsletter_subscriptions.left_at is null then ${value} else ${sql.ref(`newsletter_subscriptions.${column}`)} end`;

/** Rows of the export that are read at a time. */
const batch = 500;

const readerColumns = [
  'email',
  'state',
  'source',
  'consent_at',
  'confirmed_at',
  'left_at',
  'asked_at',
] as const;

const isRefused = sql<
  number | boolean
>`newsletter_subscriptions.email_key in (select email_key from refused_addresses)`;

/** As the calls return it. SQLite has no booleans. */
const readerOf = <Row extends { readonly email_key: string; readonly is_refused: number | boolean }>({
  email_key: _,
  is_refused,
  ...reader
}: Row) => ({ ...reader, is_refused: Boolean(is_refused) });

/**
 * Stores that the address waits for its confirmation. Returns the subscription. Throws a 409 if it is confirmed. Anybody can type the
 * address of a reader who left, so the proof of the earlier consent stays until this one is confirmed.
 */
const storeWaiting = async (
  { clock, secrets }: NewsletterDeps,
  tx: Tx,
  email: string,
  source: string | null,
) => {
  const now = stamp(clock);
  const confirm_token = secrets.seal(newToken(), newsletterPurpose);
  const stored = await tx
    .insertInto('newsletter_subscriptions')
    .values({
      email_key: canonicalEmail(email),
      email,
      created_at: now,
      consent_at: now,
      source,
      token: secrets.seal(newToken(), newsletterPurpose),
      confirm_token,
    })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet(({ fn }) => ({
          state: 'waiting',
          consent_at: unlessLeft('consent_at', now),
          source: unlessLeft('source', source),
          asked_at: ifLeft(now),
          asked_source: ifLeft(source),
          // A link that was mailed and waits stays valid.
          confirm_token: fn.coalesce('newsletter_subscriptions.confirm_token', 'excluded.confirm_token'),
        }))
        .where('newsletter_subscriptions.state', '!=', 'confirmed'),
    )
    .returning(['email_key', 'email', 'mails', 'next_mail_at', 'confirm_token'])
    .executeTakeFirst();
  if (stored) return { ...stored, hasNewLink: stored.confirm_token === confirm_token };
  const message = newsletterTexts.repeated;
  throw new RefusalError(409, message, { errors: { email: message } });
};

/** The waiting mail gets the link that is valid when it is sent. */
const isLinkQueued = (tx: Tx, address: string): Promise<boolean> =>
  hasRow(
    tx
      .selectFrom('mail_outbox')
      .select('id')
      .where('state', '=', 'queued')
      .where('template', '=', 'newsletter-confirm')
      .where('to_address', '=', address),
  );

/**
 * Queues the mail with the link, unless the last one is too recent. A new link waits until it may be sent, because the last one no longer
 * works. `storeWaiting` has locked the row.
 */
const mailLink = async (
  { clock, queue }: NewsletterDeps,
  tx: Tx,
  row: Awaited<ReturnType<typeof storeWaiting>>,
): Promise<void> => {
  const now = clock().getTime();
  const address = row.email.trim();
  const next = row.next_mail_at === '' ? now : Math.max(now, Date.parse(row.next_mail_at));
  // A longer wait was stored with a wrong clock.
  const due = Math.min(next, now + days(2));
  if (due > now && (!row.hasNewLink || (await isLinkQueued(tx, address)))) return;
  const mails = row.mails + 1;
  await tx
    .updateTable('newsletter_subscriptions')
    .set({ mails, next_mail_at: new Date(due + waitAfter(mails)).toISOString() })
    .where('email_key', '=', row.email_key)
    .execute();
  await queue.enqueue(tx, {
    template: 'newsletter-confirm',
    data: {},
    to: { name: address, address },
    delay: due - now,
  });
};

const matching = ({ db, kind }: NewsletterDeps, { q = '' }: Pick<ReadersQuery, 'q'>) => {
  const part = canonicalEmail(q);
  const all = db.selectFrom('newsletter_subscriptions');
  return part === '' ? all : all.where(contains(kind, sql`email_key`, part));
};

const listed = (deps: NewsletterDeps, query: Pick<ReadersQuery, 'q'>) =>
  matching(deps, query)
    .select(readerColumns)
    .select(['email_key', isRefused.as('is_refused')])
    .orderBy('email_key');

const exists = (db: Db, column: 'token' | 'used_token_hash', value: string): Promise<boolean> =>
  hasRow(db.selectFrom('newsletter_subscriptions').select('email_key').where(column, '=', value));

export function createNewsletter(deps: NewsletterDeps): Newsletter {
  const { db, clock, delivery, secrets } = deps;
  return {
    subscribe: async (email, source) => {
      const problem = newsletterProblem(email);
      if (problem) throw invalid({ email: problem });
      await db.transaction().execute(async (tx) => {
        await mailLink(deps, tx, await storeWaiting(deps, tx, email, source));
      });
      delivery.wake();
    },

    confirm: async (token) => {
      const used_token_hash = sha256(token);
      const { numUpdatedRows } = await db
        .updateTable('newsletter_subscriptions')
        .set({ state: 'confirmed', confirmed_at: stamp(clock), left_at: null, mails: 0, next_mail_at: '' })
        .set({ confirm_token: null, used_token_hash, asked_at: null, asked_source: null })
        // The confirmed consent replaces the earlier one.
        .set({
          source: sql<string | null>`case when asked_at is null then source else asked_source end`,
          consent_at: sql<string>`coalesce(asked_at, consent_at)`,
        })
        .where('confirm_token', '=', secrets.seal(token, newsletterPurpose))
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (numUpdatedRows === 0n && !(await exists(db, 'used_token_hash', used_token_hash)))
        throw notFound(readerTexts.oldLink);
    },

    leave: async (link) => {
      const token = secrets.seal(link, newsletterPurpose);
      const { numUpdatedRows } = await db
        .updateTable('newsletter_subscriptions')
        .set({ state: 'left', left_at: sql<string>`coalesce(left_at, ${stamp(clock)})` })
        .set({ confirm_token: null, used_token_hash: null, asked_at: null, asked_source: null })
        .where('token', '=', token)
        .where('state', '!=', 'left')
        .executeTakeFirst();
      if (numUpdatedRows === 0n && !(await exists(db, 'token', token))) throw notFound(readerTexts.oldLink);
    },

    page: async (query) => {
      const { rows, ...page } = await readPageByState(
        { states: readerStates, matching: matching(deps, query), listed: listed(deps, query) },
        query,
      );
      return { readers: rows.map(readerOf), ...page };
    },

    exported: async function* exported({ state, ...query }) {
      for (let last = ''; ; ) {
        const rows = await listed(deps, query)
          .$if(state !== undefined, (readers) => readers.where('state', '=', state ?? 'left'))
          .where('email_key', '>', last)
          .limit(batch)
          .execute();
        const end = rows.at(-1);
        if (!end) return;
        yield rows.map(readerOf);
        last = end.email_key;
      }
    },

    sweep: async () => {
      // A reader who left stays left until they confirm again.
      await db
        .updateTable('newsletter_subscriptions')
        .set({ state: 'left', confirm_token: null, asked_at: null, asked_source: null })
        .where('state', '=', 'waiting')
        .where('asked_at', '<=', before(clock, days(unconfirmedDays)))
        .execute();
      await db
        .deleteFrom('newsletter_subscriptions')
        .where('asked_at', 'is', null)
        .where(({ and, eb, or }) =>
          or([
            and([
              eb('state', '=', 'waiting'),
              eb('consent_at', '<=', before(clock, days(unconfirmedDays))),
              // Subscriptions from before confirmations existed were never mailed a link.
              eb('mails', '>', 0),
            ]),
            and([eb('state', '=', 'left'), eb('left_at', '<=', before(clock, days(leftDays)))]),
          ]),
        )
        .execute();
    },
  };
}

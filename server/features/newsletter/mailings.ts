import type { BlogReader } from '@imc/api/blog';
import { type NewsletterPost, readerTexts } from '@imc/api/contract';
import { sql } from 'kysely';
import { takeNamedLock } from '../../db/named-lock.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { type Clock, stamp } from '../../shared/clock.ts';
import { notFound, RefusalError } from '../../shared/refusal-error.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { newsletterSpacing } from '../mails/times.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

/** Posts that are sent to the readers (NEWS-10). */
export interface Mailings {
  /** Newest first, with the number of delivered and queued mails. Throws a 503 if the blog can't be read. */
  posts(): Promise<NewsletterPost[]>;
  /**
   * Queues a mail to every confirmed reader who has not got the post and whose address is not refused, and returns their number. Throws a 404 if
   * there is no such post, and a 503 if the blog can't be read.
   */
  send(postId: string): Promise<number>;
}

/** Mails per transaction. */
const batch = 200;

const unreadable = () => new RefusalError(503, readerTexts.noBlog, { retryAfter: 60 });

/** Addresses that get no mails. */
const refused = (within: Db | Tx) => within.selectFrom('refused_addresses').select('email_key');

const countReaders = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('newsletter_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'confirmed')
    .where('email_key', 'not in', refused(db))
    .executeTakeFirstOrThrow();
  return count;
};

/** Confirmed readers for whom a mail was queued, by post. */
const countSends = async (db: Db) => {
  const rows = await db
    .selectFrom('newsletter_sends')
    .innerJoin('newsletter_subscriptions', 'newsletter_subscriptions.email_key', 'newsletter_sends.email_key')
    .where('state', '=', 'confirmed')
    .where('newsletter_sends.email_key', 'not in', refused(db))
    .select(({ fn }) => ['post_id', fn.countAll<number>().as('count')])
    .groupBy('post_id')
    .execute();
  return new Map(rows.map(({ post_id, count }) => [post_id, count]));
};

/** Delivered mails by post, and when the last one was delivered. */
const deliveries = async (db: Db) => {
  const rows = await db.selectFrom('newsletter_deliveries').selectAll().execute();
  return new Map(rows.map(({ post_id, ...row }) => [post_id, row]));
};

/** Milliseconds until all waiting mails of posts are sent. */
const delayOfNext = async (clock: Clock, tx: Tx): Promise<number> => {
  const { latest } = await tx
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.max<string | null>('not_before').as('latest'))
    .where('template', '=', 'newsletter-post')
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  return latest === null ? 0 : Math.max(0, Date.parse(latest) + newsletterSpacing - clock().getTime());
};

export function createMailings({
  db,
  kind,
  clock,
  blog,
  queue,
  delivery,
  securityLog,
}: Pick<Infrastructure, 'db' | 'kind' | 'clock'> & {
  readonly blog: Pick<BlogReader, 'list' | 'post'>;
  readonly queue: MailQueue;
  readonly delivery: Pick<Delivery, 'wake'>;
  readonly securityLog: SecurityLog;
}): Mailings {
  const countQueued = async () => {
    // Both databases have the operator, SQLite also for texts.
    const postId = kind === 'sqlite' ? sql<string>`data ->> 'postId'` : sql<string>`data::json ->> 'postId'`;
    const rows = await db
      .selectFrom('mail_outbox')
      .select(({ fn }) => [postId.as('post_id'), fn.countAll<number>().as('count')])
      .where('template', '=', 'newsletter-post')
      .where('state', 'in', ['queued', 'sending'])
      .groupBy(postId)
      .execute();
    return new Map(rows.map(({ post_id, count }) => [post_id, count]));
  };

  /**
   * Queues one batch of mails, and records the first in the security log. Returns how many readers were found and how many of them had not got
   * the post.
   */
  const sendBatch = (postId: string, facts: { title: string; excerpt: string }, isLogged: boolean) =>
    db.transaction().execute(async (tx) => {
      // One batch at a time: each starts after the mails of the one before.
      await takeNamedLock(tx, kind, 'newsletter mails');
      const readers = await tx
        .selectFrom('newsletter_subscriptions')
        .select(['email_key', 'email'])
        .where('state', '=', 'confirmed')
        .where('email_key', 'not in', refused(tx))
        .where('email_key', 'not in', (eb) =>
          eb.selectFrom('newsletter_sends').select('email_key').where('post_id', '=', postId),
        )
        .orderBy('email_key')
        .limit(batch)
        .execute();
      if (readers.length === 0) return { found: 0, queued: 0 };
      const queued_at = stamp(clock);
      const rows = await tx
        .insertInto('newsletter_sends')
        .values(readers.map(({ email_key }) => ({ post_id: postId, email_key, queued_at })))
        // Another admin may be sending the same post.
        .onConflict((conflict) => conflict.columns(['post_id', 'email_key']).doNothing())
        .returning('email_key')
        .execute();
      const added = new Set(rows.map(({ email_key }) => email_key));
      const delay = await delayOfNext(clock, tx);
      let queued = 0;
      for (const { email_key, email } of readers) {
        if (!added.has(email_key)) continue;
        const address = email.trim();
        await queue.enqueue(tx, {
          template: 'newsletter-post',
          data: { postId, ...facts },
          to: { name: address, address },
          // Spaced, so that other mails do not wait for all of them.
          delay: delay + queued * newsletterSpacing,
        });
        queued += 1;
      }
      if (queued > 0 && !isLogged) await securityLog.add(tx, { kind: 'newsletter-sent' });
      return { found: readers.length, queued };
    });

  return {
    posts: async () => {
      const posts = await blog.list();
      if (!posts) throw unreadable();
      const readers = await countReaders(db);
      const [sends, queued, delivered] = [await countSends(db), await countQueued(), await deliveries(db)];
      return posts.map(({ id, title, date, excerpt }) => {
        const found = delivered.get(id);
        return {
          id,
          title,
          date: date ?? null,
          excerpt,
          sent: found?.delivered ?? 0,
          sent_at: found?.last_at ?? null,
          queued: queued.get(id) ?? 0,
          unsent: readers - (sends.get(id) ?? 0),
        };
      });
    },

    send: async (postId) => {
      const post = await blog.post(postId);
      if (post === undefined) throw unreadable();
      if (post === null) throw notFound(readerTexts.noPost);
      const facts = { title: post.title, excerpt: post.excerpt };
      let total = 0;
      for (;;) {
        const { found, queued } = await sendBatch(postId, facts, total > 0);
        total += queued;
        if (found === 0) break;
      }
      delivery.wake();
      return total;
    },
  };
}

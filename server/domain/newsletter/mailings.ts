import type { BlogReader } from '@imc/api/blog';
import { type NewsletterPost, readerTexts } from '@imc/api/contract';
import type { Db } from '../../db/types.ts';
import type { Delivery } from '../../mail/outbox/delivery.ts';
import type { MailQueue } from '../../mail/outbox/mail-queue.ts';
import { newsletterSpacing } from '../../mail/outbox/times.ts';
import { type Clock, stamp } from '../clock.ts';
import { notFound, RefusalError } from '../refusal-error.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

/** Posts of the blog that are sent to the readers of the newsletter (S-12.34). */
export interface Mailings {
  /** Returns the posts, newest first, with the number of readers who got each. Throws a 503 if the blog can't be read. */
  posts(): Promise<NewsletterPost[]>;
  /**
   * Queues a mail to every confirmed reader who did not get the post yet, and returns their number. Throws a 404 if there is no such post, and a 503
   * if the blog can't be read.
   */
  send(postId: string): Promise<number>;
}

/** Number of mails that are queued in one transaction. */
const batch = 200;

const unreadable = () => new RefusalError(503, readerTexts.noBlog, { retryAfter: 60 });

/** Creates the `Mailings`. */
export function createMailings(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly blog: Pick<BlogReader, 'list' | 'post'>;
  readonly queue: MailQueue;
  readonly delivery: Pick<Delivery, 'wake'>;
  readonly securityLog: SecurityLog;
}): Mailings {
  const { db, clock, blog, queue, delivery, securityLog } = deps;

  const countReaders = async (): Promise<number> => {
    const { count } = await db
      .selectFrom('newsletter_subscriptions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'confirmed')
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  /** Returns by post how many mails were queued, how many of them to confirmed readers, and when the last one. */
  const sends = async () => {
    const rows = await db
      .selectFrom('newsletter_sends')
      .innerJoin(
        'newsletter_subscriptions',
        'newsletter_subscriptions.email_key',
        'newsletter_sends.email_key',
      )
      .select(({ fn, eb }) => [
        'post_id',
        fn.countAll<number>().as('sent'),
        fn.sum<number>(eb.case().when('state', '=', 'confirmed').then(1).else(0).end()).as('confirmed'),
        fn.max('queued_at').as('sent_at'),
      ])
      .groupBy('post_id')
      .execute();
    return new Map(rows.map(({ post_id, ...row }) => [post_id, row]));
  };

  /** Queues one batch of mails. Returns how many readers were found and how many of them had not got the post. */
  const sendBatch = (postId: string, facts: { title: string; excerpt: string }, from: number) =>
    db.transaction().execute(async (tx) => {
      const readers = await tx
        .selectFrom('newsletter_subscriptions')
        .select(['email_key', 'email'])
        .where('state', '=', 'confirmed')
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
      let queued = 0;
      for (const { email_key, email } of readers) {
        if (!added.has(email_key)) continue;
        const address = email.trim();
        await queue.enqueue(tx, {
          template: 'newsletter-post',
          data: { postId, ...facts },
          to: { name: address, address },
          // One after the other, so that other mails do not wait for all of them.
          delay: (from + queued) * newsletterSpacing,
        });
        queued += 1;
      }
      return { found: readers.length, queued };
    });

  return {
    posts: async () => {
      const posts = await blog.list();
      if (!posts) throw unreadable();
      const [readers, byPost] = [await countReaders(), await sends()];
      return posts.map(({ id, title, date, excerpt }) => {
        const found = byPost.get(id);
        return {
          id,
          title,
          date: date ?? null,
          excerpt,
          sent: Number(found?.sent ?? 0),
          sent_at: found?.sent_at ?? null,
          unsent: readers - Number(found?.confirmed ?? 0),
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
        const { found, queued } = await sendBatch(postId, facts, total);
        total += queued;
        if (found === 0) break;
      }
      if (total > 0) await securityLog.add(db, { kind: 'newsletter-sent' });
      delivery.wake();
      return total;
    },
  };
}

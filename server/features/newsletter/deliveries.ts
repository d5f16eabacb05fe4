import type { Tx } from '../../db/types.ts';

/** In the transaction that records the delivery. Kept apart from mails and readers, which are deleted after some time. */
export async function countDelivery(tx: Tx, postId: string, at: string): Promise<void> {
  await tx
    .insertInto('newsletter_deliveries')
    .values({ post_id: postId, delivered: 1, last_at: at })
    .onConflict((conflict) =>
      conflict
        .column('post_id')
        .doUpdateSet(({ eb }) => ({ delivered: eb('newsletter_deliveries.delivered', '+', 1), last_at: at })),
    )
    .execute();
}

import { createHash } from 'node:crypto';
import { addressLinkDays, canonicalEmail } from '@imc/api/contract';
import { sql } from 'kysely';
import { hasRow } from '../../db/count-rows.ts';
import type { AddressLinkRow, Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { after, type Clock, days, stamp } from '../../shared/clock.ts';
import { sha256 } from '../../shared/tokens.ts';

/** Links about the address of an account (ACC-23 to ACC-25). Tokens are stored as hashes only. */
export interface AddressLinks {
  /** Returns the id. Its mail has to be queued in the same transaction. */
  create(tx: Tx, link: Pick<AddressLinkRow, 'user_id' | 'kind' | 'email'>): Promise<number>;
  /**
   * For the mail to this address. A repeated mail has the same link. Undefined if the link no longer works, or was created for another address.
   */
  urlOf(linkId: number, address: string): Promise<string | undefined>;
  /** Retires the account's links of these kinds, also those that are not sent yet. `from`: the oldest id. */
  retire(tx: Tx, accountId: number, kinds: readonly AddressLinkRow['kind'][], from?: number): Promise<void>;
}

const pages = { confirm: 'confirm-address', change: 'confirm-address', stop: 'stop-address-change' } as const;

/**
 * Whether an address belongs to another account, or was changed there so recently that its owner can still take it back (ACC-25). The unique
 * column decides between two at the same moment.
 */
export async function isAddressTaken(
  within: Db | Tx,
  clock: Clock,
  email: string,
  accountId = 0,
): Promise<boolean> {
  const emailKey = canonicalEmail(email);
  const owner = within
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('id', '!=', accountId);
  const held = within
    .selectFrom('address_links')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('user_id', '!=', accountId)
    .where('kind', '=', sql<'stop'>`'stop'`)
    .where('state', '=', sql<'open'>`'open'`)
    .where('expires_at', '>', stamp(clock));
  return (await hasRow(owner)) || hasRow(held);
}

export function createAddressLinks({
  db,
  clock,
  secrets,
  publicUrl,
}: Pick<Infrastructure, 'db' | 'clock' | 'secrets' | 'publicUrl'>): AddressLinks {
  /** Sealed, so that nobody else can compute it. The time tells it from that of the same id in a restored database. */
  const tokenOf = ({ id, user_id, email_key, created_at }: AddressLinkRow): string =>
    createHash('sha256')
      .update(secrets.seal(JSON.stringify([id, user_id, email_key, created_at]), 'address link'))
      .digest('base64url');

  return {
    create: async (tx, { user_id, kind, email }) => {
      const now = clock();
      const { id } = await tx
        .insertInto('address_links')
        .values({
          user_id,
          kind,
          email: email.trim(),
          email_key: canonicalEmail(email),
          state: 'open',
          created_at: now.toISOString(),
          expires_at: after(now, days(addressLinkDays)),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    urlOf: async (linkId, address) => {
      const link = await db
        .selectFrom('address_links')
        .selectAll()
        .where('id', '=', linkId)
        .where('state', '=', 'open')
        .where('email_key', '=', canonicalEmail(address))
        .executeTakeFirst();
      if (!link) return undefined;
      const token = tokenOf(link);
      await db
        .updateTable('address_links')
        .set({ token_hash: sha256(token) })
        .where('id', '=', linkId)
        .execute();
      // Browsers never send the fragment, so the token reaches no log and no other site.
      return `${publicUrl()}/${pages[link.kind]}#${token}`;
    },

    retire: async (tx, accountId, kinds, from = 0) => {
      await tx
        .updateTable('address_links')
        .set({ state: 'replaced' })
        .where('user_id', '=', accountId)
        .where('kind', 'in', kinds)
        .where('state', '=', 'open')
        .where('id', '>=', from)
        .execute();
    },
  };
}

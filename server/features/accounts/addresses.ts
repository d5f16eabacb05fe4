import {
  type AddressLinkKind,
  accountSearchText,
  addressLinkDays,
  addressLinkGap,
  addressLinksPerDay,
  addressTexts,
  canonicalEmail,
  emailProblem,
  isFilled,
  resetTexts,
  signUpTexts,
} from '@imc/api/contract';
import { hasRow } from '../../db/count-rows.ts';
import type { AddressLinkRow, Tx } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { after, before, days, minutes, stamp } from '../../shared/clock.ts';
import { invalid, notFound, notSignedIn, RefusalError } from '../../shared/refusal-error.ts';
import { isToken, sha256 } from '../../shared/tokens.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { emailTaken } from './accounts.ts';
import { type AddressLinks, isAddressTaken } from './address-links.ts';
import type { IsCurrentPassword } from './current-password.ts';
import type { ResetLinks } from './reset-links.ts';
import type { SecondFactors } from './second-factor.ts';
import type { Sessions } from './sessions.ts';

/** Proving and changing the address of an account (ACC-23 to ACC-25). All return the text for the user. */
export interface Addresses {
  /** Throws a 409 if the address is proven, and a 429 soon after another link. */
  sendLink(account: Account): Promise<string>;
  /**
   * Mails the links of a change. Throws a 400 for a wrong password, code or address, a 409 if the address is taken, and a 429 soon after another
   * link. `client` is the caller's network (`clientNetwork`).
   */
  askChange(
    account: Account,
    sent: { readonly email: string; readonly password: string; readonly code?: string | undefined },
    client: string,
  ): Promise<string>;
  /** Throws a 404 with the reason if the link does not work, and a 409 if the address is taken. */
  useLink(token: string, kind: AddressLinkKind): Promise<string>;
  /** Deletes old links. */
  sweep(): Promise<void>;
}

interface Deps extends Pick<Infrastructure, 'db' | 'clock'> {
  readonly addressLinks: AddressLinks;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly resetLinks: Pick<ResetLinks, 'retire'>;
  readonly secondFactors: Pick<SecondFactors, 'attempt' | 'use'>;
  readonly isCurrentPassword: IsCurrentPassword;
  readonly notices: Notices;
  readonly delivery: Pick<Delivery, 'wake'>;
  readonly securityLog: SecurityLog;
}

/** How long an expired link stays stored, to explain why it does not work. */
const retention = days(7);

/** Writing locks the row, so that the calls about one account's address run one at a time. */
const lock = (tx: Tx, accountId: number) =>
  tx
    .updateTable('users')
    .set(({ ref }) => ({ security_version: ref('security_version') }))
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .returning(['id', 'name', 'email', 'email_key', 'email_proven_at', 'phone_number'])
    .executeTakeFirst();

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lock>>>;

export function createAddresses({
  db,
  clock,
  addressLinks,
  sessions,
  resetLinks,
  secondFactors,
  isCurrentPassword,
  notices,
  delivery,
  securityLog,
}: Deps): Addresses {
  /** Throws a 429, so that nobody can flood a mailbox. */
  const requireRest = async (
    tx: Tx,
    accountId: number,
    kind: Exclude<AddressLinkRow['kind'], 'stop'>,
  ): Promise<void> => {
    const sent = await tx
      .selectFrom('address_links')
      .select(['kind', 'created_at'])
      .where('user_id', '=', accountId)
      .where('kind', '!=', 'stop')
      .where('created_at', '>', before(clock, days(1)))
      .orderBy('id', 'desc')
      .execute();
    const last = sent.find((link) => link.kind === kind)?.created_at ?? '';
    if (sent.length >= addressLinksPerDay)
      throw new RefusalError(429, addressTexts.tooMany, { retryAfter: 24 * 60 * 60 });
    if (last > before(clock, minutes(addressLinkGap)))
      throw new RefusalError(429, addressTexts.tooSoon, { retryAfter: addressLinkGap * 60 });
  };

  /** Queues both mails. */
  const startChange = async (tx: Tx, accountId: number, email: string): Promise<true> => {
    const account = await lock(tx, accountId);
    if (!account) throw notSignedIn();
    await requireRest(tx, accountId, 'change');
    if (await isAddressTaken(tx, clock, email, accountId)) throw emailTaken();
    await addressLinks.retire(tx, accountId, ['change']);
    const user_id = accountId;
    const linkId = await addressLinks.create(tx, { user_id, kind: 'change', email });
    await notices.addressLink(tx, { ...account, email }, { template: 'address-change', data: { linkId } });
    const stopId = await addressLinks.create(tx, { user_id, kind: 'stop', email: account.email });
    await notices.addressLink(tx, account, {
      template: 'address-stop',
      data: { linkId: stopId, isChanged: false },
    });
    await securityLog.add(tx, { kind: 'address-change-asked' });
    return true;
  };

  /** A proven address that mails reach. Throws `taken` if another account has it. */
  const writeAddress = async (
    tx: Tx,
    { id, name, phone_number }: LockedAccount,
    email: string,
    taken: string,
  ): Promise<void> => {
    const email_key = canonicalEmail(email);
    if (await isAddressTaken(tx, clock, email, id)) throw new RefusalError(409, taken);
    try {
      await tx
        .updateTable('users')
        .set({
          email,
          email_key,
          email_proven_at: stamp(clock),
          search_text: accountSearchText({ name, email, phone_number }),
        })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      if (brokenUnique(error)?.includes('email_key')) throw new RefusalError(409, taken);
      throw error;
    }
    await tx.deleteFrom('refused_addresses').where('email_key', '=', email_key).execute();
  };

  const endAccess = async (tx: Tx, accountId: number): Promise<void> => {
    await sessions.endAll(tx, accountId);
    await resetLinks.retire(tx, accountId);
  };

  const confirm = async (tx: Tx, account: LockedAccount, link: AddressLinkRow): Promise<string> => {
    if (account.email_key !== link.email_key) throw notFound(addressTexts.replaced);
    await writeAddress(tx, account, account.email, addressTexts.takenSince);
    await securityLog.add(tx, { kind: 'address-confirmed', accountId: account.id });
    return addressTexts.confirmed(account.email);
  };

  const change = async (tx: Tx, account: LockedAccount, link: AddressLinkRow): Promise<string> => {
    const { id } = account;
    await writeAddress(tx, account, link.email, addressTexts.takenSince);
    await endAccess(tx, id);
    const stop = await tx
      .updateTable('address_links')
      .set({ expires_at: after(clock(), days(addressLinkDays)) })
      .where('user_id', '=', id)
      .where('kind', '=', 'stop')
      .where('state', '=', 'open')
      .where('email_key', '=', account.email_key)
      .where('id', '>', link.id)
      .returning('id')
      .executeTakeFirst();
    await securityLog.add(tx, { kind: 'address-changed', accountId: id });
    await notices.accountChanged(tx, { ...account, email: link.email }, 'address-changed');
    if (stop)
      await notices.addressLink(tx, account, {
        template: 'address-stop',
        data: { linkId: stop.id, isChanged: true },
      });
    return addressTexts.changed(link.email);
  };

  const stop = async (tx: Tx, account: LockedAccount, link: AddressLinkRow): Promise<string> => {
    const { id } = account;
    const pending = await tx
      .selectFrom('address_links')
      .select('email')
      .where('user_id', '=', id)
      .where('kind', '=', 'change')
      .where('state', '=', 'open')
      .executeTakeFirst();
    // Also what the new address has asked for since.
    await addressLinks.retire(tx, id, ['change']);
    await addressLinks.retire(tx, id, ['confirm', 'stop'], link.id);
    await writeAddress(tx, account, link.email, addressTexts.formerTaken);
    await endAccess(tx, id);
    await securityLog.add(tx, { kind: 'address-change-stopped', accountId: id });
    await notices.accountChanged(tx, { ...account, email: link.email }, 'address-change-stopped');
    const other = account.email_key === link.email_key ? pending?.email : account.email;
    if (other !== undefined)
      await notices.accountChanged(tx, { ...account, email: other }, 'address-change-stopped');
    return addressTexts.stopped(link.email);
  };

  return {
    sendLink: async ({ id }) => {
      const email = await db.transaction().execute(async (tx) => {
        const account = await lock(tx, id);
        if (!account) throw notSignedIn();
        const refused = tx
          .selectFrom('refused_addresses')
          .select('reason')
          .where('email_key', '=', account.email_key);
        if (account.email_proven_at !== null && !(await hasRow(refused)))
          throw new RefusalError(409, addressTexts.provenAlready);
        await requireRest(tx, id, 'confirm');
        await notices.confirmAddress(tx, account);
        return account.email;
      });
      delivery.wake();
      return addressTexts.linkSent(email);
    },

    askChange: async (account, { email: typed, password, code = '' }, client) => {
      const email = typed.trim();
      const problem = isFilled(email) ? emailProblem(email) : signUpTexts.required;
      if (problem) throw invalid({ email: problem });
      if (canonicalEmail(email) === account.email_key) throw invalid({ email: addressTexts.sameAddress });
      if (!(await isCurrentPassword(account, password, client)))
        throw invalid({ password: resetTexts.wrongCurrent });
      if (account.second_factor_at === null)
        await db.transaction().execute((tx) => startChange(tx, account.id, email));
      else if (!isFilled(code)) throw invalid({ code: addressTexts.codeNeeded });
      else
        await secondFactors.attempt(account, client, 'address-change', async (tx) => {
          if (!(await secondFactors.use(tx, account, code))) return false;
          return startChange(tx, account.id, email);
        });
      delivery.wake();
      return addressTexts.changeAsked(email);
    },

    useLink: async (token, kind) => {
      if (!isToken(token)) throw notFound(addressTexts.cut);
      const message = await db.transaction().execute(async (tx) => {
        const found = await tx
          .selectFrom('address_links')
          .select('user_id')
          .where('token_hash', '=', sha256(token))
          .executeTakeFirst();
        const account = found && (await lock(tx, found.user_id));
        // Read again under the lock: another request may have used it.
        const link =
          account &&
          (await tx
            .selectFrom('address_links')
            .selectAll()
            .where('token_hash', '=', sha256(token))
            .executeTakeFirst());
        if (!link || (link.kind === 'stop') !== (kind === 'stop')) throw notFound(addressTexts.unknown);
        if (link.state !== 'open') throw notFound(addressTexts[link.state]);
        if (link.expires_at <= stamp(clock)) throw notFound(addressTexts.expired);
        await tx.updateTable('address_links').set({ state: 'used' }).where('id', '=', link.id).execute();
        return { confirm, change, stop }[link.kind](tx, account, link);
      });
      delivery.wake();
      return message;
    },

    sweep: async () => {
      await db.deleteFrom('address_links').where('expires_at', '<=', before(clock, retention)).execute();
    },
  };
}

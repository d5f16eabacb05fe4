import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { StartError } from '../shared/start-error.ts';
import { newToken } from '../shared/tokens.ts';
import { privateFolder } from '../storage/folder.ts';
import type { Db, Tx } from './types.ts';

/** Encrypts what the server has to read again, so that a copy of the database alone does not tell it. */
export interface Secrets {
  /** The same text always gets the same result, so that it can be looked up. Only for texts that nobody can guess. */
  seal(text: string, purpose: string): string;
  /** Throws if the text was sealed with another key or for another purpose. */
  open(sealed: string, purpose: string): string;
}

export const newsletterPurpose = 'newsletter';
/** Of one account, so that its secret does not open another's. */
export const secondFactorPurpose = (accountId: number): string => `second factor of ${accountId}`;

const ivLength = 12;
const tagLength = 16;

/** A key of its own for each use. */
const derive = (key: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));

/** Tells two keys apart, and nothing of them. */
const checkOf = (key: string): string => derive(key, 'check').toString('hex');

/** AES-256-GCM, with a keyed hash of the text as the initialization vector. */
export function createSecrets(key: string): Secrets {
  const encryption = derive(key, 'encryption');
  const vectors = derive(key, 'vectors');
  return {
    seal: (text, purpose) => {
      const iv = createHmac('sha256', vectors)
        .update(JSON.stringify([purpose, text]))
        .digest()
        .subarray(0, ivLength);
      const cipher = createCipheriv('aes-256-gcm', encryption, iv).setAAD(Buffer.from(purpose));
      const bytes = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...bytes]).toString('base64url');
    },
    open: (sealed, purpose) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const end = ivLength + tagLength;
      const decipher = createDecipheriv('aes-256-gcm', encryption, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(ivLength, end));
      return decipher.update(bytes.subarray(end), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** Replaces every stored secret. */
async function replaceSecrets(tx: Tx, change: Secrets['seal']): Promise<void> {
  for (const { user_id, secret } of await tx.selectFrom('second_factors').selectAll().execute())
    await tx
      .updateTable('second_factors')
      .set({ secret: change(secret, secondFactorPurpose(user_id)) })
      .where('user_id', '=', user_id)
      .execute();
  const readers = await tx
    .selectFrom('newsletter_subscriptions')
    .select(['email_key', 'token', 'confirm_token'])
    .execute();
  for (const { email_key, token, confirm_token } of readers)
    await tx
      .updateTable('newsletter_subscriptions')
      .set({
        // Subscriptions of an early program have none.
        token: token && change(token, newsletterPurpose),
        confirm_token: confirm_token && change(confirm_token, newsletterPurpose),
      })
      .where('email_key', '=', email_key)
      .execute();
}

/** With the key in DATA_DIR. Only its owner can read it. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/**
 * With SECRET_KEY, or the key in a file of DATA_DIR, which the first start creates. The first start also seals what an earlier program stored.
 * Throws a `StartError` without the key of the database.
 */
export async function openSecrets(
  db: Db,
  { dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>,
): Promise<Secrets> {
  const file = secretKeyFile(dataDir);
  const readCheck = () => db.selectFrom('secret_key').select('key_check').executeTakeFirst();
  const stored = await readCheck();
  if (secretKey === undefined && !existsSync(file)) {
    if (stored)
      throw new StartError(
        `SECRET_KEY: the key of the database is missing. Put it back to ${file}, or set SECRET_KEY to it`,
      );
    privateFolder(dataDir);
    writeFileSync(file, newToken(), { mode: 0o600, flag: 'wx' });
  }
  const key = secretKey ?? readFileSync(file, 'utf8').trim();
  const secrets = createSecrets(key);
  const key_check = checkOf(key);
  if (!stored)
    await db.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('secret_key')
        .values({ id: 1, key_check })
        // Waits for another server that starts for the first time, too.
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 0n) await replaceSecrets(tx, secrets.seal);
    });
  if ((stored ?? (await readCheck()))?.key_check !== key_check)
    throw new StartError(
      `SECRET_KEY: the database was written with another key than ${secretKey === undefined ? `that of ${file}` : 'this one'}`,
    );
  return secrets;
}

/** Seals everything with another key, which from then on is that of the database. Servers that run have to start again with it. */
export async function changeSecretKey(db: Db, from: Secrets, key: string): Promise<void> {
  const to = createSecrets(key);
  await db.transaction().execute(async (tx) => {
    await replaceSecrets(tx, (sealed, purpose) => to.seal(from.open(sealed, purpose), purpose));
    await tx
      .updateTable('secret_key')
      .set({ key_check: checkOf(key) })
      .execute();
  });
}

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Limits } from './db/limits.ts';
import type { Secrets } from './db/secrets.ts';
import type { Idempotency } from './http/idempotency.ts';
import type { Mailer } from './mail/mail.ts';
import type { Background } from './shared/background.ts';
import type { Clock } from './shared/clock.ts';
import type { PictureStorage } from './storage/storage.ts';

/** Created by `buildApp`. Each factory picks what it needs. */
export interface Infrastructure extends Database {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly storage: PictureStorage;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
  readonly background: Background;
  readonly idempotency: Idempotency;
  /** Without a trailing slash. Never taken from a request. */
  readonly publicUrl: () => string;
  /** A file without a row could not be removed. */
  readonly onStrayFile: (error: unknown) => void;
}

import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanText, isEmail, limitedPerMinute, passwordProblem, textLimits } from '@imc/api/contract';
import { StartError } from './shared/start-error.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** Credentials come from the standard `AWS_*` variables. */
export interface S3Config {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string;
}

export interface Config {
  /** 0 selects a free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Undefined for SQLite under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Undefined for files under `dataDir`/uploads. */
  readonly s3: S3Config | undefined;
  /** Undefined to write each mail to a file under `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Without a trailing slash. Undefined for the address that the server listens on. */
  readonly publicUrl: string | undefined;
  /** Undefined for `unnamedAdmin`. */
  readonly adminName: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  /** Undefined for the embedded content service. */
  readonly sanity: { readonly projectId: string; readonly dataset: string } | undefined;
  readonly logLevel: LogLevel;
  /** Milliseconds from SIGTERM, which fails readiness, until the server closes. */
  readonly shutdownDelay: number;
  /** In front of the server: none, their number, or their addresses. */
  readonly trustProxy: false | number | string;
  /** Sites whose pages may call the API: `https://…` without a path. */
  readonly allowedOrigins: readonly string[];
  /** With `client/` and `server/index.js`. */
  readonly siteDir: string;
  /** NDJSON in the export format of the hosted service. */
  readonly contentFile: string;
  /** Passwords hashed concurrently. */
  readonly hashConcurrency: number;
  /** Per call and network address. */
  readonly limitedPerMinute: number;
  /** Milliseconds that requests may keep the event loop before others are refused. */
  readonly maxLoopDelay: number;
  /** Milliseconds without an answer from PostgreSQL, S3 (which is asked twice), and the checks of `/readyz`. A request ends within 20 s. */
  readonly silenceLimits: {
    readonly database: number;
    readonly storage: number;
    readonly readiness: number;
  };
  /** Milliseconds for receiving the headers, and all of the request. */
  readonly requestTimes: { readonly headers: number; readonly request: number };
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** If none is set. Nobody can own its domain (RFC 2606). */
export const sampleMailFrom = 'Institute of Management Consultants <no-reply@imc.example>';

type Environment = Readonly<Record<string, string | undefined>>;

const fail = (name: string, why: string): never => {
  throw new StartError(`${name}: ${why}`);
};

/** An empty variable counts as unset. */
const text = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function readPort(env: Environment): number {
  const value = text(env, 'PORT') ?? '3000';
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  return port <= 65_535 ? port : fail('PORT', `must be a whole number from 0 to 65535, not '${value}'`);
}

function readShutdownDelay(env: Environment): number {
  const value = text(env, 'SHUTDOWN_DELAY') ?? '0';
  return /^\d{1,2}$/.test(value)
    ? Number(value) * 1000
    : fail('SHUTDOWN_DELAY', `must be a whole number of seconds from 0 to 99, not '${value}'`);
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const expected = protocols.map((protocol) => `${protocol}//…`).join(' or ');
  // The value may contain a password, so it is not repeated.
  if (!URL.canParse(value)) return fail(name, `must be an address of the form ${expected}`);
  if (!protocols.includes(new URL(value).protocol)) return fail(name, `must begin with ${expected}`);
  return value.replace(/\/+$/, '');
}

function readS3(env: Environment): S3Config | undefined {
  const bucket = text(env, 'S3_BUCKET');
  const endpoint = readUrl(env, 'S3_ENDPOINT', ['http:', 'https:']);
  if (!bucket) return endpoint ? fail('S3_BUCKET', 'must be set if S3_ENDPOINT is set') : undefined;
  return { bucket, endpoint, region: text(env, 'S3_REGION') ?? text(env, 'AWS_REGION') ?? 'us-east-1' };
}

function readLogLevel(env: Environment): LogLevel {
  const value = text(env, 'LOG_LEVEL') ?? 'info';
  return (
    logLevels.find((level) => level === value) ??
    fail('LOG_LEVEL', `must be one of ${logLevels.join(', ')}, not '${value}'`)
  );
}

function readTrustProxy(env: Environment): false | number | string {
  const value = text(env, 'TRUST_PROXY')?.toLowerCase();
  if (value === undefined || ['0', 'false', 'off', 'no'].includes(value)) return false;
  // One proxy: trusting any number would let clients name any address as theirs.
  if (['true', 'on', 'yes'].includes(value)) return 1;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  return /^[\da-f.:/, ]+$/.test(value) || /^(loopback|linklocal|uniquelocal)$/.test(value)
    ? value
    : fail('TRUST_PROXY', 'must be on, off, a number of proxies, or their addresses');
}

/** Comma-separated, without paths. `null` is not accepted because every sandboxed page has that origin. */
function readOrigins(env: Environment): readonly string[] {
  const values = (text(env, 'ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((value) => value.trim().replace(/\/$/, ''));
  return values.filter(Boolean).map((value) => {
    const isOrigin = /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
    return isOrigin
      ? value
      : fail(
          'ALLOWED_ORIGINS',
          `must be a comma-separated list of origins such as https://www.imc.example, not '${value}'`,
        );
  });
}

function readAdmin(env: Environment): Pick<Config, 'adminName' | 'adminEmail' | 'adminPassword'> {
  const adminName = text(env, 'ADMIN_NAME');
  const adminEmail = text(env, 'ADMIN_EMAIL');
  const adminPassword = env.ADMIN_PASSWORD || undefined;
  if (adminName && adminName.length > textLimits.line)
    fail('ADMIN_NAME', `must be at most ${textLimits.line} characters long`);
  if (adminEmail && !isEmail(adminEmail)) fail('ADMIN_EMAIL', 'must be an e-mail address');
  if (adminPassword && !adminEmail) fail('ADMIN_EMAIL', 'must be set if ADMIN_PASSWORD is set');
  const problem = adminPassword ? passwordProblem(adminPassword) : undefined;
  if (problem) fail('ADMIN_PASSWORD', problem);
  return { adminName: adminName && cleanText(adminName), adminEmail, adminPassword };
}

function readSanity(env: Environment): Config['sanity'] {
  const projectId = text(env, 'SANITY_PROJECT_ID');
  if (!projectId) return undefined;
  const dataset = text(env, 'SANITY_DATASET') ?? 'production';
  if (!/^[a-z0-9-]+$/.test(projectId))
    fail('SANITY_PROJECT_ID', 'must be lower-case letters, digits and hyphens');
  if (!/^[a-z0-9_-]+$/.test(dataset))
    fail('SANITY_DATASET', 'must be lower-case letters, digits, hyphens and underscores');
  return { projectId, dataset };
}

/**
 * Reads the variables of docs/operations.md. Throws a `StartError` that names the first invalid one. Tests replace settings with `overrides`.
 */
export function loadConfig(env: Environment = process.env, overrides: Partial<Config> = {}): Config {
  return {
    port: readPort(env),
    host: text(env, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(text(env, 'DATA_DIR') ?? './data'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    s3: readS3(env),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text(env, 'MAIL_FROM') ?? sampleMailFrom,
    publicUrl: readUrl(env, 'PUBLIC_URL', ['http:', 'https:']),
    ...readAdmin(env),
    sanity: readSanity(env),
    logLevel: readLogLevel(env),
    shutdownDelay: readShutdownDelay(env),
    trustProxy: readTrustProxy(env),
    allowedOrigins: readOrigins(env),
    siteDir: resolve(projectRoot, 'app/dist'),
    contentFile: resolve(projectRoot, 'server/features/blog/sample/blog.ndjson'),
    // Leave one core free to serve requests. libuv's pool has four threads, which files and images also need.
    hashConcurrency: Math.max(1, Math.min(availableParallelism() - 1, 3)),
    limitedPerMinute,
    maxLoopDelay: 500,
    silenceLimits: { database: 7000, storage: 4000, readiness: 3000 },
    requestTimes: { headers: 15_000, request: 60_000 },
    ...overrides,
  };
}

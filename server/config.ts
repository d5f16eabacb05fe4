import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import {
  cleanText,
  isEmail,
  limitedPerMinute,
  passwordProblem,
  textLimits,
  unnamedAdmin,
} from '@imc/api/contract';
import { parseSender } from './mail/address.ts';
import { projectRoot } from './project-root.ts';
import { nearestName } from './shared/nearest-name.ts';
import { StartError } from './shared/start-error.ts';

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
  /** Undefined for the key in a file under `dataDir`. */
  readonly secretKey: string | undefined;
  /** Undefined for files under `dataDir`/uploads. */
  readonly s3: S3Config | undefined;
  /** Undefined to write each mail to a file under `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Without a trailing slash. Undefined for the address that the server listens on. */
  readonly publicUrl: string | undefined;
  readonly adminName: string;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  /** Undefined for the embedded content service. */
  readonly sanity: { readonly projectId: string; readonly dataset: string } | undefined;
  readonly logLevel: LogLevel;
  /** Milliseconds from SIGTERM, which fails readiness, until the server closes. */
  readonly shutdownDelay: number;
  /** Reads `/metrics` from another machine. Undefined if no token does. */
  readonly metricsToken: string | undefined;
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

/** What operators set: a row of docs/operations.md, of `.env.example` and of the checks. */
interface Variable<Value = unknown> {
  readonly meaning: string;
  /** Used if it is not set. */
  readonly default?: string;
  /** Is or contains a password. */
  readonly secret?: true;
  /** Throws the reason without the name. */
  readonly read: (value: string) => Value;
}

const refuse = (why: string): never => {
  throw new StartError(why);
};

const text = (value: string): string => value;

const url =
  (...protocols: readonly string[]) =>
  (value: string): string => {
    const expected = protocols.map((protocol) => `${protocol}//…`).join(' or ');
    // The value may contain a password, so it is not repeated.
    if (!URL.canParse(value)) return refuse(`must be an address of the form ${expected}`);
    if (!protocols.includes(new URL(value).protocol)) return refuse(`must begin with ${expected}`);
    return value.replace(/\/+$/, '');
  };

const matching = (pattern: RegExp, rule: string) => (value: string) =>
  pattern.test(value) ? value : refuse(`must be ${rule}`);

function readPort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  return port <= 65_535 ? port : refuse(`must be a whole number from 0 to 65535, not '${value}'`);
}

const readLogLevel = (value: string): LogLevel =>
  logLevels.find((level) => level === value) ??
  refuse(`must be one of ${logLevels.join(', ')}, not '${value}'`);

function readShutdownDelay(value: string): number {
  return /^\d{1,2}$/.test(value)
    ? Number(value) * 1000
    : refuse(`must be a whole number of seconds from 0 to 99, not '${value}'`);
}

const secretOf = (length: number) => (value: string) =>
  value.length >= length && /^[\x21-\x7e]+$/.test(value)
    ? value
    : refuse(`must be at least ${length} characters long, without spaces`);

function readTrustProxy(setting: string): false | number | string {
  const value = setting.toLowerCase();
  if (['0', 'false', 'off', 'no'].includes(value)) return false;
  // One proxy: trusting any number would let clients name any address as theirs.
  if (['true', 'on', 'yes'].includes(value)) return 1;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  return /^[\da-f.:/, ]+$/.test(value) || /^(loopback|linklocal|uniquelocal)$/.test(value)
    ? value
    : refuse('must be on, off, a number of proxies, or their addresses');
}

/** Comma-separated, without paths. `null` is not accepted because every sandboxed page has that origin. */
function readOrigins(list: string): readonly string[] {
  const values = list.split(',').map((value) => value.trim().replace(/\/$/, ''));
  return values.filter(Boolean).map((value) => {
    const isOrigin = /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
    return isOrigin
      ? value
      : refuse(`must be a comma-separated list of origins such as https://www.imc.example, not '${value}'`);
  });
}

function readAdminName(value: string): string {
  if (value.length > textLimits.line) refuse(`must be at most ${textLimits.line} characters long`);
  return cleanText(value);
}

function readSender(value: string): string {
  try {
    parseSender(value);
  } catch {
    refuse('must be an address, or a name with an <address>');
  }
  return value;
}

function readPassword(value: string): string {
  const problem = passwordProblem(value);
  return problem ? refuse(problem) : value;
}

/** All that the server knows. A new row is in docs/operations.md and `.env.example` after `npm run docs:variables`. */
export const variables = {
  PORT: { meaning: 'port to listen on; 0 selects a free one', default: '3000', read: readPort },
  HOST: { meaning: 'address to listen on', default: '127.0.0.1', read: text },
  DATA_DIR: {
    meaning: "database, uploads and mails; only for the server's user",
    default: './data',
    read: (value) => resolve(value),
  },
  DATABASE_URL: {
    meaning: '`postgres://USER:PASSWORD@HOST/NAME` instead of SQLite',
    secret: true,
    read: url('postgres:', 'postgresql:'),
  },
  SECRET_KEY: {
    meaning:
      'encrypts secrets of the database; the same for all servers of one; without it `DATA_DIR/secret.key`',
    secret: true,
    read: secretOf(32),
  },
  S3_BUCKET: { meaning: 'storage for uploads instead of `DATA_DIR`', read: text },
  S3_ENDPOINT: { meaning: 'its address, if not AWS', read: url('http:', 'https:') },
  S3_REGION: { meaning: 'its region; otherwise `AWS_REGION`, `us-east-1`', read: text },
  AWS_REGION: { meaning: 'as `S3_REGION`', read: text },
  AWS_ACCESS_KEY_ID: {
    meaning: 'its credentials; without them those that AWS finds on the machine',
    read: text,
  },
  AWS_SECRET_ACCESS_KEY: { meaning: 'belongs to it', secret: true, read: text },
  SMTP_URL: {
    meaning: '`smtp://USER:PASSWORD@HOST` or `smtps://…`; without it mails are files in `DATA_DIR/outbox`',
    secret: true,
    read: url('smtp:', 'smtps:'),
  },
  MAIL_FROM: { meaning: 'sender of all mails', default: sampleMailFrom, read: readSender },
  PUBLIC_URL: { meaning: 'public address; without it `HOST` and `PORT`', read: url('http:', 'https:') },
  ADMIN_NAME: { meaning: 'name of the first admin', default: unnamedAdmin, read: readAdminName },
  ADMIN_EMAIL: {
    meaning: 'address of the first admin',
    default: 'admin@imc.example',
    read: (value) => (isEmail(value) ? value : refuse('must be an email address')),
  },
  ADMIN_PASSWORD: {
    meaning: 'password of the first admin; without it one is printed once',
    secret: true,
    read: readPassword,
  },
  SANITY_PROJECT_ID: {
    meaning: 'the hosted blog instead of the embedded one',
    read: matching(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
  },
  SANITY_DATASET: {
    meaning: 'its dataset',
    default: 'production',
    read: matching(/^[a-z0-9_-]+$/, 'lower-case letters, digits, hyphens and underscores'),
  },
  LOG_LEVEL: { meaning: logLevels.join(', '), default: 'info', read: readLogLevel },
  METRICS_TOKEN: {
    meaning: 'reads `/metrics` from another machine',
    secret: true,
    read: secretOf(16),
  },
  SHUTDOWN_DELAY: {
    meaning:
      'seconds from SIGTERM, which fails readiness, until the server closes; behind a proxy twice the interval of its checks',
    default: '0',
    read: readShutdownDelay,
  },
  TRUST_PROXY: {
    meaning: 'trusted proxies: off, on, a number, addresses',
    default: 'off',
    read: readTrustProxy,
  },
  ALLOWED_ORIGINS: { meaning: 'other origins that may call the API, separated by commas', read: readOrigins },
  VITE_API_URL: { meaning: 'at build time: another provider of the API', default: '/api', read: text },
} satisfies Readonly<Record<string, Variable>>;

export const secretVariables: readonly string[] = Object.entries<Variable>(variables).flatMap(
  ([name, { secret }]) => (secret ? [name] : []),
);

type Variables = typeof variables;
type Values = {
  readonly [Name in keyof Variables]:
    | ReturnType<Variables[Name]['read']>
    | (Variables[Name] extends { readonly default: string } ? never : undefined);
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Names of four letters are too close to those of other programs. */
const guardedNames = Object.keys(variables).filter((name) => name.length > 4);

/** Throws for the first variable that is misspelt or invalid. An empty one counts as unset. */
function readVariables(env: Environment): Values {
  for (const name of Object.keys(env)) {
    if (name in variables) continue;
    const meant = nearestName(name.toUpperCase(), guardedNames);
    if (meant) throw new StartError(`${name}: unknown; did you mean ${meant}?`);
  }
  const read = ([name, variable]: [string, Variable]) => {
    // A password may begin or end with a space.
    const value = name === 'ADMIN_PASSWORD' ? env[name] : env[name]?.trim();
    const used = value || variable.default;
    try {
      return [name, used && variable.read(used)];
    } catch (error) {
      throw error instanceof StartError ? new StartError(`${name}: ${error.message}`) : error;
    }
  };
  return Object.fromEntries(Object.entries(variables).map(read));
}

/**
 * Reads the variables of docs/operations.md. Throws a `StartError` that names the first invalid one. Tests replace settings with `overrides`.
 */
export function loadConfig(env: Environment = process.env, overrides: Partial<Config> = {}): Config {
  const values = readVariables(env);
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, SANITY_PROJECT_ID: projectId } = values;
  if (endpoint && !bucket) throw new StartError('S3_BUCKET: must be set if S3_ENDPOINT is set');
  if (values.ADMIN_PASSWORD && !env.ADMIN_EMAIL?.trim())
    throw new StartError('ADMIN_EMAIL: must be set if ADMIN_PASSWORD is set');
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    secretKey: values.SECRET_KEY,
    s3: bucket
      ? { bucket, endpoint, region: values.S3_REGION ?? values.AWS_REGION ?? 'us-east-1' }
      : undefined,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    publicUrl: values.PUBLIC_URL,
    adminName: values.ADMIN_NAME,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    sanity: projectId ? { projectId, dataset: values.SANITY_DATASET } : undefined,
    logLevel: values.LOG_LEVEL,
    shutdownDelay: values.SHUTDOWN_DELAY,
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
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

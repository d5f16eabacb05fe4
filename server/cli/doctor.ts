import { existsSync } from 'node:fs';
import { connect as connectTls } from 'node:tls';
import { sql } from 'kysely';
import { type Config, loadConfig } from '../config.ts';
import { type Connected, connectDatabase, missingMigrations } from '../db/database.ts';
import { hasTable, migrationTable } from '../db/migrate.ts';
import { sqliteFile } from '../db/sqlite-file.ts';
import { envFileWarning } from '../env-file.ts';
import { notSetOnServer, notSetTexts } from '../features/settings/not-set.ts';
import { freeBytesIn } from '../http/readiness.ts';
import { checkSmtp } from '../mail/smtp.ts';
import { days, minutes } from '../shared/clock.ts';
import { privateFolder } from '../storage/folder.ts';
import { openStorage } from '../storage/storage.ts';

export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'problem';
  /** What was found, and what to do. */
  readonly text: string;
}

type Result = Omit<Finding, 'name'>;
const ok = (text: string): Result => ({ state: 'ok', text });
const warning = (text: string): Result => ({ state: 'warning', text });
const problem = (text: string): Result => ({ state: 'problem', text });

const gigabyte = 2 ** 30;

async function checkDisk({ dataDir }: Config): Promise<Result> {
  const free = (await freeBytesIn(dataDir)) / gigabyte;
  const text = `${free.toFixed(1)} GB are free in DATA_DIR`;
  if (free < 0.1) return problem(`${text}; make space, or writes fail`);
  return free < 2 ? warning(`${text}; make space soon`) : ok(text);
}

async function checkDatabase({ db, kind }: Connected): Promise<Result> {
  const from = performance.now();
  await sql`select 1`.execute(db);
  const text = `${kind}, answers in ${(performance.now() - from).toFixed(1)} ms`;
  if (kind === 'postgres') return ok(text);
  const found = await db
    .selectFrom(sql<{ quick_check: string }>`pragma_quick_check`.as('it'))
    .select('it.quick_check')
    .execute();
  const damage = found.map(({ quick_check }) => quick_check).filter((line) => line !== 'ok');
  return damage.length === 0
    ? ok(`${text}, is intact`)
    : problem(`is damaged (${damage[0]}); restore the last backup`);
}

/** A database that is not migrated is not examined further. */
async function missingIn({ db }: Connected): Promise<readonly string[]> {
  return (await hasTable(db, migrationTable)) ? missingMigrations(db) : ['all'];
}

/** The newest of the rows that every sign-in and every visit write. */
async function newestRow({ db }: Connected): Promise<string> {
  const logged = await db
    .selectFrom('security_log')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst();
  const seen = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.max('last_seen_at').as('at'))
    .executeTakeFirst();
  return [logged?.at ?? '', seen?.at ?? ''].sort().at(-1) ?? '';
}

async function checkClock(database: Connected, now: Date): Promise<Result> {
  const newest = await newestRow(database);
  if (Date.parse(newest) - now.getTime() > minutes(2))
    return problem(`it is ${now.toISOString()}, but the database has a row of ${newest}; set the clock`);
  if (database.kind === 'postgres') {
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database.db);
    const apart = Math.abs(new Date(rows[0]?.now ?? 0).getTime() - now.getTime()) / 1000;
    if (apart > 60) return problem(`differs from the database's by ${apart.toFixed(0)} s; set both by NTP`);
  }
  return ok(now.toISOString());
}

async function checkBackup({ db }: Connected, now: Date): Promise<Result> {
  const last = await db.selectFrom('last_backup').select(['made_at', 'place']).executeTakeFirst();
  if (!last) return warning('there is none; run imc backup DIR');
  const age = (now.getTime() - Date.parse(last.made_at)) / days(1);
  const text = `the last one is ${age.toFixed(1)} days old, in ${last.place}`;
  return age > 2 ? warning(`${text}; run imc backup DIR every day`) : ok(text);
}

async function checkMail(smtpUrl: string): Promise<Result> {
  try {
    await checkSmtp(smtpUrl);
    return ok('the server of SMTP_URL accepts mails');
  } catch (error) {
    return problem(`the server of SMTP_URL does not accept mails, they wait: ${(error as Error).message}`);
  }
}

/** Resolves as soon as the server has shown its certificate. */
const readCertificate = (url: URL) =>
  new Promise<{ readonly validTo: Date; readonly refusal: Error | undefined }>((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const socket = connectTls({
      host,
      port: Number(url.port || 443),
      ...(/^[\d.:]+$/.test(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
      timeout: 10_000,
    });
    socket.once('timeout', () => socket.destroy(new Error('no response within 10 s')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate();
      resolve({
        validTo: new Date(valid_to),
        refusal: socket.authorized ? undefined : socket.authorizationError,
      });
      socket.destroy();
    });
  });

async function checkCertificate(publicUrl: string, now: Date): Promise<Result> {
  if (!publicUrl.startsWith('https:'))
    return warning('PUBLIC_URL is not https, so passwords can be read on the way');
  try {
    const { validTo, refusal } = await readCertificate(new URL(publicUrl));
    if (refusal) return problem(`browsers refuse that of PUBLIC_URL: ${refusal}; renew it`);
    const left = Math.floor((validTo.getTime() - now.getTime()) / days(1));
    const text = `that of PUBLIC_URL is valid for ${left} days`;
    return left < 14 ? warning(`${text}; renew it`) : ok(text);
  } catch (error) {
    return warning(`PUBLIC_URL can't be reached from here: ${(error as Error).message}`);
  }
}

/** Settings and variables; the server does not know what the pages show. */
async function checkNotSet({ db }: Connected, config: Config): Promise<readonly Result[]> {
  const missing = await notSetOnServer(db, config);
  return missing.length > 0
    ? missing.map((name) => warning(notSetTexts[name]))
    : [ok('nothing; the dashboard of an admin lists the samples on pages')];
}

/** Changes nothing, but for a file that the storage writes and removes. */
export async function examine(now: Date): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const add = async (name: string, check: () => Promise<Result | readonly Result[]>): Promise<void> => {
    const results = await check().catch((error: Error) => problem(error.message));
    findings.push(...[results].flat().map((result) => ({ name, ...result })));
  };

  let config: Config | undefined;
  await add('configuration', async () => {
    config = loadConfig();
    return ok('every variable is valid');
  });
  await add('.env', async () => {
    const text = envFileWarning();
    return text ? warning(text) : ok('no other user can read passwords in it');
  });
  if (!config) return findings;
  const known = config;
  const { databaseUrl, dataDir, s3 } = known;

  const hasFolder = existsSync(dataDir);
  await add('DATA_DIR', async () => {
    if (!hasFolder) return warning(`${dataDir} does not exist; the first start creates it`);
    privateFolder(dataDir);
    return ok(`${dataDir} is only for this user`);
  });
  if (hasFolder) await add('disk', () => checkDisk(known));

  let database: Connected | undefined;
  await add('database', async () => {
    if (!databaseUrl && !existsSync(sqliteFile(dataDir)))
      return warning('there is none; the first start creates it');
    database = await connectDatabase(known);
    return checkDatabase(database);
  });
  if (database) {
    const open = database;
    const missing = await missingIn(open);
    await add('migrations', async () => {
      if (missing.length > 0)
        return warning(`${missing.join(', ')} missing; imc migrate or the next start runs them`);
      await open.checkWritable();
      return ok('all have run, and the database can be written');
    });
    if (missing.length === 0) {
      await add('clock', () => checkClock(open, now));
      await add('backup', () => checkBackup(open, now));
      await add('not set', () => checkNotSet(open, known));
    }
    await open.close();
  }
  if (s3 || hasFolder)
    await add('storage', async () => {
      const storage = await openStorage(known);
      await storage.checkWritable().finally(storage.close);
      return ok(`files in ${s3?.bucket ?? 'DATA_DIR/uploads'} can be written, read and removed`);
    });
  const { smtpUrl, publicUrl } = known;
  if (smtpUrl) await add('mail', () => checkMail(smtpUrl));
  if (publicUrl) await add('certificate', () => checkCertificate(publicUrl, now));
  return findings;
}

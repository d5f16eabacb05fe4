/**
 * `npm run seed -- --applications N --members N --seed S [--password P] [--until DATE]`: the same seed creates the same data. Dates count back
 * from today or from --until. The members share the given password, or a generated one, which is printed.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { passwordProblem } from '@imc/api/contract';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { createLimits } from '../db/limits.ts';
import { ensureAdmin } from '../features/accounts/first-admin.ts';
import { createPasswords } from '../features/accounts/passwords.ts';
import { createSecurityLog } from '../features/security-log/security-log.ts';
import { StartError } from '../shared/start-error.ts';
import { openStorage } from '../storage/storage.ts';
import { seedData } from './seed-data.ts';

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,7}$/.test(value)) throw new StartError(`--${name}: must be a whole number, not '${value}'`);
  return Number(value);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      applications: { type: 'string', default: '200' },
      members: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1979' },
      password: { type: 'string' },
      until: { type: 'string' },
    },
  });
  const until = values.until ? new Date(values.until) : new Date();
  if (Number.isNaN(until.getTime())) throw new StartError(`--until: must be a date, not '${values.until}'`);
  const password = values.password ?? `${randomBytes(9).toString('base64url')}-Aa1!`;
  const problem = passwordProblem(password);
  if (problem) throw new StartError(`--password: ${problem}`);
  return {
    applications: wholeNumber('applications', values.applications),
    members: wholeNumber('members', values.members),
    seed: wholeNumber('seed', values.seed),
    until,
    password,
    isGenerated: values.password === undefined,
  };
}

async function main(): Promise<void> {
  const options = readOptions();
  const config = loadConfig();
  const database = await openDatabase(config);
  const storage = openStorage(config);
  try {
    const passwords = await createPasswords({ concurrency: config.hashConcurrency });
    const clock = () => new Date();
    const deps = { ...database, clock, limits: createLimits({ ...database, clock }), onError: console.error };
    const securityLog = createSecurityLog(deps);
    const admin = await ensureAdmin({ ...deps, passwords, securityLog }, config);
    const { id: adminId } = await database.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const passwordHash = await passwords.hash(options.password, 'seed');
    const from = performance.now();
    await seedData(database.db, storage, { ...options, passwordHash, adminId });
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`${options.applications} applications of ${options.members} members in ${seconds} s`);
    if (options.isGenerated) console.log(`Password of the sample members: ${options.password}`);
    if (admin)
      console.log(
        `First admin: ${admin.email}${admin.generatedPassword ? `, password ${admin.generatedPassword}` : ''}`,
      );
  } finally {
    storage.close();
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

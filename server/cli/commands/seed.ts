import { randomBytes } from 'node:crypto';
import { passwordProblem } from '@imc/api/contract';
import { loadConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { ensureAdmin } from '../../features/accounts/first-admin.ts';
import { createPasswords } from '../../features/accounts/passwords.ts';
import { createSecurityLog } from '../../features/security-log/security-log.ts';
import { StartError } from '../../shared/start-error.ts';
import { openStorage } from '../../storage/storage.ts';
import type { Command } from '../command.ts';
import { seedData } from '../seed-data.ts';

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,7}$/.test(value)) throw new StartError(`--${name}: must be a whole number, not '${value}'`);
  return Number(value);
}

function readOptions(values: Parameters<Command['run']>[0]['values']) {
  const until = values.until ? new Date(String(values.until)) : new Date();
  if (Number.isNaN(until.getTime())) throw new StartError(`--until: must be a date, not '${values.until}'`);
  const password = String(values.password ?? `${randomBytes(9).toString('base64url')}-Aa1!`);
  const problem = passwordProblem(password);
  if (problem) throw new StartError(`--password: ${problem}`);
  const [applications, members, seed] = (['applications', 'members', 'seed'] as const).map((name) =>
    wholeNumber(name, String(values[name])),
  ) as [number, number, number];
  return { applications, members, seed, until, password, isGenerated: values.password === undefined };
}

async function run({ values }: Parameters<Command['run']>[0]): Promise<void> {
  const options = readOptions(values);
  const config = loadConfig();
  const database = await openDatabase(config);
  const storage = openStorage(config);
  try {
    const passwords = await createPasswords({ concurrency: config.hashConcurrency });
    const deps = { db: database.db, clock: () => new Date(), onError: console.error };
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

/** The same seed creates the same data. */
export const seed: Command = {
  name: 'seed',
  summary: 'fills an empty database with sample members and applications',
  options: {
    applications: { type: 'string', value: 'N', default: '200', description: 'their number' },
    members: { type: 'string', value: 'N', default: '60', description: 'their number' },
    seed: { type: 'string', value: 'S', default: '1979', description: 'the same number, the same data' },
    password: { type: 'string', value: 'P', description: 'of all members; without it one is printed' },
    until: { type: 'string', value: 'DATE', description: 'dates count back from it; without it from today' },
  },
  run,
};

import { randomBytes } from 'node:crypto';
import { passwordProblem } from '@imc/api/contract';
import { countRows } from '../../db/count-rows.ts';
import type { Db } from '../../db/types.ts';
import { ensureAdmin } from '../../features/accounts/first-admin.ts';
import { createPasswords } from '../../features/accounts/passwords.ts';
import { StartError } from '../../shared/start-error.ts';
import { openStorage } from '../../storage/storage.ts';
import type { Command } from '../command.ts';
import { sampleDomain } from '../sample-people.ts';
import { seedData } from '../seed-data.ts';
import { withDatabase } from '../with-database.ts';

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

/** Throws if there is an account that no seed made, beyond the first admin. */
async function refuseRealRows(db: Db): Promise<void> {
  const first = db
    .selectFrom('users')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('role', '=', 'admin');
  const real = await countRows(
    db
      .selectFrom('users')
      .where('email_key', 'not like', `%@${sampleDomain}`)
      .where(({ eb, or }) => or([eb('role', '!=', 'admin'), eb('id', '!=', first)])),
  );
  if (real > 0)
    throw new StartError(
      `The database has ${real === 1 ? 'a real account' : `${real} real accounts`}; sample data is only for an empty one. Set another DATA_DIR or DATABASE_URL`,
    );
}

const run: Command['run'] = ({ values }) =>
  withDatabase(async ({ db, kind, config, clock, securityLog }) => {
    const options = readOptions(values);
    await refuseRealRows(db);
    const storage = await openStorage(config);
    try {
      const passwords = await createPasswords({ concurrency: config.hashConcurrency });
      const admin = await ensureAdmin({ db, kind, clock, passwords, securityLog }, config);
      const { id: adminId } = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      const passwordHash = await passwords.hash(options.password, 'seed');
      const from = performance.now();
      await seedData(db, storage, { ...options, passwordHash, adminId });
      const seconds = ((performance.now() - from) / 1000).toFixed(1);
      console.log(`${options.applications} applications of ${options.members} members in ${seconds} s`);
      if (options.isGenerated) console.log(`Password of the sample members: ${options.password}`);
      if (admin)
        console.log(
          `First admin: ${admin.email}${admin.generatedPassword ? `, password ${admin.generatedPassword}` : ''}`,
        );
    } finally {
      storage.close();
    }
  });

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

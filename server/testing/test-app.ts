import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApplicationForm, undoTime } from '@imc/api/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import { type Config, loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { sqliteFile } from '../db/sqlite-file.ts';
import type { HashParameters } from '../features/accounts/passwords.ts';
import { completeForm, submission } from './forms.ts';
import { makeSecondFactorOptional } from './second-factor.ts';

export const testAdmin = { email: 'registrar@mail.example', password: 'Adire-Cloth-1979!' } as const;
/** Of members that tests sign up. */
export const testPassword = 'Calabash@2468';

/** Hash in a hundredth of the time. Tests of the hashes themselves pass the real parameters. */
export const cheapHash: HashParameters = { memoryCost: 1024, timeCost: 1, parallelism: 1, outputLen: 32 };

/** In this process. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly dataDir: string;
  readonly config: Config;
  /** Lines so far. */
  readonly logs: string[];
  /** The server's clock. */
  advance(milliseconds: number): void;
  /** As if the ten minutes of all confirmations were over. */
  issueReceipts(): Promise<void>;
  /** As a listening server does. */
  runHourlyTasks(): Promise<void>;
  /** `path` begins after `/api`. */
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(
    path: string,
    payload?: object | string,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Signs up, signs in and returns the token. */
  member(email: string): Promise<string>;
  /** Returns the token. */
  signIn(email: string, password: string, rememberMe?: boolean): Promise<string>;
  /** Returns the token. */
  admin(): Promise<string>;
  /** Submits a complete application of the member, and returns its id. */
  apply(token: string, changes?: Partial<ApplicationForm>): Promise<number>;
  /** On the same data folder. */
  restart(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/** Migrations take as long as the rest of a start, so files that start several servers copy an empty migrated database. */
let starts = 0;
let migrated: Promise<Buffer> | undefined;
async function migratedFile(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'imc-migrated-'));
  await (await openDatabase({ dataDir, databaseUrl: undefined })).close();
  const bytes = await readFile(sqliteFile(dataDir));
  await rm(dataDir, { recursive: true });
  return bytes;
}

/** With a new data folder, without listening. */
export async function startTestServer(
  overrides: Partial<Config> = {},
  deps: Pick<AppDeps, 'freeBytes' | 'hashParameters'> = {},
): Promise<TestServer> {
  const dataDir = overrides.dataDir ?? (await mkdtemp(join(tmpdir(), 'imc-test-')));
  starts += 1;
  if (overrides.dataDir === undefined && overrides.databaseUrl === undefined && starts > 1) {
    migrated ??= migratedFile();
    await writeFile(sqliteFile(dataDir), await migrated);
  }
  const logs: string[] = [];
  let shift = 0;
  const config = loadConfig(
    {},
    {
      port: 0,
      dataDir,
      adminEmail: testAdmin.email,
      adminPassword: testAdmin.password,
      siteDir: join(dataDir, 'no-site'),
      // All tests share one address. `call-limits.test.ts` tests the limit.
      limitedPerMinute: Number.POSITIVE_INFINITY,
      // Tests keep the loop themselves. `overload.test.ts` tests the limit.
      maxLoopDelay: Number.POSITIVE_INFINITY,
      ...overrides,
    },
  );
  const build = () =>
    buildApp(config, {
      hashParameters: cheapHash,
      ...deps,
      clock: () => new Date(Date.now() + shift),
      logSink: { write: (line) => logs.push(line) },
    });
  let app = await build();
  await makeSecondFactorOptional(app.database.db);

  const post: TestServer['post'] = (path, payload, headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const signIn = async (email: string, password: string, rememberMe = false): Promise<string> => {
    const answer = await post('/signin.php', { email, password, rememberMe });
    if (answer.statusCode !== 200) throw new Error(`sign-in: ${answer.statusCode} ${answer.body}`);
    return answer.json().data.token as string;
  };

  return {
    get app() {
      return app;
    },
    dataDir,
    config,
    logs,
    advance: (milliseconds) => {
      shift += milliseconds;
    },
    issueReceipts: () => app.features.payments.issueReceipts(new Date(Date.now() + shift + undoTime)),
    runHourlyTasks: async () => {
      for (const task of app.everyHour) await task();
    },
    get: (path, headers = {}) => app.inject({ url: `/api${path}`, headers }),
    post,
    signIn,
    admin: () => signIn(testAdmin.email, testAdmin.password),
    member: async (email) => {
      const answer = await post('/signup.php', {
        name: 'Amaka Sample',
        email,
        phone_number: '+234 800 000 0001',
        password: testPassword,
        membership_type: 'Associate',
      });
      if (answer.statusCode !== 200) throw new Error(`sign-up: ${answer.statusCode} ${answer.body}`);
      return signIn(email, testPassword);
    },
    apply: async (token, changes) => {
      const { payload, headers } = await submission(completeForm(changes));
      const answer = await post('/membership-application.php', payload, { ...headers, ...bearer(token) });
      if (answer.statusCode !== 200) throw new Error(`application: ${answer.statusCode} ${answer.body}`);
      return answer.json().application_id as number;
    },
    restart: async () => {
      await app.close();
      app = await build();
      return app;
    },
    close: async () => {
      await app.close();
      if (overrides.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Headers of a signed-in request. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartError } from '../shared/start-error.ts';
import { startTestServer, type TestServer, testAdmin, testPassword } from '../testing/test-app.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

let printed: string[];
beforeEach(() => {
  printed = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => printed.push(parts.join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const imc = async (line: string, from = commands) => {
  printed = [];
  const code = await runCommandLine(from, line.split(' ').filter(Boolean));
  return { code, output: printed.join('\n') };
};

describe('the command line', () => {
  test('--help lists every command, and explains each with its options', async () => {
    const { code, output } = await imc('--help');
    expect(code).toBe(0);
    for (const { name, summary, options = {} } of commands) {
      expect(output).toContain(`  ${name} `);
      const help = await imc(`${name} --help`);
      expect(help.code).toBe(0);
      expect(help.output).toContain(summary);
      for (const [option, { description }] of Object.entries(options)) {
        expect(help.output).toContain(`--${option}`);
        expect(help.output).toContain(description);
      }
    }
  });

  test.each([
    ['sed', "imc has no command 'sed'; did you mean seed?"],
    ['admin craete', "imc has no command 'admin craete'; did you mean admin create?"],
    ['admin', "imc has no command 'admin'; did you mean admin create or admin reset?"],
    ['dance', "imc has no command 'dance'; imc --help lists all"],
    ['seed --member 3', "imc seed has no option '--member'; did you mean --members?"],
    ['seed --members', "Option '--members <value>' argument missing"],
    ['seed 3', 'Usage: imc seed [OPTIONS]'],
    ['admin reset', 'Usage: imc admin reset EMAIL'],
    ['', 'Usage: imc COMMAND'],
  ])(
    'what it does not know is named with what was meant, with exit code 2: imc %s',
    async (line, message) => {
      const { code, output } = await imc(line);
      expect(code).toBe(2);
      expect(output).toContain(message);
    },
  );

  test('the exit code is that of the command; a known problem is one line', async () => {
    const one = (run: Command['run']) => imc('try', [{ name: 'try', summary: 'tries', run }]);
    expect(await one(async () => {})).toEqual({ code: 0, output: '' });
    expect(await one(async () => 1)).toEqual({ code: 1, output: '' });
    const problem = await one(async () => {
      throw new StartError('PORT: is in use');
    });
    expect(problem).toEqual({ code: 1, output: 'PORT: is in use' });
  });
});

describe('on a database', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
    vi.stubEnv('DATA_DIR', server.dataDir);
  });
  afterEach(() => server.close());

  const securityEvents = () =>
    server.app.database.db.selectFrom('security_log').select(['kind', 'detail']).orderBy('id').execute();

  test('migrate says which migrations it ran', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'imc-migrate-'));
    vi.stubEnv('DATA_DIR', empty);
    expect((await imc('migrate')).output).toContain('Migrated: 0001-schema');
    expect((await imc('migrate')).output).toBe('The database was migrated already.');
    await rm(empty, { recursive: true });
  });

  test('admin create adds an admin who can sign in, once', async () => {
    const { code, output } = await imc('admin create second@mail.example Ngozi');
    expect(code).toBe(0);
    await server.signIn('second@mail.example', /shown this once: (\S+)/.exec(output)?.[1] ?? '');
    expect(await securityEvents()).toContainEqual({ kind: 'role-changed', detail: 'admin' });
    // PPL-10: only the first one is a new installation.
    const rules = server.app.database.db.selectFrom('staff_rules').select('second_factor_required');
    expect(await rules.execute()).toEqual([{ second_factor_required: 0 }]);
    const again = await imc('admin create SECOND@mail.example Ngozi');
    expect(again).toEqual({ code: 1, output: expect.stringContaining('has an account; an admin') });
  });

  test('admin reset ends the sessions of an admin and logs it; the password may come from stdin', async () => {
    const token = await server.admin();
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(
      Readable.from(['Okra-Soup-1960!\n']) as unknown as typeof process.stdin,
    );
    const { code, output } = await imc(`admin reset ${testAdmin.email} --password-stdin`);
    expect(code).toBe(0);
    expect(output).not.toMatch(/password,|Okra/i);
    const old = await server.get('/admin/dashboard-stats.php', { authorization: `Bearer ${token}` });
    expect(old.statusCode).toBe(401);
    await expect(server.admin()).rejects.toThrow('401');
    await server.signIn(testAdmin.email, 'Okra-Soup-1960!');
    expect(await securityEvents()).toContainEqual({ kind: 'password-changed', detail: 'reset' });
  });

  test('admin reset removes the second factor only if asked to', async () => {
    const { db } = server.app.database;
    await db.updateTable('users').set({ second_factor_at: new Date().toISOString() }).execute();
    const secondFactors = () => db.selectFrom('users').select('second_factor_at').execute();
    await imc(`admin reset ${testAdmin.email}`);
    expect(await secondFactors()).toEqual([{ second_factor_at: expect.any(String) }]);
    await imc(`admin reset ${testAdmin.email} --second-factor`);
    expect(await secondFactors()).toEqual([{ second_factor_at: null }]);
    expect(await securityEvents()).toContainEqual({ kind: 'second-factor-reset', detail: null });
  });

  test('admin reset refuses members', async () => {
    await server.member('member@mail.example');
    expect(await imc('admin reset member@mail.example')).toMatchObject({ code: 1 });
    await server.signIn('member@mail.example', testPassword);
  });

  test('seed adds to its own samples, and refuses a database with real accounts', async () => {
    const line = 'seed --applications 3 --members 2';
    expect(await imc(line)).toMatchObject({ code: 0 });
    expect(await imc(line)).toMatchObject({ code: 0 });
    await server.member('amaka@institute.example');
    const refused = await imc(line);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('has a real account') });
  });
});

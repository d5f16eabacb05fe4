import { randomUUID } from 'node:crypto';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openStorage, type PictureStorage } from '../storage/storage.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';
import { makeBackup, makeKeptBackup, type Place } from './backup.ts';
import { manifestName, readManifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

const hooks: { beforeRead?: (() => Promise<void>) | undefined } = {};
vi.mock('../storage/storage.ts', async (original) => {
  const module = await original<{ openStorage: typeof openStorage }>();
  const open = async (place: Place): Promise<PictureStorage> => {
    const storage = await module.openStorage(place);
    const read: typeof storage.read = async (kind, name) => {
      await hooks.beforeRead?.();
      return storage.read(kind, name);
    };
    return { ...storage, read };
  };
  return { ...module, openStorage: open };
});

let server: TestServer;
let scratch: string;
let dir: string;
let proof: string;

const newFolder = () => join(scratch, randomUUID());
const emptyPlace = async (): Promise<Place> => ({ ...server.config, dataDir: await mkdtemp(newFolder()) });
const faultsOf = async (folder: string) =>
  (await verifyBackup(folder)).flatMap(({ ok, text }) => (ok ? [] : text));

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'imc-backup-'));
  server = await startTestServer();
  await server.apply(await server.member('kept@mail.example'));
  await server.app.background.idle();
  const row = await server.app.database.db.selectFrom('applications').select('proof_file').executeTakeFirst();
  proof = `uploads/proof_of_payment/${row?.proof_file}`;
});
afterAll(async () => {
  await server.close();
  await rm(scratch, { recursive: true });
});
beforeEach(async () => {
  delete hooks.beforeRead;
  dir = newFolder();
  await makeBackup(server.config, dir);
});

test('a backup has the database, uploads and mails, and is only for its user', async () => {
  const { files } = await readManifest(dir);
  expect(files.map(({ path }) => path.replace(/[^/]*\.eml$/, 'mail'))).toEqual(
    expect.arrayContaining(['imc.sqlite', proof, 'outbox/mail']),
  );
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
  expect(await faultsOf(dir)).toEqual([]);
});

test('verify names every file that was changed, cut, removed or added', async () => {
  const { size } = await stat(join(dir, proof));
  await appendFile(join(dir, proof), 'x');
  await writeFile(join(dir, 'uploads/added'), '');
  expect(await faultsOf(dir)).toEqual([
    'uploads/added: is not in the manifest',
    `${proof}: has ${size + 1} bytes instead of ${size}`,
  ]);
  await expect(restoreBackup(dir, await emptyPlace())).rejects.toThrow(`${proof}: has`);
  await truncate(join(dir, proof), size - 1);
  await appendFile(join(dir, proof), 'x');
  expect(await faultsOf(dir)).toContain(`${proof}: was changed: its SHA-256 differs`);
  await rm(join(dir, proof));
  expect((await faultsOf(dir)).join('\n')).toContain(`${proof}: can't be read: ENOENT`);
});

test('an upload that a row names and nobody has is reported by backup and verify', async () => {
  const storage = await openStorage(server.config);
  hooks.beforeRead = () => storage.remove('proof', basename(proof));
  const folder = newFolder();
  expect((await makeBackup(server.config, folder)).missing).toEqual([proof]);
  expect(await faultsOf(folder)).toEqual([`${proof}: a row names it, but it is missing`]);
  await storage.write('proof', basename(proof), await readFile(join(dir, proof)));
});

test('an upload that is removed during the backup is in neither the database nor the files', async () => {
  const { db } = server.app.database;
  hooks.beforeRead = async () => {
    await db.updateTable('applications').set({ proof_file: null }).execute();
    await (await openStorage(server.config)).remove('proof', basename(proof));
  };
  const folder = newFolder();
  expect((await makeBackup(server.config, folder)).missing).toEqual([]);
  expect(await faultsOf(folder)).toEqual([]);
});

test('a failed backup leaves nothing, and none replaces a folder or is made in the data folder', async () => {
  hooks.beforeRead = () => Promise.reject(new Error('storage is gone'));
  const parent = newFolder();
  const { config } = server;
  await server.apply(await server.member('other@mail.example'));
  await expect(makeBackup(config, join(parent, 'new'))).rejects.toThrow('storage is gone');
  expect(await readdir(parent)).toEqual([]);
  await expect(makeBackup(config, dir)).rejects.toThrow(`${dir} exists already`);
  await expect(makeBackup(config, join(config.dataDir, 'backup'))).rejects.toThrow('is inside of DATA_DIR');
});

test('only the newest backups of a folder are kept, and nothing else of it is removed', async () => {
  const parent = newFolder();
  await mkdir(join(parent, '2026-11-27T09-00-00Z.part'), { recursive: true });
  await writeFile(join(parent, 'note'), '');
  for (const hour of [10, 11, 12])
    await makeKeptBackup(server.config, parent, 2, new Date(`2026-11-27T${hour}:00:00Z`));
  expect(await readdir(parent)).toEqual(['2026-11-27T11-00-00Z', '2026-11-27T12-00-00Z', 'note']);
});

test('restore refuses a newer or incomplete backup, and a place with other data', async () => {
  await expect(restoreBackup(dir, server.config)).rejects.toThrow('the database is in use: it has accounts');
  const target = await emptyPlace();
  await (await openStorage(target)).write('photo', `${'q'.repeat(32)}.png`, Buffer.from('other'));
  await expect(restoreBackup(dir, target)).rejects.toThrow('the uploads contain other files');
  const manifest = await readManifest(dir);
  const restoreChanged = async (changes: object) => {
    await writeFile(join(dir, manifestName), JSON.stringify({ ...manifest, ...changes }));
    await restoreBackup(dir, await emptyPlace());
  };
  await expect(restoreChanged({ migrations: ['0099-later'] })).rejects.toThrow('schema version 99');
  const outside = { files: [{ path: '../imc.sqlite', bytes: 0, sha256: '' }] };
  await expect(restoreChanged(outside)).rejects.toThrow('is no complete backup');
  await rm(join(dir, manifestName));
  await expect(restoreBackup(dir, await emptyPlace())).rejects.toThrow('is no complete backup');
});

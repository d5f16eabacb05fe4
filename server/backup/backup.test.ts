import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openStorage, type PictureStorage } from '../storage/storage.ts';
import { storage } from '../testing/storage.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';
import { makeBackup, makeKeptBackup, type Place } from './backup.ts';
import { manifestName, readManifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

const hooks: { beforeRead?: (name: string) => Promise<void> } = {};
vi.mock('../storage/storage.ts', async (original) => {
  const module = await original<typeof import('../storage/storage.ts')>();
  return {
    ...module,
    openStorage: (...place: Parameters<typeof openStorage>): PictureStorage => {
      const opened = module.openStorage(...place);
      return {
        ...opened,
        read: async (kind, name) => {
          await hooks.beforeRead?.(name);
          return opened.read(kind, name);
        },
      };
    },
  };
});

let server: TestServer;
let place: Place;
let scratch: string;
let dir: string;
let proof: string;

const db = () => server.app.database.db;
const newFolder = () => join(scratch, randomUUID());
const emptyPlace = async (): Promise<Place> => ({ ...place, dataDir: await mkdtemp(join(scratch, 'data-')) });
const faultsOf = async (folder: string) =>
  (await verifyBackup(folder)).flatMap(({ ok, text }) => (ok ? [] : text));

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'imc-backup-'));
  server = await startTestServer();
  place = server.config;
  const token = await server.member('kept@mail.example');
  await server.apply(token);
  const row = await db().selectFrom('applications').select('proof_file').executeTakeFirstOrThrow();
  proof = `uploads/proof_of_payment/${row.proof_file}`;
});
afterAll(async () => {
  await server.close();
  await rm(scratch, { recursive: true });
});
beforeEach(async () => {
  dir = newFolder();
  await makeBackup(place, dir);
});

test('a backup has the database, uploads and mails, and is only for its user', async () => {
  await server.app.background.idle();
  const folder = newFolder();
  await makeBackup(place, folder);
  const { files } = await readManifest(folder);
  expect(files.map(({ path }) => path.replace(/[^/]*\.eml$/, 'mail'))).toEqual(
    expect.arrayContaining(['imc.sqlite', proof, 'outbox/mail']),
  );
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await faultsOf(folder)).toEqual([]);
});

test('verify names every file that was changed, cut, removed or added', async () => {
  await appendFile(join(dir, proof), 'x');
  const bytes = await readFile(join(dir, 'imc.sqlite'));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  await writeFile(join(dir, 'imc.sqlite'), bytes);
  await writeFile(join(dir, 'uploads/added'), '');
  const size = (await stat(join(dir, proof))).size;
  expect((await faultsOf(dir)).slice(0, 3)).toEqual([
    'imc.sqlite: was changed: its SHA-256 differs',
    `${proof}: has ${size} bytes instead of ${size - 1}`,
    'uploads/added: is not in the manifest',
  ]);
  const target = await emptyPlace();
  await expect(restoreBackup(dir, target)).rejects.toThrow('imc.sqlite: was changed: its SHA-256 differs');
  expect(await readdir(target.dataDir)).toEqual([]);
  await rm(join(dir, proof));
  expect((await faultsOf(dir))[1]).toMatch(`${proof}: can't be read: ENOENT`);
});

test('an upload that a row names and nobody has is reported by backup and verify', async () => {
  const pictures = storage(server);
  const [, , name = ''] = proof.split('/');
  const bytes = await readFile(join(dir, proof));
  await pictures.remove('proof', name);
  const folder = newFolder();
  expect((await makeBackup(place, folder)).missing).toEqual([proof]);
  expect(await faultsOf(folder)).toEqual([`${proof}: a row names it, but it is missing`]);
  await pictures.write('proof', name, bytes);
});

test('an upload that is removed during the backup is in neither the database nor the files', async () => {
  const pictures = storage(server);
  const name = `${'p'.repeat(32)}.png`;
  await pictures.write('photo', name, Buffer.from('photo'));
  await db().updateTable('users').set({ profile_photo: name }).execute();
  hooks.beforeRead = async (read) => {
    if (read !== name) return;
    await db().updateTable('users').set({ profile_photo: null }).execute();
    await pictures.remove('photo', name);
  };
  const folder = newFolder();
  expect((await makeBackup(place, folder)).missing).toEqual([]);
  delete hooks.beforeRead;
  expect(await faultsOf(folder)).toEqual([]);
});

test('a failed backup leaves nothing', async () => {
  hooks.beforeRead = () => Promise.reject(new Error('storage is gone'));
  const parent = newFolder();
  await expect(makeBackup(place, join(parent, 'new'))).rejects.toThrow('storage is gone');
  delete hooks.beforeRead;
  expect(await readdir(parent)).toEqual([]);
});

test('a backup never replaces a folder, and is not made inside of the data folder', async () => {
  await expect(makeBackup(place, dir)).rejects.toThrow(`${dir} exists already`);
  await expect(makeBackup(place, join(place.dataDir, 'backup'))).rejects.toThrow('is inside of DATA_DIR');
});

test('only the newest backups of a folder are kept, and nothing else of it is removed', async () => {
  const parent = newFolder();
  for (const hour of [10, 11, 12])
    await makeKeptBackup(place, parent, 2, new Date(`2026-11-27T${hour}:00:00Z`));
  await writeFile(join(parent, 'note'), '');
  await makeKeptBackup(place, parent, 2, new Date('2026-11-27T13:00:00Z'));
  expect(await readdir(parent)).toEqual(['2026-11-27T12-00-00Z', '2026-11-27T13-00-00Z', 'note']);
});

test('restore refuses a newer backup, a folder without manifest, and a place with other data', async () => {
  await expect(restoreBackup(dir, place)).rejects.toThrow('the database is in use: it has accounts');
  const target = await emptyPlace();
  await openStorage(target).write('photo', `${'q'.repeat(32)}.png`, Buffer.from('other'));
  await expect(restoreBackup(dir, target)).rejects.toThrow('the uploads contain files of other data');
  const manifest = await readManifest(dir);
  const newer = { ...manifest, migrations: [...manifest.migrations, '0099-later'] };
  await writeFile(join(dir, manifestName), JSON.stringify(newer));
  await expect(restoreBackup(dir, await emptyPlace())).rejects.toThrow('schema version 99');
  const outside = { ...manifest, files: [{ path: '../imc.sqlite', bytes: 0, sha256: '' }] };
  await writeFile(join(dir, manifestName), JSON.stringify(outside));
  await expect(restoreBackup(dir, await emptyPlace())).rejects.toThrow('files.0.path: leads outside');
  await rm(join(dir, manifestName));
  await expect(restoreBackup(dir, await emptyPlace())).rejects.toThrow('is no complete backup');
});

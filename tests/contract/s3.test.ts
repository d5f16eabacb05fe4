import { loadConfig } from '@imc/server/config';
import { newPictureName, openStorage, type StoredPicture } from '@imc/server/storage/storage';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningS3, startS3 } from '../servers/s3.ts';

let s3: RunningS3;
beforeAll(async () => {
  s3 = await startS3();
  for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3?.stop();
});

test('R-35: S3 keeps, lists and removes uploads', async () => {
  const storage = await openStorage(loadConfig(s3.environment));
  const listed = async () => {
    const found: StoredPicture[] = [];
    for await (const picture of storage.list('photo')) found.push(picture);
    return found.map(({ name }) => name);
  };
  const name = newPictureName('png');
  expect(await listed()).toEqual([]);
  await storage.write('photo', name, Buffer.from('a picture'));
  expect(await listed()).toEqual([name]);
  expect((await (await storage.read('photo', name)).toArray()).join('')).toBe('a picture');
  await storage.remove('photo', name);
  expect([await listed(), await storage.exists('photo', name)]).toEqual([[], false]);
  storage.close();
});

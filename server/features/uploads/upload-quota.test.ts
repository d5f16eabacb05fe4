import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dateInLagos, uploadLimits } from '@imc/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { days } from '../../shared/clock.ts';
import { beginPost } from '../../testing/begin-post.ts';
import { completeForm, multipart, picture, submission } from '../../testing/forms.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';

const { filesPerDay, bytesPerDay } = uploadLimits;

let server: TestServer;
let token: string;
let id: number;
let members = 0;
/** Milliseconds that the server's clock is ahead. */
let shift = 0;
let image: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  image = await picture();
});
afterAll(() => server.close());
beforeEach(async () => {
  members += 1;
  const email = `quota.${members}@mail.example`;
  token = await server.member(email);
  ({ id } = await server.app.database.db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow());
});

const files = async () => (await readdir(join(server.dataDir, 'uploads'), { recursive: true })).sort();

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.post(path, payload, { ...headers, ...bearer(token) });

const photo = (file = image) => {
  const { payload, headers } = multipart([
    { name: 'profile_photo', value: file, filename: 'me.png', type: 'image/png' },
  ]);
  return post('/upload-profile-photo.php', payload, headers);
};

const today = () => dateInLagos(new Date(Date.now() + shift));

const counted = () =>
  server.app.database.db
    .selectFrom('upload_counts')
    .select(['files', 'bytes'])
    .where('user_id', '=', id)
    .where('day', '=', today())
    .executeTakeFirst();

/** Today, by the member. */
const used = (count: number, bytes: number) =>
  server.app.database.db
    .insertInto('upload_counts')
    .values({ user_id: id, day: today(), files: count, bytes })
    .execute();

describe('R-21, UPL-4: 20 images and 50 MiB per member and day', () => {
  test('the bytes are counted as they were sent', async () => {
    await used(3, bytesPerDay - image.length);
    expect((await photo()).statusCode).toBe(200);
    expect(await counted()).toEqual({ files: 4, bytes: bytesPerDay });
    const before = await files();
    expect((await photo()).statusCode).toBe(429);
    expect(await files()).toEqual(before);
  });

  test('replaced and removed images count, refused ones do not, and a restart changes nothing', async () => {
    const { draft } = (await post('/open-application-draft.php', {})).json();
    const keep = () => {
      const { payload, headers } = multipart([
        { name: 'application_id', value: String(draft.application_id) },
        { name: 'proofOfPayment', value: image, filename: 'a.png', type: 'image/png' },
      ]);
      return post('/upload-draft-proof.php', payload, headers);
    };
    await keep();
    await keep();
    await post('/remove-draft-proof.php', { application_id: draft.application_id });
    await photo();
    expect((await photo(Buffer.from('text'))).statusCode).toBe(415);
    expect((await photo(image.subarray(0, image.length - 30))).statusCode).toBe(422);
    expect(await counted()).toEqual({ files: 3, bytes: 3 * image.length });
    await server.restart();
    expect(await counted()).toEqual({ files: 3, bytes: 3 * image.length });
  });

  test('the body of a photo above the limit is not read', async () => {
    await used(filesPerDay, 100);
    const status = await beginPost(server, '/api/upload-profile-photo.php', {
      ...bearer(token),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 5_000_000,
    });
    expect(status).toBe(429);
  });

  test('a repeated submission gets its stored answer', async () => {
    await used(filesPerDay - 1, 100);
    const { payload, headers } = await submission(completeForm(), image);
    const send = (key: string) =>
      post('/membership-application.php', payload, { ...headers, 'idempotency-key': key });
    const first = await send('the-last-image');
    expect(first.statusCode).toBe(200);
    expect((await send('the-last-image')).json()).toEqual(first.json());
    expect((await send('another')).statusCode).toBe(429);
    expect((await counted())?.files).toBe(filesPerDay);
  });

  test('the next day in Lagos begins after the time in Retry-After', async () => {
    await used(filesPerDay, 100);
    const { statusCode, headers } = await photo();
    expect(statusCode).toBe(429);
    const seconds = Number(headers['retry-after']);
    const soon = (seconds - 5) * 1000;
    server.advance(soon);
    // Member sessions last 12 hours.
    token = await server.signIn(`quota.${members}@mail.example`, 'Calabash@2468');
    expect((await photo()).statusCode).toBe(429);
    server.advance(5000);
    shift += seconds * 1000;
    expect((await photo()).statusCode).toBe(200);
    expect(await counted()).toEqual({ files: 1, bytes: image.length });
  });

  test('the sweep removes the counts of past days', async () => {
    await photo();
    const { db } = server.app.database;
    const rows = () => db.selectFrom('upload_counts').select('day').where('user_id', '=', id).execute();
    await server.runHourlyTasks();
    expect(await rows()).toHaveLength(1);
    server.advance(days(2));
    shift += days(2);
    await server.runHourlyTasks();
    expect(await rows()).toEqual([]);
  });
});

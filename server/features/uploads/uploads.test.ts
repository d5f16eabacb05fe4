import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadLimits, uploadTexts } from '@imc/api/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginPost } from '../../testing/begin-post.ts';
import { completeForm, multipart, type Part, picture, pngClaiming, submission } from '../../testing/forms.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';

let server: TestServer;
let token: string;
let filesBefore: string[];

const files = async () => (await readdir(join(server.dataDir, 'uploads'), { recursive: true })).sort();

beforeAll(async () => {
  server = await startTestServer();
  token = await server.member('uploads@mail.example');
});
afterAll(() => server.close());
beforeEach(async () => {
  filesBefore = await files();
});

const send = (
  body: { payload: Buffer; headers: Record<string, string> },
  headers: Record<string, string> = {},
) =>
  server.post('/membership-application.php', body.payload, { ...body.headers, ...bearer(token), ...headers });

const sendPicture = async (file: Buffer, filename?: string) =>
  send(await submission(completeForm(), file, filename));

const storedPicture = async (): Promise<{ bytes: Buffer; headers: Record<string, unknown> }> => {
  const list = await server.get('/get-applications.php', bearer(token));
  const name = list.json().applications[0].proof_of_payment as string;
  const answer = await server.app.inject({ url: `/uploads/${name}`, headers: bearer(token) });
  return { bytes: answer.rawPayload, headers: answer.headers };
};

const begin = (headers: Record<string, string | number>, ...beginning: (string | Buffer)[]) =>
  beginPost(server, '/api/membership-application.php', { ...bearer(token), ...headers }, ...beginning);

describe('R-18: limits', () => {
  test('a body with a Content-Length over 6 MiB is 413 before it is received', async () => {
    const { headers } = multipart([{ name: 'data', value: '{}' }]);
    const length = { 'content-length': uploadLimits.bodyBytes + 1 };
    expect(await begin({ ...headers, ...length }, '--')).toBe(413);
  });

  test.each([
    ['a file over 5 MiB', 'name="proofOfPayment"; filename="x.png"', uploadLimits.fileBytes],
    ['a body over 6 MiB in an ignored field', 'name="other"', uploadLimits.bodyBytes],
  ])('%s without a Content-Length is 413 as soon as it exceeds the limit', async (_name, part, limit) => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const head = `--x\r\ncontent-disposition: form-data; ${part}\r\n\r\n`;
    expect(await begin(type, head, Buffer.alloc(limit + 64 * 1024, 1))).toBe(413);
    expect(await files()).toEqual(filesBefore);
  });

  test('many parts, two files or a file with another name are 400', async () => {
    const file: Part = {
      name: 'proofOfPayment',
      value: await picture(),
      filename: 'a.png',
      type: 'image/png',
    };
    const data: Part = { name: 'data', value: JSON.stringify(completeForm()) };
    expect((await send(multipart([data, file, file]))).statusCode).toBe(400);
    expect((await send(multipart([data, { ...file, name: 'other' }]))).statusCode).toBe(400);
    const many = Array.from({ length: 300 }, (_, index) => ({ name: `f${index}`, value: 'x' }));
    expect((await send(multipart([...many, data, file]))).statusCode).toBe(400);
    expect(await files()).toEqual(filesBefore);
  });

  test('an incomplete body is 400 and leaves no file behind', async () => {
    const complete = await submission();
    const answer = await send({
      ...complete,
      payload: complete.payload.subarray(0, complete.payload.length - 80),
    });
    expect(answer.statusCode).toBe(400);
    expect(await files()).toEqual(filesBefore);
  });
});

describe('R-21: of a pixel bomb only the header is read, so that it costs no time and no memory', () => {
  test.each([
    ['wide', 12_001, 1, uploadTexts.sideTooLong],
    ['tall', 1, 40_000_000, uploadTexts.sideTooLong],
    ['large', 8000, 5001, uploadTexts.tooManyPixels],
  ])('a %s image without pixels is 413', async (_, width, height, message) => {
    const answer = await sendPicture(await pngClaiming(width, height));
    expect([answer.statusCode, answer.json().message]).toEqual([413, message]);
  });

  test.each(['jpeg', 'png'] as const)('half a %s file', async (kind) => {
    const half = async (width: number) => {
      const file = await picture(kind, width, 200);
      return (await sendPicture(file.subarray(0, file.length / 2))).statusCode;
    };
    // Decoding finds that the other half is missing.
    expect([await half(12_001), await half(12_000)]).toEqual([413, 422]);
  });
});

describe('R-19: content', () => {
  test('other content with the first bytes of an image is 422 and leaves no file behind', async () => {
    const fake = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect((await sendPicture(fake)).statusCode).toBe(422);
    expect(await files()).toEqual(filesBefore);
  });

  test('stored images are upright and have no EXIF, GPS or trailing bytes', async () => {
    const source = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } })
      .withExif({
        IFD0: { Copyright: 'canary-exif' },
        IFD3: { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([source, Buffer.from('<script>canary-tail</script>')]);
    expect((await sendPicture(polyglot)).statusCode).toBe(200);
    const { bytes } = await storedPicture();
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 20,
      height: 40,
      exif: undefined,
      orientation: undefined,
    });
    expect(bytes.toString('latin1')).not.toMatch(/canary/);
  });
});

describe('R-20: names and serving', () => {
  test('names have at least 128 random bits and contain nothing of the sent name', async () => {
    await sendPicture(await picture(), 'my-secret-name.png');
    await sendPicture(await picture(), 'my-secret-name.png');
    const list = await server.get('/get-applications.php', bearer(token));
    const names = list
      .json()
      .applications.map(({ proof_of_payment }: { proof_of_payment: string }) => proof_of_payment) as string[];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const [random = ''] = name.split('.');
      expect(Buffer.from(random, 'base64url').length).toBeGreaterThanOrEqual(16);
    }
  });

  test.each([
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    'a\u0000.png',
    `${'n'.repeat(300)}.png`,
    '',
    'CON',
    '.htaccess',
  ])('a sent name of %j is harmless', async (name) => {
    const answer = await sendPicture(await picture(), name);
    expect(answer.statusCode).toBeLessThan(500);
    for (const file of await files())
      expect(file).toMatch(
        /^(proof_of_payment|profile_photos|name_documents)(\/[\w-]{32}\.(png|jpg|webp))?$/,
      );
  });

  test.each([
    '/uploads/..%2f..%2fimc.sqlite',
    '/uploads/%2e%2e/imc.sqlite',
    '/uploads/proof_of_payment/..%2f..%2f..%2fetc%2fpasswd',
    '/uploads/imc.sqlite',
    '/uploads/a%00.png',
    `/uploads/${'n'.repeat(300)}.png`,
    '/uploads/',
    '/uploads/proof_of_payment/',
    '/uploads/proof_of_payment',
  ])('%s returns no file', async (url) => {
    const answer = await server.app.inject({ url, headers: bearer(await server.admin()) });
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ status: 'error' });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('%s stays %s, and is served only as an image', async (kind) => {
    await sendPicture(await picture(kind));
    const { bytes, headers } = await storedPicture();
    expect((await sharp(bytes).metadata()).format).toBe(kind);
    expect(headers).toMatchObject({
      'content-type': `image/${kind}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    });
  });
});

describe('unreferenced files', () => {
  test('complete and partial leftovers of an interrupted upload are removed after an hour, and nothing else', async () => {
    await sendPicture(await picture());
    const referenced = await files();
    const uploads = join(server.dataDir, 'uploads');
    const strays = [`proof_of_payment/${'s'.repeat(32)}.png`, `profile_photos/${'t'.repeat(32)}.webp`];
    const [complete, partial] = [await picture(), Buffer.from('RIFF')];
    for (const [index, path] of strays.entries())
      await writeFile(join(uploads, path), index ? partial : complete);
    const age = async (path: string, minutes: number) => {
      const time = new Date(Date.now() - minutes * 60_000);
      await utimes(join(uploads, path), time, time);
    };
    for (const path of [...referenced, ...strays]) await age(path, 59);
    await server.runHourlyTasks();
    expect(await files()).toEqual([...referenced, ...strays].sort());
    for (const path of [...referenced, ...strays]) await age(path, 61);
    await server.runHourlyTasks();
    expect(await files()).toEqual(referenced);
  });
});

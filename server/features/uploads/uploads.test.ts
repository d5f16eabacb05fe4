import { readdir, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { uploadLimits, uploadTexts } from '@imc/api/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeForm, multipart, type Part, picture, pngClaiming, submission } from '../../testing/forms.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';

let server: TestServer;
let token: string;
let filesBefore: string[];

const files = async () => (await readdir(join(server.dataDir, 'uploads'), { recursive: true })).sort();

beforeAll(async () => {
  server = await startTestServer();
  token = await server.member('uploads@mail.example');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
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

/** Without a Content-Length and an end. Returns the status. */
function begin(part: string, bytes: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { port } = server.app.server.address() as AddressInfo;
    const boundary = 'stream-boundary';
    const call = httpRequest(
      {
        port,
        method: 'POST',
        path: '/api/membership-application.php',
        headers: { ...bearer(token), 'content-type': `multipart/form-data; boundary=${boundary}` },
      },
      (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      },
    );
    call.on('error', () => undefined);
    call.write(`--${boundary}\r\ncontent-disposition: form-data; ${part}\r\n\r\n`);
    call.write(Buffer.alloc(bytes, 1));
  });
}

describe('R-18: limits', () => {
  test('a file over 5 MiB is 413 and leaves no file behind', async () => {
    const file = Buffer.concat([await picture('png'), Buffer.alloc(uploadLimits.fileBytes)]);
    const answer = await sendPicture(file);
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toBe(uploadTexts.tooLarge);
    expect(await files()).toEqual(filesBefore);
  });

  test('a body with a Content-Length over 6 MiB is 413 before it is received', async () => {
    const body = multipart([{ name: 'data', value: '{}' }]);
    const { port } = server.app.server.address() as AddressInfo;
    const status = await new Promise((resolve) => {
      const call = httpRequest(
        {
          port,
          method: 'POST',
          path: '/api/membership-application.php',
          headers: { ...bearer(token), ...body.headers, 'content-length': uploadLimits.bodyBytes + 1 },
        },
        (answer) => {
          resolve(answer.statusCode);
          call.destroy();
        },
      );
      call.on('error', () => undefined);
      call.write('--');
    });
    expect(status).toBe(413);
  });

  test.each([
    ['a file over 5 MiB', 'name="proofOfPayment"; filename="x.png"', uploadLimits.fileBytes],
    ['a body over 6 MiB in an ignored field', 'name="other"', uploadLimits.bodyBytes],
  ])('%s without a Content-Length is 413 as soon as it exceeds the limit', async (_name, part, limit) => {
    expect(await begin(part, limit + 64 * 1024)).toBe(413);
    expect(await files()).toEqual(filesBefore);
  });

  test('data over 64 KiB is 413; many parts, two files or a file with another name are 400', async () => {
    const file: Part = {
      name: 'proofOfPayment',
      value: await picture(),
      filename: 'a.png',
      type: 'image/png',
    };
    const data: Part = { name: 'data', value: JSON.stringify(completeForm()) };
    expect(
      (await send(multipart([{ name: 'data', value: 'x'.repeat(uploadLimits.dataBytes + 1) }, file])))
        .statusCode,
    ).toBe(413);
    expect((await send(multipart([data, file, file]))).statusCode).toBe(400);
    expect((await send(multipart([data, { ...file, name: 'other' }]))).statusCode).toBe(400);
    const many = Array.from({ length: 300 }, (_, index) => ({ name: `f${index}`, value: 'x' }));
    expect((await send(multipart([...many, data, file]))).statusCode).toBe(400);
    expect(await files()).toEqual(filesBefore);
  });

  test('an image with over 40 megapixels in its header is 413', async () => {
    // A decoder would miss its pixels, which would be a 422.
    const answer = await sendPicture(await pngClaiming(8000, 6000));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toBe(uploadTexts.tooManyPixels);
  });

  test.each([
    ['wide', 12_001, 1],
    ['tall', 1, 40_000_000],
  ])('a %s image with a side over 12,000 pixels is 413 before it is decoded', async (_, width, height) => {
    const answer = await sendPicture(await pngClaiming(width, height));
    expect([answer.statusCode, answer.json().message]).toEqual([413, uploadTexts.sideTooLong]);
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

describe('R-19: content', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s is accepted with any file name', async (kind) => {
    expect((await sendPicture(await picture(kind), 'proof.exe')).statusCode).toBe(200);
    const { bytes, headers } = await storedPicture();
    expect((await sharp(bytes).metadata()).format).toBe(kind);
    expect(headers['content-type']).toBe(`image/${kind}`);
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['text', Buffer.from('hello')],
  ])('%s is 415', async (_name, bytes) => {
    const answer = await sendPicture(bytes, 'proof.png');
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toBe(uploadTexts.notAnImage);
    expect(await files()).toEqual(filesBefore);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s is 422', async (kind) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .toFormat(kind)
      .toBuffer();
    const answer = await sendPicture(noise.subarray(0, Math.floor(noise.length / 2)));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe(uploadTexts.broken);
    expect(await files()).toEqual(filesBefore);
  });

  test('other content with the first bytes of an image is 422', async () => {
    const fake = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect((await sendPicture(fake)).statusCode).toBe(422);
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
      expect(file).toMatch(/^(proof_of_payment|profile_photos)(\/[\w-]{32}\.(png|jpg|webp))?$/);
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

  test('is served only as an image', async () => {
    await sendPicture(await picture('webp'));
    const { headers } = await storedPicture();
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
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

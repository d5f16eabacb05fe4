import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationAnswers, applicationTexts, picturesPerMinute, uploadTexts } from '@imc/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeForm, multipart, picture, submission } from '../../testing/forms.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';

let server: TestServer;
let token: string;
let draftId: number;
let members = 0;

const post = (path: string, payload?: object, headers: Record<string, string> = {}) =>
  server.post(path, payload, { ...bearer(token), ...headers });

const files = async () => (await readdir(join(server.dataDir, 'uploads', 'proof_of_payment'))).sort();

const proofBody = async (id: unknown = draftId, file?: Buffer) =>
  multipart([
    { name: 'application_id', value: String(id) },
    { name: 'proofOfPayment', value: file ?? (await picture()), filename: 'a.png', type: 'image/png' },
  ]);

const keep = async (file?: Buffer) => {
  const { payload, headers } = await proofBody(draftId, file);
  return post('/upload-draft-proof.php', payload, headers);
};

const draft = async () => (await server.get('/get-application-draft.php', bearer(token))).json().draft;

/** Without an image. */
const submitWithoutFile = (headers: Record<string, string> = {}, changes = {}) => {
  const body = multipart([
    { name: 'data', value: JSON.stringify(completeForm({ application_id: draftId, ...changes })) },
  ]);
  return post('/membership-application.php', body.payload, { ...body.headers, ...headers });
};

const applications = async () =>
  (await server.get('/get-applications.php', bearer(token))).json().applications as {
    proof_of_payment: string;
  }[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  members += 1;
  token = await server.member(`draft.proof.${members}@mail.example`);
  draftId = (await post('/open-application-draft.php')).json().draft.application_id;
});

describe('UPL-1: a proof is kept with the draft', () => {
  test('only its owner can open it; not even an admin', async () => {
    const { file } = (await keep()).json().proof;
    const open = async (who: string) =>
      (await server.app.inject({ url: `/uploads/proof_of_payment/${file}`, headers: bearer(who) }))
        .statusCode;
    expect(await open(token)).toBe(200);
    expect(await open(await server.admin())).toBe(404);
    expect(await open(await server.member(`stranger.${members}@mail.example`))).toBe(404);
    expect((await submitWithoutFile()).statusCode).toBe(200);
    expect(await open(await server.admin())).toBe(200);
  });

  test('a new picture replaces it, and removing it removes the file', async () => {
    const before = await files();
    await keep();
    const second = (await keep(await picture('jpeg'))).json().proof;
    expect((await draft()).proof).toEqual(second);
    expect(await files()).toEqual([...before, second.file].sort());
    for (const _attempt of [1, 2]) {
      const removed = await post('/remove-draft-proof.php', { application_id: draftId });
      expect(removed.json()).toEqual({ status: 'success', message: applicationAnswers.proofRemoved });
    }
    expect((await draft()).proof).toBeNull();
    expect(await files()).toEqual(before);
  });

  test('ten pictures at once leave one file', async () => {
    const before = await files();
    const answers = await Promise.all(Array.from({ length: 10 }, () => keep()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await files()).toEqual([...before, (await draft()).proof.file].sort());
  });

  test('the sweep leaves it alone', async () => {
    const { file } = (await keep()).json().proof;
    const old = new Date(Date.now() - 61 * 60_000);
    await utimes(join(server.dataDir, 'uploads', 'proof_of_payment', file), old, old);
    await server.runHourlyTasks();
    expect(await files()).toContain(file);
  });

  test('saving the text of the draft keeps it', async () => {
    const { proof } = (await keep()).json();
    await post('/save-application-draft.php', {
      application_id: draftId,
      data: { surname: 'Nwosu' },
      revision: 0,
    });
    expect((await draft()).proof).toEqual(proof);
  });
});

describe('a picture that is refused changes nothing', () => {
  test.each([
    ['text', 415, uploadTexts.notAnImage, async () => Buffer.from('no picture')],
    [
      'a broken picture',
      422,
      uploadTexts.broken,
      async () => (await picture('jpeg', 300, 300)).subarray(0, 400),
    ],
    [
      '6 MiB',
      413,
      uploadTexts.tooLarge,
      async () => Buffer.concat([await picture(), Buffer.alloc(5_300_000)]),
    ],
    ['nothing', 400, uploadTexts.missing, async () => Buffer.alloc(0)],
  ])('%s', async (_name, status, message, make) => {
    const { proof } = (await keep()).json();
    const before = await files();
    const answer = await keep(await make());
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect((await draft()).proof).toEqual(proof);
    expect(await files()).toEqual(before);
  });
});

describe('UPL-3: submitting', () => {
  test('uses the kept proof if no image is sent, once', async () => {
    const { file } = (await keep()).json().proof;
    const before = await files();
    const key = { 'idempotency-key': 'kept-proof' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitWithoutFile(key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect((await applications()).map(({ proof_of_payment }) => proof_of_payment)).toEqual([file]);
    expect(await files()).toEqual(before);
    expect((await submitWithoutFile(key)).body).toBe(answers[0]?.body);
    expect((await submitWithoutFile(key, { surname: 'Other' })).statusCode).toBe(422);
  });

  test('uses the image that is sent, and removes the kept one', async () => {
    const before = await files();
    const { file } = (await keep()).json().proof;
    const body = await submission(completeForm({ application_id: draftId }), await picture('webp'));
    const key = { 'idempotency-key': 'sent-proof' };
    const send = () => post('/membership-application.php', body.payload, { ...body.headers, ...key });
    const first = await send();
    expect(first.statusCode).toBe(200);
    expect((await send()).body).toBe(first.body);
    const [application] = await applications();
    expect(application?.proof_of_payment).toMatch(/\.webp$/);
    expect(await files()).toEqual([...before, application?.proof_of_payment].sort());
    expect(await files()).not.toContain(file);
  });

  test('without any proof gets the form’s own message, and the same key may be used after one was kept', async () => {
    const key = { 'idempotency-key': 'mended-proof' };
    const missing = await submitWithoutFile(key);
    expect([missing.statusCode, missing.json().errors]).toEqual([
      400,
      { proofOfPayment: applicationTexts.proof },
    ]);
    await keep();
    expect((await submitWithoutFile(key)).statusCode).toBe(200);
  });

  test('a rejected form keeps the proof', async () => {
    const { proof } = (await keep()).json();
    expect((await submitWithoutFile({}, { surname: '' })).statusCode).toBe(400);
    expect((await draft()).proof).toEqual(proof);
    expect(await files()).toContain(proof.file);
  });

  test('a form without the id of its draft does not use the kept proof', async () => {
    await keep();
    expect((await submitWithoutFile({}, { application_id: undefined })).json().errors).toEqual({
      proofOfPayment: applicationTexts.proof,
    });
  });

  test('a picture that arrives after the submission is a 404 and leaves no file', async () => {
    await keep();
    await submitWithoutFile();
    const before = await files();
    expect((await keep()).statusCode).toBe(404);
    expect(await files()).toEqual(before);
  });
});

test('UPL-2: retries on a bad connection are not refused, but a flood is', async () => {
  const limited = await startTestServer({ limitedPerMinute: 5 });
  try {
    const member = await limited.member('flood@mail.example');
    const { payload, headers } = await proofBody(1);
    const codes = await Promise.all(
      Array.from({ length: picturesPerMinute + 2 }, async () => {
        const answer = await limited.post('/upload-draft-proof.php', payload, {
          ...headers,
          ...bearer(member),
        });
        return answer.statusCode;
      }),
    );
    expect(codes.filter((code) => code === 404)).toHaveLength(picturesPerMinute);
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
  } finally {
    await limited.close();
  }
});

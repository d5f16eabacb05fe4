import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeForm, submission } from '../../testing/forms.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';

let server: TestServer;
let token: string;
let filesBefore: string[];

const files = async () => (await readdir(join(server.dataDir, 'uploads'), { recursive: true })).sort();

beforeAll(async () => {
  server = await startTestServer();
  token = await server.member('applicant@mail.example');
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

describe('R-36: one key', () => {
  test('is 400 if it is malformed', async () => {
    for (const key of ['', 'x'.repeat(201), 'two words']) {
      expect((await send(await submission(), { 'idempotency-key': key })).statusCode, key).toBe(400);
    }
  });
});

describe('an application is stored completely or not at all', () => {
  test('a failed row removes its file', async () => {
    const rows = await server.app.database.db.selectFrom('applications').select('id').execute();
    const missing = await send(await submission(completeForm({ application_id: 999_999 })));
    expect(missing.statusCode).toBe(404);
    expect(await files()).toEqual(filesBefore);
    expect(await server.app.database.db.selectFrom('applications').select('id').execute()).toEqual(rows);
  });

  test('submitting a draft completes it once', async () => {
    const member = await server.member('drafts@mail.example');
    const open = async () =>
      (await server.post('/open-application-draft.php', undefined, bearer(member))).json().draft;
    const [first, second] = await Promise.all([open(), open()]);
    expect(first).toEqual(second);
    expect(first.reference).toBe(`IMC-APP-${first.application_id}`);
    const body = await submission(completeForm({ application_id: first.application_id }));
    const answers = await Promise.all([1, 2, 3].map(() => send(body, bearer(member))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect((await open()).application_id).toBeGreaterThan(first.application_id);
  });
});

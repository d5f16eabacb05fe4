import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { multipart, picture, submission } from '../../testing/forms.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const writes: Readonly<Record<string, object | undefined>> = {
  '/update-profile.php': { organization: 'Adire Works' },
  '/open-application-draft.php': undefined,
  '/end-other-sessions.php': undefined,
  '/confirm-second-factor.php': { code: '123456' },
};

/** After access has been checked. */
const eraseDuringNextCall = () => {
  const { sessions, accounts } = server.app.features;
  const { byToken } = sessions;
  vi.spyOn(sessions, 'byToken').mockImplementationOnce(async (token) => {
    const account = await byToken(token);
    if (account) await accounts.erasure.erase(account, testPassword, 'test');
    return account;
  });
};

test.each(Object.entries(writes))(
  'R-42: %s of an account that is erased meanwhile is a 401',
  async (path, payload) => {
    const token = await server.member(`raced-${path.replaceAll(/\W/g, '')}@mail.example`);
    eraseDuringNextCall();
    const answer = await server.post(path, payload, bearer(token));
    expect(answer.statusCode).toBe(401);
  },
);

test('R-42: submitting an application and uploading a photo are a 401 if the account is erased meanwhile', async () => {
  const photo = multipart([
    { name: 'profile_photo', value: await picture(), filename: 'me.png', type: 'image/png' },
  ]);
  for (const [path, { payload, headers }] of [
    ['membership-application', await submission()],
    ['upload-profile-photo', photo],
  ] as const) {
    const token = await server.member(`${path}@mail.example`);
    eraseDuringNextCall();
    const answer = await server.post(`/${path}.php`, payload, { ...headers, ...bearer(token) });
    expect(answer.statusCode, path).toBe(401);
  }
  expect(server.logs.filter((line) => line.includes('request failed'))).toEqual([]);
});

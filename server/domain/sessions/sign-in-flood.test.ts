import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

// Use cheap but real hashes, since only their order matters.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...original,
    hash: (password: string, options: object) =>
      original.hash(password, { ...options, memoryCost: 1024, timeCost: 1 }),
  };
});

const email = 'patient@mail.example';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hashConcurrency: 1 });
  await server.member(email);
});
afterAll(() => server.close());

const signIn = (remoteAddress: string, address: string, password: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/signin.php',
    remoteAddress,
    payload: { email: address, password },
  });

/** A fraction of the 100 that may wait: the maximum number of hashes that another client should wait for. */
const maximumAhead = 50;

/** Sends 130 concurrent sign-ins and one from another address. Returns its response and how many of the flood were hashed before it. */
async function answeredBefore(flood: (index: number) => ReturnType<typeof signIn>, from: string) {
  const statuses: number[] = [];
  const flooding = Promise.all(
    Array.from({ length: 130 }, async (_, index) => {
      statuses.push((await flood(index)).statusCode);
    }),
  );
  const answer = await signIn(from, email, testPassword);
  const hashed = statuses.filter((status) => status !== 503).length;
  await flooding;
  return { answer, hashed, statuses };
}

// On a machine that runs other tests, the answer may be written long after its password was hashed, so each test has another try.
test('R-6: a flood of sign-ins from one address does not delay other clients', { retry: 2 }, async () => {
  const { answer, hashed, statuses } = await answeredBefore(
    (index) => signIn('203.0.113.7', `guess-${index}@mail.example`, 'Wrong@12345'),
    '198.51.100.9',
  );
  expect(answer.statusCode).toBe(200);
  expect(hashed).toBeLessThan(maximumAhead);
  // Only the surplus of the flood is rejected.
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
});

test('R-6: a flood from many addresses of one IPv6 subscriber does not delay others on the same account', {
  retry: 2,
}, async () => {
  const { answer, hashed } = await answeredBefore(
    (index) => signIn(`2001:db8:1:1::${index + 1}`, email, testPassword),
    '2001:db8:1:2::1',
  );
  expect(answer.statusCode).toBe(200);
  expect(hashed).toBeLessThan(maximumAhead);
});

import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currentCaller } from '../../shared/request-context.ts';
import { startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';

vi.mock('@node-rs/argon2', { spy: true });

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

const { verify: verifyPassword } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');

/**
 * Sends 130 concurrent sign-ins and then one from another address. No password is verified before the last one waits. Returns its response and
 * how many passwords were verified before its own.
 */
async function answeredAfter(flood: (index: number) => ReturnType<typeof signIn>, from: string) {
  const verifiedFor: (string | null)[] = [];
  const queued = Promise.withResolvers<void>();
  vi.mocked(verify).mockImplementation(async (...password) => {
    verifiedFor.push(currentCaller().client);
    await queued.promise;
    return verifyPassword(...password);
  });
  const statuses: number[] = [];
  const flooding = Promise.all(
    Array.from({ length: 130 }, async (_, index) => {
      statuses.push((await flood(index)).statusCode);
    }),
  );
  // One runs and 100 wait. The last one takes the place of a sign-in of the flood.
  const rejected = (count: number) =>
    vi.waitFor(() => expect(statuses).toEqual(Array(count).fill(503)), { timeout: 40_000 });
  await rejected(29);
  const answering = signIn(from, email, testPassword);
  await rejected(30);
  queued.resolve();
  const answer = await answering;
  const [first] = verifiedFor;
  const before = verifiedFor.findIndex((client) => client !== first);
  await flooding;
  return { answer, before, statuses };
}

test('R-6: a flood of sign-ins from one address does not delay other clients', async () => {
  const { answer, before, statuses } = await answeredAfter(
    (index) => signIn('203.0.113.7', `guess-${index}@mail.example`, 'Wrong@12345'),
    '198.51.100.9',
  );
  expect(answer.statusCode).toBe(200);
  expect(before).toBe(2);
  // Only the surplus of the flood is rejected.
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
});

test('R-6: a flood from many addresses of one IPv6 subscriber does not delay others on the same account', async () => {
  const { answer, before } = await answeredAfter(
    (index) => signIn(`2001:db8:1:1::${index + 1}`, email, testPassword),
    '2001:db8:1:2::1',
  );
  expect(answer.statusCode).toBe(200);
  expect(before).toBe(2);
});

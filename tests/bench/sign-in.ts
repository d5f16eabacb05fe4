/**
 * `npm run bench -- sign-in`: prints the median times of failed sign-ins of known and unknown addresses, of a password over 1 KiB, and of
 * 50 KB in a field, with the hashes of production, next to their targets, without pass or fail.
 */
import { passwordMaximumBytes } from '@imc/api/contract';
import { hashParameters } from '@imc/server/features/accounts/passwords';
import { startTestServer, testPassword } from '@imc/server/testing/test-app';

const attempts = 150;
const server = await startTestServer({}, { hashParameters });

/** Adds the milliseconds to a list. */
async function timed(times: number[], path: string, payload: object): Promise<void> {
  const from = performance.now();
  await server.app.inject({ method: 'POST', url: `/api${path}`, payload });
  times.push(performance.now() - from);
}
const medianOf = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const print = (name: string, time: number, target: string) =>
  console.log(`${name.padEnd(32)} ${time.toFixed(1).padStart(8)} ms   (target ${target})`);

try {
  await server.member('known@mail.example');
  const { db } = server.app.database;
  const { id: _id, ...copy } = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'known@mail.example')
    .executeTakeFirstOrThrow();
  // Each address is tried once, so that none has to wait.
  const known = Array.from({ length: attempts }, (_, index) => `known.${index}@mail.example`);
  await db
    .insertInto('users')
    .values(known.map((email) => ({ ...copy, email, email_key: email })))
    .execute();
  const times = {
    known: [] as number[],
    unknown: [] as number[],
    long: [] as number[],
    field: [] as number[],
  };
  for (const email of known) {
    await timed(times.known, '/signin.php', { email, password: 'Wrong@12345' });
    await timed(times.unknown, '/signin.php', { email: `absent.${email}`, password: 'Wrong@12345' });
    await timed(times.long, '/signin.php', { email, password: 'x'.repeat(passwordMaximumBytes + 1) });
    await timed(times.field, '/signup.php', { email: 'a@'.repeat(25_000), password: testPassword });
  }
  print('known address', medianOf(times.known), 'within 5 % of the next');
  print('unknown address', medianOf(times.unknown), 'within 5 % of the last');
  print('password over 1 KiB', medianOf(times.long), '50 ms');
  print('50 KB in a field', medianOf(times.field), '50 ms');
} finally {
  await server.close();
}

import { startTestServer } from '@imc/server/testing/test-app';
import { expect, test } from 'vitest';
import { startPostgres } from '../postgres/postgres.ts';
import { ledgerSteps } from './ledger-steps.ts';

test('R-45: random steps on SQLite: money in is allocated, not allocated and returned, numbers have no gaps', async () => {
  const server = await startTestServer();
  const { broken } = await ledgerSteps([server], { steps: 150, seed: 3, checkEvery: 10 });
  expect(broken).toEqual([]);
  await server.close();
});

test('R-45: the same on two servers of one PostgreSQL', async () => {
  const postgres = await startPostgres();
  const config = { databaseUrl: postgres.url, secretKey: 'the same on all servers of a database' };
  const servers = await Promise.all([startTestServer(config), startTestServer(config)]);
  const { broken } = await ledgerSteps(servers, { steps: 100, seed: 4, checkEvery: 10 });
  expect(broken).toEqual([]);
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
});

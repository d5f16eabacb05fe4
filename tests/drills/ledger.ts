import { startTestServer } from '@imc/server/testing/test-app';
import { ledgerSteps } from '../contract/ledger-steps.ts';
import { type Drill, listOf } from './drill.ts';

const steps = 10_000;
const seed = 20_261_127;

/** Random steps of treasurers and members, on two servers with PostgreSQL. */
export const ledger: Drill = async ({ postgres }) => {
  const config = postgres && {
    databaseUrl: postgres.url,
    secretKey: 'the same on all servers of a database',
  };
  const servers = await Promise.all(Array.from({ length: postgres ? 2 : 1 }, () => startTestServer(config)));
  const { answers, broken } = await ledgerSteps(servers, { steps, seed, checkEvery: 100 });
  await Promise.all(servers.map((server) => server.close()));
  return {
    tried: 'random steps of the ledger',
    times: steps,
    lost: broken.length,
    notes: [`seed ${seed}`, listOf(new Map(Object.entries(answers))), ...broken].join('; '),
  };
};

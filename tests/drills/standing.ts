import { rm } from 'node:fs/promises';
import { startTestServer } from '@imc/server/testing/test-app';
import { runStandingSequences } from '../contract/standing-sequences.ts';
import type { Drill } from './drill.ts';

/** MEM-3: numbers, grades and standing follow random decisions as a simple model says. */
export const standing: Drill = async ({ dataDir, postgres }) => {
  const server = await startTestServer({ dataDir, databaseUrl: postgres?.url });
  const accounts = 1000;
  await server.apply(await server.member('first@mail.example'));
  const differences = await runStandingSequences(server, { accounts, decisions: 3 });
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
  return {
    tried: 'random decisions, undone or not, on three applications of each person',
    times: accounts,
    lost: differences.length,
    notes: differences.slice(0, 3).join('; '),
  };
};

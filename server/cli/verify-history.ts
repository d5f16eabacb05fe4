/**
 * `npm run verify-history`: walks the history of all decisions, and prints the number of rows, the hash of the newest one and the first break.
 * The exit code is 1 if the history was changed.
 */
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { verifyHistory } from '../domain/applications/verify-history.ts';
import { StartError } from '../domain/start-error.ts';

async function main(): Promise<void> {
  const database = await openDatabase(loadConfig());
  try {
    const { rows, erased, head, firstBreak } = await verifyHistory(database.db);
    console.log(`${rows} rows, ${erased} of them of erased accounts`);
    console.log(`Newest hash: ${head}`);
    console.log(firstBreak === null ? 'The history is intact.' : `BROKEN: ${firstBreak}`);
    if (firstBreak !== null) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

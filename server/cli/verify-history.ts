/**
 * `npm run verify-history [-- --expect HASH]`: checks the history of all decisions, and prints the number of rows, the newest hash and the first
 * break. With a hash of an earlier run, also tells whether the history still contains it. Exit code 1 if the history was changed.
 */
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { verifyHistory } from '../features/applications/verify-history.ts';
import { StartError } from '../shared/start-error.ts';

async function main(): Promise<void> {
  const { expect } = parseArgs({ options: { expect: { type: 'string' } } }).values;
  if (expect !== undefined && !/^[\da-f]{64}$/.test(expect))
    throw new StartError('--expect: must be the newest hash that an earlier run printed');
  const database = await openDatabase(loadConfig());
  try {
    const { rows, erased, head, rowsAfterExpected, firstBreak } = await verifyHistory(database.db, expect);
    console.log(`${rows} rows, ${erased} of them of erased accounts`);
    console.log(`Newest hash: ${head}`);
    if (rowsAfterExpected !== null) console.log(`Rows after the expected hash: ${rowsAfterExpected}`);
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

import { verifyHistory } from '../../features/applications/verify-history.ts';
import { StartError } from '../../shared/start-error.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const verifyHistoryCommand: Command = {
  name: 'verify-history',
  summary: 'checks the history of all decisions; prints its rows, its newest hash and the first break',
  options: {
    expect: {
      type: 'string',
      value: 'HASH',
      description: 'the newest hash of an earlier run, which the history must still contain',
    },
  },
  run: async ({ values }) => {
    const expect = values.expect as string | undefined;
    if (expect !== undefined && !/^[\da-f]{64}$/.test(expect))
      throw new StartError('--expect: must be the newest hash that an earlier run printed');
    return withDatabase(async ({ db }) => {
      const { rows, erased, head, rowsAfterExpected, firstBreak } = await verifyHistory(db, expect);
      console.log(`${rows} rows, ${erased} of them of erased accounts`);
      console.log(`Newest hash: ${head}`);
      if (rowsAfterExpected !== null) console.log(`Rows after the expected hash: ${rowsAfterExpected}`);
      console.log(firstBreak === null ? 'The history is intact.' : `BROKEN: ${firstBreak}`);
      return firstBreak === null ? 0 : 1;
    });
  },
};

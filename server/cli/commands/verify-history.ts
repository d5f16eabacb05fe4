import type { ChainCheck } from '../../db/hash-chain.ts';
import { verifyHistory } from '../../features/applications/verify-history.ts';
import { verifyStanding } from '../../features/memberships/standing-record.ts';
import { StartError } from '../../shared/start-error.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const missing = 'No row has the expected hash: the newest rows were cut off, or all were written anew.';

function print(name: string, { rows, erased, head, rowsAfterExpected }: ChainCheck): void {
  console.log(`${name}: ${rows} rows, ${erased} of them of erased accounts`);
  console.log(`Newest hash: ${head}`);
  if (rowsAfterExpected !== null) console.log(`Rows after the expected hash: ${rowsAfterExpected}`);
}

export const verifyHistoryCommand: Command = {
  name: 'verify-history',
  summary:
    'checks the history of all decisions and the standing of all members; prints their rows, their newest hashes and the first break',
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
      const decisions = await verifyHistory(db, expect);
      const standing = await verifyStanding(db, expect);
      print('Decisions', decisions);
      print('Standing of members', standing);
      const isMissing =
        expect !== undefined && decisions.rowsAfterExpected === null && standing.rowsAfterExpected === null;
      const firstBreak = decisions.firstBreak ?? standing.firstBreak ?? (isMissing ? missing : null);
      console.log(firstBreak === null ? 'The history is intact.' : `BROKEN: ${firstBreak}`);
      return firstBreak === null ? 0 : 1;
    });
  },
};

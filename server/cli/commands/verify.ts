import { verifyBackup } from '../../backup/verify.ts';
import type { Command } from '../command.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'reads all of the backup DIR and tells what is wrong with it; exit code 1 if anything is',
  positionals: ['DIR'],
  run: async ({ positionals: [dir = ''] }) => {
    const findings = await verifyBackup(dir);
    for (const { ok, text } of findings) console.log(ok ? text : `BROKEN: ${text}`);
    return findings.every(({ ok }) => ok) ? 0 : 1;
  },
};

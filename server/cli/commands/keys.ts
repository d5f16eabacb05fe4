import { renameSync, writeFileSync } from 'node:fs';
import { changeSecretKey, openSecrets, secretKeyFile } from '../../db/secrets.ts';
import { assertNoOtherProcess, takeServerLock } from '../../db/server-lock.ts';
import { newToken } from '../../shared/tokens.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const keys: Command = {
  name: 'keys',
  summary: 'tells where the key of the database is, and replaces it with --change',
  options: {
    change: {
      type: 'boolean',
      description: 'seals everything with a new key, as after a leak; stop all servers before',
    },
  },
  run: ({ values }) =>
    withDatabase(async ({ db, config }) => {
      const secrets = await openSecrets(db, config);
      const file = secretKeyFile(config.dataDir);
      if (values.change !== true) {
        console.log(`The key of the database is ${config.secretKey ? 'SECRET_KEY' : `in ${file}`}`);
        return;
      }
      const lock = config.databaseUrl ? await assertNoOtherProcess(db) : takeServerLock(config.dataDir);
      try {
        const key = newToken();
        if (config.secretKey) {
          // Before the change, so that it is not lost with an error.
          console.log(`New SECRET_KEY, shown this once: ${key}`);
          await changeSecretKey(db, secrets, key);
        } else {
          const changed = `${file}.new`;
          writeFileSync(changed, key, { mode: 0o600 });
          await changeSecretKey(db, secrets, key);
          renameSync(changed, file);
        }
      } finally {
        lock?.release();
      }
      console.log('The key was changed. Backups from before need the key from before.');
    }),
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@imc/server';
import { loadConfig } from '@imc/server/config';
import { startSmtpServer } from '@imc/server/testing/smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

describe('two servers on one PostgreSQL', () => {
  let dataDir: string;
  let postgres: RunningPostgres;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'imc-workers-'));
    postgres = await startPostgres();
  });
  afterEach(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('MAIL-5: send each mail once', async () => {
    const smtp = await startSmtpServer();
    const build = () =>
      buildApp(
        loadConfig({
          DATA_DIR: dataDir,
          SMTP_URL: smtp.url,
          LOG_LEVEL: 'fatal',
          PORT: '0',
          DATABASE_URL: postgres.url,
        }),
      );
    const first = await build();
    const second = await build();
    const servers = [first, second];
    try {
      const count = 40;
      for (let index = 0; index < count; index++) {
        await first.database.db.transaction().execute((tx) =>
          first.features.mails.notices.passwordChanged(tx, {
            id: 1,
            name: 'Amaka Sample',
            email: `reader.${index}@mail.example`,
          }),
        );
      }
      for (const { features } of servers) features.mails.delivery.wake();
      await Promise.all(servers.map(({ background }) => background.idle()));
      const recipients = smtp.received.filter((line) => line.startsWith('RCPT')).sort();
      expect(recipients).toHaveLength(count);
      expect(new Set(recipients).size).toBe(count);
      const rows = await first.database.db.selectFrom('mail_outbox').select(['state', 'attempts']).execute();
      expect(rows.every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
    } finally {
      await Promise.all(servers.map((server) => server.close()));
      await smtp.down();
    }
  });
});

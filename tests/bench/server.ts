/** The real server with sample data: `server.ts <folder> [applications] [members]`. Answers the message 'usage' with its memory and processor time. */
import { buildApp } from '@imc/server';
import { seedData } from '@imc/server/cli/seed-data';
import { loadConfig } from '@imc/server/config';
import { openStorage } from '@imc/server/storage/storage';
import { makeSecondFactorOptional } from '@imc/server/testing/second-factor';
import { Client } from 'pg';

const [dataDir = '', applications = '5000', members = '100'] = process.argv.slice(2);
const config = loadConfig(
  {
    ADMIN_EMAIL: 'bench@mail.example',
    ADMIN_PASSWORD: 'Measured@1979',
    PORT: '0',
    ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
  },
  // All clients share one address.
  { dataDir, limitedPerMinute: Number.POSITIVE_INFINITY },
);
// Log lines are formatted as in production, but discarded.
const app = await buildApp(config, { logSink: { write: () => {} } });
await makeSecondFactorOptional(app.database.db);
const storage = await openStorage(config);
if (applications !== '0')
  await seedData(app.database.db, storage, {
    applications: Number(applications),
    members: Number(members),
    seed: 1979,
    until: new Date(),
    passwordHash: 'none',
    adminId: 1,
  });
// PostgreSQL does this by itself within minutes. It may take longer than the server lets a statement take.
const analyze = async () => {
  if (!config.databaseUrl) return;
  const client = new Client({ connectionString: config.databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
};
await analyze();
// Grades of earlier approvals are given once, in the minutes after the first start.
await app.features.memberships.settleApprovals();
await analyze();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const signIn = await app.inject({
  method: 'POST',
  url: '/api/signin.php',
  payload: { email: 'bench@mail.example', password: 'Measured@1979' },
});
process.on('SIGTERM', async () => {
  await app.close();
  process.exit(0);
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ memory: process.memoryUsage.rss(), seconds: (user + system) / 1e6 });
});
process.send?.({
  url: `${address}/api/admin/get-all-applications.php?page=1`,
  headers: { authorization: `Bearer ${signIn.json().data.token}` },
});

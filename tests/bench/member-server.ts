/** The real server with the built site, a member who has 500 applications, and the same number of everybody else's. */
import '@imc/server/site/set-node-env';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@imc/server';
import { seedData } from '@imc/server/cli/seed-data';
import { loadConfig } from '@imc/server/config';
import { openStorage } from '@imc/server/storage/storage';

const [email = '', password = '', count = ''] = process.argv.slice(2);
const applications = Number(count);
const dataDir = mkdtempSync(join(tmpdir(), 'imc-bench-member-'));
const config = loadConfig(
  { ADMIN_EMAIL: 'bench@mail.example', ADMIN_PASSWORD: 'Measured@1979', PORT: '0' },
  { dataDir },
);
// Log lines are formatted as in production, but discarded.
const app = await buildApp(config, { logSink: { write: () => {} } });
const { db } = app.database;
await seedData(db, openStorage(config), {
  applications: 2 * applications,
  members: 100,
  seed: 1979,
  until: new Date(),
  passwordHash: 'none',
  adminId: 1,
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
await app.inject({
  method: 'POST',
  url: '/api/signup.php',
  payload: {
    name: 'Amaka Sample',
    email,
    password,
    phone_number: '+234 800 000 0101',
    membership_type: 'Associate',
  },
});
const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
await db
  .updateTable('applications')
  .set({ user_id: id })
  .where('id', 'in', (eb) => eb.selectFrom('applications').select('id').orderBy('id').limit(applications))
  .execute();

process.on('SIGTERM', async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ url: address, headers: {} });

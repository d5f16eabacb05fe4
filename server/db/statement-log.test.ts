import { CompiledQuery } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/test-app.ts';
import { statementLog } from './statement-log.ts';

test('R-40: a failed statement is logged with its request and without its values', async () => {
  const server = await startTestServer();
  await server.app.database.db.schema.dropTable('newsletter_sends').execute();
  await server.app.database.db.schema.dropTable('newsletter_subscriptions').execute();
  server.logs.length = 0;
  const answer = await server.post('/newsletter-subscribe.php', { email: 'amaka@mail.example' });
  await server.close();
  const lines = server.logs.map((line) => JSON.parse(line));
  expect(lines.find(({ msg }) => msg === 'a statement failed')).toMatchObject({
    level: 'warn',
    request: answer.json().request_id,
    sql: expect.stringContaining('insert into "newsletter_subscriptions"'),
    err: { message: 'no such table: newsletter_subscriptions' },
  });
  expect(server.logs.join('')).not.toContain('amaka');
});

test('R-40: a slow statement is logged, a quick one and an expected failure are not', () => {
  const warn = vi.fn();
  const log = statementLog({ warn });
  const query = CompiledQuery.raw('select ?', ['typed']);
  const repeated = Object.assign(new Error('UNIQUE constraint failed: users.email_key'), {
    code: 'SQLITE_CONSTRAINT_UNIQUE',
  });
  log({ level: 'query', query, queryDurationMillis: 499 });
  log({ level: 'error', query, queryDurationMillis: 1, error: repeated });
  expect(warn).not.toHaveBeenCalled();
  log({ level: 'query', query, queryDurationMillis: 501.4 });
  expect(warn.mock.calls).toEqual([[{ request: null, sql: 'select ?', ms: 501 }, 'a slow statement']]);
});

import type { Compilable, CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-app.ts';
import { waitingQueries } from './waiting.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The tables and indexes that SQLite reads for a query. */
async function planOf(query: Compilable): Promise<string> {
  const compiled = query.compile();
  const explained = {
    ...compiled,
    sql: `explain query plan ${compiled.sql}`,
  } as CompiledQuery<{ detail: string }>;
  const { rows } = await server.app.database.db.executeQuery(explained);
  return rows.map(({ detail }) => detail).join('\n');
}

test('what waits is read from counts and indexes, whatever the number of applications', async () => {
  const queries = waitingQueries(server.app.database.db, 'sqlite');
  const { oldestPending, receivedPayments, answeredRequests, unmatchedCodes } = queries;
  const { nameChanges, newMessages, failedMails } = queries;
  expect(await planOf(nameChanges)).toMatch(/USING COVERING INDEX name_changes_open/);
  expect(await planOf(oldestPending)).toMatch(
    /^SEARCH applications USING (COVERING )?INDEX applications_by_status \(status=\? AND submitted_at>\?\)$/,
  );
  expect(await planOf(receivedPayments)).toMatch(/^SEARCH application_counts USING INDEX/);
  expect(await planOf(answeredRequests)).not.toMatch(/SCAN applications/);
  expect(await planOf(newMessages)).toMatch(
    /^SEARCH contact_messages USING COVERING INDEX contact_messages_state \(state=\?\)$/,
  );
  expect(await planOf(failedMails)).toMatch(
    /^SEARCH mail_outbox USING COVERING INDEX mail_outbox_state \(state=\?\)$/,
  );
  const codes = await planOf(unmatchedCodes);
  expect(codes).toMatch(/^SEARCH application_counts USING INDEX \w+ \(counted_by=\?\)/);
  expect(codes).toMatch(/SEARCH marketers USING COVERING INDEX/);
  expect(codes).not.toMatch(/SCAN/);
});

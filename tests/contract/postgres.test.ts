import { startPostgres } from '../postgres/postgres.ts';
import { startServer } from './server.ts';
import { contractSuite } from './suite.ts';

contractSuite('R-35: the server on PostgreSQL', {
  async start() {
    const postgres = await startPostgres();
    const server = await startServer({ DATABASE_URL: postgres.url });
    return {
      baseUrl: server.baseUrl,
      resetToken: server.resetToken,
      confirmToken: server.confirmToken,
      leaveToken: server.leaveToken,
      issueReceipts: server.issueReceipts,
      async stop() {
        await server.stop();
        await postgres.stop();
      },
    };
  },
});

import { startPostgres } from '../postgres/postgres.ts';
import { startNginx } from '../servers/nginx.ts';
import { startS3 } from '../servers/s3.ts';
import { startServers } from './server.ts';
import { contractSuite } from './suite.ts';

contractSuite('R-35: two servers behind nginx, on PostgreSQL and S3', {
  async start() {
    const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
    Object.assign(process.env, s3.environment);
    const { origins, ...servers } = await startServers(2, {
      ...s3.environment,
      DATABASE_URL: postgres.url,
      // The tests, which name a client, and nginx.
      TRUST_PROXY: '2',
    });
    const nginx = await startNginx(origins);
    if (!nginx) console.warn('nginx is not installed (Debian: nginx-light): the suite asks one server.');
    return {
      ...servers,
      baseUrl: `${nginx?.origin ?? origins[0]}/api`,
      async stop() {
        await nginx?.stop();
        await servers.stop();
        await Promise.all([postgres.stop(), s3.stop()]);
      },
    };
  },
});

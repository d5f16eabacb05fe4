import { startServer } from './server.ts';
import { contractSuite } from './suite.ts';

contractSuite('the server on SQLite', { start: () => startServer() });

import { openStorage, type PictureStorage } from '../storage/storage.ts';
import type { TestServer } from './test-app.ts';

/** Opens the storage of a test server. */
export const storage = (server: TestServer): PictureStorage => openStorage(server.config);

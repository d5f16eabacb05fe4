import { openStorage, type PictureStorage } from '../storage/storage.ts';
import type { TestServer } from './test-app.ts';

export const storage = (server: TestServer): Promise<PictureStorage> => openStorage(server.config);

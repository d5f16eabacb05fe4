import { rm } from 'node:fs/promises';
import { killProcesses } from '@imc/server/testing/server-process';
import { afterAll, expect, test } from 'vitest';
import { newPlace } from '../drills/drill.ts';
import { kill } from '../drills/kill.ts';

const place = await newPlace();
afterAll(async () => {
  await killProcesses();
  await rm(place.dataDir, { recursive: true, force: true });
});

// `npm run drill` tries it 50 times, and on PostgreSQL.
test('R-32: after kill -9 every acknowledged write is there, no row without file and no file without row', async () => {
  expect((await kill(place, 1)).lost).toBe(0);
});

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningPostgres } from '../postgres/postgres.ts';

/** One line of the table. */
export interface Result {
  readonly tried: string;
  readonly times: number;
  /** Acknowledged writes that are missing, inconsistencies, and promises that were not kept. */
  readonly lost: number;
  readonly notes?: string;
}

/** A new data folder and database for one drill. */
export interface Place {
  /** Of the server's processes. */
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  /** Undefined on SQLite. */
  readonly postgres: RunningPostgres | undefined;
}

/** On SQLite, or on `postgres`. */
export async function newPlace(postgres?: RunningPostgres): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'imc-drill-'));
  const env = {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DATA_DIR: dataDir,
    // Each request names another client address.
    TRUST_PROXY: 'on',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  return { dataDir, postgres, env };
}

export type Drill = (place: Place) => Promise<Result>;

export const admin = { email: 'drill@mail.example', password: 'Harmattan@1979' } as const;

/** Milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}

/** Resolves when it returns true. */
export async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 20));
}

export const isReady = async (origin: string): Promise<boolean> => (await fetch(`${origin}/readyz`)).ok;

/** The slowest but one in a hundred. */
export const p99 = (times: readonly number[]): number =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);

/** Repeats a read until `end`, one after the other. Resolves with its times in milliseconds and with what it answered. */
export async function repeatRead(url: string, headers: Record<string, string>, end: AbortSignal) {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  while (!end.aborted) {
    let status = 0;
    times.push(
      await timed(async () => {
        const answer = await fetch(url, { headers });
        status = answer.status;
        await answer.arrayBuffer();
      }),
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return { times, statuses };
}

export const listOf = (statuses: ReadonlyMap<number | string, number>): string =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');

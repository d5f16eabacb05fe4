import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@imc/server/config';
import { openDatabase } from '@imc/server/db/database';
import { openStorage } from '@imc/server/storage/storage';
import { picture } from '@imc/server/testing/forms';
import { makeSecondFactorOptionalAt } from '@imc/server/testing/second-factor';
import { killProcesses, startProcess } from '@imc/server/testing/server-process';
import { freePort, startPostgres } from '../postgres/postgres.ts';
import { startNginx } from '../servers/nginx.ts';
import { startS3 } from '../servers/s3.ts';

const admin = { email: 'registrar@mail.example', password: 'Adire-Cloth-1979!' } as const;
const password = 'Calabash@2468';

/** Sends writes and reads to `origin` until `isOver`. Counts what was acknowledged. */
async function load(origin: string, isOver: () => boolean) {
  const written = { members: [] as string[], photos: [] as string[], marketers: [] as string[] };
  const failures: string[] = [];
  let reads = 0;
  let refusedWrites = 0;
  let sent = 0;
  const ask = (path: string, body?: object | FormData, token?: string) => {
    sent += 1;
    return fetch(`${origin}/api${path}`, {
      ...(body && { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) }),
      headers: {
        // So that limits per address don't apply.
        'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
        ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    });
  };
  /** Whether it was acknowledged. What nginx or a dying connection answers is not. */
  const write = async (...request: Parameters<typeof ask>): Promise<boolean> => {
    const isDone = await ask(...request).then(
      async (answer) => Boolean(await answer.text()) && answer.ok,
      () => false,
    );
    if (!isDone) refusedWrites += 1;
    return isDone;
  };
  const tokenOf = async (email: string, secret: string): Promise<string | undefined> => {
    const answer = await ask('/signin.php', { email, password: secret }).catch(() => undefined);
    return answer?.ok ? (await answer.json()).data.token : undefined;
  };
  const adminToken = await tokenOf(admin.email, admin.password);
  const photo = await picture('jpeg', 300, 200);

  const signUps = async (worker: number) => {
    for (let index = 0; !isOver(); index++) {
      const email = `member.${worker}.${index}@mail.example`;
      const person = { name: 'A', email, phone_number: '1', password, membership_type: 'Associate' };
      if (!(await write('/signup.php', person))) continue;
      written.members.push(email);
      const token = await tokenOf(email, password);
      const body = new FormData();
      body.append('profile_photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg');
      if (token && (await write('/upload-profile-photo.php', body, token))) written.photos.push(email);
    }
  };
  const marketers = async (worker: number) => {
    for (let index = 0; !isOver(); index++) {
      const marketer_code = `M-${worker}-${index}`;
      const email = `${marketer_code.toLowerCase()}@mail.example`;
      const marketer = { full_name: 'A', email, phone: '1', marketer_code };
      if (await write('/admin/add-marketer.php', marketer, adminToken)) written.marketers.push(marketer_code);
    }
  };
  const readers = async () => {
    while (!isOver()) {
      reads += 1;
      const status = await ask('/admin/marketers.php', undefined, adminToken).then(
        async (answer) => (answer.ok ? (await answer.json()).status : answer.status),
        (error: Error) => error.message,
      );
      if (status !== 'success') failures.push(String(status));
    }
  };
  await Promise.all([1, 2, 3].flatMap((worker) => [signUps(worker), marketers(worker), readers()]));
  return { written, reads, failures, refusedWrites };
}

/** two servers behind nginx on PostgreSQL and S3; one after the other is killed under load and started again. */
export async function servers(rounds = 10) {
  const dataDir = await mkdtemp(join(tmpdir(), 'imc-drill-servers-'));
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  const env = {
    ...s3.environment,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '2',
  };
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startProcess({ ...env, PORT: String(port) });
  // Both migrate the empty database.
  const running = ports.map(start);
  const nginx = await startNginx(await Promise.all(running.map((server) => server.origin())));
  if (!nginx) throw new Error('nginx is not installed (Debian: nginx-light)');
  try {
    await makeSecondFactorOptionalAt(env);
    let isOver = false;
    const loading = load(nginx.origin, () => isOver);
    for (let round = 0; round < rounds; round++) {
      await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1000));
      const which = round % 2;
      running[which]?.child.kill('SIGKILL');
      await running[which]?.exited;
      running[which] = start(ports[which] ?? 0);
      await running[which].origin();
    }
    isOver = true;
    const { written, reads, failures, refusedWrites } = await loading;

    Object.assign(process.env, s3.environment);
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir });
    const storage = await openStorage(loadConfig(env));
    const people = await db.selectFrom('users').select(['email', 'profile_photo']).execute();
    const photos = new Map(people.map(({ email, profile_photo }) => [email, profile_photo]));
    const codes = await db.selectFrom('marketers').select('marketer_code').execute();
    const kept = new Set(codes.map(({ marketer_code }) => marketer_code));
    let lost = failures.length;
    for (const email of written.members) if (!photos.has(email)) lost += 1;
    for (const code of written.marketers) if (!kept.has(code)) lost += 1;
    for (const email of written.photos) {
      const name = photos.get(email);
      if (!name || !(await storage.exists('photo', name))) lost += 1;
    }
    storage.close();
    await close();
    const acknowledged = Object.values(written).reduce((sum, { length }) => sum + length, 0);
    return {
      tried: 'kill -9 of one of two servers behind nginx, on PostgreSQL and S3',
      times: rounds,
      lost,
      notes: `${acknowledged} acknowledged writes (${written.photos.length} files), ${refusedWrites} not acknowledged; ${reads} reads, ${failures.length} failed ${[...new Set(failures)].join(', ')}`,
    };
  } finally {
    await nginx.stop();
    await killProcesses();
    await Promise.all([postgres.stop(), s3.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

import { buildApp } from '@imc/server';
import { loadConfig } from '@imc/server/config';
import { hours } from '@imc/server/shared/clock';
import { openStorage } from '@imc/server/storage/storage';
import { submission } from '@imc/server/testing/forms';
import { makeSecondFactorOptionalAt } from '@imc/server/testing/second-factor';
import { sql } from 'kysely';
import { admin, type Place } from './drill.ts';

const password = 'Calabash@2468';

/** Sends mixed writes, and keeps what the server acknowledged with 200. */
export class Load {
  /** Of all responses. */
  readonly statuses = new Map<number | string, number>();
  readonly #emails: string[] = [];
  readonly #applications: number[] = [];
  readonly #decisions: number[] = [];
  readonly #marketers: string[] = [];
  readonly #messages: string[] = [];
  #sent = 0;
  #adminToken = '';
  #member: { token: string; applications: number } | undefined;

  get acknowledged(): number {
    const { length } = this.#emails;
    return (
      length +
      this.#applications.length +
      this.#decisions.length +
      this.#marketers.length +
      this.#messages.length
    );
  }

  async #post(url: string, body: object | Buffer, headers: Record<string, string> = {}) {
    this.#sent += 1;
    const isJson = !Buffer.isBuffer(body);
    const answer = await fetch(url, {
      method: 'POST',
      body: isJson ? JSON.stringify(body) : new Uint8Array(body),
      headers: {
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        // So that limits per address don't apply.
        'x-forwarded-for': `10.${(this.#sent >> 16) % 256}.${(this.#sent >> 8) % 256}.${this.#sent % 256}`,
        ...headers,
      },
    });
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    const text = await answer.text();
    return { status: answer.status, ok: answer.ok, json: answer.ok ? JSON.parse(text) : undefined };
  }

  async signIn(
    origin: string,
    email: string = admin.email,
    secret: string = admin.password,
  ): Promise<string> {
    const { status, json } = await this.#post(`${origin}/api/signin.php`, { email, password: secret });
    // Overloaded, which is no failure.
    if (status === 503) return this.signIn(origin, email, secret);
    if (status !== 200) throw new Error(`sign-in: ${status}`);
    return json.data.token;
  }

  /** Once, before the first writes, on the database of the variables `env`. */
  async begin(origin: string, env: Place['env']): Promise<void> {
    await makeSecondFactorOptionalAt(env);
    await this.signInAgain(origin);
    const setting = { name: 'contact_messages', value: { stored: true }, version: 0 };
    await this.#post(`${origin}/api/admin/settings.php`, setting, this.asAdmin());
  }

  /** With a new token. */
  async signInAgain(origin: string): Promise<void> {
    this.#member = undefined;
    this.#adminToken = await this.signIn(origin);
  }

  asAdmin = () => ({ authorization: `Bearer ${this.#adminToken}` });

  async #signUp(origin: string): Promise<void> {
    const email = `drill.${this.#sent}@mail.example`;
    const person = { name: 'Amaka Sample', email, phone_number: '+234 800 000 0001', password };
    const { ok } = await this.#post(`${origin}/api/signup.php`, { ...person, membership_type: 'Associate' });
    if (!ok) return;
    this.#emails.push(email);
    this.#member = { token: await this.signIn(origin, email, password), applications: 0 };
  }

  async #apply(origin: string): Promise<void> {
    if (!this.#member || this.#member.applications >= 15) return this.#signUp(origin);
    const { token } = this.#member;
    this.#member.applications += 1;
    const { payload, headers } = await submission();
    const url = `${origin}/api/membership-application.php`;
    const { ok, json } = await this.#post(url, payload, { ...headers, authorization: `Bearer ${token}` });
    if (ok) this.#applications.push(json.application_id);
  }

  async #decide(origin: string): Promise<void> {
    const id = this.#applications[this.#decisions.length];
    if (id === undefined) return this.#apply(origin);
    const decision = { application_id: id, status: 'approved' };
    const url = `${origin}/api/admin/update-application-status.php`;
    const { ok } = await this.#post(url, decision, this.asAdmin());
    if (ok) this.#decisions.push(id);
  }

  async #addMarketer(origin: string): Promise<void> {
    const code = `DRILL-${this.#sent}`;
    const person = {
      full_name: 'Sample Marketer',
      email: `m${this.#sent}@mail.example`,
      phone: '+234 800 000 0009',
    };
    const marketer = { ...person, marketer_code: code };
    const { ok } = await this.#post(`${origin}/api/admin/add-marketer.php`, marketer, this.asAdmin());
    if (ok) this.#marketers.push(code);
  }

  async #write(origin: string): Promise<void> {
    const message = `Message ${this.#sent}`;
    const sender = { kind: 'contact', name: 'Ada', phone: '1', email: 'ada@mail.example' };
    const { ok } = await this.#post(`${origin}/api/contact-message.php`, { ...sender, message });
    if (ok) this.#messages.push(message);
  }

  /** By several clients at once, until `end`. A lost connection is no acknowledgement; its client goes on. */
  async run(origin: string, end: AbortSignal, clients = 6): Promise<void> {
    const writes = [this.#signUp, this.#apply, this.#decide, this.#addMarketer, this.#write];
    const client = async (_: unknown, index: number) => {
      for (let turn = index; !end.aborted; turn += 1) {
        await writes[turn % writes.length]?.call(this, origin).catch(() => {
          this.statuses.set('no answer', (this.statuses.get('no answer') ?? 0) + 1);
        });
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
  }

  /**
   * Opens the place two hours later, sweeps, and counts what is missing: acknowledged rows, rows without file, files without row, and problems
   * that SQLite reports.
   */
  async countLost({ env }: Pick<Place, 'env'>): Promise<number> {
    const config = loadConfig({ ...env, LOG_LEVEL: 'silent' });
    const storage = await openStorage(config);
    const app = await buildApp(config, { clock: () => new Date(Date.now() + hours(2)) });
    try {
      for (const task of app.everyHour) await task();
      const { db, kind } = app.database;
      const applications = await db
        .selectFrom('applications')
        .select(['id', 'status', 'proof_file'])
        .execute();
      const files: string[] = [];
      for await (const { name } of storage.list('proof')) files.push(name);
      const proofs = applications.flatMap(({ proof_file }) => proof_file ?? []);
      const missing = <T>(expected: readonly T[], there: readonly T[]) => {
        const found = new Set(there);
        return expected.filter((value) => !found.has(value)).length;
      };
      const values = async (table: 'users' | 'marketers' | 'contact_messages', column: string) => {
        const { rows } = await sql<{
          value: string;
        }>`select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db);
        return rows.map(({ value }) => value);
      };
      const contents = await values('contact_messages', 'content');
      const check = async (pragma: string) =>
        kind === 'sqlite' ? (await sql<object>`pragma ${sql.raw(pragma)}`.execute(db)).rows : [];
      const problems = [...(await check('integrity_check')), ...(await check('foreign_key_check'))];
      return (
        missing(this.#emails, await values('users', 'email')) +
        missing(this.#marketers, await values('marketers', 'code_key')) +
        missing(
          this.#messages,
          contents.map((content) => JSON.parse(content).message),
        ) +
        missing(
          this.#applications,
          applications.map(({ id }) => id),
        ) +
        missing(
          this.#decisions,
          applications.filter(({ status }) => status === 'approved').map(({ id }) => id),
        ) +
        missing(proofs, files) +
        missing(files, proofs) +
        problems.filter((row) => !Object.values(row).includes('ok')).length
      );
    } finally {
      await app.close();
      storage.close();
    }
  }
}

import type { Readable } from 'node:stream';
import { applicationReference } from '@imc/api/contract';
import type { Selectable } from 'kysely';
import type { ApplicationsTable, Db } from '../../db/types.ts';
import type { PictureKind, PictureStorage } from '../../storage/storage.ts';
import { formOf } from '../applications/rows.ts';
import { type Clock, stamp } from '../clock.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type ZipEntry, zipStream } from '../zip.ts';
import { type Account, termsAnswer, userAnswer } from './users.ts';

/** Everything that is stored about a user, for its owner. */
export interface OwnData {
  /**
   * Returns a ZIP file with `my-data.json` and the account's images. It contains no secrets, and the names of admins are omitted. The rows and
   * files are read while the stream is.
   */
  open(account: Account, sessionToken: string): Readable;
}

/** Number of applications that are read at a time. */
const batch = 20;

interface FileEntry {
  readonly kind: PictureKind;
  /** Name in the storage. */
  readonly file: string;
  /** Path in the ZIP file. */
  readonly path: string;
}

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.'));

const proofEntry = (id: number, file: string): FileEntry => ({
  kind: 'proof',
  file,
  path: `proofs-of-payment/${applicationReference(id)}${extensionOf(file)}`,
});

/** Returns an application or a draft as it is written to the JSON file. */
const applicationJson = (
  row: Selectable<ApplicationsTable>,
  proof: string | null,
  history: readonly unknown[],
) => ({
  id: row.id,
  reference: applicationReference(row.id),
  state: row.submitted_at === null ? 'draft' : row.status,
  created_at: row.created_at,
  ...(row.submitted_at === null
    ? { saved_at: row.draft_saved_at, form: JSON.parse(row.draft_data ?? 'null') as unknown }
    : {
        submitted_at: row.submitted_at,
        decided_at: row.decided_at,
        payment_state: row.payment_state,
        payment_amount: row.payment_amount,
        form: formOf(row),
      }),
  proof_of_payment: proof,
  history,
});

/** Creates the `OwnData` service. */
export function createOwnData(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: PictureStorage;
  readonly sessions: Sessions;
}): OwnData {
  const { db, clock, storage, sessions } = deps;

  /** Returns the steps of the applications, by application. The names of admins belong to other people. */
  const historyOf = async (accountId: number, ids: readonly number[]) => {
    const steps = await db
      .selectFrom('application_status_history')
      .select(['application_id', 'from_status', 'to_status', 'changed_by', 'changed_at'])
      .where('application_id', 'in', ids)
      .orderBy('id')
      .execute();
    return Map.groupBy(
      steps.map(({ changed_by, ...step }) => ({
        ...step,
        changed_by: changed_by === accountId ? 'you' : 'the Institute',
      })),
      (step) => step.application_id,
    );
  };

  async function* applicationsOf(accountId: number): AsyncGenerator<Selectable<ApplicationsTable>[]> {
    for (let last = 0; ; ) {
      const rows = await db
        .selectFrom('applications')
        .selectAll()
        .where('user_id', '=', accountId)
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch)
        .execute();
      const newest = rows.at(-1);
      if (!newest) return;
      yield rows;
      last = newest.id;
    }
  }

  /** Writes the JSON text and collects the images that it mentions in `files`. */
  async function* jsonText(account: Account, token: string, files: FileEntry[]): AsyncGenerator<string> {
    const subscription = await db
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'created_at as subscribed_at'])
      .where('email_key', '=', account.email_key)
      .executeTakeFirst();
    const links = await db
      .selectFrom('password_resets')
      .select(['state', 'created_at', 'expires_at'])
      .where('user_id', '=', account.id)
      .orderBy('created_at')
      .execute();
    const photo = account.profile_photo;
    if (photo) files.push({ kind: 'photo', file: photo, path: `profile-photo${extensionOf(photo)}` });
    const head = {
      exported_at: stamp(clock),
      account: {
        ...userAnswer(account),
        profile_photo: files[0]?.path ?? null,
        created_at: account.created_at,
      },
      consent: termsAnswer(account),
      newsletter: subscription ?? null,
      sessions: await sessions.list(account.id, token),
      password_reset_links: links,
    };
    // The list of applications follows in the same object.
    yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "applications": [`;
    let separator = '\n';
    for await (const rows of applicationsOf(account.id)) {
      const history = await historyOf(
        account.id,
        rows.map(({ id }) => id),
      );
      for (const row of rows) {
        const proof = row.proof_file === null ? undefined : proofEntry(row.id, row.proof_file);
        if (proof) files.push(proof);
        const application = applicationJson(row, proof?.path ?? null, history.get(row.id) ?? []);
        yield `${separator}${JSON.stringify(application, null, 2)}`;
        separator = ',\n';
      }
    }
    yield '\n  ]\n}\n';
  }

  async function* entriesOf(account: Account, token: string): AsyncGenerator<ZipEntry> {
    const files: FileEntry[] = [];
    const modified = clock();
    yield { name: 'my-data.json', compress: true, modified, content: jsonText(account, token, files) };
    for (const { kind, file, path } of files) {
      // Another request may have replaced the photo since the row was read.
      if (!(await storage.exists(kind, file))) continue;
      yield { name: path, compress: false, modified, content: await storage.read(kind, file) };
    }
  }

  return { open: (account, token) => zipStream(entriesOf(account, token)) };
}

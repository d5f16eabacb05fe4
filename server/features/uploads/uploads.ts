import type { Readable } from 'node:stream';
import { keysOf, staffRoleOf, uploadTexts } from '@imc/api/contract';
import { outageOf } from '../../db/outage.ts';
import type { Db } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { hours } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { isPictureName, newPictureName, type PictureKind, pictureFolders } from '../../storage/storage.ts';
import type { Openings } from '../applications/application-openings.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { reencodePicture } from './pictures.ts';
import type { UploadQuota } from './upload-quota.ts';

export interface Uploads {
  /** For its owner or an admin, whose opening of a proof or document is recorded. Undefined for everyone else, as if it did not exist. */
  open(account: Account, name: string, kinds: readonly PictureKind[]): Promise<Readable | undefined>;
  /** Returns its file name. */
  replacePhoto(account: Account, file: Buffer | undefined): Promise<string>;
  /** Removes unreferenced files older than an hour, left by interrupted uploads. */
  sweep(): Promise<void>;
}

/** Newer files may belong to an upload in progress. */
const leftoverAge = hours(1);
/** Names per query. */
const batch = 200;

const submittedProof = (db: Db, account: Account, name: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'user_id'])
    .where('proof_file', '=', name)
    .where('submitted_at', 'is not', null)
    .$if(account.role !== 'admin', (query) => query.where('user_id', '=', account.id))
    .limit(1)
    .executeTakeFirst();

/** Until a draft is submitted, its proof is private to its owner. */
const draftProof = (db: Db, account: Account, name: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'user_id'])
    .where('user_id', '=', account.id)
    .where('submitted_at', 'is', null)
    .where('proof_file', '=', name)
    .executeTakeFirst();

const replacedProof = (db: Db, account: Account, name: string) =>
  db
    .selectFrom('replaced_proofs')
    .innerJoin('applications', 'applications.id', 'replaced_proofs.application_id')
    .select(['applications.id', 'applications.user_id'])
    .where('replaced_proofs.file', '=', name)
    .$if(account.role !== 'admin', (query) => query.where('applications.user_id', '=', account.id))
    .executeTakeFirst();

const referencedNames = async (
  db: Db,
  kind: PictureKind,
  names: readonly string[],
): Promise<Set<string | null>> => {
  const rows =
    kind === 'proof'
      ? await db
          .selectFrom('applications')
          .select('proof_file as name')
          .where('proof_file', 'in', names)
          .union(db.selectFrom('replaced_proofs').select('file as name').where('file', 'in', names))
          .execute()
      : kind === 'photo'
        ? await db
            .selectFrom('users')
            .select('profile_photo as name')
            .where('profile_photo', 'in', names)
            .execute()
        : await db
            .selectFrom('name_changes')
            .select('document as name')
            .where('document', 'in', names)
            .execute();
  return new Set(rows.map((row) => row.name));
};

export function createUploads({
  db,
  clock,
  storage,
  quota,
  openings,
  onStrayFile,
  securityLog,
}: Pick<Infrastructure, 'db' | 'clock' | 'storage' | 'onStrayFile'> & {
  readonly quota: UploadQuota;
  readonly openings: Openings;
  readonly securityLog: Pick<SecurityLog, 'add'>;
}): Uploads {
  /** Finds a row that references the image and that the account may see. */
  const mayOpen = {
    proof: async (account: Account, name: string) =>
      (await submittedProof(db, account, name)) ??
      (await draftProof(db, account, name)) ??
      replacedProof(db, account, name),
    photo: (account: Account, name: string) =>
      db
        .selectFrom('users')
        .select(['id', 'id as user_id'])
        .where('profile_photo', '=', name)
        .$if(account.role !== 'admin', (query) => query.where('id', '=', account.id))
        .limit(1)
        .executeTakeFirst(),
    /** Only admins decide on names. */
    document: (account: Account, name: string) =>
      db
        .selectFrom('name_changes')
        .select(['user_id as id', 'user_id'])
        .where('document', '=', name)
        .$if(staffRoleOf(account) !== 'admin', (query) => query.where('user_id', '=', account.id))
        .executeTakeFirst(),
  } as const;

  const removeUnreferenced = async (kind: PictureKind, names: readonly string[]): Promise<void> => {
    if (names.length === 0) return;
    const referenced = await referencedNames(db, kind, names);
    for (const name of names) if (!referenced.has(name)) await storage.remove(kind, name).catch(onStrayFile);
  };

  return {
    open: async (account, name, kinds) => {
      if (!isPictureName(name)) return undefined;
      for (const kind of kinds) {
        const owner = await mayOpen[kind](account, name);
        if (!owner || !(await storage.exists(kind, name))) continue;
        if (kind === 'proof') await openings.record(owner, 'proof', account);
        const role = staffRoleOf(account);
        if (kind === 'document' && role && owner.id !== account.id)
          await securityLog.add(db, { kind: 'opened', subject: { kind, id: owner.id }, detail: role });
        return storage.read(kind, name);
      }
      return undefined;
    },

    replacePhoto: async (account, file) => {
      if (!file || file.length === 0) {
        throw new RefusalError(400, uploadTexts.missing, { errors: { profile_photo: uploadTexts.missing } });
      }
      await quota.check(account.id, file.length);
      const picture = await reencodePicture(file, `account ${account.id}`);
      const name = newPictureName(picture.extension);
      const swap = async () => {
        await storage.write('photo', name, picture.bytes);
        return db.transaction().execute(async (tx) => {
          await quota.take(tx, account.id, file.length);
          const row = await tx
            .selectFrom('users')
            .select('profile_photo')
            .where('id', '=', account.id)
            .executeTakeFirstOrThrow();
          await tx.updateTable('users').set({ profile_photo: name }).where('id', '=', account.id).execute();
          return row.profile_photo;
        });
      };
      const earlier = await swap().catch(async (error: unknown) => {
        // After a refusal or on a full disk, no row references the new file. After other errors, the sweep checks.
        const isWithoutRow = error instanceof RefusalError || outageOf(error) === 'full';
        if (isWithoutRow) await storage.remove('photo', name).catch(onStrayFile);
        throw error;
      });
      if (earlier) await storage.remove('photo', earlier).catch(onStrayFile);
      return name;
    },

    sweep: async () => {
      const limit = clock().getTime() - leftoverAge;
      for (const kind of keysOf(pictureFolders)) {
        let names: string[] = [];
        for await (const picture of storage.list(kind)) {
          if (picture.lastModified.getTime() > limit) continue;
          names.push(picture.name);
          if (names.length < batch) continue;
          await removeUnreferenced(kind, names);
          names = [];
        }
        await removeUnreferenced(kind, names);
      }
    },
  };
}

import { buffer } from 'node:stream/consumers';
import type { Infrastructure } from '../../infrastructure.ts';
import type { PictureStorage } from '../../storage/storage.ts';
import { pictureHashes } from '../uploads/picture-hash.ts';

/** For proofs that were stored before hashes were kept (UPL-7). */
export interface ProofHashBackfill {
  /** Hashes the next `batch` proofs without hashes. Does nothing after the end was reached: new proofs get their hashes with their rows. */
  sweep(): Promise<void>;
}

/** Per sweep. A stopping server waits for the sweep. */
const mostHashed = 50;
/** Applications per query. */
const window = 500;

export function createProofHashBackfill({
  db,
  storage,
  onUnreadable,
  batch = mostHashed,
}: Pick<Infrastructure, 'db'> & {
  readonly storage: Pick<PictureStorage, 'read'>;
  /** The proof can't be read or decoded. It stays without hashes until the next start. */
  readonly onUnreadable: (error: unknown, applicationId: number) => void;
  /** Default 50. */
  readonly batch?: number;
}): ProofHashBackfill {
  /** The last application of the sweeps so far. Undefined at the end. */
  let last: number | undefined = 0;
  const unreadable = new Set<string>();

  /** The next applications with a proof, and for each of their proofs whether it has hashes. */
  const nextAfter = async (id: number) => {
    const applications = await db
      .selectFrom('applications')
      .select(['id', 'proof_file'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(window)
      .execute();
    const ids = applications.map((row) => row.id);
    if (ids.length === 0) return { end: undefined, proofs: [] };
    const replaced = await db
      .selectFrom('replaced_proofs')
      .select(['application_id', 'file'])
      .where('application_id', 'in', ids)
      .execute();
    const proofs = [
      ...applications.flatMap(({ id: application_id, proof_file: file }) =>
        file === null ? [] : [{ application_id, file }],
      ),
      ...replaced,
    ];
    const files = proofs.map(({ file }) => file);
    const hashed = files.length
      ? await db.selectFrom('proof_hashes').select('file').where('file', 'in', files).execute()
      : [];
    const known = new Set(hashed.map(({ file }) => file));
    return {
      end: ids.at(-1),
      proofs: proofs.filter(({ file }) => !known.has(file) && !unreadable.has(file)),
    };
  };

  const hash = async (application_id: number, file: string): Promise<void> => {
    const bytes = await buffer(await storage.read('proof', file));
    const hashes = await pictureHashes(bytes, 'this server');
    await db.transaction().execute(async (tx) => {
      // The application may have been erased, or the proof removed, during the decoding.
      const current = await tx
        .selectFrom('applications')
        .leftJoin('replaced_proofs', 'replaced_proofs.application_id', 'applications.id')
        .select('applications.id')
        .where('applications.id', '=', application_id)
        .where(({ eb, or }) => or([eb('proof_file', '=', file), eb('replaced_proofs.file', '=', file)]))
        .limit(1)
        .executeTakeFirst();
      if (!current) return;
      await tx
        .insertInto('proof_hashes')
        .values({ file, application_id, ...hashes })
        // Sample applications share one file.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  };

  return {
    sweep: async () => {
      let left = batch;
      while (last !== undefined && left > 0) {
        const { end, proofs } = await nextAfter(last);
        const now = [...new Map(proofs.map((proof) => [proof.file, proof])).values()].slice(0, left);
        for (const { application_id, file } of now)
          await hash(application_id, file).catch((error: unknown) => {
            unreadable.add(file);
            onUnreadable(error, application_id);
          });
        left -= now.length;
        // The next sweep reads these applications again for the proofs that are left.
        if (left === 0) return;
        last = end;
      }
    },
  };
}

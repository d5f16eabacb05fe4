import { outageOf } from '../../db/outage.ts';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { newPictureName } from '../../storage/storage.ts';
import { type PictureHashes, pictureHashes } from '../uploads/picture-hash.ts';
import { reencodePicture } from '../uploads/pictures.ts';
import type { UploadQuota } from '../uploads/upload-quota.ts';

/** A row references a file only after it was written. Files without a row are removed here or by the sweep. */
export interface ProofFiles {
  /** Re-encodes an image and stores it under a new name. Throws a 413, 415 or 422 if it can't be accepted, and a 429 after the daily limit. */
  write(account: Account, file: Buffer): Promise<WrittenProof>;
  /** In the transaction that references the file. Throws a 429 after the daily limit. */
  count(tx: Tx, account: Account, file: Buffer): Promise<void>;
  /** Removes an unreferenced file. Reports failures; the sweep tries again. */
  remove(name: string): Promise<void>;
  /** Removes a new file because of the error of its row, or, without one, because it was not needed. */
  discard(name: string, error?: unknown): Promise<void>;
}

/** The columns of its application. */
export interface StoredProof {
  readonly proof_file: string;
  readonly proof_uploaded_at: string;
}

/** With the hashes to store with its row. */
export interface WrittenProof extends PictureHashes {
  readonly columns: StoredProof;
}

export function createProofFiles({
  storage,
  clock,
  quota,
  onStrayFile,
}: Pick<Infrastructure, 'storage' | 'clock' | 'onStrayFile'> & {
  readonly quota: UploadQuota;
}): ProofFiles {
  const remove = (name: string) => storage.remove('proof', name).catch(onStrayFile);
  return {
    write: async (account, file) => {
      await quota.check(account.id, file.length);
      const client = `account ${account.id}`;
      const picture = await reencodePicture(file, client);
      const hashes = await pictureHashes(picture.bytes, client);
      const name = newPictureName(picture.extension);
      try {
        await storage.write('proof', name, picture.bytes);
      } catch (error) {
        // A partial file uses space on the full disk.
        if (outageOf(error) === 'full') await remove(name);
        throw error;
      }
      return { columns: { proof_file: name, proof_uploaded_at: stamp(clock) }, ...hashes };
    },
    count: (tx, account, file) => quota.take(tx, account.id, file.length),
    remove,
    discard: async (name, error) => {
      // After errors such as a lost connection, the row may exist. The sweep checks an hour later.
      const isWithoutRow = error === undefined || error instanceof RefusalError || outageOf(error) === 'full';
      if (isWithoutRow) await remove(name);
    },
  };
}

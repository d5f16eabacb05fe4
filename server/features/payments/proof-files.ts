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

/** Files of proofs of payment. A row references a file only after it was written, and files without a row are removed here or by the sweep. */
export interface ProofFiles {
  /** Re-encodes an image and stores it under a new name. Throws a 413, 415 or 422 if it can't be accepted, and a 429 if the account has used up its day. */
  write(account: Account, file: Buffer): Promise<WrittenProof>;
  /** Counts a file in the transaction that references it. Throws a 429 if the account has used up its day. */
  count(tx: Tx, account: Account, file: Buffer): Promise<void>;
  /** Removes a file that no row references any more. Reports failures, which the sweep makes up for. */
  remove(name: string): Promise<void>;
  /**
   * Removes a new file after its row could not be written.
   *
   * @param error - Why the row was not written. Undefined if it was not needed.
   */
  discard(name: string, error?: unknown): Promise<void>;
}

/** A stored proof: the columns of its application. */
export interface StoredProof {
  readonly proof_file: string;
  readonly proof_uploaded_at: string;
}

/** A proof that was written, with the hashes to store with its row. */
export interface WrittenProof extends PictureHashes {
  readonly columns: StoredProof;
}

/** Creates the `ProofFiles`. */
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
        // The partial file uses up space on the full disk.
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

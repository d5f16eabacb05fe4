import type { KeptProof } from '@imc/api/contract';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { draftNotFound, selectOpenDraft } from '../applications/drafts.ts';
import type { ProofFiles, StoredProof, WrittenProof } from './proof-files.ts';
import { forgetProofHashes, recordProofHashes } from './proof-hashes.ts';

/** UPL-1. */
export interface DraftProof {
  /** Replaces the proof before. Throws a 404 if it is not the member's open draft. */
  keepDraftProof(account: Account, id: number, file: Buffer): Promise<KeptProof>;
  /** Throws a 404 if it is not the member's open draft. */
  removeDraftProof(account: Account, id: number): Promise<void>;
}

export function createDraftProof({
  db,
  files,
}: Pick<Infrastructure, 'db'> & { readonly files: ProofFiles }): DraftProof {
  /** Returns the file name of the proof before. `added` is the new proof, with the file as it was sent. */
  const setProof = (
    account: Account,
    id: number,
    proof: StoredProof | Record<keyof StoredProof, null>,
    added?: { readonly file: Buffer; readonly written: WrittenProof },
  ): Promise<string | null> =>
    db.transaction().execute(async (tx) => {
      if (added) await files.count(tx, account, added.file);
      const draft = await selectOpenDraft(tx, account.id).where('id', '=', id).executeTakeFirst();
      if (!draft) throw draftNotFound(id);
      const { numUpdatedRows } = await tx
        .updateTable('applications')
        .set(proof)
        .where('id', '=', id)
        .where('submitted_at', 'is', null)
        .executeTakeFirst();
      // The draft was submitted meanwhile.
      if (numUpdatedRows === 0n) throw draftNotFound(id);
      if (draft.proof_file !== null) await forgetProofHashes(tx, [draft.proof_file]);
      if (added) await recordProofHashes(tx, id, added.written);
      return draft.proof_file;
    });

  return {
    keepDraftProof: async (account, id, file) => {
      // Decoding is slow, so check the draft first.
      if (!(await selectOpenDraft(db, account.id).where('id', '=', id).executeTakeFirst())) {
        throw draftNotFound(id);
      }
      const written = await files.write(account, file);
      const { columns: proof } = written;
      const earlier = await setProof(account, id, proof, { file, written }).catch(async (error: unknown) => {
        await files.discard(proof.proof_file, error);
        throw error;
      });
      if (earlier !== null) await files.remove(earlier);
      return { file: proof.proof_file, uploaded_at: proof.proof_uploaded_at };
    },

    removeDraftProof: async (account, id) => {
      const earlier = await setProof(account, id, { proof_file: null, proof_uploaded_at: null });
      if (earlier !== null) await files.remove(earlier);
    },
  };
}

import {
  type ApplicationForm,
  type ApplicationProblem,
  applicationAnswers,
  applicationProblems,
  applicationReference,
  applicationRefusal,
  applicationTexts,
} from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { type Clock, stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import { chargeApplication } from '../payments/ledger/application-charges.ts';
import { updatePaymentStatus } from '../payments/member-payment-status.ts';
import type { ProofFiles, StoredProof, WrittenProof } from '../payments/proof-files.ts';
import { forgetProofHashes, recordProofHashes } from '../payments/proof-hashes.ts';
import { draftNotFound, selectOpenDraft } from './drafts.ts';
import { recordStep } from './history-chain.ts';
import { formColumns } from './rows.ts';

/** As received. */
export interface Submission {
  readonly form: ApplicationForm;
  /** Unparsed `data` part, for the fingerprint. */
  readonly data: string;
  readonly file: Buffer | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface SubmissionAnswer {
  readonly message: string;
  readonly application_id: number;
  readonly reference: string;
}

export interface SubmissionDeps extends Pick<Infrastructure, 'db' | 'clock' | 'idempotency'> {
  readonly files: ProofFiles;
  readonly notices: Notices;
  readonly delivery: Delivery;
}

export const invalidForm = (problems: readonly ApplicationProblem[]): RefusalError => {
  const { message, errors } = applicationRefusal(problems);
  return new RefusalError(400, message, { errors });
};

/** A new file, or the one that is kept with the draft. */
interface SubmittedProof extends StoredProof {
  /** Undefined for the kept file. */
  readonly written: WrittenProof | undefined;
}

const missingProof: ApplicationProblem = { path: 'proofOfPayment', message: applicationTexts.proof };

const submittedColumns = (form: ApplicationForm, proof: SubmittedProof, now: string) => ({
  ...formColumns(form),
  proof_file: proof.proof_file,
  proof_uploaded_at: proof.proof_uploaded_at,
  status: 'pending' as const,
  payment_state: 'received' as const,
  payment_changed_at: now,
  submitted_at: now,
  draft_data: null,
});

/** Returns the id of the draft, and the kept file that a new one replaces. */
const completeDraft = async (
  tx: Tx,
  account: Account,
  id: number,
  columns: ReturnType<typeof submittedColumns>,
  { written, proof_file }: SubmittedProof,
): Promise<{ id: number; replaced: string | null }> => {
  const draft = await selectOpenDraft(tx, account.id).where('id', '=', id).executeTakeFirst();
  if (!draft) throw draftNotFound(id);
  const row = await tx
    .updateTable('applications')
    .set(columns)
    .where('id', '=', id)
    .where('submitted_at', 'is', null)
    // The kept file may have been replaced or removed meanwhile.
    .$if(!written, (query) => query.where('proof_file', '=', proof_file))
    .returning('id')
    .executeTakeFirst();
  if (row) return { id, replaced: written ? draft.proof_file : null };
  throw draft.proof_file === proof_file ? draftNotFound(id) : invalidForm([missingProof]);
};

/** Completes the member's open draft or inserts a row. Returns the id, and the file that is no longer referenced. */
const saveApplication = async (
  clock: Clock,
  tx: Tx,
  account: Account,
  form: ApplicationForm,
  proof: SubmittedProof,
): Promise<{ id: number; replaced: string | null }> => {
  const now = stamp(clock);
  const columns = submittedColumns(form, proof, now);
  const saved =
    form.application_id === undefined
      ? {
          ...(await tx
            .insertInto('applications')
            .values({ ...columns, user_id: account.id, created_at: now })
            .returning('id')
            .executeTakeFirstOrThrow()),
          replaced: null,
        }
      : await completeDraft(tx, account, form.application_id, columns, proof);
  if (saved.replaced !== null) await forgetProofHashes(tx, [saved.replaced]);
  if (proof.written) await recordProofHashes(tx, saved.id, proof.written);
  await tx
    .insertInto('application_payment_history')
    .values({
      application_id: saved.id,
      from_state: 'none',
      to_state: 'received',
      changed_by: account.id,
      changed_at: now,
    })
    .execute();
  await chargeApplication(tx, saved.id, now);
  await recordStep(tx, {
    application_id: saved.id,
    from_status: null,
    to_status: 'pending',
    changed_by: account.id,
    changed_at: now,
  });
  return saved;
};

/**
 * Submits once per idempotency key. Writes the image before the row, so that a row never references a missing file. Without an image, uses the
 * one that is kept with the draft (UPL-3).
 */
export function createSubmit({ db, clock, idempotency, files, notices, delivery }: SubmissionDeps) {
  /** Throws if the form cannot be submitted. */
  const prepareProof = async (account: Account, { form, file }: Submission): Promise<SubmittedProof> => {
    const { application_id: id } = form;
    const draft =
      id === undefined
        ? undefined
        : await selectOpenDraft(db, account.id).where('id', '=', id).executeTakeFirst();
    const sent = file && file.length > 0 ? file : undefined;
    const kept = draft?.proof_file ?? undefined;
    // An unknown draft is a 404, whether or not an image was sent.
    const lacksProof = !sent && kept === undefined && (id === undefined || draft !== undefined);
    const problems = [...applicationProblems(form, clock()), ...(lacksProof ? [missingProof] : [])];
    if (problems.length > 0) throw invalidForm(problems);
    if (id !== undefined && !draft) throw draftNotFound(id);
    if (sent) {
      const written = await files.write(account, sent);
      return { ...written.columns, written };
    }
    if (kept === undefined) throw invalidForm([missingProof]);
    return {
      proof_file: kept,
      proof_uploaded_at: draft?.proof_uploaded_at ?? stamp(clock),
      written: undefined,
    };
  };

  return async (account: Account, submission: Submission): Promise<SubmissionAnswer> => {
    const { form, data, file, idempotencyKey } = submission;
    let replaced: string | null = null;
    const answer = await idempotency.run(
      {
        scope: `application:${account.id}`,
        key: idempotencyKey,
        fingerprint: sha256(sha256(data), file ? sha256(file) : ''),
      },
      {
        prepare: () => prepareProof(account, submission),
        transaction: async (tx, proof) => {
          if (file && proof.written) await files.count(tx, account, file);
          const saved = await saveApplication(clock, tx, account, form, proof);
          replaced = saved.replaced;
          await updatePaymentStatus(tx, account.id);
          await notices.applicationReceived(tx, saved.id);
          return {
            message: applicationAnswers.submitted,
            application_id: saved.id,
            reference: applicationReference(saved.id),
          };
        },
        discard: async ({ written, proof_file }, error) => {
          if (written) await files.discard(proof_file, error);
        },
      },
    );
    delivery.wake();
    if (replaced !== null) await files.remove(replaced);
    return answer;
  };
}

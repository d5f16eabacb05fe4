import {
  type ApplicationForm,
  type ApplicationProblem,
  applicationAnswers,
  applicationProblems,
  applicationReference,
  applicationRefusal,
  applicationTexts,
} from '@imc/api/contract';
import { outageOf } from '../../db/outage.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Notices } from '../../mail/notices.ts';
import type { Delivery } from '../../mail/outbox/delivery.ts';
import { newPictureName, type PictureStorage } from '../../storage/storage.ts';
import type { Account } from '../accounts/users.ts';
import { type Clock, stamp } from '../clock.ts';
import type { Idempotency } from '../idempotency.ts';
import { RefusalError } from '../refusal-error.ts';
import { sha256 } from '../sessions/tokens.ts';
import { reencodePicture } from '../uploads/pictures.ts';
import { draftNotFound, selectOpenDraft } from './drafts.ts';
import { formColumns } from './rows.ts';

/** A submission as it was received. */
export interface Submission {
  readonly form: ApplicationForm;
  /** Unparsed `data` part, for the fingerprint. */
  readonly data: string;
  readonly file: Buffer | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Response to a submission. */
export interface SubmissionAnswer {
  readonly message: string;
  readonly application_id: number;
  readonly reference: string;
}

export interface SubmissionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly storage: PictureStorage;
  readonly notices: Notices;
  readonly delivery: Delivery;
  /** Called if a file without a row could not be removed. */
  readonly onStrayFile: (error: unknown) => void;
}

/** Returns all problems of a submission, including a missing image. */
const submissionProblems = (
  form: ApplicationForm,
  file: Buffer | undefined,
  now: Date,
): ApplicationProblem[] => [
  ...applicationProblems(form, now),
  ...(file && file.length > 0 ? [] : [{ path: 'proofOfPayment', message: applicationTexts.proof }]),
];

const invalidForm = (problems: readonly ApplicationProblem[]): RefusalError => {
  const { message, errors } = applicationRefusal(problems);
  return new RefusalError(400, message, { errors });
};

/**
 * Creates the function that submits an application, once per idempotency key. It checks the form, then writes the image, then the row, so that
 * a row never references a missing file. Files without a row are removed here or by the sweep.
 */
export function createSubmit(deps: SubmissionDeps) {
  const { db, clock, idempotency, storage, notices, delivery, onStrayFile } = deps;
  const removeProof = (name: string) => storage.remove('proof', name).catch(onStrayFile);

  /** Throws if the form cannot be submitted. Returns the image to store. */
  const checkForm = async (account: Account, { form, file }: Submission): Promise<Buffer> => {
    const problems = submissionProblems(form, file, clock());
    if (problems.length > 0 || !file) throw invalidForm(problems);
    if (form.application_id !== undefined) {
      const draft = await selectOpenDraft(db, account.id)
        .where('id', '=', form.application_id)
        .executeTakeFirst();
      if (!draft) throw draftNotFound();
    }
    return file;
  };

  /** Stores the proof of payment and returns its file name. */
  const writeProof = async (account: Account, file: Buffer): Promise<string> => {
    const picture = await reencodePicture(file, `account ${account.id}`);
    const name = newPictureName(picture.extension);
    try {
      await storage.write('proof', name, picture.bytes);
    } catch (error) {
      // The partial file uses up space on the full disk.
      if (outageOf(error) === 'full') await removeProof(name);
      throw error;
    }
    return name;
  };

  /** Completes the member's open draft or inserts a new row. Returns the id. */
  const saveApplication = async (
    tx: Tx,
    account: Account,
    form: ApplicationForm,
    proof: string,
  ): Promise<number> => {
    const now = stamp(clock);
    const columns = {
      ...formColumns(form),
      proof_file: proof,
      status: 'pending' as const,
      payment_state: 'received' as const,
      submitted_at: now,
      draft_data: null,
    };
    const row =
      form.application_id === undefined
        ? await tx
            .insertInto('applications')
            .values({ ...columns, user_id: account.id, created_at: now })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await tx
            .updateTable('applications')
            .set(columns)
            .where('id', '=', form.application_id)
            .where('user_id', '=', account.id)
            .where('submitted_at', 'is', null)
            .returning('id')
            .executeTakeFirst();
    if (!row) throw draftNotFound();
    await tx
      .insertInto('application_status_history')
      .values({
        application_id: row.id,
        from_status: null,
        to_status: 'pending',
        changed_by: account.id,
        changed_at: now,
      })
      .execute();
    return row.id;
  };

  return async (account: Account, submission: Submission): Promise<SubmissionAnswer> => {
    const { form, data, file, idempotencyKey } = submission;
    const answer = await idempotency.run(
      {
        scope: `application:${account.id}`,
        key: idempotencyKey,
        fingerprint: sha256(sha256(data), file ? sha256(file) : ''),
      },
      {
        prepare: async () => writeProof(account, await checkForm(account, submission)),
        transaction: async (tx, proof) => {
          const id = await saveApplication(tx, account, form, proof);
          await notices.applicationReceived(tx, id);
          return {
            message: applicationAnswers.submitted,
            application_id: id,
            reference: applicationReference(id),
          };
        },
        discard: async (proof, error) => {
          // After errors such as a lost connection, the row may exist. The sweep checks an hour later.
          const isWithoutRow =
            error === undefined || error instanceof RefusalError || outageOf(error) === 'full';
          if (isWithoutRow) await removeProof(proof);
        },
      },
    );
    delivery.wake();
    return answer;
  };
}

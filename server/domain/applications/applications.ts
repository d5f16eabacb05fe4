import {
  type AdminApplicationAnswer,
  type ApplicationDetailsAnswer,
  type ApplicationDraftAnswer,
  type ApplicationDraftData,
  type ApplicationForm,
  type ApplicationProblem,
  type ApplicationStatus,
  adminPageSize,
  applicationProblems,
  applicationReference,
  applicationRefusal,
  applicationTexts,
  canonicalEmail,
  type GradeCode,
  gradeFromLabel,
  gradeLabels,
  isFilled,
  type MemberApplicationAnswer,
  type PaymentState,
} from '@imc/api/contract';
import { cacheWhileUnchanged } from '../../db/cache-while-unchanged.ts';
import type { Database } from '../../db/database.ts';
import { outageOf } from '../../db/outage.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, Tx } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import { newPictureName, type PictureStorage } from '../../storage/storage.ts';
import type { Account } from '../accounts/users.ts';
import { type Clock, stamp } from '../clock.ts';
import type { Idempotency } from '../idempotency.ts';
import { marketerCodeKey } from '../marketers/marketers.ts';
import { forbidden, notFound, RefusalError } from '../refusal-error.ts';
import { sha256 } from '../sessions/tokens.ts';
import { renewPicture } from '../uploads/pictures.ts';

/** A complete submission as it arrived. */
export interface Submission {
  readonly form: ApplicationForm;
  /** The `data` part to the letter, for the fingerprint. */
  readonly data: string;
  readonly file: Buffer | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface SubmissionAnswer {
  readonly message: string;
  readonly application_id: number;
  readonly reference: string;
}

/** One page of the admin list. */
export interface ApplicationsPage {
  readonly applications: AdminApplicationAnswer[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export interface Applications {
  submit(account: Account, submission: Submission): Promise<SubmissionAnswer>;
  /** The member's open draft; null where there is none. */
  draft(account: Account): Promise<ApplicationDraftAnswer | null>;
  /** The member's open draft; made where there is none. */
  openDraft(account: Account): Promise<ApplicationDraftAnswer>;
  /**
   * Saves the draft. 404 where it is not the member's open one; 409 with the stored draft where a revision is given and another one is stored.
   */
  saveDraft(
    account: Account,
    id: number,
    data: ApplicationDraftData,
    revision: number | undefined,
  ): Promise<{ saved_at: string; revision: number }>;
  /** Submitted applications of an account, newest first. */
  ofMember(accountId: number): Promise<MemberApplicationAnswer[]>;
  /** One submitted application of an account, with its whole form: that of the id, or the newest. */
  oneOfMember(accountId: number, id?: number): Promise<ApplicationDetailsAnswer | undefined>;
  /** The account that `email=` asks for: one's own, or anyone's for an admin. 403 for another's, whether there is one or not. */
  accountAskedFor(account: Account, email: string | undefined): Promise<number | undefined>;
  /** All submitted applications, newest first, some hundred at a time. */
  all(): AsyncIterable<AdminApplicationAnswer[]>;
  /** A page of all submitted applications, newest first. */
  page(query: { status?: ApplicationStatus; page?: number; limit?: number }): Promise<ApplicationsPage>;
  /** Sets the state and writes the history. 404 where there is no such submitted application, 403 where it is the admin's own. */
  setStatus(id: number, status: ApplicationStatus, by: Account): Promise<void>;
}

const submittedText = 'Application submitted successfully!';
const ownApplicationText = 'You cannot decide on your own application. Please ask another admin.';

/** Rows of the whole list that are in memory at once. */
const batchSize = 200;

/** Every text column of a draft, before its form is complete. */
const emptyForm = {
  title: '',
  surname: '',
  other_names: '',
  employer: '',
  position: '',
  postal_address: '',
  whatsapp: '',
  tel: '',
  email: '',
  marketer_code: '',
  institutions: '[]',
  assignments: '[]',
  referees: '[]',
  declaration: '',
  declaration_date: '',
  signature: '',
} as const;

/** The form as columns. Texts stay byte for byte. */
export const formColumns = (form: ApplicationForm) => ({
  title: form.title,
  surname: form.surname,
  other_names: form.otherNames,
  employer: form.employer,
  position: form.position,
  postal_address: form.postalAddress,
  whatsapp: form.whatsapp,
  tel: form.tel,
  email: form.email,
  marketer_code: form.marketer_code,
  marketer_code_key: marketerCodeKey(form.marketer_code),
  grade: gradeFromLabel(form.membershipCategory) ?? null,
  institutions: JSON.stringify(form.institutions),
  assignments: JSON.stringify(form.assignments),
  referees: JSON.stringify(form.referees),
  declaration: form.declaration,
  declaration_date: form.date,
  signature: form.signature,
});

const categoryLabel = (grade: GradeCode | null): string => (grade ? gradeLabels[grade].category : '');

const listColumns = [
  'id',
  'title',
  'surname',
  'other_names',
  'grade',
  'email',
  'status',
  'submitted_at',
  'declaration_date',
  'proof_file',
] as const;

const memberColumns = [...listColumns, 'payment_state', 'payment_amount'] as const;

const detailsColumns = [
  ...memberColumns,
  'employer',
  'position',
  'postal_address',
  'whatsapp',
  'tel',
  'marketer_code',
  'institutions',
  'assignments',
  'referees',
  'declaration',
  'signature',
] as const;

const adminColumns = [
  ...listColumns,
  'tel',
  'whatsapp',
  'employer',
  'position',
  'postal_address',
  'marketer_code',
] as const;

interface ListRow {
  id: number;
  title: string;
  surname: string;
  other_names: string;
  grade: GradeCode | null;
  email: string;
  status: ApplicationStatus;
  submitted_at: string | null;
  declaration_date: string;
  proof_file: string | null;
}

interface MemberRow extends ListRow {
  payment_state: PaymentState;
  payment_amount: number | null;
}

interface DetailsRow extends MemberRow {
  employer: string;
  position: string;
  postal_address: string;
  whatsapp: string;
  tel: string;
  marketer_code: string;
  institutions: string;
  assignments: string;
  referees: string;
  declaration: string;
  signature: string;
}

interface AdminRow extends ListRow {
  tel: string;
  whatsapp: string;
  employer: string;
  position: string;
  postal_address: string;
  marketer_code: string;
}

const memberAnswer = (row: MemberRow): MemberApplicationAnswer => ({
  id: row.id,
  title: row.title,
  surname: row.surname,
  otherNames: row.other_names,
  other_names: row.other_names,
  membershipCategory: categoryLabel(row.grade),
  membership_category: categoryLabel(row.grade),
  email: row.email,
  status: row.status,
  created_at: row.submitted_at ?? '',
  date: row.declaration_date,
  proof_of_payment: row.proof_file,
  payment_state: row.payment_state,
  payment_amount: row.payment_amount,
});

const detailsAnswer = (row: DetailsRow): ApplicationDetailsAnswer => ({
  ...memberAnswer(row),
  employer: row.employer,
  position: row.position,
  postalAddress: row.postal_address,
  whatsapp: row.whatsapp,
  tel: row.tel,
  marketer_code: row.marketer_code,
  institutions: JSON.parse(row.institutions),
  assignments: JSON.parse(row.assignments),
  referees: JSON.parse(row.referees),
  declaration: row.declaration,
  signature: row.signature,
});

const adminAnswer = (row: AdminRow): AdminApplicationAnswer => ({
  id: row.id,
  title: row.title,
  surname: row.surname,
  otherNames: row.other_names,
  other_names: row.other_names,
  membershipCategory: categoryLabel(row.grade),
  membership_category: categoryLabel(row.grade),
  email: row.email,
  status: row.status,
  created_at: row.submitted_at ?? '',
  tel: row.tel,
  whatsapp: row.whatsapp,
  employer: row.employer,
  position: row.position,
  postal_address: row.postal_address,
  postalAddress: row.postal_address,
  proofOfPayment: row.proof_file,
  declarationDate: row.declaration_date,
  marketerCode: row.marketer_code || null,
});

/** Everything to mend, the picture with it. */
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

const draftConflictText =
  'This application draft was changed in another tab or on another device since it was opened here.';

/** Said of an application that is not there and of one that the person may not see. */
export const applicationGone = () => notFound('No such application was found.');

const draftGone = () => notFound('This application draft was not found. It may have been submitted already.');

export function createApplications(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly storage: PictureStorage;
  readonly onStrayFile: (error: unknown) => void;
  readonly changeMark: Database['changeMark'];
}): Applications {
  const { db, clock, idempotency, storage, onStrayFile, changeMark } = deps;

  const submitted = () => db.selectFrom('applications').where('submitted_at', 'is not', null);
  const newestFirst = (limit: number, offset: number) =>
    submitted()
      .select(adminColumns)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset);
  /** Those of one account, newest first. */
  const ofAccount = (accountId: number) =>
    submitted().where('user_id', '=', accountId).orderBy('submitted_at', 'desc').orderBy('id', 'desc');
  const pageOfAll = prepared(db, 2, newestFirst);
  const pageOfState = prepared(db, 3, (status: ApplicationStatus, limit: number, offset: number) =>
    newestFirst(limit, offset).where('status', '=', status),
  );
  const batchAfter = prepared(db, 3, (submittedAt: string, id: number, limit: number) =>
    newestFirst(limit, 0).where(({ eb, refTuple, tuple }) =>
      eb(refTuple('submitted_at', 'id'), '<', tuple(submittedAt, id)),
    ),
  );
  const totals = cacheWhileUnchanged(changeMark, async (status: ApplicationStatus | undefined) => {
    const { total } = await db
      .selectFrom('application_counts')
      .select(({ fn }) => fn.sum<number | null>('count').as('total'))
      .where('counted_by', '=', 'status')
      .$if(status !== undefined, (query) => query.where('value', '=', status as ApplicationStatus))
      .executeTakeFirstOrThrow();
    return total ?? 0;
  });

  /** Completes the member's open draft, or writes a new row, and says its id. */
  const store = async (tx: Tx, account: Account, form: ApplicationForm, proof: string): Promise<number> => {
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
    if (!row) throw draftGone();
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

  const draftColumns = ['id', 'draft_data', 'draft_saved_at', 'draft_revision'] as const;
  const openDraftOf = (accountId: number) =>
    db
      .selectFrom('applications')
      .select(draftColumns)
      .where('user_id', '=', accountId)
      .where('submitted_at', 'is', null);

  const draftAnswer = (row: {
    id: number;
    draft_data: string | null;
    draft_saved_at: string | null;
    draft_revision: number;
  }): ApplicationDraftAnswer => ({
    application_id: row.id,
    reference: applicationReference(row.id),
    data: row.draft_data === null ? null : (JSON.parse(row.draft_data) as ApplicationDraftData),
    saved_at: row.draft_saved_at,
    revision: row.draft_revision,
  });

  return {
    submit: async (account, { form, data, file, idempotencyKey }) => {
      let written: string | undefined;
      let stored: string | undefined;
      const removeUnused = async () => {
        if (written && written !== stored) await storage.remove('proof', written).catch(onStrayFile);
      };
      try {
        const answer = await idempotency.once<SubmissionAnswer>(
          {
            scope: `application:${account.id}`,
            key: idempotencyKey,
            fingerprint: sha256(sha256(data), file ? sha256(file) : ''),
          },
          {
            prepare: async () => {
              const problems = submissionProblems(form, file, clock());
              if (problems.length > 0 || !file) throw invalidForm(problems);
              if (form.application_id !== undefined) {
                const mine = await openDraftOf(account.id)
                  .where('id', '=', form.application_id)
                  .executeTakeFirst();
                if (!mine) throw draftGone();
              }
              const picture = await renewPicture(file, `account ${account.id}`);
              const name = newPictureName(picture.extension);
              // The file comes before the row: a row never names a file that is not there.
              written = name;
              await storage.write('proof', name, picture.bytes);
            },
            run: async (tx) => {
              if (!written) throw new Error('submission without its file');
              const id = await store(tx, account, form, written);
              stored = written;
              return {
                message: submittedText,
                application_id: id,
                reference: applicationReference(id),
              };
            },
          },
        );
        await removeUnused();
        return answer;
      } catch (error) {
        // On a full disk there is no row, and the file takes the space that is missing. After another failure, such as a lost connection, it is
        // not certain that the row is absent: the sweep decides an hour later.
        stored = undefined;
        if (error instanceof RefusalError || outageOf(error) === 'full') await removeUnused();
        throw error;
      }
    },

    draft: async (account) => {
      const open = await openDraftOf(account.id).executeTakeFirst();
      return open ? draftAnswer(open) : null;
    },

    openDraft: async (account) => {
      const open = await openDraftOf(account.id).executeTakeFirst();
      if (open) return draftAnswer(open);
      try {
        const made = await db
          .insertInto('applications')
          .values({
            ...emptyForm,
            user_id: account.id,
            status: 'pending',
            payment_state: 'none',
            created_at: stamp(clock),
          })
          .returning(draftColumns)
          .executeTakeFirstOrThrow();
        return draftAnswer(made);
      } catch (error) {
        if (brokenUnique(error) === undefined) throw error;
        // Another press made it in the meantime.
        return draftAnswer(await openDraftOf(account.id).executeTakeFirstOrThrow());
      }
    },

    saveDraft: async (account, id, data, revision) => {
      const now = stamp(clock);
      // Compared and counted in one statement: of two saves on one revision, one is taken.
      const saved = await db
        .updateTable('applications')
        .set(({ eb }) => ({
          draft_data: JSON.stringify(data),
          draft_saved_at: now,
          draft_revision: eb('draft_revision', '+', 1),
        }))
        .where('id', '=', id)
        .where('user_id', '=', account.id)
        .where('submitted_at', 'is', null)
        .$if(revision !== undefined, (query) => query.where('draft_revision', '=', revision as number))
        .returning('draft_revision as revision')
        .executeTakeFirst();
      if (saved) return { saved_at: now, revision: saved.revision };
      const stored = await openDraftOf(account.id).where('id', '=', id).executeTakeFirst();
      if (!stored) throw draftGone();
      throw new RefusalError(409, draftConflictText, { draft: draftAnswer(stored) });
    },

    ofMember: async (accountId) => {
      const rows = await ofAccount(accountId).select(memberColumns).limit(1000).execute();
      return rows.map(memberAnswer);
    },

    oneOfMember: async (accountId, id) => {
      const row = await ofAccount(accountId)
        .$if(id !== undefined, (query) => query.where('id', '=', id as number))
        .select(detailsColumns)
        .limit(1)
        .executeTakeFirst();
      return row && detailsAnswer(row);
    },

    accountAskedFor: async (account, email) => {
      if (!isFilled(email)) return account.id;
      const key = canonicalEmail(email);
      if (key === account.email_key) return account.id;
      if (account.role !== 'admin') throw forbidden();
      const found = await db.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
      return found?.id;
    },

    async *all() {
      let rows = await pageOfAll(batchSize, 0);
      for (;;) {
        yield rows.map(adminAnswer);
        const last = rows.at(-1);
        if (!last?.submitted_at || rows.length < batchSize) return;
        rows = await batchAfter(last.submitted_at, last.id, batchSize);
      }
    },

    page: async ({ status, page = 1, limit = adminPageSize.default }) => {
      const rows = await (status === undefined
        ? pageOfAll(limit, (page - 1) * limit)
        : pageOfState(status, limit, (page - 1) * limit));
      const total = await totals(status);
      return {
        applications: rows.map(adminAnswer),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / limit)),
      };
    },

    setStatus: async (id, status, by) => {
      await db.transaction().execute(async (tx) => {
        for (;;) {
          const now = stamp(clock);
          const found = await tx
            .selectFrom('applications')
            .select(['status', 'user_id'])
            .where('id', '=', id)
            .where('submitted_at', 'is not', null)
            .executeTakeFirst();
          if (!found) throw applicationGone();
          if (found.user_id === by.id) throw new RefusalError(403, ownApplicationText);
          if (found.status === status) return;
          // Only from the state that was read: the history then tells every step, whoever else decides at this moment.
          const { numUpdatedRows } = await tx
            .updateTable('applications')
            .set({ status, decided_at: now })
            .where('id', '=', id)
            .where('status', '=', found.status)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) continue;
          await tx
            .insertInto('application_status_history')
            .values({
              application_id: id,
              from_status: found.status,
              to_status: status,
              changed_by: by.id,
              changed_at: now,
            })
            .execute();
          return;
        }
      });
    },
  };
}

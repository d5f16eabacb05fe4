import {
  type AdminApplicationAnswer,
  type ApplicationDraft,
  type ApplicationDraftData,
  type ApplicationForm,
  type ApplicationStatus,
  adminPageSize,
  applicationProblems,
  applicationReference,
  applicationTexts,
  canonicalEmail,
  type GradeCode,
  gradeFromLabel,
  gradeLabels,
  isFilled,
  type MemberApplicationAnswer,
} from '@imc/api/contract';
import type { Database } from '../db/database.ts';
import { keptWhileUnchanged } from '../db/kept.ts';
import { prepared } from '../db/prepared.ts';
import type { Db, Tx } from '../db/types.ts';
import { brokenUnique } from '../db/unique.ts';
import { forbidden, invalid, notFound, RefusalError } from '../refusal.ts';
import { newPictureName, type PictureStorage } from '../storage/storage.ts';
import { type Clock, stamp } from './clock.ts';
import type { Idempotency } from './idempotency.ts';
import { marketerCodeKey } from './marketers.ts';
import { renewPicture } from './pictures.ts';
import { sha256 } from './tokens.ts';
import type { Account } from './users.ts';

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
  /** The member's open draft; made where there is none. */
  openDraft(account: Account): Promise<ApplicationDraft>;
  /** Saves the draft; 404 where it is not the member's open one. Answers when. */
  saveDraft(account: Account, id: number, data: ApplicationDraftData): Promise<string>;
  /** Submitted applications of an account, newest first. */
  ofMember(accountId: number, limit?: number): Promise<MemberApplicationAnswer[]>;
  /** The account that `email=` asks for: one's own, or anyone's for an admin. 403 for another's, whether there is one or not. */
  accountAskedFor(account: Account, email: string | undefined): Promise<number | undefined>;
  /** A page of all submitted applications, newest first. */
  page(query: { status?: ApplicationStatus; page?: number; limit?: number }): Promise<ApplicationsPage>;
  /** Sets the state and writes the history. 404 where there is no such submitted application. */
  setStatus(id: number, status: ApplicationStatus, by: Account): Promise<void>;
}

const submittedText = 'Application submitted successfully!';

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

interface AdminRow extends ListRow {
  tel: string;
  whatsapp: string;
  employer: string;
  position: string;
  postal_address: string;
  marketer_code: string;
}

const memberAnswer = (row: ListRow): MemberApplicationAnswer => ({
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

/** Everything to mend, by field path. */
function submissionProblems(form: ApplicationForm, file: Buffer | undefined): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of applicationProblems(form)) problems[path] ??= message;
  if (!file || file.length === 0) problems.proofOfPayment = applicationTexts.proof;
  return problems;
}

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
  const pageOfAll = prepared(db, 2, newestFirst);
  const pageOfState = prepared(db, 3, (status: ApplicationStatus, limit: number, offset: number) =>
    newestFirst(limit, offset).where('status', '=', status),
  );
  const totals = keptWhileUnchanged(changeMark, async (status: ApplicationStatus | undefined) => {
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
      payment_state: 'received',
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

  const openDraftOf = (accountId: number) =>
    db
      .selectFrom('applications')
      .select(['id', 'draft_data', 'draft_saved_at'])
      .where('user_id', '=', accountId)
      .where('submitted_at', 'is', null);

  const draftAnswer = (row: {
    id: number;
    draft_data: string | null;
    draft_saved_at: string | null;
  }): ApplicationDraft => ({
    application_id: row.id,
    reference: applicationReference(row.id),
    data: row.draft_data === null ? null : (JSON.parse(row.draft_data) as ApplicationDraftData),
    saved_at: row.draft_saved_at,
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
              const problems = submissionProblems(form, file);
              if (Object.keys(problems).length > 0 || !file) throw invalid(problems);
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
        // After any other failure it is not certain that the row is absent: the sweep decides an hour later.
        stored = undefined;
        if (error instanceof RefusalError) await removeUnused();
        throw error;
      }
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
          .returning(['id', 'draft_data', 'draft_saved_at'])
          .executeTakeFirstOrThrow();
        return draftAnswer(made);
      } catch (error) {
        if (brokenUnique(error) === undefined) throw error;
        // Another press made it in the meantime.
        return draftAnswer(await openDraftOf(account.id).executeTakeFirstOrThrow());
      }
    },

    saveDraft: async (account, id, data) => {
      const now = stamp(clock);
      const { numUpdatedRows } = await db
        .updateTable('applications')
        .set({ draft_data: JSON.stringify(data), draft_saved_at: now })
        .where('id', '=', id)
        .where('user_id', '=', account.id)
        .where('submitted_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw draftGone();
      return now;
    },

    ofMember: async (accountId, limit = 1000) => {
      const rows = await db
        .selectFrom('applications')
        .select(listColumns)
        .where('user_id', '=', accountId)
        .where('submitted_at', 'is not', null)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(memberAnswer);
    },

    accountAskedFor: async (account, email) => {
      if (!isFilled(email)) return account.id;
      const key = canonicalEmail(email);
      if (key === account.email_key) return account.id;
      if (account.role !== 'admin') throw forbidden();
      const found = await db.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
      return found?.id;
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
            .select('status')
            .where('id', '=', id)
            .where('submitted_at', 'is not', null)
            .executeTakeFirst();
          if (!found) throw notFound('No such application was found.');
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

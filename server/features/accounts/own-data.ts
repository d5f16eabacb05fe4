import type { Readable } from 'node:stream';
import {
  type AnnouncedStatus,
  announcedStatus,
  announcedSteps,
  applicationReference,
  chargeReference,
  type StatusStep,
} from '@imc/api/contract';
import type { Selectable } from 'kysely';
import { readJson } from '../../db/json-column.ts';
import type { ApplicationsTable, Db } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { type Account, consentAnswer, userAnswer } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { type ZipEntry, zipStream } from '../../shared/zip.ts';
import type { PictureKind } from '../../storage/storage.ts';
import { formOf } from '../applications/rows.ts';
import { membershipOf, ownEvents } from '../memberships/memberships.ts';
import { messagesFrom } from '../messages/messages.ts';
import { newsletterTemplates } from '../newsletter/newsletter.ts';
import { creditOf } from '../payments/ledger/ledger-list.ts';
import { unconfirmedPaymentsOf } from '../payments/ledger/settlements.ts';
import type { SecondFactors } from './second-factor.ts';
import type { Sessions } from './sessions.ts';

/** For its owner (R-42). */
export interface OwnData {
  /**
   * Returns a ZIP file with `my-data.json` and the account's images, without secrets and names of admins. Reads rows and files while the stream
   * is read.
   */
  open(account: Account, sessionToken: string): Readable;
}

/** Newest entries of the security log in the file. */
const signInsKept = 1000;

/** Caused by an account about itself. */
const ownKinds = ['sign-in', 'password-changed', 'second-factor-enabled', 'second-factor-disabled'] as const;

const batch = 20;

interface FileEntry {
  readonly kind: PictureKind;
  /** Name in the storage. */
  readonly file: string;
  /** Path in the ZIP file. */
  readonly path: string;
}

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.'));

/** `number` of a replaced proof. Undefined for the current one. */
const proofEntry = (id: number, file: string, number?: number): FileEntry => ({
  kind: 'proof',
  file,
  path: `proofs-of-payment/${applicationReference(id)}${number === undefined ? '' : `-replaced-${number}`}${extensionOf(file)}`,
});

/** An application or a draft in the JSON file. */
const applicationJson = (
  row: Selectable<ApplicationsTable>,
  known: AnnouncedStatus,
  rest: {
    readonly proof_of_payment: string | null;
    readonly replaced_proofs: readonly string[];
    readonly history: readonly unknown[];
    readonly payment_history: readonly unknown[];
    readonly transfers: readonly unknown[];
    readonly statement_matches: readonly unknown[];
    readonly receipts: readonly unknown[];
    readonly information_requests: readonly unknown[];
    readonly opened_by_the_institute: readonly unknown[];
    readonly proof_hashes: readonly unknown[];
  },
) => ({
  id: row.id,
  reference: applicationReference(row.id),
  state: row.submitted_at === null ? 'draft' : known.status,
  created_at: row.created_at,
  ...(row.submitted_at === null
    ? { saved_at: row.draft_saved_at, form: readJson('applications.draft_data', row.draft_data) }
    : {
        submitted_at: row.submitted_at,
        decided_at: known.decided_at,
        withdrawn_at: row.withdrawn_at,
        payment_state: row.payment_state,
        payment_fee: row.payment_fee,
        payment_amount: row.payment_amount,
        payment_question: row.payment_question,
        form: formOf(row),
        unsent_answer: readJson('applications.draft_data', row.draft_data),
      }),
  ...rest,
});

/** Never names an admin. */
const changedBy = (accountId: number, id: number): string => (id === accountId ? 'you' : 'the Institute');

/** Groups steps by application, with who made them. */
const byApplication = <Step extends { readonly application_id: number; readonly changed_by: number }>(
  accountId: number,
  steps: readonly Step[],
) =>
  Map.groupBy(
    steps.map(({ changed_by, ...step }) => ({
      ...step,
      changed_by: changedBy(accountId, changed_by),
    })),
    (step) => step.application_id,
  );

const stepJson = (
  accountId: number,
  { id: _, undoes: __, changed_by, ...step }: StatusStep & { readonly changed_by: number },
) => ({ ...step, changed_by: changedBy(accountId, changed_by) });

interface OwnDataDeps extends Pick<Infrastructure, 'db' | 'clock' | 'storage'> {
  readonly sessions: Sessions;
  readonly secondFactors: Pick<SecondFactors, 'read'>;
}

/** By application. Notes are for admins (docs/decisions/0011). */
const historyOf = async (db: Db, ids: readonly number[]) => {
  const steps = await db
    .selectFrom('application_status_history')
    .select(['id', 'application_id', 'from_status', 'to_status', 'changed_by', 'changed_at'])
    .select(['reason', 'undoes'])
    .where('application_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(steps, ({ application_id }) => application_id);
};

/** By application, without what can still be undone (R-47). */
const paymentHistoryOf = async (db: Db, accountId: number, ids: readonly number[]) => {
  const steps = await db
    .selectFrom('application_payment_history')
    .leftJoin('pending_settlements as pending', 'pending.change_id', 'application_payment_history.id')
    .select([
      'application_id',
      'from_state',
      'to_state',
      'amount',
      'question',
      'answer',
      'changed_by',
      'changed_at',
    ])
    .where('application_id', 'in', ids)
    .where('pending.charge_id', 'is', null)
    .orderBy('id')
    .execute();
  return byApplication(accountId, steps);
};

/** What pays charges. A negative amount was taken back. Without what can still be undone (R-47). */
const paymentsOf = (db: Db) =>
  db
    .selectFrom('allocations')
    .innerJoin('charges', 'charges.id', 'allocations.charge_id')
    .innerJoin('transfers', 'transfers.id', 'allocations.transfer_id')
    .leftJoin('pending_settlements as pending', 'pending.allocation_id', 'allocations.id')
    .select(['allocations.amount', 'transfers.value_date', 'transfers.bank_reference', 'transfers.reason'])
    .select('allocations.recorded_at')
    .where('pending.charge_id', 'is', null)
    .orderBy('allocations.id');

/** By application. */
const transfersOf = async (db: Db, ids: readonly number[]) => {
  const rows = await paymentsOf(db)
    .select(['charges.application_id', 'charges.kind as fee'])
    .where('charges.application_id', 'in', ids)
    .execute();
  return Map.groupBy(rows, (row) => row.application_id);
};

/** For no application, as annual ones. */
const otherChargesOf = async (db: Db, accountId: number) => {
  const charges = await db
    .selectFrom('charges')
    .leftJoin('pending_settlements as pending', 'pending.charge_id', 'charges.id')
    .select(['id', 'kind', 'about', 'amount', 'due_on', 'state', 'waived_reason', 'created_at'])
    .select('pending.charge_id as pending')
    .where('account_id', '=', accountId)
    .where('application_id', 'is', null)
    .where('announced_at', 'is not', null)
    .orderBy('id')
    .execute();
  const rows = await paymentsOf(db)
    .select('allocations.charge_id')
    .where('charges.account_id', '=', accountId)
    .where('charges.application_id', 'is', null)
    .execute();
  const transfers = Map.groupBy(rows, (row) => row.charge_id);
  return charges.map(({ id, pending, ...charge }) => ({
    reference: chargeReference(id),
    ...charge,
    ...(pending !== null && { state: 'open', waived_reason: null }),
    transfers: (transfers.get(id) ?? []).map(({ charge_id: _, ...transfer }) => transfer),
  }));
};

/** By application: lines of bank statements that fit its payment. */
const statementMatchesOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('statement_matches')
    .innerJoin('statement_imports', 'statement_imports.id', 'statement_matches.import_id')
    .select(['application_id', 'from_day', 'to_day', 'line', 'imported_at'])
    .where('application_id', 'in', ids)
    .orderBy('import_id')
    .orderBy('line')
    .execute();
  return Map.groupBy(rows, (row) => row.application_id);
};

const replacedProofsOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('replaced_proofs')
    .select(['application_id', 'file'])
    .where('application_id', 'in', ids)
    .orderBy('replaced_at')
    .execute();
  return Map.groupBy(rows, (row) => row.application_id);
};

const requestsOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('information_requests')
    .leftJoin('application_versions', 'application_versions.request_id', 'information_requests.id')
    .select(['application_id', 'sections', 'question', 'due_on', 'asked_at', 'answered_at', 'before'])
    .where('application_id', 'in', ids)
    .orderBy('information_requests.id')
    .execute();
  return Map.groupBy(
    rows.map(({ sections, before, ...row }) => ({
      ...row,
      sections: readJson('information_requests.sections', sections),
      earlier_values: JSON.parse(before ?? 'null') as unknown,
    })),
    (row) => row.application_id,
  );
};

/** By application, with role and number of staff: their names belong to other people. */
const openingsOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('application_openings')
    .select(['application_id', 'part', 'opened_at', 'staff_role', 'opened_by as staff_number'])
    .where('application_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.application_id);
};

const proofHashesOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('proof_hashes')
    .select(['application_id', 'sha256', 'difference_hash'])
    .where('application_id', 'in', ids)
    .orderBy('file')
    .execute();
  return Map.groupBy(rows, (row) => row.application_id);
};

const receiptsOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('receipts')
    .select(['application_id', 'fee', 'number', 'code', 'name', 'grade', 'amount', 'issued_at'])
    .where('application_id', 'in', ids)
    .execute();
  return Map.groupBy(rows, (row) => row.application_id);
};

/** By application. */
const recordsOf = async (db: Db, accountId: number, ids: readonly number[]) => {
  const history = await historyOf(db, ids);
  const paymentHistory = await paymentHistoryOf(db, accountId, ids);
  const transfers = await transfersOf(db, ids);
  const matches = await statementMatchesOf(db, ids);
  const replacedProofs = await replacedProofsOf(db, ids);
  const receipts = await receiptsOf(db, ids);
  const requests = await requestsOf(db, ids);
  const openings = await openingsOf(db, ids);
  const hashes = await proofHashesOf(db, ids);
  return (id: number) => ({
    replaced: (replacedProofs.get(id) ?? []).map(({ file }, index) => proofEntry(id, file, index + 1)),
    steps: history.get(id) ?? [],
    payment_history: paymentHistory.get(id) ?? [],
    transfers: (transfers.get(id) ?? []).map(({ application_id: _, ...transfer }) => transfer),
    statement_matches: (matches.get(id) ?? []).map(({ application_id: _, ...match }) => match),
    receipts: (receipts.get(id) ?? []).map(({ application_id: _, ...receipt }) => receipt),
    information_requests: requests.get(id) ?? [],
    opened_by_the_institute: (openings.get(id) ?? []).map(({ application_id: _, ...opening }) => opening),
    proof_hashes: (hashes.get(id) ?? []).map(({ sha256, difference_hash }) => ({
      sha256,
      difference_hash,
    })),
  });
};

async function* applicationsOf(db: Db, accountId: number): AsyncGenerator<Selectable<ApplicationsTable>[]> {
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

/**
 * Sign-ins, also failed ones, and changes of the password and the second factor. Other entries of the security log would reveal ids of other
 * accounts.
 */
const signInsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('security_log')
    .select(['at', 'kind', 'detail', 'count'])
    .where(({ and, or, eb }) =>
      or([
        and([eb('account_id', '=', accountId), eb('kind', 'in', ownKinds)]),
        and([
          eb('subject', '=', 'account'),
          eb('subject_id', '=', accountId),
          eb('kind', '=', 'sign-in-failed'),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(signInsKept)
    .execute();

/** Returns everything but the applications. Adds documents to `files`. */
const accountJson = async (
  { db, clock, sessions, secondFactors }: OwnDataDeps,
  account: Account,
  token: string,
  photoPath: string | null,
  files: FileEntry[],
) => {
  // Until an address is proven, what belongs to it alone may be somebody else's (R-48).
  const provenKey = account.email_proven_at === null ? null : account.email_key;
  const subscription = await db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'consent_at as subscribed_at', 'state', 'source', 'confirmed_at', 'left_at'])
    .select(['asked_at', 'asked_source'])
    .where('email_key', '=', provenKey)
    .executeTakeFirst();
  const links = await db
    .selectFrom('password_resets')
    .select(['state', 'created_at', 'expires_at'])
    .where('user_id', '=', account.id)
    .orderBy('created_at')
    .execute();
  const addressLinks = await db
    .selectFrom('address_links')
    .select(['kind', 'email', 'state', 'created_at', 'expires_at'])
    .where('user_id', '=', account.id)
    .orderBy('id')
    .execute();
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['template', 'state', 'to_address', 'created_at', 'sent_at'])
    .where(({ and, or, eb, fn }) =>
      or([
        eb('user_id', '=', account.id),
        and([eb('template', 'in', newsletterTemplates), eb(fn('lower', ['to_address']), '=', provenKey)]),
      ]),
    )
    // These would reveal a decision that can still be undone, or was undone (APP-17).
    .where(({ not, and, or, eb }) =>
      not(
        and([
          eb('template', '=', 'decision'),
          or([eb('state', '=', 'cancelled'), eb('not_before', '>', stamp(clock))]),
        ]),
      ),
    )
    .orderBy('id')
    .execute();
  const savedViews = await db
    .selectFrom('saved_views')
    .select(['name', 'query', 'created_at'])
    .where('user_id', '=', account.id)
    .orderBy('id')
    .execute();
  const corrections = await db
    .selectFrom('account_corrections')
    .select(['changed_at', 'reason', 'changes'])
    .where('account_id', '=', account.id)
    .orderBy('id')
    .execute();
  const nameChanges = await db
    .selectFrom('name_changes')
    .select(['name', 'reason', 'document', 'state', 'asked_at', 'decided_at', 'answer'])
    .where('user_id', '=', account.id)
    .orderBy('id')
    .execute();
  return {
    exported_at: stamp(clock),
    account: {
      ...userAnswer(account),
      profile_photo: photoPath,
      marketer_code: account.marketer_code,
      created_at: account.created_at,
      email_proven_at: account.email_proven_at,
    },
    consent: consentAnswer(account),
    membership: await membershipOf(db, account.id),
    membership_events: await ownEvents(db, account.id),
    charges: await otherChargesOf(db, account.id),
    credit: await creditOf(db, account.id)
      .select(['amount', 'value_date', 'bank_reference', 'rest', 'recorded_at'])
      .orderBy('id')
      .execute(),
    corrected_by_the_institute: corrections.map(({ changes, ...rest }) => ({
      ...rest,
      changes: readJson('account_corrections.changes', changes),
    })),
    name_changes: nameChanges.map(({ document, ...rest }) => {
      if (document === null) return rest;
      const path = `name-change${extensionOf(document)}`;
      files.push({ kind: 'document', file: document, path });
      return { ...rest, document: path };
    }),
    newsletter: subscription ?? null,
    contact_messages: provenKey === null ? [] : await messagesFrom(db, provenKey),
    sessions: await sessions.list(account.id, token),
    second_factor: await secondFactors.read(account),
    sign_ins: await signInsOf(db, account.id),
    password_reset_links: links,
    address_links: addressLinks,
    mails,
    saved_views: savedViews,
  };
};

/** Collects the images that the JSON mentions in `files`. */
async function* jsonText(
  deps: OwnDataDeps,
  account: Account,
  token: string,
  files: FileEntry[],
): AsyncGenerator<string> {
  const photo = account.profile_photo;
  if (photo) files.push({ kind: 'photo', file: photo, path: `profile-photo${extensionOf(photo)}` });
  const head = await accountJson(deps, account, token, files[0]?.path ?? null, files);
  // The list of applications follows in the same object.
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "applications": [`;
  let separator = '\n';
  const unconfirmed = await unconfirmedPaymentsOf(deps.db, account.id);
  for await (const rows of applicationsOf(deps.db, account.id)) {
    const records = await recordsOf(
      deps.db,
      account.id,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const proof = row.proof_file === null ? undefined : proofEntry(row.id, row.proof_file);
      const { replaced, steps, ...rest } = records(row.id);
      files.push(...(proof ? [proof] : []), ...replaced);
      const application = applicationJson(
        { ...row, ...unconfirmed.get(row.id) },
        announcedStatus(row, steps, deps.clock()),
        {
          proof_of_payment: proof?.path ?? null,
          replaced_proofs: replaced.map(({ path }) => path),
          history: announcedSteps(steps, deps.clock()).map((step) => stepJson(account.id, step)),
          ...rest,
        },
      );
      yield `${separator}${JSON.stringify(application, null, 2)}`;
      separator = ',\n';
    }
  }
  yield '\n  ]\n}\n';
}

async function* entriesOf(deps: OwnDataDeps, account: Account, token: string): AsyncGenerator<ZipEntry> {
  const files: FileEntry[] = [];
  const modified = deps.clock();
  yield { name: 'my-data.json', compress: true, modified, content: jsonText(deps, account, token, files) };
  for (const { kind, file, path } of files) {
    // Another request may have replaced the photo since the row was read.
    if (!(await deps.storage.exists(kind, file))) continue;
    yield { name: path, compress: false, modified, content: await deps.storage.read(kind, file) };
  }
}

export function createOwnData(deps: OwnDataDeps): OwnData {
  return { open: (account, token) => zipStream(entriesOf(deps, account, token)) };
}

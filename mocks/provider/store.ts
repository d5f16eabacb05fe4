import {
  type AccountCorrection,
  type AccountSession,
  type AdminInformationRequest,
  type AdminMessage,
  type ApplicationDraftData,
  type ApplicationForm,
  type ApplicationNote,
  type ApplicationPart,
  type ApplicationStatus,
  type AskedState,
  applicantName,
  applicationReference,
  canonicalEmail,
  dateInLagos,
  type FeeKind,
  type GradeCode,
  type IssuedReceipt,
  isAdmin,
  type KeptProof,
  type Marketer,
  type NewsletterReader,
  type OutboxMail,
  type PaymentChange,
  type PaymentReply,
  type PaymentState,
  type Receipt,
  type RecordedTransfer,
  receiptCodeLength,
  receiptNumber,
  type SavedView,
  type SecondFactor,
  type SecurityEvent,
  type SettingName,
  type SettingValues,
  type StaffRole,
  type User,
} from '@imc/api/contract';

/** A user account. */
export interface Account {
  readonly user: User;
  /** Absent or undefined if there is none. */
  readonly secondFactor?: SecondFactor | undefined;
  /** What admins corrected, newest first. Default none. */
  readonly corrections?: readonly AccountCorrection[];
  /** Whether an admin blocked it. Default false. */
  readonly isBlocked?: boolean;
}

/** A session of a signed-in user. */
export type StoredSession = Omit<AccountSession, 'is_current'> & { readonly userId: number };

/** A submitted application: the form, its owner, status and payment. */
export interface StoredApplication {
  readonly id: number;
  readonly userId: number;
  readonly form: Omit<ApplicationForm, 'application_id'>;
  readonly grade: GradeCode;
  readonly status: ApplicationStatus;
  /** UTC ISO time of the submission. */
  readonly createdAt: string;
  /** UTC ISO time of the last decision; null before the first one. */
  readonly decidedAt: string | null;
  readonly proofFile: string | null;
  readonly paymentState: PaymentState;
  /** Which fee of the grade the payment is for. Default: the application fee. */
  readonly paymentFee?: FeeKind;
  /** Amount received, in naira; null until it is recorded. */
  readonly paymentAmount: number | null;
  /** What an admin asks about a queried payment. Default null. */
  /** What the applicant sent since the payment was queried. */
  readonly paymentReply?: PaymentReply | undefined;
  readonly paymentQuestion?: string | null;
  /** UTC ISO time of the withdrawal; null or absent if it was not withdrawn. */
  readonly withdrawnAt?: string | null;
}

/** A draft. Its id is reserved, so that the payment reference is known before the transfer. */
export interface StoredDraft {
  readonly id: number;
  readonly userId: number;
  readonly data: ApplicationDraftData | null;
  readonly savedAt: string | null;
  /** Number of times it was saved. */
  readonly revision: number;
  /** The proof of payment that is kept with it. Default null. */
  readonly proof?: KeptProof | null;
}

/** A change of an application's status, or its withdrawal: the user, both statuses and the time, and what was written with it. */
export type StoredStep = {
  readonly id: number;
  readonly application_id: number;
  /** Null for the submission. */
  readonly from_status: ApplicationStatus | null;
  readonly changed_at: string;
  readonly userId: number;
  readonly to_status: ApplicationStatus | 'withdrawn';
  /** For admins only. */
  readonly note?: string | null;
  /** For the applicant. */
  readonly reason?: string | null;
  /** Id of the decision that this step took back. */
  readonly undoes?: number;
};

/** An internal note about an application. */
export type StoredNote = ApplicationNote & { readonly application_id: number };

/** A transfer that was recorded for an application. */
export type StoredTransfer = RecordedTransfer & {
  readonly application_id: number;
  /** Default: the application fee. */
  readonly fee?: FeeKind;
};

/** A change of an application's payment. */
export type StoredPaymentChange = PaymentChange & {
  readonly application_id: number;
  /** Id of the admin, if they undid a confirmation. */
  readonly undoneBy?: number | undefined;
};
/** An opening of a part of an application by an admin. */
export interface StoredOpening {
  readonly application_id: number;
  readonly userId: number;
  readonly part: ApplicationPart;
  /** Staff role at that time. */
  readonly staffRole: StaffRole;
  /** UTC ISO time. */
  readonly openedAt: string;
}

/** A confirmed payment whose receipt is not issued yet, and what it was before. */
export interface PendingReceipt {
  readonly before: Pick<StoredApplication, 'paymentState' | 'paymentAmount' | 'paymentQuestion'>;
  /** The transfer that the confirmation recorded. Undefined if it recorded none. */
  readonly transfer: StoredTransfer | undefined;
  /** The admin who confirmed it. */
  readonly userId: number;
  /** When the receipt is issued, a UTC ISO time. */
  readonly dueAt: string;
}

/** Returns the receipt for a payment that was confirmed with an amount. */
export const receiptOf = (
  { id, form, grade, paymentAmount, paymentFee: fee = 'application' }: StoredApplication,
  issuedAt: string,
  sequence: number,
): Receipt => ({
  number: receiptNumber(Number(dateInLagos(new Date(issuedAt)).slice(0, 4)), sequence),
  code: String(id).padStart(receiptCodeLength, fee === 'application' ? 'SAMP7E' : 'PAMS7E'),
  application_id: id,
  fee,
  reference: applicationReference(id),
  name: applicantName({ title: form.title, surname: form.surname, otherNames: form.otherNames }),
  grade,
  amount: paymentAmount ?? 0,
  issued_at: issuedAt,
});

/** Returns the receipts of an application, oldest first. */
export const receiptsOf = ({ receipts }: Pick<Store, 'receipts'>, id: number): Receipt[] =>
  receipts.filter(({ application_id }) => application_id === id);

/** Returns what lists tell of receipts. */
export const listedReceipts = (receipts: readonly Receipt[]): IssuedReceipt[] =>
  receipts.map(({ number, fee, amount }) => ({ number, fee, amount }));

/** A mail, and the status that the member knew before a decision. */
export type StoredMail = OutboxMail & { readonly known?: ApplicationStatus };

/** A change of a setting, with the name of the admin. */
export interface StoredSettingChange {
  readonly name: SettingName;
  readonly value: SettingValues[SettingName];
  /** Counts the changes of this setting from 1. */
  readonly version: number;
  readonly changed_by: string;
  /** UTC ISO time. */
  readonly changed_at: string;
}

/** A saved view of the list of applications, and whose it is. */
export type StoredView = SavedView & { readonly userId: number };

/** Initial data of a provider. Absent parts are empty. */
export interface Seed {
  readonly accounts?: readonly Account[];
  readonly applications?: readonly StoredApplication[];
  readonly drafts?: readonly StoredDraft[];
  readonly marketers?: readonly Marketer[];
  readonly readers?: readonly NewsletterReader[];
  readonly mails?: readonly StoredMail[];
  readonly informationRequests?: readonly AdminInformationRequest[];
  readonly notes?: readonly StoredNote[];
  readonly settingChanges?: readonly StoredSettingChange[];
  readonly savedViews?: readonly StoredView[];
  readonly messages?: readonly AdminMessage[];
  /** Events of the security log, newest first. */
  readonly securityEvents?: readonly SecurityEvent[];
  readonly transfers?: readonly StoredTransfer[];
  readonly openings?: readonly StoredOpening[];
  /** SHA-256 of proofs of payment, by file name. */
  readonly proofDigests?: Readonly<Record<string, string>>;
  /** Sessions that exist from the start, by token. */
  readonly sessions?: Readonly<Record<string, StoredSession>>;
}

/** Data of a sample provider. */
export interface Store {
  readonly accounts: Map<number, Account>;
  readonly applications: Map<number, StoredApplication>;
  readonly drafts: Map<number, StoredDraft>;
  readonly marketers: Map<number, Marketer>;
  /** Requests for information by id, oldest first. */
  readonly informationRequests: Map<number, AdminInformationRequest>;
  /** Internal notes by id, oldest first. */
  readonly notes: Map<number, StoredNote>;
  /** Changes of settings, oldest first. */
  readonly settingChanges: StoredSettingChange[];
  /** Saved views by id, oldest first. */
  readonly savedViews: Map<number, StoredView>;
  /** Messages from the forms by id, oldest first. */
  readonly messages: Map<number, AdminMessage>;
  /** Who opened which application, oldest first. */
  readonly openings: StoredOpening[];
  /** SHA-256 of proofs of payment, by file name. */
  readonly proofDigests: Map<string, string>;
  /** Answers to open requests for information that were saved, but not sent, by the id of the application. */
  readonly answerDrafts: Map<number, StoredDraft>;
  /** Receipts in the order of their numbers. */
  readonly receipts: Receipt[];
  /** Confirmed payments whose receipt is not issued yet, by the id of the application. */
  readonly pendingReceipts: Map<number, PendingReceipt>;
  /** Recorded transfers, oldest first. */
  readonly transfers: StoredTransfer[];
  /** Changes of payments after the submission, oldest first. */
  readonly paymentChanges: StoredPaymentChange[];
  /** Submissions and decisions, oldest first. */
  readonly steps: StoredStep[];
  readonly readers: readonly NewsletterReader[];
  /** When posts were sent to the readers, a UTC ISO time by the id of the post. */
  readonly newsletterSends: Map<string, string>;
  /** Mails by id, oldest first. */
  readonly mails: Map<number, StoredMail>;
  /** Sessions by token. */
  readonly sessions: Map<string, StoredSession>;
  /** The security log, newest first. */
  readonly securityEvents: SecurityEvent[];
  /** Answers by idempotency key, with the digest of the request body. */
  readonly answered: Map<string, { readonly digest: string; readonly answer: Promise<unknown> }>;
  /** Images and bytes that a user uploaded, by user and day in Lagos. */
  readonly uploadCounts: Map<string, { readonly files: number; readonly bytes: number }>;
  /** Returns the next free id of a kind. */
  nextId(
    kind:
      | 'user'
      | 'application'
      | 'marketer'
      | 'mail'
      | 'informationRequest'
      | 'note'
      | 'savedView'
      | 'message',
  ): number;
  accountByEmail(email: string): Account | undefined;
  /** Records a submission or a decision. */
  addStep(step: Omit<StoredStep, 'id'>): void;
}

const byId = <Item extends { readonly id: number }>(items: readonly Item[] = []): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** Returns a row by its id. Throws an error if there is none. */
export function rowOf<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`No row ${id}`);
  return row;
}

/** Whether an application is in the lists, counts and charts of the admins. */
export const isReviewed = ({ withdrawnAt }: StoredApplication): boolean => !withdrawnAt;

/** Returns the open request for information about an application. */
export const openRequest = (store: Store, applicationId: number): AdminInformationRequest | undefined =>
  [...store.informationRequests.values()].find(
    (request) =>
      request.application_id === applicationId && request.answered_at === null && request.closed_at === null,
  );

/** Derives the steps of the seed's applications: a submission each, and a decision by an admin or a withdrawal if there was one. */
function stepsOf(applications: readonly StoredApplication[], adminId: number): StoredStep[] {
  return applications
    .flatMap(({ id, userId, status, createdAt, decidedAt, withdrawnAt }): Omit<StoredStep, 'id'>[] => [
      { application_id: id, userId, from_status: null, to_status: 'pending', changed_at: createdAt },
      ...(decidedAt && status !== 'pending'
        ? [
            {
              application_id: id,
              userId: adminId,
              from_status: 'pending' as const,
              to_status: status,
              changed_at: decidedAt,
            },
          ]
        : []),
      ...(withdrawnAt
        ? [
            {
              application_id: id,
              userId,
              from_status: 'pending' as const,
              to_status: 'withdrawn' as const,
              changed_at: withdrawnAt,
            },
          ]
        : []),
    ])
    .sort((a, b) => a.changed_at.localeCompare(b.changed_at))
    .map((step, index) => ({ id: index + 1, ...step }));
}

/** Creates a store from a copy of the seed, which stays unchanged. */
export function createStore(seed: Seed = {}): Store {
  const {
    accounts = [],
    applications = [],
    drafts,
    marketers,
    readers = [],
    mails,
    sessions = {},
    securityEvents = [],
    informationRequests,
    notes,
    settingChanges = [],
    savedViews,
    messages,
    transfers = [],
    openings = [],
    proofDigests = {},
  } = structuredClone(seed);
  const store = {
    accounts: new Map(accounts.map((account) => [account.user.id, account])),
    applications: byId(applications),
    drafts: byId(drafts),
    marketers: byId(marketers),
    informationRequests: byId(informationRequests),
    notes: byId(notes),
    settingChanges: [...settingChanges],
    savedViews: byId(savedViews),
    messages: byId(messages),
    openings: [...openings],
    proofDigests: new Map(Object.entries(proofDigests)),
    answerDrafts: new Map<number, StoredDraft>(),
    receipts: applications
      .filter(({ paymentState, paymentAmount }) => paymentState === 'confirmed' && paymentAmount !== null)
      .map((application, index) =>
        receiptOf(application, application.decidedAt ?? application.createdAt, index + 1),
      ),
    pendingReceipts: new Map<number, PendingReceipt>(),
    transfers: [...transfers],
    paymentChanges: transfers.map(({ application_id, recorded_by, recorded_at }) => ({
      application_id,
      changed_by: recorded_by,
      changed_at: recorded_at,
    })),
    steps: stepsOf(applications, accounts.find(({ user }) => isAdmin(user))?.user.id ?? 0),
    readers,
    newsletterSends: new Map<string, string>(),
    mails: byId(mails),
    sessions: new Map(Object.entries(sessions)),
    securityEvents: [...securityEvents],
    answered: new Map(),
    uploadCounts: new Map<string, { readonly files: number; readonly bytes: number }>(),
  };
  const highest = (...groups: Iterable<number>[]) => Math.max(0, ...groups.flatMap((ids) => [...ids]));
  const last = {
    user: highest(store.accounts.keys()),
    application: highest(store.applications.keys(), store.drafts.keys()),
    marketer: highest(store.marketers.keys()),
    mail: highest(store.mails.keys()),
    informationRequest: highest(store.informationRequests.keys()),
    note: highest(store.notes.keys()),
    savedView: highest(store.savedViews.keys()),
    message: highest(store.messages.keys()),
  };
  return {
    ...store,
    nextId(kind) {
      last[kind] += 1;
      return last[kind];
    },
    addStep(step) {
      store.steps.push({ id: (store.steps.at(-1)?.id ?? 0) + 1, ...step });
    },
    accountByEmail(email) {
      const wanted = canonicalEmail(email);
      return [...store.accounts.values()].find(({ user }) => canonicalEmail(user.email) === wanted);
    },
  };
}

/** Returns where the newest request for information of an application stands. Null if there is none or it was closed. */
export function askedForMoreIn(store: Store, applicationId: number): AskedState | null {
  const newest = [...store.informationRequests.values()]
    .filter(({ application_id }) => application_id === applicationId)
    .sort((a, b) => b.id - a.id)[0];
  if (!newest || newest.closed_at !== null) return null;
  return newest.answered_at === null ? 'open' : 'answered';
}

/** Sorts applications newest first; at the same time, the higher id comes first. */
export const newestFirst = (a: StoredApplication, b: StoredApplication): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

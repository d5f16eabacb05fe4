import {
  type AccountCorrection,
  type AdminInformationRequest,
  type AdminMessage,
  type ApplicationDraftData,
  type ApplicationForm,
  type ApplicationNote,
  type ApplicationStatus,
  type AskedState,
  accountTexts,
  applicantName,
  applicationReference,
  canonicalEmail,
  type FeeKind,
  feeDue,
  type GradeCode,
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
  type SecurityEvent,
  type SettingName,
  type SettingValues,
  type User,
} from '@imc/api/contract';
import { RefusalError } from './refusal-error.ts';

/** Failed sign-ins allowed for an account within the window before further attempts are rejected. */
const failureLimit = 5;
/** Milliseconds. */
const failureWindow = 15 * 60_000;

/** A second factor, or one that is being set up. */
export interface SecondFactorState {
  readonly secret: string;
  /** UTC ISO time; null while it is being set up. */
  readonly enabledAt: string | null;
  /** Time step of the last code that was used. */
  readonly lastStep: number;
  readonly recoveryCodes: readonly string[];
}

/** A user account with its password in plain text. */
export interface Account {
  readonly user: User;
  readonly password: string;
  /** Whether a link in a mail to the address was used. Default false. */
  readonly isEmailProven?: boolean;
  readonly secondFactor?: SecondFactorState;
  /** What admins corrected, newest first. Default none. */
  readonly corrections?: readonly AccountCorrection[];
  /** Whether an admin blocked it. Default false. */
  readonly isBlocked?: boolean;
  /** Whether mails to its address are refused. Default false. */
  readonly isRefused?: boolean;
  /** The terms and the privacy notice accepted at sign-up; absent if the account was not created by sign-up. */
  readonly consent?: Readonly<
    Record<'terms' | 'privacy', { readonly version: string; readonly accepted_at: string }>
  >;
  /** Code of the marketer whose link led to the sign-up; absent without one. */
  readonly marketerCode?: string | undefined;
}

/** A session of a signed-in user. */
export interface StoredSession {
  /** Public id. */
  readonly id: string;
  readonly userId: number;
  readonly browser: string | null;
  readonly system: string | null;
  /** UTC ISO times of the sign-in and of the last request. */
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** A mailed link to choose a new password. */
export interface StoredReset {
  readonly token: string;
  readonly userId: number;
  readonly state: 'open' | 'used' | 'replaced';
  /** UTC ISO time. */
  readonly expiresAt: string;
}

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
  readonly paymentQuestion?: string | null;
  /** What the applicant sent since the payment was queried. */
  readonly paymentReply?: PaymentReply;
  /** Who changed the payment last. Absent until an admin does. */
  readonly paymentChange?: PaymentChange;
  /** Recorded transfers, oldest first. Default none. */
  readonly transfers?: readonly RecordedTransfer[] | undefined;
  /** What the application was before its payment was confirmed, to take that back. */
  readonly unconfirmed?: StoredApplication;
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

/** Returns the receipt for the application fee of a member. */
const receiptOf = (
  { id, form, grade, paymentAmount }: StoredApplication,
  issuedAt: string,
  sequence: number,
): Receipt => ({
  number: receiptNumber(Number(issuedAt.slice(0, 4)), sequence),
  code: String(id).padStart(receiptCodeLength, 'SAMP7E'),
  application_id: id,
  fee: 'application',
  reference: applicationReference(id),
  name: applicantName(form),
  grade,
  amount: paymentAmount ?? feeDue(grade, 'application') ?? 0,
  issued_at: issuedAt,
});

/** Returns the receipts of an application, oldest first. */
export const receiptsOf = ({ receipts }: Pick<Store, 'receipts'>, id: number): Receipt[] =>
  receipts.filter(({ application_id }) => application_id === id);

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

/** A subscription to the newsletter, the token of its links, and the UTC ISO time before which no further link is mailed. */
export type StoredReader = NewsletterReader & {
  /** Token of the links to leave. */
  readonly token: string;
  /** Token of the link to confirm. Null unless it waits for the confirmation. */
  readonly confirmToken: string | null;
  /** Path of the page of the form at `asked_at`. */
  readonly askedSource: string | null;
  /** Token that confirmed it. Null unless it is confirmed. */
  readonly usedToken: string | null;
  readonly nextMailAt: string;
};

/** A saved view of the list of applications, and whose it is. */
export type StoredView = SavedView & { readonly userId: number };

/** A marketer with the UTC ISO times at which it was added and deleted. */
export type StoredMarketer = Omit<Marketer, 'applications_count'> & {
  readonly createdAt: string;
  /** Absent or null unless it was deleted. Then e-mail address and telephone are empty. */
  readonly deletedAt?: string | null;
};

/** Initial data of a provider. Absent parts are empty. */
export interface Seed {
  readonly accounts?: readonly Account[];
  readonly applications?: readonly StoredApplication[];
  readonly drafts?: readonly StoredDraft[];
  readonly marketers?: readonly StoredMarketer[];
  readonly readers?: readonly StoredReader[];
  readonly resets?: readonly StoredReset[];
  readonly mails?: readonly StoredMail[];
  readonly informationRequests?: readonly AdminInformationRequest[];
  readonly notes?: readonly StoredNote[];
  readonly settingChanges?: readonly StoredSettingChange[];
  readonly savedViews?: readonly StoredView[];
  readonly messages?: readonly AdminMessage[];
  /** Events of the security log, newest first. */
  readonly securityEvents?: readonly SecurityEvent[];
  /** Sessions that exist from the start, by token. */
  readonly sessions?: Readonly<Record<string, StoredSession>>;
}

/** Data of a sample provider. */
export interface Store {
  readonly accounts: Map<number, Account>;
  readonly applications: Map<number, StoredApplication>;
  readonly drafts: Map<number, StoredDraft>;
  readonly marketers: Map<number, StoredMarketer>;
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
  /** Receipts in the order of their numbers. */
  readonly receipts: Receipt[];
  /** Submissions and decisions, oldest first. */
  readonly steps: StoredStep[];
  /** Subscriptions to the newsletter by normalised address. */
  readonly readers: Map<string, StoredReader>;
  /** Posts that were sent to readers: `id address`, with the UTC ISO time. */
  readonly newsletterSends: Map<string, string>;
  /** Password reset links by token, oldest first. */
  readonly resets: Map<string, StoredReset>;
  /** Mails by id, oldest first. */
  readonly mails: Map<number, StoredMail>;
  /** Sessions by token. */
  readonly sessions: Map<string, StoredSession>;
  /** Sign-ins whose code is awaited, by challenge. */
  readonly challenges: Map<string, { readonly userId: number; readonly expiresAt: string }>;
  /** The security log, newest first. */
  readonly securityEvents: SecurityEvent[];
  /** The rules for all staff. */
  readonly rules: { secondFactorRequired: boolean };
  /** Times of failed sign-ins, by normalised email address. */
  readonly failedSignIns: Map<string, number[]>;
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
  /** Throws a 429 after too many failed sign-ins of an address, or wrong codes of an account, at a time in milliseconds. */
  throttle(key: string, time: number): void;
  /** Records a submission or a decision. */
  addStep(step: Omit<StoredStep, 'id'>): void;
}

const byId = <Item extends { readonly id: number }>(items: readonly Item[] = []): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** Returns the marketers who were not deleted. */
export const presentMarketers = ({ marketers }: Pick<Store, 'marketers'>): StoredMarketer[] =>
  [...marketers.values()].filter(({ deletedAt }) => !deletedAt);

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
const stepsOf = (applications: readonly StoredApplication[], adminId: number): StoredStep[] =>
  applications
    .flatMap(({ id, userId, status, createdAt, decidedAt, withdrawnAt }): Omit<StoredStep, 'id'>[] => {
      const step = { application_id: id, userId, from_status: 'pending' } as const;
      return [
        { ...step, from_status: null, to_status: 'pending', changed_at: createdAt },
        ...(decidedAt ? [{ ...step, userId: adminId, to_status: status, changed_at: decidedAt }] : []),
        ...(withdrawnAt ? [{ ...step, to_status: 'withdrawn' as const, changed_at: withdrawnAt }] : []),
      ];
    })
    .map((step, index) => ({ ...step, id: index + 1 }));

/** Creates a store from a copy of the seed, which stays unchanged. */
export function createStore(seed: Seed = {}): Store {
  const {
    accounts = [],
    applications = [],
    drafts,
    marketers,
    readers = [],
    resets = [],
    mails,
    sessions = {},
    securityEvents = [],
    informationRequests,
    notes,
    settingChanges = [],
    savedViews,
    messages,
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
    receipts: applications
      .filter(({ paymentState, paymentFee }) => paymentState === 'confirmed' || paymentFee === 'admission')
      .map((application, index) =>
        receiptOf(application, application.decidedAt ?? application.createdAt, index + 1),
      ),
    steps: stepsOf(applications, accounts.find(({ user }) => isAdmin(user))?.user.id ?? 0),
    readers: new Map(readers.map((reader) => [canonicalEmail(reader.email), reader])),
    newsletterSends: new Map<string, string>(),
    resets: new Map(resets.map((reset) => [reset.token, reset])),
    mails: byId(mails),
    sessions: new Map(Object.entries(sessions)),
    challenges: new Map(),
    securityEvents: [...securityEvents],
    rules: { secondFactorRequired: false },
    failedSignIns: new Map<string, number[]>(),
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
    throttle(key, time) {
      const recent = (store.failedSignIns.get(key) ?? []).filter((failed) => time - failed < failureWindow);
      store.failedSignIns.set(key, recent);
      if (recent.length >= failureLimit)
        throw new RefusalError(429, accountTexts.throttled(60), { headers: { 'Retry-After': '60' } });
    },
    addStep(step) {
      store.steps.push({ ...step, id: store.steps.length + 1 });
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

/** Returns the applications of a user, newest first. */
export const applicationsOf = ({ applications }: Store, user: number): StoredApplication[] =>
  [...applications.values()].filter(({ userId }) => userId === user).sort(newestFirst);

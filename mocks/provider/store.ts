import {
  type AccountSession,
  type AdminAccount,
  type AdminInformationRequest,
  type AdminMessage,
  type ApplicationDraftData,
  type ApplicationForm,
  type ApplicationNote,
  type ApplicationStatus,
  type AskedState,
  applicationReference,
  documentName,
  type FeeKind,
  feeDue,
  type GradeCode,
  isAdmin,
  type KeptProof,
  type Marketer,
  type NameChange,
  type NewsletterReader,
  type OutboxMail,
  type PaymentChange,
  type PaymentReply,
  type PaymentState,
  type Receipt,
  type RecordedEvent,
  type RecordedTransfer,
  receiptCodeLength,
  receiptNumber,
  type SavedView,
  type SecondFactor,
  type SecurityEvent,
  type SettingName,
  type SettingValues,
  type StatementColumns,
  type StatementImport,
  type User,
} from '@imc/api/contract';
import { createLedger } from './ledger.ts';

/** With what only admins see of it, where it is not the default. */
export interface Account extends Partial<Omit<AdminAccount, keyof User | 'name_change'>> {
  readonly user: User;
  /** The newest, also one that is decided. */
  readonly nameChange?: NameChange;
  /** Absent or undefined if there is none. */
  readonly secondFactor?: SecondFactor | undefined;
}

/** A session of a signed-in user. */
export type StoredSession = Omit<AccountSession, 'is_current'> & { readonly userId: number };

export interface StoredApplication {
  readonly id: number;
  readonly userId: number;
  readonly form: Omit<ApplicationForm, 'application_id'>;
  readonly grade: GradeCode;
  readonly status: ApplicationStatus;
  /** UTC ISO time of the submission. */
  readonly createdAt: string;
  /** Null before the first decision. */
  readonly decidedAt: string | null;
  readonly proofFile: string | null;
  readonly paymentState: PaymentState;
  /** Default: the application fee. */
  readonly paymentFee?: FeeKind;
  /** In naira; null until it is recorded. */
  readonly paymentAmount: number | null;
  /** About a queried payment. Default null. */
  readonly paymentQuestion?: string | null;
  /** Since the payment was queried. */
  readonly paymentReply?: PaymentReply;
  /** Absent until an admin changes the payment. */
  readonly paymentChange?: PaymentChange;
  /** Oldest first. Default none. */
  readonly transfers?: readonly RecordedTransfer[] | undefined;
  /** The state before the confirmation, to undo it. */
  readonly unconfirmed?: StoredApplication;
  readonly withdrawnAt?: string | null;
}

/** Its id is reserved, so that the payment reference is known before the transfer. */
export interface StoredDraft {
  readonly id: number;
  readonly userId: number;
  readonly data: ApplicationDraftData | null;
  readonly savedAt: string | null;
  /** Number of saves. */
  readonly revision: number;
  /** Default null. */
  readonly proof?: KeptProof | null;
}

/** A change of an application's status, or its withdrawal. */
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
  /** Id of the decision that this step undid. */
  readonly undoes?: number;
};

export type StoredNote = ApplicationNote & { readonly application_id: number };

export type StoredReceipt = Receipt & { readonly application_id: number; readonly fee: FeeKind };

/** For the application fee. */
const receiptOf = (
  { id, form, grade, paymentAmount }: StoredApplication,
  issuedAt: string,
  sequence: number,
): StoredReceipt => ({
  number: receiptNumber(Number(issuedAt.slice(0, 4)), sequence),
  code: String(id).padStart(receiptCodeLength, 'SAMP7E'),
  application_id: id,
  fee: 'application',
  reference: applicationReference(id),
  name: documentName(form),
  grade,
  amount: paymentAmount ?? feeDue(grade, 'application') ?? 0,
  issued_at: issuedAt,
});

/** Oldest first. */
export const receiptsOf = ({ receipts }: Pick<Store, 'receipts'>, id: number): StoredReceipt[] =>
  receipts.filter(({ application_id }) => application_id === id);

/** With the name of the admin. */
export interface StoredSettingChange {
  readonly name: SettingName;
  readonly value: SettingValues[SettingName];
  /** Counts the changes of this setting from 1. */
  readonly version: number;
  readonly changed_by: string;
  /** UTC ISO time. */
  readonly changed_at: string;
}

export type StoredView = SavedView & { readonly userId: number };

/** Recorded by staff. */
export type StoredStandingEvent = RecordedEvent & {
  /** Of the first approval of the member. */
  readonly application_id: number;
};

/** Absent parts are empty. */
export interface Seed {
  readonly accounts?: readonly Account[];
  readonly applications?: readonly StoredApplication[];
  readonly drafts?: readonly StoredDraft[];
  readonly marketers?: readonly Marketer[];
  readonly readers?: readonly NewsletterReader[];
  readonly mails?: readonly OutboxMail[];
  readonly informationRequests?: readonly AdminInformationRequest[];
  readonly notes?: readonly StoredNote[];
  /** Oldest first. */
  readonly settingChanges?: readonly StoredSettingChange[];
  readonly savedViews?: readonly StoredView[];
  readonly standingEvents?: readonly StoredStandingEvent[];
  readonly messages?: readonly AdminMessage[];
  /** Newest first. */
  readonly securityEvents?: readonly SecurityEvent[];
  /** Oldest first. */
  readonly statements?: StatementImport[];
  /** By token. */
  readonly sessions?: Readonly<Record<string, StoredSession>>;
}

export type Store = ReturnType<typeof createStore>;

const byId = <Item extends { readonly id: number }>(items: readonly Item[] = []): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** Throws an error if there is none. */
export function rowOf<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`No row ${id}`);
  return row;
}

/** In the lists, counts and charts of the admins. */
export const isReviewed = ({ withdrawnAt }: StoredApplication): boolean => !withdrawnAt;

/** At most one per application. */
export const openRequest = (store: Store, applicationId: number): AdminInformationRequest | undefined =>
  [...store.informationRequests.values()].find(
    (request) =>
      request.application_id === applicationId && request.answered_at === null && request.closed_at === null,
  );

/** A submission each, and a decision by an admin or a withdrawal if there was one. */
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

/** From a copy of the seed, which stays unchanged. */
export function createStore(seed: Seed = {}) {
  const { accounts = [], applications = [], ...rest } = structuredClone(seed);
  return {
    accounts: new Map(accounts.map((account) => [account.user.id, account])),
    applications: byId(applications),
    drafts: byId(rest.drafts),
    marketers: byId(rest.marketers),
    informationRequests: byId(rest.informationRequests),
    notes: byId(rest.notes),
    settingChanges: [...(rest.settingChanges ?? [])],
    savedViews: byId(rest.savedViews),
    messages: byId(rest.messages),
    receipts: applications
      .filter(({ paymentState, paymentFee }) => paymentState === 'confirmed' || paymentFee === 'admission')
      .map((application, index) =>
        receiptOf(application, application.decidedAt ?? application.createdAt, index + 1),
      ),
    /** Submissions and decisions, oldest first. */
    steps: stepsOf(applications, accounts.find(({ user }) => isAdmin(user))?.user.id ?? 0),
    readers: rest.readers ?? [],
    standingEvents: [...(rest.standingEvents ?? [])],
    /** UTC ISO time by the id of the post. */
    newsletterSends: new Map<string, string>(),
    mails: byId(rest.mails),
    sessions: new Map(Object.entries(rest.sessions ?? {})),
    securityEvents: rest.securityEvents ?? [],
    ledger: createLedger(applications, accounts),
    /** Oldest first. */
    statements: rest.statements ?? [],
    statementColumns: [] as StatementColumns[],
  };
}

/** An id that no row of the tables has. */
export const nextId = (...tables: ReadonlyMap<number, unknown>[]): number =>
  1 + Math.max(0, ...tables.flatMap((rows) => [...rows.keys()]));

/** Null if there is no request, or the newest was closed. */
export function askedForMoreIn(store: Store, applicationId: number): AskedState | null {
  const newest = [...store.informationRequests.values()]
    .filter(({ application_id }) => application_id === applicationId)
    .sort((a, b) => b.id - a.id)[0];
  if (!newest || newest.closed_at !== null) return null;
  return newest.answered_at === null ? 'open' : 'answered';
}

/** At the same time, the higher id comes first. */
export const newestFirst = (a: StoredApplication, b: StoredApplication): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

/** Newest first. */
export const applicationsOf = ({ applications }: Store, user: number): StoredApplication[] =>
  [...applications.values()].filter(({ userId }) => userId === user).sort(newestFirst);

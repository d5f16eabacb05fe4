import {
  type ActivityEntry,
  type ApplicationDraftData,
  type ApplicationForm,
  type ApplicationStatus,
  canonicalEmail,
  type GradeCode,
  isAdmin,
  type Marketer,
  type PaymentState,
  type User,
} from '@imc/api/contract';

/** A person with an account, and the password that the sample provider lets them in with. */
export interface Account {
  readonly user: User;
  readonly password: string;
  /** The terms that were agreed to at sign-up; absent where the account was not made by it. */
  readonly terms?: { readonly version: string; readonly accepted_at: string };
}

/** A link to choose a new password, as it was mailed. */
export interface StoredReset {
  readonly token: string;
  readonly userId: number;
  readonly state: 'open' | 'used' | 'replaced';
  /** UTC ISO time. */
  readonly expiresAt: string;
}

/** A submitted application as the provider keeps it: the form, whose it is, and what became of it. */
export interface StoredApplication {
  readonly id: number;
  readonly userId: number;
  readonly form: Omit<ApplicationForm, 'application_id'>;
  readonly grade: GradeCode;
  readonly status: ApplicationStatus;
  /** UTC ISO time of the submission. */
  readonly createdAt: string;
  /** UTC ISO time of the last decision; null while there was none. */
  readonly decidedAt: string | null;
  readonly proofFile: string | null;
  readonly paymentState: PaymentState;
  /** Naira that arrived; null until somebody wrote it down. */
  readonly paymentAmount: number | null;
}

/** A draft: its id is reserved, so that the payment reference is known before the transfer. */
export interface StoredDraft {
  readonly id: number;
  readonly userId: number;
  readonly data: ApplicationDraftData | null;
  readonly savedAt: string | null;
  /** How often it was saved. */
  readonly revision: number;
}

/** One step in the life of an application: who brought it from which state to which, and when. */
export type StoredStep = Pick<
  ActivityEntry,
  'id' | 'application_id' | 'from_status' | 'to_status' | 'changed_at'
> & {
  readonly userId: number;
};

export type StoredMarketer = Omit<Marketer, 'applications_count'> & { readonly createdAt: string };

/** What a provider knows at its start. Absent parts are empty. */
export interface Seed {
  readonly accounts?: readonly Account[];
  readonly applications?: readonly StoredApplication[];
  readonly drafts?: readonly StoredDraft[];
  readonly marketers?: readonly StoredMarketer[];
  readonly subscribers?: readonly string[];
  readonly resets?: readonly StoredReset[];
  /** Tokens that are signed in from the start, with the user's id. */
  readonly sessions?: Readonly<Record<string, number>>;
}

/** The memory of one sample provider. */
export interface Store {
  readonly accounts: Map<number, Account>;
  readonly applications: Map<number, StoredApplication>;
  readonly drafts: Map<number, StoredDraft>;
  readonly marketers: Map<number, StoredMarketer>;
  /** Codes of deleted marketers, as they are compared. */
  readonly retiredCodes: Set<string>;
  /** Submissions and decisions, oldest first. */
  readonly steps: StoredStep[];
  /** Canonical addresses. */
  readonly subscribers: Set<string>;
  /** Links to choose a new password by token, oldest first. */
  readonly resets: Map<string, StoredReset>;
  /** User ids by token. */
  readonly sessions: Map<string, number>;
  /** Times of failed sign-ins, by canonical address. */
  readonly failedSignIns: Map<string, number[]>;
  /** Answers that were given under an idempotency key, with the digest of the body that earned them. */
  readonly answered: Map<string, { readonly digest: string; readonly answer: Promise<unknown> }>;
  /** The next free id of a kind. */
  nextId(kind: 'user' | 'application' | 'marketer'): number;
  accountByEmail(email: string): Account | undefined;
  /** Writes down a submission or a decision. */
  addStep(step: Omit<StoredStep, 'id'>): void;
}

const byId = <Item extends { readonly id: number }>(items: readonly Item[] = []): Map<number, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** Steps of a seed's applications: each was submitted; where there is a decision, an admin made it. */
function stepsOf(applications: readonly StoredApplication[], adminId: number): StoredStep[] {
  return applications
    .flatMap(({ id, userId, status, createdAt, decidedAt }): Omit<StoredStep, 'id'>[] => [
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
    ])
    .sort((one, other) => one.changed_at.localeCompare(other.changed_at))
    .map((step, index) => ({ id: index + 1, ...step }));
}

/** A store that holds copies of the seed: what happens to it leaves the seed alone. */
export function createStore(seed: Seed = {}): Store {
  const {
    accounts = [],
    applications = [],
    drafts,
    marketers,
    subscribers = [],
    resets = [],
    sessions = {},
  } = structuredClone(seed);
  const store = {
    accounts: new Map(accounts.map((account) => [account.user.id, account])),
    applications: byId(applications),
    drafts: byId(drafts),
    marketers: byId(marketers),
    retiredCodes: new Set<string>(),
    steps: stepsOf(applications, accounts.find(({ user }) => isAdmin(user))?.user.id ?? 0),
    subscribers: new Set(subscribers.map(canonicalEmail)),
    resets: new Map(resets.map((reset) => [reset.token, reset])),
    sessions: new Map(Object.entries(sessions)),
    failedSignIns: new Map<string, number[]>(),
    answered: new Map(),
  };
  const highest = (...groups: Iterable<number>[]) => Math.max(0, ...groups.flatMap((ids) => [...ids]));
  const last = {
    user: highest(store.accounts.keys()),
    application: highest(store.applications.keys(), store.drafts.keys()),
    marketer: highest(store.marketers.keys()),
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

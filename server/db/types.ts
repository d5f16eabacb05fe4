import type {
  ApplicationStatus,
  FieldColumn,
  GradeCode,
  ListName,
  MarketerFieldName,
  PaymentState,
} from '@imc/api/contract';
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';

/** A UTC time as ISO text; text keeps one meaning on both databases and compares in order of time. */
type Time = string;
/** 0 or 1. */
type Flag = number;

export interface UsersTable {
  id: Generated<number>;
  name: string;
  /** As typed. */
  email: string;
  /** `canonicalEmail` of it, unique. */
  email_key: string;
  phone_number: string;
  password_hash: string;
  role: string;
  membership_grade: GradeCode;
  career_field: string | null;
  organization: string | null;
  position: string | null;
  qualification: string | null;
  experience: number | null;
  profile_completed: Flag;
  payment_status: string;
  /** File name below the uploads. */
  profile_photo: string | null;
  /** Grows with every change that ends the account's sessions: password, role, closing. */
  security_version: Generated<number>;
  created_at: Time;
  closed_at: Time | null;
  /** The terms that were agreed to, and when; null where the account was not made by sign-up. */
  terms_version: string | null;
  terms_accepted_at: Time | null;
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  /** SHA-256 of the cookie that opens uploaded pictures. */
  cookie_hash: string;
  user_id: number;
  /** The account's role and security version at sign-in; a session whose account differs has ended. */
  role: string;
  security_version: number;
  created_at: Time;
  expires_at: Time;
  last_seen_at: Time;
}

/**
 * An application or a draft of one. The texts of its form stand in a column each, byte for byte (`applicationFields`), its lists as JSON: they
 * are read and written with their application only.
 */
export interface ApplicationsTable extends Record<FieldColumn | ListName, string> {
  /** Reserved when a draft is opened, so that the payment reference is known before the transfer. */
  id: Generated<number>;
  user_id: number;
  /** `marketer_code` trimmed and in capitals; null where none was given. */
  marketer_code_key: string | null;
  grade: GradeCode | null;
  proof_file: string | null;
  status: ApplicationStatus;
  /** none, received, confirmed or queried (S-10.5). */
  payment_state: PaymentState;
  /** Naira that arrived; null until somebody writes it down. */
  payment_amount: number | null;
  created_at: Time;
  /** Null: a draft. */
  submitted_at: Time | null;
  /** When the state was last set by an admin. */
  decided_at: Time | null;
  /** The form of a draft, as JSON; null once submitted. */
  draft_data: string | null;
  draft_saved_at: Time | null;
  /** How often the draft was saved. */
  draft_revision: Generated<number>;
}

export interface StatusHistoryTable {
  id: Generated<number>;
  application_id: number;
  /** Null: the submission. */
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  changed_by: number;
  changed_at: Time;
}

/** How many submitted applications there are of a kind. Triggers on `applications` keep it; nothing else writes it. */
export interface ApplicationCountsTable {
  counted_by: 'status' | 'grade' | 'marketer code' | 'month' | 'month of approval';
  /** A status, a grade's letters, a marketer's `code_key`, or a month in Lagos as YYYY-MM. */
  value: string;
  count: number;
}

export interface MarketersTable extends Record<MarketerFieldName, string> {
  id: Generated<number>;
  email_key: string;
  code_key: string;
  created_at: Time;
}

/** Codes of deleted marketers. Applications carry them, so that nobody else is given one. */
export interface RetiredMarketerCodesTable {
  code_key: string;
  retired_at: Time;
}

export interface SubscriptionsTable {
  email_key: string;
  email: string;
  created_at: Time;
}

export interface IdempotencyTable {
  /** The call, and the account where there is one. */
  scope: string;
  key: string;
  /** SHA-256 of what was sent, without passwords. */
  fingerprint: string;
  /** Argon2 hash of the password that was sent; null where none was. */
  secret_hash: string | null;
  /** Repeats whose password did not match. */
  mismatches: Generated<number>;
  answer: string;
  created_at: Time;
}

export interface SignInFailuresTable {
  /** SHA-256 of the canonical address; what people mistype is not collected. */
  address_hash: string;
  failures: number;
  last_failed_at: Time;
  blocked_until: Time | null;
}

export interface PasswordResetsTable {
  /** SHA-256 of the token in the mailed link, hexadecimal. */
  token_hash: string;
  user_id: number;
  /** open until it is used, or until a newer one or a change of the password takes its place. */
  state: 'open' | 'used' | 'replaced';
  created_at: Time;
  expires_at: Time;
}

/** Which migrations have run. Kysely's Migrator writes it. */
export interface KyselyMigrationTable {
  name: string;
  timestamp: Time;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  applications: ApplicationsTable;
  application_status_history: StatusHistoryTable;
  application_counts: ApplicationCountsTable;
  marketers: MarketersTable;
  retired_marketer_codes: RetiredMarketerCodesTable;
  newsletter_subscriptions: SubscriptionsTable;
  idempotency_keys: IdempotencyTable;
  sign_in_failures: SignInFailuresTable;
  password_resets: PasswordResetsTable;
  kysely_migration: KyselyMigrationTable;
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type UserRow = Selectable<UsersTable>;
export type NewApplication = Insertable<ApplicationsTable>;

import type {
  ApplicationPart,
  ApplicationStatus,
  FeeKind,
  FieldColumn,
  GradeCode,
  ListName,
  MailState,
  MailTemplate,
  MarketerFieldName,
  MessageKind,
  MessageState,
  PaymentState,
  ReaderState,
  Recommendation,
  SettingName,
  StaffRole,
} from '@imc/api/contract';
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { SecurityDetail, SecurityEventKind, SecuritySubject } from '../shared/event-types.ts';

/** A UTC time as ISO text, which both databases interpret alike and sort by time. */
type Time = string;
/** 0 or 1. */
type Flag = number;

/** Accounts. */
export interface UsersTable {
  id: Generated<number>;
  name: string;
  /** The address as the user typed it. */
  email: string;
  /** The address after `canonicalEmail`, unique. */
  email_key: string;
  /** When a link in a mail to the address was used. Until then, nothing is shown or erased because of the address alone. */
  email_proven_at: Generated<Time | null>;
  phone_number: string;
  password_hash: string;
  role: string;
  /** What an admin may do. Has no effect unless `role` is 'admin'. */
  staff_role: Generated<StaffRole>;
  /** When the second factor was set up. Null if there is none. */
  second_factor_at: Generated<Time | null>;
  /** Folded words by which admins find the account (`accountSearchText`). */
  search_text: Generated<string>;
  membership_grade: GradeCode;
  career_field: string | null;
  organization: string | null;
  position: string | null;
  qualification: string | null;
  experience: number | null;
  profile_completed: Flag;
  payment_status: string;
  /** File name in the uploads folder. */
  profile_photo: string | null;
  /** Incremented by every change that ends the account's sessions: password, role or closing. */
  security_version: Generated<number>;
  created_at: Time;
  closed_at: Time | null;
  /** When an admin blocked the account, which then can't sign in. Null if it is not blocked. */
  blocked_at: Time | null;
  /** Version of the accepted terms and time of acceptance. Null if the account was not created by sign-up. */
  terms_version: string | null;
  terms_accepted_at: Time | null;
  /** Version of the privacy notice that was shown when the terms were accepted. Null for accounts that are older than the notice. */
  privacy_version: string | null;
  /** Code of the marketer whose link led to the sign-up. It is filled in the first application. */
  marketer_code: string | null;
}

/** What admins corrected in accounts, and why. */
export interface AccountCorrectionsTable {
  id: Generated<number>;
  account_id: number;
  changed_by: number;
  changed_at: Time;
  reason: string;
  /** JSON: the details with their texts before and after (`accountCorrectionSchema`). */
  changes: string;
}

/** Sessions of signed-in users. */
export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  /** SHA-256 of the cookie that grants access to uploaded images. */
  cookie_hash: string;
  /** Random id by which the owner ends the session. It gives no access. */
  public_id: string;
  user_id: number;
  /** The account's role and security version at sign-in. The session ends when they no longer match the account. */
  role: string;
  security_version: number;
  created_at: Time;
  expires_at: Time;
  last_seen_at: Time;
  /** `User-Agent` header of the sign-in (`storedUserAgent`). Empty if there was none. */
  user_agent: string;
}

/**
 * Applications and drafts. Each text of the form has its own column, stored unchanged (`applicationFields`). Lists are stored as JSON, because
 * they are only read and written together with their application.
 */
export interface ApplicationsTable extends Record<FieldColumn | ListName, string> {
  /** Reserved when a draft is opened, so that the payment reference is known before the transfer. */
  id: Generated<number>;
  user_id: number;
  /** `marketer_code` trimmed and in upper case. Null if none was given. */
  marketer_code_key: string | null;
  grade: GradeCode | null;
  /** File name of the proof of payment. A draft has one if it is kept with it. */
  proof_file: string | null;
  /** When the proof was stored. Null without a proof, and for proofs older than this column. */
  proof_uploaded_at: Time | null;
  status: ApplicationStatus;
  /** none, received, confirmed or queried (S-10.5). */
  payment_state: PaymentState;
  /** Which fee of the grade the payment is for. The admission fee follows the application fee once the application is approved. */
  payment_fee: Generated<FeeKind>;
  /** Amount received, in naira. Null until an admin records it. */
  payment_amount: number | null;
  /** What an admin asks about the payment. Null unless it is queried. */
  payment_question: string | null;
  /** When the payment was last changed: a proof came, or an admin recorded something. Empty for a draft. */
  payment_changed_at: Generated<Time>;
  created_at: Time;
  /** Null for a draft. */
  submitted_at: Time | null;
  /** When an admin last set the status. */
  decided_at: Time | null;
  /** When the applicant withdrew the application. It is then in no list, count or chart of the admins. */
  withdrawn_at: Time | null;
  /** The form of a draft as JSON. Null once submitted. */
  draft_data: string | null;
  draft_saved_at: Time | null;
  /** Number of saves of the draft. */
  draft_revision: Generated<number>;
  /** Folded texts by which admins search and sort (`listColumns`). Empty for a draft. */
  search_text: Generated<string>;
  name_key: Generated<string>;
  contact_key: Generated<string>;
  /** Position of the grade in the Institute's order, from 1. 0 without a grade. */
  grade_rank: Generated<number>;
}

/** Texts of the listed applications with an index: on SQLite a full-text table. Only triggers on `applications` write it. */
export interface ApplicationSearchTable {
  /** Id of the application. */
  rowid: number;
  line: string;
}

/** Submissions, decisions and withdrawals. */
export interface StatusHistoryTable {
  id: Generated<number>;
  application_id: number;
  /** Null for the submission. */
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus | 'withdrawn';
  changed_by: number;
  changed_at: Time;
  /** For admins only. */
  note: string | null;
  /** For the applicant, in the mail about the decision. */
  reason: string | null;
  /** Id of the decision that this step took back. */
  undoes: number | null;
  /** Random, so that the hash of an erased step leads to nobody. Null only for steps that were not recorded by `recordStep`. */
  salt: string | null;
}

/** The chain of hashes over the steps of all applications (docs/decisions/0011). Links are never changed or deleted. */
export interface HistoryChainTable {
  id: Generated<number>;
  /** Id of the step, which may be erased. */
  step_id: number;
  /** Hash of the link before, so that no two links follow the same one. */
  previous_hash: string;
  /** Hash of the step's content and salt. */
  content_hash: string;
  /** Hash of `previous_hash` and `content_hash`. */
  hash: string;
}

/** Internal notes about applications, which are never changed. */
export interface ApplicationNotesTable {
  id: Generated<number>;
  application_id: number;
  note: string;
  written_by: number;
  written_at: Time;
  recommendation: Recommendation | null;
}

/** Hashes of the stored proofs of payment. Proofs that are older than this table have none. */
export interface ProofHashesTable {
  /** File name in the uploads folder. */
  file: string;
  application_id: number;
  /** SHA-256 of the stored file, hexadecimal. */
  sha256: string;
  /** `differenceHash` of the picture. */
  difference_hash: string;
}

/** Which staff opened which application or proof, each time; repeats within a minute are one row. Rows are never changed. */
export interface ApplicationOpeningsTable {
  id: Generated<number>;
  application_id: number;
  opened_by: number;
  part: ApplicationPart;
  /** Start of `opened_at`, up to the minute. Up to the hour in rows without a role: there was one per hour. */
  minute: string;
  opened_at: Time;
  /** Staff role of the account at that time. Null if it was not recorded yet. */
  staff_role: StaffRole | null;
}

/** Proofs of payment that a member replaced after the submission. They stay until the payment is confirmed. */
export interface ReplacedProofsTable {
  /** File name in the uploads folder. */
  file: string;
  application_id: number;
  replaced_at: Time;
}

/** Changes of an application's payment: proofs that were sent, and what admins recorded. */
export interface PaymentHistoryTable {
  id: Generated<number>;
  application_id: number;
  from_state: PaymentState;
  to_state: PaymentState;
  /** Amount recorded by the change, in naira. */
  amount: number | null;
  question: string | null;
  /** What the applicant answered to the question. */
  answer: Generated<string | null>;
  changed_by: number;
  changed_at: Time;
}

/** Transfers that admins recorded for applications. Their amounts add up to what was received. */
export interface PaymentTransfersTable {
  id: Generated<number>;
  application_id: number;
  /** The fee that it pays. */
  fee: FeeKind;
  /** In naira. */
  amount: number;
  /** Calendar date. */
  value_date: string | null;
  /** The bank's reference as it was typed. */
  bank_reference: string | null;
  /** `bankReferenceKey` of it, unique. */
  bank_reference_key: string | null;
  /** Why more than the fee was recorded. */
  reason: string | null;
  recorded_by: number;
  recorded_at: Time;
}

/** What the committee asks applicants to complete (APP-20). */
export interface InformationRequestsTable {
  id: Generated<number>;
  application_id: number;
  /** Names of the sections as JSON. */
  sections: string;
  question: string;
  /** Calendar date. */
  due_on: string | null;
  asked_by: number;
  asked_at: Time;
  answered_at: Time | null;
  closed_at: Time | null;
}

/** The sections of an application before and after an answer. */
export interface ApplicationVersionsTable {
  id: Generated<number>;
  request_id: number;
  /** Fields and lists of the sections as JSON. */
  before: string;
  after: string;
}

/** Receipts for confirmed payments. They never change, and stay without a name when the account is erased. */
export interface ReceiptsTable {
  /** IMC-R-{year}-{number in that year}. */
  number: string;
  /** Random code by which anyone can verify the receipt. */
  code: string;
  /** Null once the application was erased. */
  application_id: number | null;
  /** The fee that was paid. An application has one receipt for each. */
  fee: FeeKind;
  /** Name of the applicant when the payment was confirmed. Empty once the application was erased. */
  name: string;
  grade: GradeCode;
  /** In naira. */
  amount: number;
  issued_at: Time;
}

/** Confirmed payments whose receipt is not issued yet, and what each was before, so that the confirmation can be undone. */
export interface PendingReceiptsTable {
  application_id: number;
  payment_state: PaymentState;
  payment_amount: number | null;
  payment_question: string | null;
  /** The transfer that the confirmation recorded. Null if it recorded none. */
  transfer_id: number | null;
  /** Id of the confirmation in `application_payment_history`. */
  change_id: number;
  confirmed_by: number;
  /** When the receipt is issued. */
  due_at: Time;
}

/** The last number of a receipt in each year, so that numbers have no gaps. */
export interface ReceiptYearsTable {
  /** Year in Lagos. */
  year: number;
  last: number;
}

/** Counts of submitted applications that were not withdrawn. Only triggers on `applications` write it. */
export interface ApplicationCountsTable {
  counted_by: 'status' | 'grade' | 'marketer code' | 'month' | 'month of approval' | 'payment state';
  /** A status, a grade's letters, a marketer's `code_key`, a month in Lagos as YYYY-MM, or the state of a payment. */
  value: string;
  count: number;
}

/** Changes of settings, which are never changed or deleted. The latest one of each name is in force. */
export interface SettingChangesTable {
  id: Generated<number>;
  name: SettingName;
  /** Counts the changes of this setting from 1. */
  version: number;
  /** The new value as JSON (`settingSchemas`). */
  value: string;
  changed_by: number;
  changed_at: Time;
}

/** Saved views of the list of applications. Each belongs to one account. */
export interface SavedViewsTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** `viewNameKey` of the name, unique for the account. */
  name_key: string;
  /** Parameters of the list's address. */
  query: string;
  created_at: Time;
}

/**
 * Marketers. Of deleted ones, name, code and times stay for the history, while address and telephone are emptied. The name of one who was
 * deleted before names were kept is empty. Codes are never reused, because applications contain them.
 */
export interface MarketersTable extends Record<MarketerFieldName, string> {
  id: Generated<number>;
  /** Unique among those who are not deleted. */
  email_key: string;
  code_key: string;
  created_at: Time;
  deleted_at: Generated<Time | null>;
}

/** Subscriptions to the newsletter. */
export interface SubscriptionsTable {
  email_key: string;
  email: string;
  created_at: Time;
  state: Generated<ReaderState>;
  /** Path of the page with the form that was sent at `consent_at`. Null if it is not known. */
  source: string | null;
  /** When the form was sent last, before the reader left or has confirmed. */
  consent_at: Generated<Time>;
  confirmed_at: Time | null;
  /** Stays while a reader who has left waits to be confirmed again. */
  left_at: Time | null;
  /** When the form was sent last for a reader who has left. Replaces `consent_at` if it is confirmed. */
  asked_at: Time | null;
  /** Path of the page with that form. */
  asked_source: string | null;
  /** Part of the links to leave, which are in mails to this address only. Stays the same, so that they all work. */
  token: Generated<string>;
  /** Part of the link to confirm, which is in mails to this address only. Null unless it waits for the confirmation. */
  confirm_token: string | null;
  /** SHA-256 of the token that confirmed it, hexadecimal, so that the link can tell that it did. Null unless it is confirmed. */
  used_token_hash: string | null;
  /** Number of mails with a link to confirm since the last confirmation. */
  mails: Generated<number>;
  /** Earliest time of the next one. Empty if there was none. */
  next_mail_at: Generated<Time>;
}

/** Which post was sent to whom, so that no reader gets a post twice. */
export interface NewsletterSendsTable {
  post_id: string;
  email_key: string;
  queued_at: Time;
}

/** How many mails about a post were delivered. Independent of the readers, who may be deleted since. */
export interface NewsletterDeliveriesTable {
  post_id: string;
  delivered: number;
  /** When the last one was delivered. */
  last_at: Time;
}

/** Messages from the contact forms and the form to join. */
export interface ContactMessagesTable {
  id: Generated<number>;
  kind: MessageKind;
  /** The sender's address after `canonicalEmail`. */
  email_key: string;
  /** What the sender typed as JSON: `MessageContent`. */
  content: string;
  /** Folded words by which admins find it (`messageSearchText`). */
  search_text: string;
  created_at: Time;
  state: MessageState;
  /** The admin who set the state. Null while it is new, and once the account was erased. */
  state_by: number | null;
  state_at: Time | null;
}

/** Idempotency keys with their stored responses. */
export interface IdempotencyTable {
  /** The call, and the account if there is one. */
  scope: string;
  key: string;
  /** SHA-256 of the request body without passwords. */
  fingerprint: string;
  /** Argon2 hash of the password in the request. Null if it had none. */
  secret_hash: string | null;
  /** Number of retries with a wrong password. */
  mismatches: Generated<number>;
  answer: string;
  created_at: Time;
}

/** Counts of failed sign-ins. */
export interface SignInFailuresTable {
  /** SHA-256 of the canonical address, so that mistyped addresses are not collected. */
  address_hash: string;
  failures: number;
  last_failed_at: Time;
  blocked_until: Time | null;
}

/** Password reset links. */
export interface PasswordResetsTable {
  /** SHA-256 of the token in the link, hexadecimal. */
  token_hash: string;
  user_id: number;
  /** 'open' until the link is used or replaced by a newer link or a password change. */
  state: 'open' | 'used' | 'replaced';
  created_at: Time;
  expires_at: Time;
  /** The mail that contains the link. If the server was killed while it sent a mail, two links may belong to one mail. */
  mail_id: number | null;
}

/** Mails to send, and what became of them (MAIL-2). */
export interface MailOutboxTable {
  id: Generated<number>;
  /** Random part of the Message-ID, the same for every attempt, so that a repeated mail can be recognised. */
  message_id: string;
  template: MailTemplate;
  /** Facts for the template as JSON: `MailFacts`. Null once the content was deleted (MAIL-13). */
  data: string | null;
  /** Null until the recipient is known, and once the content was deleted. */
  to_name: string | null;
  to_address: string | null;
  user_id: number | null;
  application_id: number | null;
  /** A second mail with the same key is not queued. Null for mails that may be sent more than once. */
  dedupe_key: string | null;
  state: MailState;
  /** Number of attempts, which also tells a worker whether another one has taken over the mail. */
  attempts: Generated<number>;
  created_at: Time;
  /** Earliest time of sending, and the date in the mail. */
  not_before: Time;
  /** When a queued mail is due. While it is sent: when another worker may take it over. */
  next_attempt_at: Time;
  /** When a mail that could not be sent is given up. */
  give_up_at: Time;
  sent_at: Time | null;
  /** Why the last attempt failed, without addresses. */
  last_error: string | null;
}

/** The rules for all staff: one row. */
export interface StaffRulesTable {
  id: number;
  second_factor_required: Flag;
  /** Number of changes of roles. Each change increments it first, so that changes run one at a time. */
  changes: number;
}

/** Secrets of second factors, also of those that are being set up: `second_factor_at` of the account tells. */
export interface SecondFactorsTable {
  user_id: number;
  /** Base32. Not encrypted, see docs/decisions/0008. */
  secret: string;
  /** Number of the last time step whose code was accepted, so that no code works twice. */
  last_step: number;
}

/** Recovery codes that were not used yet. */
export interface RecoveryCodesTable {
  user_id: number;
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string;
}

/** Sign-ins whose password was right and whose code is awaited. */
export interface SignInChallengesTable {
  user_id: number;
  /** SHA-256 of the challenge, hexadecimal. */
  token_hash: string;
  remember: Flag;
  /** The account's security version at the password. The challenge ends with it. */
  security_version: number;
  expires_at: Time;
}

/** Browsers from which an account has signed in. */
export interface KnownBrowsersTable {
  user_id: number;
  /** Browser and system, such as 'Chrome on Android'. Empty if unknown. */
  browser: string;
  first_used_at: Time;
}

/** Erased accounts: when, and how many records of each kind were removed. Nothing in it can be traced to a person. */
export interface ErasuresTable {
  /** A random UUID. */
  id: string;
  erased_at: Time;
  /** Submitted applications. */
  applications: number;
  drafts: number;
  /** Proofs of payment and the profile photo. */
  files: number;
  sessions: number;
  /** Subscriptions to the newsletter: 0 or 1. */
  subscriptions: number;
  /** Steps of the applications, whose hashes stay in the chain. */
  status_changes: Generated<number>;
}

/**
 * What matters for security: sign-ins, refusals and changes of rights. Rows are never changed, and deleted only after a year. They stay when
 * an account is erased, and then lead to nobody.
 */
export interface SecurityLogTable {
  id: Generated<number>;
  at: Time;
  kind: SecurityEventKind;
  /** Who did it. Null if nobody was signed in. */
  account_id: number | null;
  /** First digits of the hash of the session's token, which tell the sessions of an account apart. */
  session: string | null;
  /** The client's network, hashed with a key that is lost when the process ends. */
  client: string | null;
  /** Method and pattern of the route. */
  route: string | null;
  /** Id of the request, as in the request log. */
  request_id: string | null;
  /** What it is about, with its id. Proofs and receipts have the id of their application, photos and sessions that of their account. */
  subject: SecuritySubject | null;
  subject_id: number | null;
  detail: SecurityDetail | null;
  /** 1, or the number of events that were only counted, with the detail 'more'. */
  count: number;
}

/** How much each member uploaded on a day. What was replaced or removed since still counts. */
export interface UploadCountsTable {
  user_id: number;
  /** Calendar date in Lagos. */
  day: string;
  files: number;
  bytes: number;
}

/** Addresses that a mail server permanently refused. */
export interface RefusedAddressesTable {
  email_key: string;
  /** Response of the mail server, without the address. */
  reason: string;
  refused_at: Time;
}

/** Applied migrations. Written by Kysely's Migrator. */
export interface KyselyMigrationTable {
  name: string;
  timestamp: Time;
}

/** All tables. */
export interface Tables {
  users: UsersTable;
  account_corrections: AccountCorrectionsTable;
  sessions: SessionsTable;
  applications: ApplicationsTable;
  application_search: ApplicationSearchTable;
  application_status_history: StatusHistoryTable;
  application_history_chain: HistoryChainTable;
  application_notes: ApplicationNotesTable;
  application_payment_history: PaymentHistoryTable;
  payment_transfers: PaymentTransfersTable;
  proof_hashes: ProofHashesTable;
  application_openings: ApplicationOpeningsTable;
  replaced_proofs: ReplacedProofsTable;
  information_requests: InformationRequestsTable;
  application_versions: ApplicationVersionsTable;
  receipts: ReceiptsTable;
  pending_receipts: PendingReceiptsTable;
  receipt_years: ReceiptYearsTable;
  application_counts: ApplicationCountsTable;
  marketers: MarketersTable;
  newsletter_subscriptions: SubscriptionsTable;
  newsletter_sends: NewsletterSendsTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
  contact_messages: ContactMessagesTable;
  idempotency_keys: IdempotencyTable;
  sign_in_failures: SignInFailuresTable;
  password_resets: PasswordResetsTable;
  staff_rules: StaffRulesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
  known_browsers: KnownBrowsersTable;
  erasures: ErasuresTable;
  mail_outbox: MailOutboxTable;
  refused_addresses: RefusedAddressesTable;
  security_log: SecurityLogTable;
  upload_counts: UploadCountsTable;
  setting_changes: SettingChangesTable;
  saved_views: SavedViewsTable;
  kysely_migration: KyselyMigrationTable;
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type UserRow = Selectable<UsersTable>;
export type NewApplication = Insertable<ApplicationsTable>;

import type {
  ApplicationPart,
  ApplicationStatus,
  ChargeKind,
  ChargeState,
  FeeKind,
  FieldColumn,
  GradeCode,
  ListName,
  MailState,
  MailTemplate,
  MarketerFieldName,
  MessageKind,
  MessageState,
  NameChange,
  PaymentState,
  ReaderState,
  Recommendation,
  SettingName,
  StaffRole,
  Standing,
  StandingEventKind,
  TransferReturn,
} from '@imc/api/contract';
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { SecurityDetail, SecurityEventKind, SecuritySubject } from '../shared/event-types.ts';

/** UTC ISO text, which both databases sort by time. */
type Time = string;
/** 0 or 1. */
type Flag = number;

export interface UsersTable {
  id: Generated<number>;
  name: string;
  /** As typed. */
  email: string;
  /** After `canonicalEmail`, unique. */
  email_key: string;
  /** When a link in a mail to the address was used. Until then, the address alone neither shows nor erases anything. */
  email_proven_at: Generated<Time | null>;
  phone_number: string;
  password_hash: string;
  role: string;
  /** Has no effect unless `role` is 'admin' (PPL-1). */
  staff_role: Generated<StaffRole>;
  /** Null if there is none. */
  second_factor_at: Generated<Time | null>;
  /** Folded words (`accountSearchText`). */
  search_text: Generated<string>;
  membership_grade: GradeCode;
  career_field: string | null;
  organization: string | null;
  position: string | null;
  qualification: string | null;
  experience: number | null;
  profile_completed: Flag;
  payment_status: string;
  /** In the uploads folder. */
  profile_photo: string | null;
  /** Only for staff (MAIL-9). */
  wants_digest: Generated<Flag>;
  /** Incremented to end the account's sessions: on a change of password, role or state. */
  security_version: Generated<number>;
  created_at: Time;
  closed_at: Time | null;
  /** A blocked account can't sign in. Null if it is not blocked. */
  blocked_at: Time | null;
  /** Accepted version, and when. Null if the account was not created by sign-up. */
  terms_version: string | null;
  terms_accepted_at: Time | null;
  /** Shown when the terms were accepted. Null for accounts that are older than the notice. */
  privacy_version: string | null;
  /** From the link to the sign-up. Filled in the first application. */
  marketer_code: string | null;
}

/** By admins, with the reason. */
export interface AccountCorrectionsTable {
  id: Generated<number>;
  account_id: number;
  changed_by: number;
  changed_at: Time;
  reason: string;
  /** JSON: the details with their texts before and after (`accountCorrectionSchema`). */
  changes: string;
}

export interface NameChangesTable {
  id: Generated<number>;
  user_id: number;
  /** Asked for. */
  name: string;
  reason: string;
  /** File name. Null once it is decided or withdrawn. */
  document: string | null;
  state: NameChange['state'];
  asked_at: Time;
  decided_at: Time | null;
  /** Null if the decision has none. */
  answer: string | null;
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  /** SHA-256 of the cookie that grants access to uploaded images. */
  cookie_hash: string;
  /** Random. The owner ends the session by it; it gives no access. */
  public_id: string;
  user_id: number;
  /** The account's role and security version at sign-in. The session ends when they no longer match the account. */
  role: string;
  security_version: number;
  created_at: Time;
  expires_at: Time;
  last_seen_at: Time;
  /** Of the sign-in (`storedUserAgent`). Empty if there was none. */
  user_agent: string;
}

/**
 * Applications and drafts. Each text of the form has its own column, stored unchanged (`applicationFields`). Lists are stored as JSON, because
 * they are only read and written with their application.
 */
export interface ApplicationsTable extends Record<FieldColumn | ListName, string> {
  /** Reserved when a draft is opened, so that the payment reference is known before the transfer. */
  id: Generated<number>;
  user_id: number;
  /** `marketer_code` trimmed and in upper case. Null if none was given. */
  marketer_code_key: string | null;
  grade: GradeCode | null;
  /** Proof of payment, also one that is kept with a draft. */
  proof_file: string | null;
  /** Null without a proof, and for proofs older than this column. */
  proof_uploaded_at: Time | null;
  status: ApplicationStatus;
  /** S-10.5. */
  payment_state: PaymentState;
  /** The admission fee follows the application fee once the application is approved. */
  payment_fee: Generated<FeeKind>;
  /** In naira. Null until an admin records it. */
  payment_amount: number | null;
  /** Null unless the payment is queried. */
  payment_question: string | null;
  /** A proof came, or an admin recorded something. Empty for a draft. */
  payment_changed_at: Generated<Time>;
  created_at: Time;
  /** Null for a draft. */
  submitted_at: Time | null;
  /** Set by the last decision. */
  decided_at: Time | null;
  /** A withdrawn application is in no list, count or chart of the admins. */
  withdrawn_at: Time | null;
  /** The form of a draft as JSON. Null once submitted. */
  draft_data: string | null;
  draft_saved_at: Time | null;
  /** Number of saves of the draft. */
  draft_revision: Generated<number>;
  /** Folded texts for search and orders (`listColumns`). Empty for a draft. */
  search_text: Generated<string>;
  name_key: Generated<string>;
  contact_key: Generated<string>;
  /** In the Institute's order, from 1. 0 without a grade. */
  grade_rank: Generated<number>;
}

/** Texts of the listed applications, on SQLite in a full-text table. Only triggers on `applications` write it. */
export interface ApplicationSearchTable {
  /** Id of the application. */
  rowid: number;
  line: string;
}

/** Triggers keep it equal to the ledger. */
export interface PaidApplicationsTable {
  application_id: number;
  transfer_id: number;
  amount: number;
  bank_reference_key: string | null;
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
  /** For the applicant, in the mail. */
  reason: string | null;
  /** Id of the decision that this step undid. */
  undoes: number | null;
  /** Random, so that the hash of an erased step can't be traced to anybody. Null only for steps that `recordStep` did not record. */
  salt: string | null;
}

/** Hashes over the steps of all applications, or over all events of memberships (docs/decisions/0011). Links are never changed or deleted. */
export interface HistoryChainTable {
  id: Generated<number>;
  /** The step may be erased. */
  step_id: number;
  /** Unique: no two links follow the same one. */
  previous_hash: string;
  /** Of the step's content and salt. */
  content_hash: string;
  /** Of `previous_hash` and `content_hash`. */
  hash: string;
}

/** Never changed. */
export interface ApplicationNotesTable {
  id: Generated<number>;
  application_id: number;
  note: string;
  written_by: number;
  written_at: Time;
  recommendation: Recommendation | null;
}

/** Of stored proofs of payment. Proofs that are older than this table have none. */
export interface ProofHashesTable {
  file: string;
  application_id: number;
  /** SHA-256 of the stored file, hexadecimal. */
  sha256: string;
  /** `differenceHash` of the picture. */
  difference_hash: string;
}

/** By staff, of an application or proof. Openings within a minute are one row. Rows are never changed. */
export interface ApplicationOpeningsTable {
  id: Generated<number>;
  application_id: number;
  opened_by: number;
  part: ApplicationPart;
  /** Start of `opened_at`, up to the minute; up to the hour in rows without a role. */
  minute: string;
  opened_at: Time;
  /** At that time. Null if it was not recorded yet. */
  staff_role: StaffRole | null;
}

/** Replaced after the submission, and kept until the payment is confirmed. */
export interface ReplacedProofsTable {
  file: string;
  application_id: number;
  replaced_at: Time;
}

/** Proofs that were sent, and what admins recorded. */
export interface PaymentHistoryTable {
  id: Generated<number>;
  application_id: number;
  from_state: PaymentState;
  to_state: PaymentState;
  /** Recorded by the change, in naira. */
  amount: number | null;
  question: string | null;
  /** By the member, to the question. */
  answer: Generated<string | null>;
  changed_by: number;
  changed_at: Time;
}

/** One row, with the id 1. Every change of the ledger updates it first, so that changes run one at a time. */
export interface LedgerTable {
  id: number;
  changes: number;
  /** YYYY-MM. Null if no month was closed. */
  closed_through: string | null;
}

/** What an account owes or owed. */
export interface ChargesTable {
  id: Generated<number>;
  /** Null once the account was erased. */
  account_id: number | null;
  /** Null if it is for no application, or was erased. */
  application_id: number | null;
  kind: ChargeKind;
  about: string;
  /** In naira. */
  amount: number;
  /** Sum of its allocations. */
  allocated: Generated<number>;
  /** Calendar date. */
  due_on: string | null;
  state: ChargeState;
  /** Null unless it was waived. */
  waived_reason: string | null;
  waived_by: number | null;
  created_at: Time;
  /** Null while what made it can still be undone: the member doesn't see it. */
  announced_at: Time | null;
}

/** Money that came. Never changed but for `rest`, and what an erasure empties. */
export interface TransfersTable {
  id: Generated<number>;
  /** In naira. */
  amount: number;
  /** Calendar date. */
  value_date: string | null;
  /** Calendar date (`bookingDay`). */
  booked_on: string;
  /** As typed. */
  bank_reference: string | null;
  /** `bankReferenceKey`. Unique together with `reference_use`. */
  bank_reference_key: string | null;
  /** 0 for the first transfer with this reference. */
  reference_use: Generated<number>;
  /** As the statement names it. */
  payer: string | null;
  /** Folded, for the search. */
  payer_key: Generated<string>;
  /** For more than was charged, or a reference that was recorded before. */
  reason: string | null;
  /** Whose credit the rest is. */
  account_id: number | null;
  /** Neither allocated nor returned. */
  rest: number;
  /** Null if it was recorded before transfers were. */
  recorded_by: number | null;
  recorded_at: Time;
}

/** Parts of transfers that pay charges. Never changed, but reversed by a row with a negative amount. */
export interface AllocationsTable {
  id: Generated<number>;
  transfer_id: number;
  charge_id: number;
  /** In naira. */
  amount: number;
  /** Why it reverses another one. */
  reason: string | null;
  /** Null if it was recorded before transfers were, or by the server. */
  recorded_by: number | null;
  recorded_at: Time;
}

/** Money that left a transfer. Never changed. */
export interface TransferReturnsTable {
  id: Generated<number>;
  transfer_id: number;
  kind: TransferReturn['kind'];
  /** In naira. */
  amount: number;
  /** Calendar date. */
  day: string;
  /** Calendar date (`bookingDay`). */
  booked_on: string;
  reason: string;
  recorded_by: number;
  recorded_at: Time;
}

/** Wait for the decision of a second person, or were decided. */
export interface TakeBacksTable {
  id: Generated<number>;
  charge_id: number;
  reason: string;
  not_received: Flag;
  asked_by: number;
  asked_at: Time;
  decided_by: number | null;
  decided_at: Time | null;
  agreed: Flag | null;
}

/** Each reverses a receipt. Never changed. */
export interface CreditNotesTable {
  /** IMC-C-{year}-{number in that year}. */
  number: string;
  receipt_number: string;
  /** In naira. */
  amount: number;
  issued_at: Time;
}

/** APP-20. */
export interface InformationRequestsTable {
  id: Generated<number>;
  application_id: number;
  /** JSON. */
  sections: string;
  question: string;
  /** Calendar date. */
  due_on: string | null;
  asked_by: number;
  asked_at: Time;
  answered_at: Time | null;
  closed_at: Time | null;
}

/** Sections before and after an answer. */
export interface ApplicationVersionsTable {
  id: Generated<number>;
  request_id: number;
  /** Fields and lists of the sections as JSON. */
  before: string;
  after: string;
}

/** Never changed. They stay without a name when the account is erased. */
export interface ReceiptsTable {
  /** IMC-R-{year}-{number in that year}. */
  number: string;
  /** Random; anyone can verify the receipt with it. */
  code: string;
  /** Null once the application was erased. */
  application_id: number | null;
  fee: ChargeKind;
  charge_id: number | null;
  /** When the payment was confirmed. Empty once the application was erased. */
  name: string;
  grade: GradeCode;
  /** In naira. */
  amount: number;
  issued_at: Time;
}

/** Settled charges without a receipt yet, with the state of the payment before, so that it can be undone. */
export interface PendingSettlementsTable {
  charge_id: number;
  payment_state: PaymentState;
  payment_question: string | null;
  /** Recorded by the confirmation. Null if it recorded none. */
  allocation_id: number | null;
  /** Whether the confirmation recorded the transfer. */
  with_transfer: Flag;
  /** The confirmation in `application_payment_history`. Null if the charge is for no application. */
  change_id: number | null;
  confirmed_by: number;
  /** When the receipt is issued. */
  due_at: Time;
}

/** The last number of each year, so that numbers have no gaps. */
export interface ReceiptYearsTable {
  /** In Lagos. */
  year: number;
  last: number;
}

/** Of submitted, not withdrawn applications. Only triggers on `applications` write it. */
export interface ApplicationCountsTable {
  counted_by: 'status' | 'grade' | 'marketer code' | 'month' | 'month of approval' | 'payment state';
  /** A status, a grade's letters, a marketer's `code_key`, a month in Lagos as YYYY-MM, or the state of a payment. */
  value: string;
  count: number;
}

/** Never changed or deleted. The latest change of each name is in force. */
export interface SettingChangesTable {
  id: Generated<number>;
  name: SettingName;
  /** Counts the changes of this setting from 1. */
  version: number;
  /** JSON (`settingSchemas`). */
  value: string;
  changed_by: number;
  changed_at: Time;
}

/** Each belongs to one account. */
export interface SavedViewsTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** `viewNameKey`, unique for the account. */
  name_key: string;
  /** Parameters of the list's address. */
  query: string;
  created_at: Time;
}

/**
 * Name, code and times of deleted marketers stay for the history; address and telephone are emptied. The name is empty if the marketer was
 * deleted before names were kept. Codes are never reused, because applications contain them.
 */
export interface MarketersTable extends Record<MarketerFieldName, string> {
  id: Generated<number>;
  /** Unique among those that are not deleted. */
  email_key: string;
  code_key: string;
  created_at: Time;
  deleted_at: Generated<Time | null>;
}

export interface SubscriptionsTable {
  email_key: string;
  email: string;
  created_at: Time;
  state: Generated<ReaderState>;
  /** Path of the page with the form. Null if it is not known. */
  source: string | null;
  /** When the form was sent last, before the reader confirmed or left. */
  consent_at: Generated<Time>;
  confirmed_at: Time | null;
  /** Stays while a reader who left waits to be confirmed again. */
  left_at: Time | null;
  /** When a reader who left sent the form again. Replaces `consent_at` if it is confirmed. */
  asked_at: Time | null;
  /** Path of the page with that form. */
  asked_source: string | null;
  /** In the links to leave, in mails to this address only. Never changes, so that all of them work. */
  token: Generated<string>;
  /** In the link to confirm, in mails to this address only. Null unless it waits for the confirmation. */
  confirm_token: string | null;
  /** SHA-256 of the token that confirmed it, hexadecimal, so that the used link can say so. Null unless it is confirmed. */
  used_token_hash: string | null;
  /** With a link to confirm, since the last confirmation. */
  mails: Generated<number>;
  /** Earliest time of the next mail. Empty if there was none. */
  next_mail_at: Generated<Time>;
}

/** So that no reader gets a post twice. */
export interface NewsletterSendsTable {
  post_id: string;
  email_key: string;
  queued_at: Time;
}

/** Independent of the readers, who may be deleted. */
export interface NewsletterDeliveriesTable {
  post_id: string;
  delivered: number;
  /** The last delivery. */
  last_at: Time;
}

/** Messages from the contact forms and the form to join. */
export interface ContactMessagesTable {
  id: Generated<number>;
  kind: MessageKind;
  /** After `canonicalEmail`. */
  email_key: string;
  /** JSON: `MessageContent`. */
  content: string;
  /** Folded words (`messageSearchText`). */
  search_text: string;
  created_at: Time;
  state: MessageState;
  /** Null while the message is new, and once the admin's account was erased. */
  state_by: number | null;
  state_at: Time | null;
}

/** With their stored responses. */
export interface IdempotencyTable {
  /** The call, and the account if there is one. */
  scope: string;
  key: string;
  /** SHA-256 of the body without passwords. */
  fingerprint: string;
  /** Argon2 hash of the password in the request. Null if it had none. */
  secret_hash: string | null;
  /** Retries with a wrong password. */
  mismatches: Generated<number>;
  answer: string;
  created_at: Time;
}

/** Failed sign-ins. */
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
  /** 'open' until the link is used, or replaced by a newer link or a password change. */
  state: 'open' | 'used' | 'replaced';
  created_at: Time;
  expires_at: Time;
  /** If the server was killed while it sent a mail, two links may belong to one mail. */
  mail_id: number | null;
}

/** ACC-23 to ACC-25. */
export interface AddressLinksTable {
  id: Generated<number>;
  user_id: number;
  /** Proves the present address, proves a new one, or ends a change and puts this one back. */
  kind: 'confirm' | 'change' | 'stop';
  /** To which the link is sent. */
  email: string;
  email_key: string;
  /** SHA-256 of the token in the link, hexadecimal. Null until its mail is sent. */
  token_hash: string | null;
  state: 'open' | 'used' | 'replaced';
  created_at: Time;
  expires_at: Time;
}

/** MAIL-2. */
/** One row: which key sealed the secrets (`Secrets`). */
export interface SecretKeyTable {
  id: number;
  key_check: string;
}

export interface MailOutboxTable {
  id: Generated<number>;
  /** Random part of the Message-ID, the same for every attempt, so that a repeated mail can be recognised. */
  message_id: string;
  template: MailTemplate;
  /** JSON: `MailFacts`. Null once the content was deleted (MAIL-13). */
  data: string | null;
  /** Null until the recipient is known, and once the content was deleted. */
  to_name: string | null;
  to_address: string | null;
  user_id: number | null;
  application_id: number | null;
  /** A second mail with the same key is not queued. Null for mails that may be sent more than once. */
  dedupe_key: string | null;
  state: MailState;
  /** Sent by a delivery of its own, so that it delays nothing else (MAIL-14). */
  bulk: Generated<Flag>;
  /** Also tells a worker whether another one has taken over the mail. */
  attempts: Generated<number>;
  created_at: Time;
  /** Earliest time of sending, and the date in the mail. */
  not_before: Time;
  /** When a queued mail is due. While it is being sent: when another worker may take it over. */
  next_attempt_at: Time;
  /** After that, the mail is given up. */
  give_up_at: Time;
  sent_at: Time | null;
  /** Of the last attempt, without addresses. */
  last_error: string | null;
}

/** One row. */
export interface StaffRulesTable {
  id: number;
  second_factor_required: Flag;
  /** Each change of a role increments it first, so that changes run one at a time. */
  changes: number;
}

/** Also secrets that are being set up, whose accounts have no `second_factor_at`. */
export interface SecondFactorsTable {
  user_id: number;
  /** Base32, encrypted (docs/decisions/0008). */
  secret: string;
  /** The last accepted time step, so that no code works twice. */
  last_step: number;
}

/** Codes that were not used yet. */
export interface RecoveryCodesTable {
  user_id: number;
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string;
}

/** Sign-ins with the right password that wait for the code. */
export interface SignInChallengesTable {
  user_id: number;
  /** SHA-256 of the challenge, hexadecimal. */
  token_hash: string;
  remember: Flag;
  /** Of the account at the password. The challenge ends when it changes. */
  security_version: number;
  expires_at: Time;
}

/** From which an account has signed in. */
export interface KnownBrowsersTable {
  user_id: number;
  /** 'Chrome on Android'. Empty if unknown. */
  browser: string;
  first_used_at: Time;
}

/** When, and how many records of each kind were removed. Can't be traced to anybody. */
export interface ErasuresTable {
  /** Random UUID. */
  id: string;
  erased_at: Time;
  /** Submitted applications. */
  applications: number;
  drafts: number;
  /** Proofs of payment and the profile photo. */
  files: number;
  sessions: number;
  /** 0 or 1. */
  subscriptions: number;
  /** Their hashes stay in the chain. */
  status_changes: Generated<number>;
}

/** A member. What follows from `standing_events` is stored too, for lists (`standingAt`). Never deleted, so that no number is given again. */
export interface MembershipsTable {
  /** The n of IMC-M-{n}: without gaps, in the order of the admissions. */
  number: number;
  /** Null once the account was erased. */
  account_id: number | null;
  /** YYYY-MM-DD, as the other days. */
  admitted_on: string;
  /** Null unless the membership has ended. */
  ended_on: string | null;
  /** In force, or the last one. Null if every grade was annulled. */
  grade: GradeCode | null;
  /** First day in this grade. */
  since: string | null;
  standing: Standing;
}

/** A grade that an approval gave. Whether it was annulled is an event. Never changed or deleted. */
export interface MembershipGradesTable {
  id: Generated<number>;
  number: number;
  grade: GradeCode;
  from_on: string;
  /** May be erased. */
  application_id: number;
}

/** Never changed or deleted. */
export interface StandingEventsTable {
  id: Generated<number>;
  number: number;
  kind: StandingEventKind;
  effective_on: string;
  known_at: Time;
  /** Null if a decision on an application caused it. */
  recorded_by: number | null;
  /** The grade that was given or annulled. */
  grade_id: number | null;
  /** Of salt and reason. */
  reason_hash: string | null;
}

/** Deleted with the account. */
export interface StandingReasonsTable {
  event_id: number;
  reason: string;
  /** Random, so that the hash of an erased reason tells nothing. */
  salt: string;
}

/** Decided applications whose membership is to be settled. Only a trigger on their history adds them. */
export interface StandingChecksTable {
  application_id: number;
  /** Of the last decision. */
  decided_at: Time;
}

/** Approved applications of accounts that an earlier program erased, until they are memberships (`settleApprovals`). */
export interface ErasedAdmissionsTable {
  /** As in IMC-APP-{id}; never given again. */
  application_id: number;
  grade: GradeCode;
  /** Of the approval. */
  admitted_at: Time;
}

/** One row: what the hourly sweeps know of the clock (`createClockCheck`). */
export interface ClockChecksTable {
  id: number;
  checked_at: Time;
  /** In which the server ran since the clock jumped. */
  hours: number;
}

/**
 * Sign-ins, refusals and changes of rights. Rows are never changed, and deleted only after a year. They stay when an account is erased,
 * and can't be traced to anybody then.
 */
export interface SecurityLogTable {
  id: Generated<number>;
  at: Time;
  kind: SecurityEventKind;
  /** Null if nobody was signed in. */
  account_id: number | null;
  /** First digits of the hash of the session's token, to tell the sessions of an account apart. */
  session: string | null;
  /** Network, hashed with the key of the day (`ClientKeysTable`). */
  client: string | null;
  /** Method and pattern. */
  route: string | null;
  /** As in the request log. */
  request_id: string | null;
  /** Proofs and receipts have the id of their application, photos and sessions that of their account. */
  subject: SecuritySubject | null;
  subject_id: number | null;
  detail: SecurityDetail | null;
  /** 1, or the number of events that were counted together, with the detail 'more'. */
  count: number;
}

/** Keys of the networks in the security log, deleted when their day is over. */
export interface ClientKeysTable {
  /** UTC. */
  day: string;
  /** Hexadecimal. */
  key: string;
}

/** Uses of the running windows (`limits.ts`). Empty on SQLite. */
export interface LimitsTable {
  /** What is counted, and of whom: a network, an account. */
  key: string;
  count: number;
  ends_at: Time;
}

/** Per member and day. Counts what was replaced or removed since, too. */
export interface UploadCountsTable {
  user_id: number;
  /** In Lagos. */
  day: string;
  files: number;
  bytes: number;
}

/** A mail server permanently refused mails to them. */
export interface RefusedAddressesTable {
  email_key: string;
  /** Of the mail server, without the address. */
  reason: string;
  refused_at: Time;
}

/** One row, with the id 1. None before the first backup. */
export interface LastBackupTable {
  id: number;
  /** Start of the copy: the backup contains everything that was acknowledged before. */
  made_at: Time;
  /** Its folder, on the machine that ran the command. */
  place: string;
}

/** A bank statement that was read. Its lines are not kept. */
export interface StatementImportsTable {
  id: Generated<number>;
  /** The last four digits. Null if the file has none. */
  account: string | null;
  /** Calendar dates. */
  from_day: string;
  to_day: string;
  /** Incoming transfers. */
  lines: number;
  /** Those that were compared so far. */
  compared: Generated<number>;
  /** Of its `statement_matches`, those that are confirmed for good, and deleted. */
  confirmed: Generated<number>;
  /** Rows that could not be read. */
  unread: number;
  imported_by: number;
  imported_at: Time;
}

/** Which open payment a line of a statement fits, until the payment is confirmed for good. */
export interface StatementMatchesTable {
  import_id: number;
  /** Place among the import's incoming transfers, from 0. */
  line: number;
  application_id: number;
}

/** The columns of one bank's files, as corrected by hand. */
export interface StatementColumnsTable {
  shape: string;
  /** `ColumnRole`, joined by spaces. */
  roles: string;
  changed_at: Time;
}

/** Written by Kysely's Migrator. */
export interface KyselyMigrationTable {
  name: string;
  timestamp: Time;
}

export interface Tables {
  users: UsersTable;
  account_corrections: AccountCorrectionsTable;
  name_changes: NameChangesTable;
  sessions: SessionsTable;
  applications: ApplicationsTable;
  application_search: ApplicationSearchTable;
  paid_applications: PaidApplicationsTable;
  application_status_history: StatusHistoryTable;
  application_history_chain: HistoryChainTable;
  application_notes: ApplicationNotesTable;
  application_payment_history: PaymentHistoryTable;
  ledger: LedgerTable;
  charges: ChargesTable;
  transfers: TransfersTable;
  allocations: AllocationsTable;
  transfer_returns: TransferReturnsTable;
  take_backs: TakeBacksTable;
  credit_notes: CreditNotesTable;
  credit_note_years: ReceiptYearsTable;
  proof_hashes: ProofHashesTable;
  application_openings: ApplicationOpeningsTable;
  replaced_proofs: ReplacedProofsTable;
  information_requests: InformationRequestsTable;
  application_versions: ApplicationVersionsTable;
  receipts: ReceiptsTable;
  pending_settlements: PendingSettlementsTable;
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
  address_links: AddressLinksTable;
  staff_rules: StaffRulesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
  known_browsers: KnownBrowsersTable;
  erasures: ErasuresTable;
  memberships: MembershipsTable;
  membership_grades: MembershipGradesTable;
  standing_events: StandingEventsTable;
  standing_reasons: StandingReasonsTable;
  standing_chain: HistoryChainTable;
  standing_checks: StandingChecksTable;
  erased_admissions: ErasedAdmissionsTable;
  clock_checks: ClockChecksTable;
  mail_outbox: MailOutboxTable;
  refused_addresses: RefusedAddressesTable;
  security_log: SecurityLogTable;
  client_keys: ClientKeysTable;
  limits: LimitsTable;
  upload_counts: UploadCountsTable;
  setting_changes: SettingChangesTable;
  saved_views: SavedViewsTable;
  statement_imports: StatementImportsTable;
  statement_matches: StatementMatchesTable;
  statement_columns: StatementColumnsTable;
  last_backup: LastBackupTable;
  secret_key: SecretKeyTable;
  kysely_migration: KyselyMigrationTable;
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type AddressLinkRow = Selectable<AddressLinksTable>;
export type UserRow = Selectable<UsersTable>;
export type NewApplication = Insertable<ApplicationsTable>;

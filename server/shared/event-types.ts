import type {
  AccountRole,
  ApplicationStatus,
  CorrectableDetail,
  PaymentState,
  SecurityEventKind,
  SettingName,
  StaffEventKind,
} from '@imc/api/contract';

export type { SecurityEventKind };

export type SecuritySubject =
  | 'account'
  | 'application'
  | 'charge'
  | 'document'
  | 'draft'
  | 'information-request'
  | 'marketer'
  | 'membership'
  | 'message'
  | 'payment'
  | 'photo'
  | 'proof'
  | 'receipt'
  | 'session'
  | 'transfer'
  | 'setting-change';

export type SecurityDetail =
  /** The new status or state of a decision. */
  | ApplicationStatus
  | PaymentState
  | 'part-payment'
  | 'allocated'
  | 'sent-back'
  /** A second person was asked to take a payment back, agreed, or did not. */
  | 'take-back-asked'
  | 'taken-back'
  | 'take-back-refused'
  | 'waived'
  | 'month-closed'
  | 'withdrawn'
  /** The restored status after a decision was undone. */
  | `undone-${ApplicationStatus}`
  /** A confirmation of a payment was undone. */
  | 'undone'
  /** The limit that was reached. */
  | 'sign-in'
  | 'calls'
  | 'uploads'
  /** Asked for within a session. */
  | 'current-password'
  /** How a password was changed. */
  | 'reset'
  | 'change'
  /** The list that was exported. */
  | 'applications'
  | 'cash-book'
  | 'newsletter'
  /** The setting that was changed. */
  | SettingName
  /** The new role. */
  | AccountRole
  /** What happened to a membership. */
  | StaffEventKind
  /** What was corrected. */
  | CorrectableDetail
  /** A code of the second factor, or a recovery code. */
  | 'second-factor'
  | 'recovery-code'
  /** A wrong code within a session, while a second factor is set up or removed, or another address is asked for. */
  | 'set-up'
  | 'removal'
  | 'address-change'
  /** Whether the second factor is required. */
  | 'on'
  | 'off'
  /** Further events of the same kind and client. */
  | 'more';

import type { ApplicationStatus, PaymentState } from '@imc/api/contract';

/** Kinds of events in the security log. Their number is limited, see `createEventLimits`, except those that only admins cause. */
export type SecurityEventKind =
  | 'sign-in'
  | 'sign-in-failed'
  /** A 429. */
  | 'throttled'
  /** A 403. */
  | 'forbidden'
  /** Somebody named another person's record, and was told that there is none. */
  | 'not-own'
  /** The status of an application or of a payment changed. */
  | 'decision'
  | 'role-changed'
  | 'marketer-added'
  | 'marketer-deleted'
  | 'password-changed';

/** What an event is about. */
export type SecuritySubject =
  | 'account'
  | 'application'
  | 'draft'
  | 'information-request'
  | 'marketer'
  | 'payment'
  | 'photo'
  | 'proof'
  | 'receipt'
  | 'session';

/** What happened in more detail. */
export type SecurityDetail =
  /** The new status or state of a decision. */
  | ApplicationStatus
  | PaymentState
  | 'withdrawn'
  /** The limit that was reached. */
  | 'sign-in'
  | 'calls'
  | 'uploads'
  /** A password that was asked for again, within a session. */
  | 'current-password'
  /** How a password was changed. */
  | 'reset'
  | 'change'
  /** The new role. */
  | 'admin'
  /** Further events of the same kind and client that were only counted. */
  | 'more';

import type {
  AccountRole,
  ApplicationStatus,
  CorrectableDetail,
  FeeKind,
  GradeCode,
  MailTemplate,
  WaitingNumbers,
} from '@imc/api/contract';

/** What was changed about the security or the rights of an account. */
export type AccountChange =
  | 'second-factor-enabled'
  | 'second-factor-disabled'
  | 'recovery-code-used'
  /** Changes by an admin: */
  | 'second-factor-reset'
  | 'blocked'
  | 'unblocked'
  | 'corrected'
  | `role-${AccountRole}`;

/** Facts that the template of each mail requires, as they are stored while the mail waits. Times are UTC ISO texts. */
export interface MailData extends Record<MailTemplate, object> {
  readonly welcome: {
    readonly grade: GradeCode;
  };
  readonly 'application-received': {
    readonly applicationId: number;
    /** Null if the form names no grade. */
    readonly grade: GradeCode | null;
    readonly receivedAt: string;
  };
  readonly decision: {
    readonly applicationId: number;
    readonly grade: GradeCode | null;
    readonly status: ApplicationStatus;
    /** What the committee writes to the applicant, with \n between paragraphs. Null if it gives no reason. */
    readonly reason: string | null;
  };
  readonly 'payment-confirmed': {
    readonly applicationId: number;
    readonly fee: FeeKind;
    /** Amount received, in naira. Null if it was not recorded. */
    readonly amount: number | null;
    /** Number of the receipt. Null if there is none. */
    readonly receipt: string | null;
  };
  readonly 'payment-queried': {
    readonly applicationId: number;
    /** What the treasurer asks, with \n between paragraphs. Null if nothing particular is asked. */
    readonly question: string | null;
  };
  readonly 'admission-due': {
    readonly applicationId: number;
    readonly grade: GradeCode | null;
    /** Admission fee of the grade, in naira. */
    readonly amount: number | null;
  };
  readonly 'information-asked': {
    readonly applicationId: number;
    /** Names of the form's sections that are to be completed. */
    readonly sections: readonly string[];
    /** What the reviewer asks, with \n between paragraphs. */
    readonly question: string;
    /** Date by which an answer is due, YYYY-MM-DD. Null if there is none. */
    readonly dueOn: string | null;
  };
  readonly 'password-reset': {
    /** Link to choose a new password. It gives access to the account, so it is created when the mail is sent. */
    readonly link: string;
  };
  readonly 'password-changed': {
    readonly changedAt: string;
  };
  readonly 'new-sign-in': {
    readonly signedInAt: string;
    /** Browser and system, such as 'Chrome on Android'. Null if they are unknown. */
    readonly browser: string | null;
  };
  readonly 'account-changed': {
    readonly change: AccountChange;
    readonly changedAt: string;
    /** What was corrected, and why. The reason is null in the mail to the previous address, which may belong to somebody else. */
    readonly corrected?: { readonly details: readonly CorrectableDetail[]; readonly reason: string | null };
  };
  readonly 'newsletter-confirm': {
    /** Page on which the reader confirms the subscription. */
    readonly link: string;
  };
  readonly 'newsletter-post': {
    readonly title: string;
    readonly excerpt: string;
    /** Address of the post. */
    readonly link: string;
    /** Page on which the reader leaves the newsletter. */
    readonly leave: string;
  };
  readonly 'staff-digest': {
    /** Day in Lagos, YYYY-MM-DD. */
    readonly day: string;
    readonly waiting: WaitingNumbers;
  };
}

/** A mail before it is written: its template and the facts for it. */
export type MailContent = {
  [Template in MailTemplate]: { readonly template: Template; readonly data: MailData[Template] };
}[MailTemplate];

/** The reader of a mail, and the site that it links to. */
export interface MailContext {
  /** The recipient's name, as typed at sign-up. */
  readonly name: string;
  /** Public URL of the site, without a trailing slash. */
  readonly site: string;
}

export interface WrittenMail {
  readonly subject: string;
  /** Text with \n line breaks. */
  readonly text: string;
  /** A complete HTML document without scripts, remote images and remote style sheets. */
  readonly html: string;
}

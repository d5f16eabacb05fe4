/** To one recipient, as text and HTML. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  /** Address for answers (SET-4). */
  readonly replyTo: string;
  readonly subject: string;
  /** With \n line breaks. */
  readonly text: string;
  readonly html: string;
  /** Ends the subscription by a POST without further questions (RFC 8058). Only for newsletters. */
  readonly unsubscribe?: string | undefined;
  /** Unique and without spaces, for the Message-ID. The same for every attempt. */
  readonly id: string;
  readonly date: Date;
}

/** Over SMTP or to a folder. */
export interface Mailer {
  /** Resolves when the mail has been handed over. Throws a `MailError`. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * `server`: no mail can be sent now. `mail`: this one was not accepted this time. `hung`: there was no answer to this one in time. `final`: this one will never be accepted. `address`: no mail
 * to its address will be.
 */
export type MailFailure = 'server' | 'mail' | 'hung' | 'final' | 'address';

/** The message contains no addresses, because it is logged and stored. */
export class MailError extends Error {
  readonly failure: MailFailure;

  constructor(failure: MailFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailError';
    this.failure = failure;
  }
}

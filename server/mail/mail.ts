/** A mail to one recipient, as text and HTML. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  /** Address to which an answer goes (SET-4). */
  readonly replyTo: string;
  readonly subject: string;
  /** Text with \n line breaks. */
  readonly text: string;
  readonly html: string;
  /** URL that ends the subscription by a POST without further questions (RFC 8058). Only for newsletters. */
  readonly unsubscribe?: string | undefined;
  /** Unique id without spaces, for the Message-ID. The same for every attempt to send the mail. */
  readonly id: string;
  readonly date: Date;
}

/** Sends mails over SMTP or writes them to a folder. */
export interface Mailer {
  /** Resolves when the mail has been handed over. Throws a `MailError`. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * What a failure means: `server` that no mail can be sent now, `mail` that this one was not accepted this time, `final` that this one
 * will never be accepted, and `address` that none to its address will be.
 */
export type MailFailure = 'server' | 'mail' | 'final' | 'address';

/** A mail was not handed over. The message contains no addresses, because it is logged and stored. */
export class MailError extends Error {
  readonly failure: MailFailure;

  constructor(failure: MailFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailError';
    this.failure = failure;
  }
}

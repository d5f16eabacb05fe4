/** A plain-text mail to one recipient. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** Text with \n line breaks. */
  readonly text: string;
}

/** Sends mails over SMTP or writes them to a folder. */
export interface Mailer {
  /** Resolves when the mail has been handed over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

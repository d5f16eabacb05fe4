/** A mail to one person, in plain text. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** Lines end in \n. */
  readonly text: string;
}

/** Sends mails: over SMTP, or into a folder. */
export interface Mailer {
  /** Resolves when the mail is handed over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

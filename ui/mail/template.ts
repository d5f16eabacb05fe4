import type { ReactNode } from 'react';

/** The reader of a mail, and the site that it links to. */
export interface MailContext {
  /** The recipient's name, as typed at sign-up. */
  readonly name: string;
  /** Public URL of the site, without a trailing slash. */
  readonly site: string;
}

/** The template of a mail: its subject, and its body as a `MailSheet`, from which both the HTML and the text are made. */
export interface Template<Data> {
  readonly subject: (data: Data) => string;
  readonly Mail: (props: { readonly data: Data } & MailContext) => ReactNode;
}

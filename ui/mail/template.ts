import type { MailTemplate } from '@imc/api/contract';
import type { ReactNode } from 'react';
import type { MailContext, MailData } from './mail-content.ts';

/** The template of a mail: its subject, and its body as a `MailSheet`, from which both the HTML and the text are made. */
export interface Template<Name extends MailTemplate> {
  readonly subject: (data: MailData[Name]) => string;
  readonly Mail: (props: { readonly data: MailData[Name] } & MailContext) => ReactNode;
}

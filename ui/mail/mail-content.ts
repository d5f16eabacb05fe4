import type { MailTemplate } from '@imc/api/contract';
import type { templates } from './templates.ts';

/** Facts that the template of each mail requires, as they are stored while the mail waits. Times are UTC ISO texts. */
export type MailData = {
  readonly [Name in MailTemplate]: Parameters<(typeof templates)[Name]['subject']>[0];
};

/** A mail before it is written: its template and the facts for it. */
export type MailContent = {
  [Template in MailTemplate]: { readonly template: Template; readonly data: MailData[Template] };
}[MailTemplate];

export interface WrittenMail {
  readonly subject: string;
  /** Text with \n line breaks. */
  readonly text: string;
  /** A complete HTML document without scripts, remote images and remote style sheets. */
  readonly html: string;
}

// The Institute's mails, as text and HTML from one template each. The server imports the build: see ui/scripts/build-mail.ts.
export type { MailContent, MailData, WrittenMail } from './mail-content.ts';
export { renderMail } from './render-mail.tsx';
export type { MailContext } from './template.ts';
export type { AccountChange } from './templates/account-changed.tsx';

// The Institute's mails, as text and HTML from one template each. The server imports the build: see ui/scripts/build-mail.ts.
export type { AccountChange, MailContent, MailContext, MailData, WrittenMail } from './mail-content.ts';
export { renderMail } from './render-mail.tsx';

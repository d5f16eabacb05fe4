export { MailsScreen } from './mails-screen.tsx';

export { type MailsPlace, placeFrom, placeParams } from './mails-place.ts';
export { MailsScreen } from './mails-screen.tsx';

import type { MailTemplate } from '@imc/api/contract';
import type { MailData } from './mail-content.ts';

export const site = 'https://institute.example';

const link = (page: string): string => `${site}/${page}#kHg4Wc0vJ1mYw7n2QdRzXbT5sPfLa9eUoIi3NtVxC8A`;
const time = '2026-11-22T23:30:00.000Z';

/** Facts for each mail. */
export const sampleMails: { readonly [Name in MailTemplate]: MailData[Name] } = {
  welcome: { grade: 'AIMC', link: link('confirm-address') },
  'application-received': { applicationId: 302, grade: 'MIMC', receivedAt: time },
  decision: { applicationId: 302, grade: 'FIMC', status: 'approved', reason: null },
  'payment-confirmed': { applicationId: 302, fee: 'application', amount: 25_000, receipt: 'IMC-R-0931' },
  'payment-queried': {
    applicationId: 302,
    question: 'The picture is too dark to read the amount. From which bank did you transfer, and when?',
  },
  'payment-taken-back': {
    reference: 'IMC-APP-302',
    about: 'Application fee',
    amount: 5_000,
    receipt: 'IMC-R-2026-00931',
    creditNote: 'IMC-C-2026-00004',
    isDue: true,
  },
  'admission-due': { applicationId: 302, grade: 'AIMC', amount: 25_000 },
  'information-asked': {
    applicationId: 302,
    sections: ['Referees', 'Education'],
    question: 'Please add the address of your second referee.\nThe years of your first degree are missing.',
    dueOn: '2026-12-04',
  },
  'address-confirm': { link: link('confirm-address') },
  'address-change': { link: link('confirm-address') },
  'address-stop': { link: link('stop-address-change'), isChanged: true },
  'password-reset': { link: link('reset-password') },
  'password-changed': { changedAt: time },
  'account-changed': { change: 'blocked', changedAt: time },
  'new-sign-in': { signedInAt: time, browser: 'Chrome on Android' },
  'newsletter-confirm': { link: link('newsletter/confirm') },
  'newsletter-post': {
    title: 'Five questions before you name a referee',
    excerpt:
      'A referee vouches for you with a name of their own. Ask these five questions before you ask them…',
    link: `${site}/blog/sample-referees`,
    leave: link('newsletter/leave'),
  },
  'staff-digest': { day: '2026-11-14', waiting: { pending_applications: 12, failed_mails: 1 } },
};

import { privacyInForce } from '@imc/api';
import { formatDay } from '../shared/dates.ts';
import { dataProtection } from './data-protection.ts';
import { homePageLink, privacyPageLink } from './navigation.ts';

/**
 * The notice under the Nigeria Data Protection Act 2023. A change requires a new version and date in
 * `api/contract/rules/privacy.ts`, because accounts store the version that a member has read.
 */
export const privacy = {
  path: privacyPageLink.to,
  above: [homePageLink],
  title: privacyPageLink.label,
  version: `Version ${privacyInForce.version}, ${formatDay(privacyInForce.date)}`,
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${dataProtection.responsible}, decides why and how your data is used. ${dataProtection.contact} about anything on this page.`,
      ],
    },
    {
      title: 'What we use, and what for',
      paragraphs: [
        'Your account: name, email address, telephone number, grade and a hash of your password, to sign you in and to reach you about your membership.',
        'Your profile and your application: work, education, assignments, referees, declaration and proof of payment, to examine the application and to keep the register of members.',
        'Your sessions: when you signed in and with which browser, to keep other people out of your account.',
        'Your newsletter subscription: your email address, when and on which page you subscribed, and when you confirmed it, because you asked for it.',
        'We use no advertising, no tracking and no services of other companies on these pages.',
        'Each form says whether your message is stored. If it is, we keep it so that we can reply; if not, nothing is sent to us.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        `You, and ${dataProtection.readers}. Your proof of payment is not public, and its address opens for nobody else.`,
        'Please ask your referees before you name them. We write to them only about your application.',
        'We do not sell data, and no decision about an application is made by a computer alone.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `${dataProtection.applicationsKept('you')} A draft without a proof of payment is erased three years after you last saved it at the latest; every other stays until you submit it or your account is erased.`,
        'Receipts for confirmed payments stay for bookkeeping, after an erasure without your name, and so does an admission, with its number, grade and day. A log of sign-ins, refused requests and decisions is kept for one year under account numbers, to find misuse.',
        'A newsletter subscription stays until you unsubscribe, with the link in every newsletter. Unconfirmed addresses are erased after 30 days, unsubscribed ones after a year.',
        'A message from a contact form or the form to join is erased after three years at the latest, or with your account if it has the same email address, which you have proven to be yours by a link that we sent to it.',
        'A session ends after 12 hours, or after 30 days if you chose to be remembered. A link for a new password ends after one hour.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        dataProtection.rights,
        [
          'Signed in, you correct your details, download everything we hold about you and erase your account on the page ',
          { label: 'Profile', to: '/dashboard/profile' },
          '. For anything else, ',
          { label: 'write to us', to: '/contact' },
          ': we answer within the time that the Act sets.',
        ],
        dataProtection.complaint('our'),
      ],
    },
  ],
} as const;

import { termsInForce } from '@imc/api';
import { formatDay } from '../shared/dates.ts';
import { homePageLink, termsPageLink } from './navigation.ts';

/** A change requires a new version and date in `api/contract/rules/terms.ts`, because members accept a version. */
export const terms = {
  path: termsPageLink.to,
  above: [homePageLink],
  title: termsPageLink.label,
  version: `Version ${termsInForce.version}, ${formatDay(termsInForce.date)}`,
  sections: [
    {
      title: 'Your account',
      paragraphs: [
        'You create an account in your own name, with an email address that is yours. Keep the password to yourself; what is done with it is taken as done by you.',
        'An account is not a membership. Membership begins when the Membership Committee has approved an application.',
      ],
    },
    {
      title: 'Your application',
      paragraphs: [
        'What you state in an application must be true and complete. The Institute may ask your institutions, employers and referees about it, and may end a membership that rests on a false statement.',
        'Please ask your two referees before you name them, and tell them what for.',
      ],
    },
    {
      title: 'Fees',
      paragraphs: [
        'Fees are shown before you pay them. The proof of payment is evidence, not payment itself: we confirm it against the account.',
      ],
    },
    {
      title: 'Your data',
      paragraphs: [
        'The Institute keeps what you send in order to examine the application and to keep the register of members, under the Nigeria Data Protection Act 2023. Proofs of payment are seen by you and by the officers who examine applications, and by nobody else.',
        'You may ask for a copy of your data, have mistakes put right, or have the account closed, by writing to the address on this site.',
      ],
    },
    {
      title: 'Conduct',
      paragraphs: [
        [
          'Members are bound by the ',
          { label: 'code of ethics', to: '/about-us/code-of-ethics' },
          ' of the Institute for as long as they carry its letters.',
        ],
      ],
    },
  ],
} as const;

import { homePageLink, membershipPageLink } from './navigation.ts';

/** S-3.9 and S-8.12. */
export const joinForm = {
  path: '/membership/form',
  above: [homePageLink, membershipPageLink],
  title: 'Join the Institute',
  lead: 'Tell us who you are and what you do. To apply straight away, open an account.',
  sent: 'Form submitted successfully!',
  ok: 'OK',
  submit: 'Submit',
  fields: {
    name: 'Full name',
    email: 'Email',
    city: 'City',
    country: 'Country',
    work: 'Position and organisation',
    qualification: 'Highest academic qualification and years of experience',
  },
  beside: {
    title: 'Apply or call',
    text: 'This form is not an application. To apply, open an account. To ask something, call or write.',
    register: 'Open an account',
  },
} as const;

import { feeRange } from './grades.ts';
import { naira } from './money.ts';
import { homePageLink, membershipPageLink } from './navigation.ts';

/** S-3.9 and S-8.12. */
export const joinForm = {
  path: '/membership/form',
  above: [homePageLink, membershipPageLink],
  title: 'Join the Institute',
  lead: 'Join online and apply for your grade, or send an enquiry first.',
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
  join: 'Join',
  beside: {
    title: 'Ready to apply?',
    text: 'This form is an enquiry, not an application.',
    fees: `Fees from ${naira(feeRange.lowest.total)} to ${naira(feeRange.highest.total)}, by grade`,
  },
} as const;

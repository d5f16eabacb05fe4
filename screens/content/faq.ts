import type { BreadcrumbItem } from './breadcrumb-item.ts';
import { applicationFees, feeRange, gradeFacts } from './grades.ts';
import { naira } from './money.ts';
import { homePageLink } from './navigation.ts';

const { lowest, highest } = feeRange;
const associate = gradeFacts.AIMC;

/** What applicants need at hand, one line each. */
const toHaveReady = [
  'Your institutions with years and dates',
  'At least one consulting assignment',
  'The details of two referees',
  'Your proof of payment',
] as const;
const [institutions, assignment, referees, transfer] = toHaveReady;

const [annualFee, inductionFee] = applicationFees;

/** A text whose places are links. */
export type LinkedText = readonly (string | BreadcrumbItem)[];

export const plainText = (text: LinkedText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.label)).join('');

interface Question {
  readonly question: string;
  readonly answer: LinkedText;
}

/**
 * The six questions (S-2.51). The texts were written for this site. Both statements of fees are named, and
 * nothing is computed across them (S-9.4, S-9.5).
 */
const items: readonly Question[] = [
  {
    question: 'Who can become a member?',
    answer: [
      'Students at 200 level and above join as Students, final-year students and NYSC members as Graduates. An Associate has a degree or diploma, at least 5 years of managerial experience and competence in one field; a Member, over 10 years of consulting. Fellows have 15 or more years of post-graduate experience, Distinguished Fellows 25 or more. ',
      { label: 'Find your grade', to: '/membership/category#finder' },
      ' with four questions.',
    ],
  },
  {
    question: 'What does membership cost?',
    answer: [
      `From ${naira(lowest.total)} for a ${lowest.name} to ${naira(highest.total)} for a ${highest.name}. An ${associate.name} pays ${naira(associate.total)}: ${naira(associate.application)} with the application and ${naira(associate.admission ?? 0)} on admission. `,
      { label: 'Fees of all grades', to: '/membership/application' },
      `. From the next year on, members pay the ${annualFee.label} of ${naira(annualFee.amount)}. The member application also names a ${inductionFee.note} ${inductionFee.label} of ${naira(inductionFee.amount)}; you don’t pay it on top of these fees. Your application shows what is due before you pay.`,
    ],
  },
  {
    question: 'How do I pay?',
    answer: [
      'You pay by bank transfer to the account that your application shows, and quote its reference. Attach a photograph or screenshot of the transfer; we check it against our bank statement.',
    ],
  },
  {
    question: 'How long does it take?',
    answer: [
      'The application takes you about half an hour, and your answers are saved as you go. The Membership Committee then evaluates it and emails you the decision; until then your member area shows it as pending. The ',
      { label: 'grade finder', to: '/membership/category#finder' },
      ' shows how long recent decisions took.',
    ],
  },
  {
    question: 'What do I need to have ready?',
    answer: [
      `${institutions}, ${assignment.toLowerCase()}, ${referees.toLowerCase()}, and ${transfer.toLowerCase()}.`,
    ],
  },
  {
    question: 'Can I move to a higher grade later?',
    answer: [
      'Yes. Apply again from your member area when you meet the ',
      { label: 'eligibility of the next grade', to: '/membership/category' },
      '.',
    ],
  },
];

export const faq = {
  path: '/faq',
  above: [homePageLink],
  title: 'Frequently Asked Questions',
  lead: 'Six things that people ask before they apply.',
  ask: {
    title: 'Didn’t find your answer?',
    text: 'Call us during working hours, or write.',
    contact: 'Contact us',
  },
  items,
} as const;

import { feeRange } from './grades.ts';
import { naira } from './money.ts';
import { homePlace } from './navigation.ts';

const { lowest, highest } = feeRange;

/** What applicants need at hand, one line each. */
export const toHaveReady = [
  'Your institutions with years and dates',
  'At least one consulting assignment',
  'The particulars of two referees',
  'The photograph of your transfer',
] as const;
const [institutions, assignment, referees, transfer] = toHaveReady;

/** The six questions (S-2.51). The texts were written for this site. */
export const faq = {
  path: '/faq',
  above: [homePlace],
  title: 'Frequently Asked Questions',
  lead: 'Six things that people ask before they apply.',
  ask: {
    title: 'Is your question not here?',
    text: 'Call us within the working hours, or write.',
    contact: 'All ways to reach us',
    /** The pages that the answers name. */
    pages: [
      { label: 'Find your grade', to: '/membership/category#finder' },
      { label: 'Fees of each grade', to: '/membership/application' },
    ],
  },
  items: [
    {
      question: 'Who can become a member?',
      answer:
        'Students at 200 level and above, final-year students and NYSC members, managers with a degree or diploma and five years of experience, consultants of more than ten years, and graduates with 15 or more years of experience. Four questions on the page of the categories find your grade.',
    },
    {
      question: 'What does membership cost?',
      answer: `Between ${naira(lowest.total)} in all for a ${lowest.name} and ${naira(highest.total)} for a ${highest.name}. The page of registration and admission lists application and admission fees for each grade.`,
    },
    {
      question: 'How do I pay?',
      answer:
        'By transfer to the account that your application shows, with its reference. Attach a photograph or screenshot of the transfer; an officer confirms it against the account.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Filling in the application takes about half an hour, and it saves itself as you go. The Membership Committee then evaluates it and tells you the outcome; until then your member area shows it as pending.',
    },
    {
      question: 'What do I need at hand?',
      answer: `${institutions}, ${assignment.toLowerCase()}, ${referees.toLowerCase()}, and ${transfer.toLowerCase()}.`,
    },
    {
      question: 'Can I move to a higher grade later?',
      answer: 'Yes. Apply again from your member area when you meet the eligibility of the next grade.',
    },
  ],
} as const;

import { type GradeCode, signUpPath } from '@imc/api';
import { applicationFees, grades } from './grades.ts';
import { naira } from './money.ts';
import { homePageLink, membershipPageLink } from './navigation.ts';

const [annualFee, inductionFee] = applicationFees;

/** Grades and fees are in grades.ts. */
export const registration = {
  path: '/membership/application',
  above: [homePageLink, membershipPageLink],
  title: 'Registration and Admission',
  lead: 'Six grades with their fees in naira, paid by transfer.',
  apply: 'Apply Now',
  categories: 'Find your grade',
  application: 'Application',
  admission: 'Admission / induction',
  total: 'Total',
  none: 'none',
  note: `This is the public fee table: you pay the first fee when you apply and the second when you are admitted. From the next year, members pay the ${annualFee.label} of ${naira(annualFee.amount)} each year. The one-time ${inductionFee.label} that the member application states is never added to the fees of your grade.`,
  steps: {
    title: 'From account to admission',
    start: 'Join',
    ask: 'Talk to us first',
    items: [
      {
        title: 'Join',
        text: 'Your name, email address, phone number and the grade you have in mind.',
      },
      {
        title: 'Apply',
        text: 'Education, assignments, two referees and your proof of payment. It takes about half an hour, is saved as you go, and has its own reference.',
      },
      {
        title: 'Wait for the decision',
        text: 'The Membership Committee evaluates the application. Your member area shows its status.',
      },
      { title: 'Be admitted', text: 'The committee tells you the outcome and the letters you may carry.' },
    ],
  },
} as const;

const feeLabels = {
  application: registration.application,
  admission: registration.admission,
  total: registration.total,
  none: registration.none,
  apply: registration.apply,
  applyFor: (grade: string) => `${registration.apply} for ${grade}`,
} as const;

/** The grades as steps, each with its rules, fees and a button (S-2.43, S-9.5). */
export const gradeLadder = {
  grades,
  labels: {
    choice: 'Choose a grade',
    eligibility: 'Eligibility',
    fees: 'Fees',
    signAs: 'You sign as',
    signature: (grade: GradeCode) => `Your name, ${grade}`,
    compare: 'Compare all six',
    ...feeLabels,
  },
  applyTo: signUpPath,
  compareTo: '/membership/category#compare',
  formatAmount: naira,
} as const;

/** The public fee table, as the grade cards show it (S-9.5). */
export const gradeFees = {
  grades,
  labels: feeLabels,
  applyTo: signUpPath,
  formatAmount: naira,
} as const;

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
  note: `You pay the first fee when you apply and the second when you are admitted. From the year after that, you also pay the ${annualFee.label} of ${naira(annualFee.amount)} each year. The member application also names a ${inductionFee.note} ${inductionFee.label}; you don’t pay it on top of these fees.`,
  /** The home page shows them too. */
  steps: {
    title: 'From account to admission',
    start: 'Join',
    ask: 'Talk to us first',
    items: [
      {
        title: 'Join',
        text: 'Create an account with your name, email, phone number and grade.',
      },
      {
        title: 'Apply',
        text: 'Enter your education, assignments and two referees, and attach your proof of payment. It takes about half an hour, and your answers are saved.',
      },
      {
        title: 'Committee review',
        text: 'The Membership Committee evaluates your application. Your member area shows its status.',
      },
      {
        title: 'Admission',
        text: 'We email you the decision. Once you are admitted, you may use the letters of your grade.',
      },
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

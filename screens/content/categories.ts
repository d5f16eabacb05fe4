import type { GradeCode } from '@imc/api';
import { homePageLink, membershipPageLink } from './navigation.ts';

/** Requirements and fees are in grades.ts. */
export const categories = {
  path: '/membership/category',
  above: [homePageLink, membershipPageLink],
  title: 'Membership Categories and Eligibility',
  lead: 'Six categories with their eligibility and fees. Yours is the highest whose conditions you meet.',
  eligibilityTitle: 'Eligibility',
  finder: {
    title: 'Find your grade',
    text: 'Answer four questions to see the highest grade whose published rules you meet, what to have ready and what it costs. Your answers are in the address of this page, so you can send it to somebody.',
    noScript: 'The questions need JavaScript. The rules and fees of all grades are on this page.',
    failed: 'The questions could not be loaded. Reload the page to try again.',
  },
  /** One sentence about each category, highest first, because visitors look for the grade they aim at. */
  items: [
    { code: 'DFIMC', text: 'The highest grade, for decades of experience.' },
    { code: 'FIMC', text: 'For experienced practitioners.' },
    { code: 'MIMC', text: 'For practising consultants. The full grade of membership.' },
    { code: 'AIMC', text: 'For managers on their way into consulting.' },
    { code: 'GIMC', text: 'For final-year students and NYSC members.' },
    { code: 'SIMC', text: 'For students who want to know the profession early.' },
  ] satisfies readonly { code: GradeCode; text: string }[],
  compare: {
    title: 'Side by side',
    jump: 'Compare side by side',
    text: 'Eligibility and fees of all six grades, lowest first.',
    grade: 'Grade',
    eligibility: 'Eligibility',
    application: 'Application',
    admission: 'Admission / induction',
    total: 'Total',
    none: 'none',
  },
  next: {
    title: 'Found yours?',
    text: 'Open an account and apply from your member area. The committee decides on the grade you apply for; you may apply again for another.',
    apply: 'Apply Now',
    fees: 'Registration and admission',
  },
} as const;

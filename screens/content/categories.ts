import type { GradeCode } from '@imc/api';
import { homePageLink, membershipPageLink } from './navigation.ts';

/** Requirements and fees are in grades.ts. */
export const categories = {
  path: '/membership/category',
  above: [homePageLink, membershipPageLink],
  title: 'Membership Categories and Eligibility',
  lead: 'Apply for the highest grade you qualify for.',
  finder: {
    title: 'Find your grade',
    text: 'Answer four questions, or',
    noScript: 'The questions need JavaScript. The rules and fees of all grades are on this page.',
    failed: 'The questions could not be loaded. Reload the page to try again.',
  },
  /** One sentence about each category, lowest first. */
  items: [
    { code: 'SIMC', text: 'For students, from 200 level on.' },
    { code: 'GIMC', text: 'For the final year and NYSC.' },
    { code: 'AIMC', text: 'For managers who consult.' },
    { code: 'MIMC', text: 'For practising consultants.' },
    { code: 'FIMC', text: 'For experienced practitioners.' },
    { code: 'DFIMC', text: 'For decades of experience.' },
  ] satisfies readonly { code: GradeCode; text: string }[],
  compare: {
    title: 'Six categories side by side',
    jump: 'compare all six side by side.',
    eligibility: 'Eligibility',
    application: 'Application',
    admission: 'Admission / induction',
    total: 'Total',
    none: 'none',
    apply: 'Apply Now',
    applyFor: (category: string) => `Apply Now for ${category}`,
  },
} as const;

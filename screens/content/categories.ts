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
  compare: {
    title: 'All six categories',
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

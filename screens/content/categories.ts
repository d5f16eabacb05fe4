import type { GradeCode } from '@imc/api';

/** What a category is and what it asks for. */
export interface CategoryFacts {
  readonly code: GradeCode;
  /** Who it is for, in a sentence. */
  readonly text: string;
  /** What it asks for (specification, section 9). */
  readonly requirements: readonly [string, ...string[]];
}

/** The six categories, highest first, as people look for the letters they aim at. */
export const categories = {
  title: 'Membership Categories and Eligibility',
  lead: 'Six categories. Yours is the one whose list you meet today; the next is nearer than it was.',
  eligibilityTitle: 'Eligibility',
  items: [
    {
      code: 'DFIMC',
      text: 'For those whose work has shaped the profession.',
      requirements: ['25 or more years of post-graduate experience'],
    },
    {
      code: 'FIMC',
      text: 'For experienced practitioners whom others learn from.',
      requirements: ['15 or more years of post-graduate experience'],
    },
    {
      code: 'MIMC',
      text: 'For practising consultants. The full grade of membership.',
      requirements: ['Over 10 years of consulting'],
    },
    {
      code: 'AIMC',
      text: 'For managers on their way into consulting.',
      requirements: [
        'A degree or diploma',
        'At least 5 years of managerial experience',
        'Competence in one field of management',
      ],
    },
    {
      code: 'GIMC',
      text: 'For those who begin.',
      requirements: [
        'Final-year students and NYSC members',
        'Mandatory Management Consulting Training Programmes must be undergone',
      ],
    },
    {
      code: 'SIMC',
      text: 'For students who want to know the profession early.',
      requirements: ['Students at 200 level and above'],
    },
  ] satisfies readonly CategoryFacts[],
  compare: {
    title: 'Side by side',
    text: 'Eligibility and fees of all six grades.',
    grade: 'Grade',
    eligibility: 'Eligibility',
    application: 'Application',
    admission: 'Admission / induction',
    total: 'Total',
    none: 'none',
  },
} as const;

import {
  chargesFor,
  type FeeBasis,
  flatFees,
  type GradeCode,
  type GradeFees,
  gradeCodes,
  gradeFees,
  mapKeys,
  totalFee,
} from '@imc/api';
import type { Fact } from '@imc/ui';
import { naira } from './money.ts';

/** Requirements and fees of a grade, in naira (S-9.5). */
export interface GradeFacts extends GradeFees {
  readonly code: GradeCode;
  readonly name: string;
  /** Sum of both fees. */
  readonly total: number;
  /** Whom the grade is for, in one sentence. */
  readonly audience: string;
  /** The condition that this grade adds to the one below, in a few words. */
  readonly condition: string;
  /** Requirements, one line each. */
  readonly requirements: readonly [string, ...string[]];
}

const facts: readonly Omit<GradeFacts, keyof GradeFees | 'total'>[] = [
  {
    code: 'SIMC',
    name: 'Student',
    audience: 'For future consultants.',
    condition: '200 level and above',
    requirements: ['Students at 200 level and above'],
  },
  {
    code: 'GIMC',
    name: 'Graduate',
    audience: 'For those beginning a career.',
    condition: 'Final year or NYSC, with the mandatory training',
    requirements: [
      'Final-year students and NYSC members',
      'They must undergo Mandatory Management Consulting Training Programmes',
    ],
  },
  {
    code: 'AIMC',
    name: 'Associate',
    audience: 'For managers who consult.',
    condition: 'A degree or diploma and 5 years in management',
    requirements: [
      'A degree or diploma',
      'At least 5 years of managerial experience',
      'Competence in one field of management',
    ],
  },
  {
    code: 'MIMC',
    name: 'Member',
    audience: 'For practising consultants.',
    condition: 'Over 10 years of consulting',
    requirements: ['Over 10 years of consulting'],
  },
  {
    code: 'FIMC',
    name: 'Fellow',
    audience: 'For experienced practitioners.',
    condition: '15 or more years of post-graduate experience',
    requirements: ['15 or more years of post-graduate experience'],
  },
  {
    code: 'DFIMC',
    name: 'Distinguished Fellow',
    audience: 'For leaders of the profession.',
    condition: '25 or more years of post-graduate experience',
    requirements: ['25 or more years of post-graduate experience'],
  },
];

/** Lowest grade first. */
export const grades: readonly GradeFacts[] = facts.map((grade) => ({
  ...grade,
  ...gradeFees[grade.code],
  total: totalFee(grade.code),
}));

export const gradeFacts = Object.fromEntries(grades.map((grade) => [grade.code, grade])) as Record<
  GradeCode,
  GradeFacts
>;

/** Requirements by grade, one line per rule of `gradeRules`. */
export const gradeRequirements: Readonly<Record<GradeCode, readonly string[]>> = mapKeys(
  gradeCodes,
  (grade) => gradeFacts[grade].requirements,
);

export { feeNames } from '@imc/api';

/** When the two fees of the public table are due. */
export const feeTimes = {
  application: 'with the application',
  admission: 'at admission and induction',
} as const;

/**
 * The flat fees that the member's application form states (S-9.4), in naira. They differ from the public fee table; both are shown as
 * specified, and nothing is computed across them. What is charged is `chargesFor`.
 */
export const applicationFees = [
  { ...flatFees.annual, note: undefined },
  { ...flatFees.induction, note: 'one-time' },
] as const;

/**
 * The Institute's other statement of fees (PAY-2): the flat fees where those by grade are charged, otherwise those of the grade. None while no
 * grade is known.
 */
export function otherFees(grade: GradeCode | undefined, charged: FeeBasis): readonly Fact[] {
  if (charged === 'grade')
    return applicationFees.map(({ label, amount, note }) => ({ label, value: naira(amount), note }));
  if (!grade) return [];
  const { application, admission } = chargesFor('grade', grade);
  return [application, ...(admission ? [admission] : [])].map(({ about, amount }) => ({
    label: about,
    value: naira(amount),
  }));
}

/** The grades with the lowest and the highest total fee. */
export const feeRange = {
  lowest: grades.reduce((lowest, grade) => (grade.total < lowest.total ? grade : lowest)),
  highest: grades.reduce((highest, grade) => (grade.total > highest.total ? grade : highest)),
} as const;

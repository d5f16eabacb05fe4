import type { FinderQuestion, finderQuestions, GradeCode } from '@imc/api';
import { gradeFacts } from './grades.ts';
import { naira } from './money.ts';

interface QuestionTexts<Question extends FinderQuestion> {
  readonly label: string;
  readonly answers: Readonly<Record<(typeof finderQuestions)[Question][number], string>>;
}

const questions: { readonly [Question in FinderQuestion]: QuestionTexts<Question> } = {
  studies: {
    label: 'Where are you in your studies?',
    answers: {
      before: 'Student, below 200 level',
      level: 'Student, from 200 level',
      final: 'Student, final year',
      service: 'NYSC member',
      degree: 'Degree or diploma',
      none: 'None of these',
    },
  },
  graduated: {
    label: 'How many years of post-graduate experience do you have?',
    answers: { 0: 'Under 15', 15: '15 to 24', 25: '25 or more' },
  },
  consulting: {
    label: 'How long have you worked as a consultant?',
    answers: { 0: '10 years or less, or never', 10: 'Over 10 years' },
  },
  managing: {
    label: 'Do you have 5 years of managerial experience, and competence in one field?',
    answers: { 0: 'No, or not yet', 5: 'Yes, both' },
  },
};

/** As in the table of the categories, on the same page. */
const nameWithLetters = (grade: GradeCode) => `${gradeFacts[grade].name} (${grade})`;

/** S-2.80. */
export const gradeFinder = {
  questions,
  progress: (answered: number, of: number) =>
    answered === 0 ? 'Your grade is shown here.' : `${answered} of ${of} questions answered.`,
  grade: nameWithLetters,
  met: 'Rules met',
  found: (grade: GradeCode) => `You can apply as ${gradeFacts[grade].name}`,
  none: 'You do not meet the published rules of any grade yet',
  clear: 'Start again',
  why: (grade: GradeCode) => `You meet the rule: ${gradeFacts[grade].condition}.`,
  advice: 'The Membership Committee decides.',
  nearest:
    'From 200 level on, students can apply as Student Members. With a degree or diploma, at least 5 years of managerial experience and competence in one field, you can apply as an Associate Member. Write to us about your own case.',
  contact: 'Ask the Institute',
  apply: 'Apply Now',
  applyFor: (grade: GradeCode) => `Apply Now as ${gradeFacts[grade].name}`,
  /** The grade's public fee table (S-9.5). */
  fees: (grade: GradeCode) => {
    const { application, admission, total } = gradeFacts[grade];
    return [
      { label: 'Application, now', value: naira(application) },
      { label: 'Admission / induction, later', value: admission === null ? 'none' : naira(admission) },
      { label: 'Total', value: naira(total) },
    ];
  },
} as const;

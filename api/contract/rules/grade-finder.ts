import { type GradeCode, gradeCodes } from '../entities/grade.ts';
import { consultingYears, postgraduateYears } from './grade-rules.ts';

/** Years of managerial experience that an Associate has at least (S-9.6). */
export const managerialYears = 5;

/**
 * In the order shown (S-2.80). An answer is a value in the address of the page. Years are full years: `graduated` at least, `consulting` more
 * than the number.
 */
export const finderQuestions = {
  studies: ['before', 'level', 'final', 'service', 'degree', 'none'],
  graduated: ['0', `${postgraduateYears.FIMC}`, `${postgraduateYears.DFIMC}`],
  consulting: ['0', `${consultingYears}`],
  managing: ['0', `${managerialYears}`],
} as const;

export type FinderQuestion = keyof typeof finderQuestions;
export type FinderAnswers = { readonly [Question in FinderQuestion]?: string };
export type FinderFacts = Readonly<Record<FinderQuestion, string>>;

export const finderQuestionNames = Object.keys(finderQuestions) as readonly FinderQuestion[];

/** Leaves out unknown answers. */
export function finderAnswers(params: Pick<URLSearchParams, 'get'>): FinderAnswers {
  const entries = finderQuestionNames.flatMap((question) => {
    const value = params.get(question);
    return value !== null && finderQuestions[question].some((answer) => answer === value)
      ? [[question, value]]
      : [];
  });
  return Object.fromEntries(entries);
}

/** Always in the same order. */
export const finderParams = (answers: FinderAnswers): URLSearchParams =>
  new URLSearchParams(
    finderQuestionNames.flatMap((question) => {
      const answer = answers[question];
      return answer === undefined ? [] : [[question, answer]];
    }),
  );

export const isComplete = (answers: FinderAnswers): answers is FinderFacts =>
  finderQuestionNames.every((question) => answers[question] !== undefined);

/** The published rules of each grade (S-9.6) that answers can meet. A Graduate Member takes the programmes afterwards. */
const isMet: Readonly<Record<GradeCode, (answers: FinderAnswers) => boolean>> = {
  SIMC: ({ studies }) => studies === 'level' || studies === 'final',
  GIMC: ({ studies }) => studies === 'final' || studies === 'service',
  AIMC: ({ studies, managing }) => studies === 'degree' && Number(managing) >= managerialYears,
  MIMC: ({ consulting }) => Number(consulting) >= consultingYears,
  FIMC: ({ graduated }) => Number(graduated) >= postgraduateYears.FIMC,
  DFIMC: ({ graduated }) => Number(graduated) >= postgraduateYears.DFIMC,
};

/** Whether the answers so far meet the published rules of the grade. */
export const meetsRules = (grade: GradeCode, answers: FinderAnswers): boolean => isMet[grade](answers);

/** Undefined if the answers meet no grade's rules. */
export const highestGrade = (facts: FinderFacts): GradeCode | undefined =>
  gradeCodes.findLast((grade) => meetsRules(grade, facts));

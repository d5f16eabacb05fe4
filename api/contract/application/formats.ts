import type { SchemaDoc } from '../entities/described.ts';
import { gradeFromLabel } from '../entities/grade.ts';
import { earliestYear, isCalendarDate } from '../rules/dates.ts';
import { emailProblem, isPhoneNumber } from '../rules/text.ts';

/**
 * Checks a non-empty text. Returns the problem, worded to follow the field's label, or undefined if the text is valid.
 *
 * @param texts - The texts of the same form or record, by field.
 * @param today - The current date, YYYY-MM-DD.
 */
export type Format = (
  text: string,
  texts: Readonly<Record<string, unknown>>,
  today: string,
) => string | undefined;

export const phoneFormat: Format = (text) =>
  isPhoneNumber(text) ? undefined : 'must be 7 to 15 digits, such as +234 800 000 0000';

export const emailFormat: Format = (text) => emailProblem(text, 'must be a valid address');

export const gradeFormat: Format = (text) =>
  gradeFromLabel(text) ? undefined : 'must be one of the six grades';

export const pastDateFormat: Format = (text, _texts, today) => {
  if (!isCalendarDate(text) || text < String(earliestYear)) return 'must be a calendar date';
  return text > today ? "can't be in the future" : undefined;
};

/** Years from now in which current studies may be expected to end: the longest first degree takes six. */
const expectedEndYears = 6;

const isYear = (text: unknown, latest: number): boolean =>
  typeof text === 'string' && /^\d{4}$/.test(text) && Number(text) >= earliestYear && Number(text) <= latest;

const yearProblem = (text: string, latest: number): string | undefined =>
  isYear(text, latest) ? undefined : `must be between ${earliestYear} and ${latest}`;

const yearOf = (today: string): number => Number(today.slice(0, 4));

/** The year in which studies began. */
export const startYearFormat: Format = (text, _texts, today) => yearProblem(text, yearOf(today));

/** The year in which studies ended or are expected to end. */
export const endYearFormat: Format = (text, { from }, today) => {
  const year = yearOf(today);
  const problem = yearProblem(text, year + expectedEndYears);
  if (problem) return problem;
  return isYear(from, year) && Number(text) < Number(from) ? "can't be before From year" : undefined;
};

const formatDocs = new Map<Format | undefined, SchemaDoc>([
  [phoneFormat, { examples: ['+234 800 000 0000'] }],
  [emailFormat, { format: 'idn-email' }],
  [gradeFormat, { examples: ['Full Member'] }],
  [pastDateFormat, { format: 'date' }],
  [startYearFormat, { examples: ['2015'] }],
  [endYearFormat, { examples: ['2019'] }],
]);

/** What the OpenAPI document says about a field. */
export const fieldDoc = ({
  label,
  format,
}: {
  readonly label: string;
  readonly format?: Format;
}): SchemaDoc => ({
  description: label,
  ...formatDocs.get(format),
});

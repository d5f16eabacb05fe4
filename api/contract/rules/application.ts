import { type ApplicationForm, refereeCount } from '../entities/application-form.ts';
import { gradeFromLabel } from '../entities/grade.ts';
import { isEmail, isFilled } from './text.ts';

/** One thing to mend on the application form: the field's path ('institutions.0.name') and the text to show. */
export interface ApplicationProblem {
  readonly path: string;
  readonly message: string;
}

/** In the order in which the form asks. */
const requiredFields = [
  ['surname', 'Surname is required'],
  ['otherNames', 'Other names are required'],
  ['title', 'Title is required'],
  ['tel', 'Telephone number is required'],
  ['whatsapp', 'WhatsApp number is required'],
  ['email', 'Email is required'],
  ['postalAddress', 'Postal address is required'],
  ['employer', 'Employer is required'],
  ['position', 'Position is required'],
  ['membershipCategory', 'Membership category is required'],
] as const satisfies readonly (readonly [keyof ApplicationForm, string])[];

/** Texts that the form and the server share. The first two are the specification's own (section 5). */
export const applicationTexts = {
  declaration: 'Declaration must be agreed to',
  referee: (number: number) => `Referee ${number} information is incomplete`,
  institution: 'At least one complete institution record is required',
  assignment: 'At least one complete assignment record is required',
  yearOrder: "The last year can't be before the first",
  email: 'Email must be a valid address',
  category: 'Membership category must be one of the six grades',
  date: 'Date is required',
  dateForm: 'Date must be a calendar date',
  proof: 'Proof of payment is required',
  proofImage: 'Proof of payment must be an image',
} as const;

/** A heading of the alert that gathers the problems (section 5). */
export const applicationProblemsHeading = 'Please fix the following errors:';

const isComplete = (record: Record<string, string>): boolean => Object.values(record).every(isFilled);

/** The first field of a record that is still empty. */
const firstEmpty = (record: Record<string, string> | undefined, fallback: string): string =>
  Object.entries(record ?? {}).find(([, value]) => !isFilled(value))?.[0] ?? fallback;

/** Whether the text is a real calendar date, YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

function recordProblems({ institutions, assignments, referees }: ApplicationForm): ApplicationProblem[] {
  const problems: ApplicationProblem[] = [];
  if (!institutions.some(isComplete)) {
    problems.push({
      path: `institutions.0.${firstEmpty(institutions[0], 'name')}`,
      message: applicationTexts.institution,
    });
  }
  institutions.forEach(({ from, to }, index) => {
    if (/^\d{4}$/.test(from) && /^\d{4}$/.test(to) && to < from) {
      problems.push({ path: `institutions.${index}.to`, message: applicationTexts.yearOrder });
    }
  });
  if (!assignments.some(isComplete)) {
    problems.push({
      path: `assignments.0.${firstEmpty(assignments[0], 'project')}`,
      message: applicationTexts.assignment,
    });
  }
  for (let index = 0; index < Math.max(refereeCount, referees.length); index++) {
    const referee = referees[index];
    if (!referee || !isComplete(referee) || index >= refereeCount) {
      problems.push({
        path: `referees.${index}.${firstEmpty(referee, 'name')}`,
        message: applicationTexts.referee(index + 1),
      });
    } else if (!isEmail(referee.email)) {
      problems.push({
        path: `referees.${index}.email`,
        message: `Referee ${index + 1}: ${applicationTexts.email}`,
      });
    }
  }
  return problems;
}

/**
 * Everything to mend before the application may be submitted, in the order of the form (section 5). The proof of payment is a
 * file beside the form and is judged by the caller.
 */
export function applicationProblems(form: ApplicationForm): ApplicationProblem[] {
  const problems: ApplicationProblem[] = [];
  for (const [path, message] of requiredFields) {
    if (!isFilled(form[path])) problems.push({ path, message });
  }
  if (isFilled(form.email) && !isEmail(form.email))
    problems.push({ path: 'email', message: applicationTexts.email });
  if (isFilled(form.membershipCategory) && !gradeFromLabel(form.membershipCategory)) {
    problems.push({ path: 'membershipCategory', message: applicationTexts.category });
  }
  problems.push(...recordProblems(form));
  if (form.declaration !== 'agreed')
    problems.push({ path: 'declaration', message: applicationTexts.declaration });
  if (!isFilled(form.date)) problems.push({ path: 'date', message: applicationTexts.date });
  else if (!isCalendarDate(form.date)) problems.push({ path: 'date', message: applicationTexts.dateForm });
  return problems;
}

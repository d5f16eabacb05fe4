import type * as z from 'zod/mini';
import {
  type ApplicationForm,
  applicationFormSchema,
  recordSchemas,
  refereeCount,
} from '../entities/application-form.ts';
import { gradeFromLabel } from '../entities/grade.ts';
import { dateInLagos, earliestYear, isCalendarDate } from './dates.ts';
import { isEmail, isFilled, isPhoneNumber } from './text.ts';

/**
 * One thing to mend on the application form: the path of a field ('institutions.0.name') or of a record ('referees.0'), and the text to show.
 * A record's problem comes before those of its fields.
 */
export interface ApplicationProblem {
  readonly path: string;
  readonly message: string;
}

/** Texts that the form and the server share. The first four are the specification's own (section 5). */
export const applicationTexts = {
  declaration: 'Declaration must be agreed to',
  referee: (number: number) => `Referee ${number} information is incomplete`,
  institution: 'At least one complete institution record is required',
  assignment: 'At least one complete assignment record is required',
  proof: 'Proof of payment is required',
  proofImage: 'Proof of payment must be an image',
} as const;

/** A heading of the alert that gathers the problems (section 5). */
export const applicationProblemsHeading = 'Please fix the following errors:';

/** Years from now in which studies under way may be expected to end: the longest first degree takes six. */
const expectedEndYears = 6;

type Labels = Readonly<Record<string, string>>;

/** Names of the fields as the form shows them, in the order in which it asks. */
const detailLabels = {
  surname: 'Surname',
  otherNames: 'Other names',
  title: 'Title',
  tel: 'Telephone number',
  whatsapp: 'WhatsApp number',
  email: 'Email',
  postalAddress: 'Postal address',
  employer: 'Employer',
  position: 'Position',
  membershipCategory: 'Membership category',
  marketer_code: 'Marketer code',
} as const satisfies Labels;

const closingLabels = { date: 'Date', signature: 'Signature' } as const satisfies Labels;

/** The ones that have no text, for the places that name fields. */
const otherLabels = {
  declaration: 'Declaration',
  proofOfPayment: 'Proof of payment',
} as const satisfies Labels;

const optionalFields: ReadonlySet<string> = new Set(['marketer_code', 'signature']);

const records = {
  institutions: {
    name: (number: number) => `Institution ${number}`,
    labels: {
      name: 'Institution',
      from: 'From year',
      to: 'To year',
      qualification: 'Qualification',
      dateObtained: 'Date obtained',
    },
  },
  assignments: {
    name: (number: number) => `Assignment ${number}`,
    labels: { project: 'Project', role: 'Role', period: 'Period' },
  },
  referees: {
    name: (number: number) => `Referee ${number}`,
    labels: {
      name: 'Name',
      position: 'Position',
      institution: 'Institution',
      address: 'Address',
      tel: 'Telephone number',
      whatsapp: 'WhatsApp number',
      email: 'Email',
    },
  },
} as const satisfies Record<string, { name: (number: number) => string; labels: Labels }>;

type ListName = keyof typeof records;
const isListName = (name: string | undefined): name is ListName => name !== undefined && name in records;

/** A field's name for people: 'Surname', 'Referee 2: Telephone number'. A path that the form does not have is its own name. */
export function fieldLabel(path: string): string {
  const [list, index, field = ''] = path.split('.');
  if (!isListName(list))
    return ({ ...detailLabels, ...closingLabels, ...otherLabels } as Labels)[path] ?? path;
  const { name, labels } = records[list];
  return `${name(Number(index) + 1)}: ${(labels as Labels)[field] ?? field}`;
}

const withLabel = (path: string, fault: string | undefined): string | undefined =>
  fault && `${fieldLabel(path)} ${fault}`;

const thousands = new Intl.NumberFormat('en-NG');

/** What is wrong with a text that is longer than its field takes, to be said after the field's name; undefined where it fits. */
function lengthFault(path: string, text: string): string | undefined {
  const [list, , field = ''] = path.split('.');
  const [shape, name]: [Readonly<Record<string, z.ZodMiniType>>, string] = isListName(list)
    ? [recordSchemas[list].shape, field]
    : [applicationFormSchema.shape, path];
  const issue = shape[name]?.safeParse(text).error?.issues[0];
  if (issue?.code !== 'too_big') return undefined;
  const limit = Number(issue.maximum);
  const excess = text.length - limit;
  return `is ${thousands.format(excess)} character${excess === 1 ? '' : 's'} too long (at most ${thousands.format(limit)})`;
}

/** The problem of a text that is longer than its field takes: which field, and by how much. Undefined where it fits. */
export const lengthProblem = (path: string, text: string): string | undefined =>
  withLabel(path, lengthFault(path, text));

type Texts = Readonly<Record<string, unknown>>;
/** What is wrong with a text that is filled in, to be said after the field's name; undefined where nothing is. */
type FormatRule = (text: string, texts: Texts) => string | undefined;
type FormatRules = Readonly<Record<string, FormatRule>>;

const phoneFault: FormatRule = (text) =>
  isPhoneNumber(text) ? undefined : 'must be 7 to 15 digits, such as +234 800 000 0000';

const emailFault: FormatRule = (text) => (isEmail(text) ? undefined : 'must be a valid address');

const isYear = (text: unknown, latest: number): boolean =>
  typeof text === 'string' && /^\d{4}$/.test(text) && Number(text) >= earliestYear && Number(text) <= latest;

const yearFault = (text: string, latest: number): string | undefined =>
  isYear(text, latest) ? undefined : `must be between ${earliestYear} and ${latest}`;

/** The rules of the fields that do not take just any text, on a day (YYYY-MM-DD). */
function formatRulesOn(today: string): Readonly<Record<'form' | ListName, FormatRules>> {
  const year = Number(today.slice(0, 4));
  const pastDate: FormatRule = (text) => {
    if (!isCalendarDate(text) || text < String(earliestYear)) return 'must be a calendar date';
    return text > today ? "can't be in the future" : undefined;
  };
  return {
    form: {
      tel: phoneFault,
      whatsapp: phoneFault,
      email: emailFault,
      membershipCategory: (text) => (gradeFromLabel(text) ? undefined : 'must be one of the six grades'),
      date: pastDate,
    },
    institutions: {
      from: (text) => yearFault(text, year),
      to: (text, { from }) =>
        yearFault(text, year + expectedEndYears) ??
        (isYear(from, year) && Number(text) < Number(from) ? "can't be before From year" : undefined),
      dateObtained: pastDate,
    },
    assignments: {},
    referees: { tel: phoneFault, whatsapp: phoneFault, email: emailFault },
  };
}

const requiredText = (label: string) =>
  `${label} ${label === detailLabels.otherNames ? 'are' : 'is'} required`;

/** Judges texts field by field: what is empty and may not be, what is too long, and what is not of the field's form. */
function textProblems(
  texts: Texts,
  labels: Labels,
  rules: FormatRules,
  { prefix = '', isRequired }: { prefix?: string; isRequired: (field: string) => boolean },
): ApplicationProblem[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const path = `${prefix}${field}`;
    const value = texts[field];
    const text = typeof value === 'string' ? value : '';
    if (!isFilled(text) && isRequired(field)) return { path, message: requiredText(label) };
    const message =
      lengthProblem(path, text) ?? (isFilled(text) && withLabel(path, rules[field]?.(text, texts)));
    return message ? { path, message } : [];
  });
}

const emptyFields = (list: ListName, record: object): number =>
  Object.keys(records[list].labels).filter((field) => !isFilled((record as Record<string, string>)[field]))
    .length;

/**
 * Judges a record.
 *
 * @param incomplete - The text for the record as a whole where it has to be complete and is not.
 */
function recordProblems(
  list: ListName,
  index: number,
  record: object = {},
  rules: FormatRules,
  incomplete: string | undefined,
): ApplicationProblem[] {
  const path = `${list}.${index}`;
  const isRequired = () => incomplete !== undefined;
  const problems = textProblems({ ...record }, records[list].labels, rules, {
    prefix: `${path}.`,
    isRequired,
  });
  return incomplete === undefined ? problems : [{ path, message: incomplete }, ...problems];
}

/** Judges a list of which one record has to be complete. Where none is, the one that lacks least is to be completed. */
function oneCompleteProblems(
  list: 'institutions' | 'assignments',
  form: ApplicationForm,
  rules: FormatRules,
  incomplete: string,
): ApplicationProblem[] {
  const found: readonly object[] = form[list].length > 0 ? form[list] : [{}];
  const lacking = found.map((record) => emptyFields(list, record));
  const least = Math.min(...lacking);
  const toComplete = least > 0 ? lacking.indexOf(least) : undefined;
  return found.flatMap((record, index) =>
    recordProblems(list, index, record, rules, index === toComplete ? incomplete : undefined),
  );
}

/** Judges the two referees, who have to be complete (section 5); a third is refused. */
const refereeProblems = ({ referees }: ApplicationForm, rules: FormatRules): ApplicationProblem[] =>
  Array.from({ length: Math.max(refereeCount, referees.length) }, (_, index) => {
    const isOneTooMany = index >= refereeCount;
    const isIncomplete = isOneTooMany || emptyFields('referees', referees[index] ?? {}) > 0;
    const text = isIncomplete ? applicationTexts.referee(index + 1) : undefined;
    return recordProblems('referees', index, referees[index], rules, text);
  }).flat();

/**
 * Everything to mend before the application may be submitted, in the order of the form (section 5). The proof of payment is a
 * file beside the form and is judged by the caller.
 *
 * @param now - The present time: years and dates are judged by the calendar of Lagos.
 */
export function applicationProblems(form: ApplicationForm, now: Date): ApplicationProblem[] {
  const rules = formatRulesOn(dateInLagos(now));
  const isRequired = (field: string) => !optionalFields.has(field);
  return [
    ...textProblems(form, detailLabels, rules.form, { isRequired }),
    ...oneCompleteProblems('institutions', form, rules.institutions, applicationTexts.institution),
    ...oneCompleteProblems('assignments', form, rules.assignments, applicationTexts.assignment),
    ...refereeProblems(form, rules.referees),
    ...(form.declaration === 'agreed'
      ? []
      : [{ path: 'declaration', message: applicationTexts.declaration }]),
    ...textProblems(form, closingLabels, rules.form, { isRequired }),
  ];
}

const isWithin = (path: string, record: string): boolean => path.startsWith(`${record}.`);

/** The lines of the alert: a record's line stands for its fields. */
export const problemLines = (problems: readonly ApplicationProblem[]): ApplicationProblem[] =>
  problems.filter(({ path }) => !problems.some((other) => isWithin(path, other.path)));

/** The problems to mark at fields: those of a record as a whole stand at its fields, where any is named. */
export const fieldProblems = (problems: readonly ApplicationProblem[]): ApplicationProblem[] =>
  problems.filter(({ path }) => !problems.some((other) => isWithin(other.path, path)));

/** A refusal of the form: its lines as one text, and every problem by its path. */
export const applicationRefusal = (
  problems: readonly ApplicationProblem[],
): { message: string; errors: Record<string, string> } => ({
  message: problemLines(problems)
    .map(({ message }) => message)
    .join(' '),
  errors: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
});

import {
  type ApplicationField,
  applicationFields,
  applicationRecords,
  type FieldName,
  type ListName,
  proofField,
  type RecordField,
} from '../application/fields.ts';
import { keysOf } from '../application/typed-object.ts';
import { type ApplicationForm, refereeCount } from '../entities/application-form.ts';
import { dateInLagos } from './dates.ts';
import { isFilled, textLimits } from './text.ts';

/**
 * One problem of the application form: the path of a field ('institutions.0.name') or of a record ('referees.0'), and the text to show.
 * A record's problem comes before those of its fields.
 */
export interface ApplicationProblem {
  readonly path: string;
  readonly message: string;
}

/** Messages of the form as a whole, which the server gives too. The first four are the specification's own (section 5). */
export const applicationTexts = {
  declaration: applicationFields.declaration.required,
  referee: applicationRecords.referees.incomplete,
  institution: applicationRecords.institutions.incomplete(),
  assignment: applicationRecords.assignments.incomplete(),
  proof: proofField.required,
  proofImage: proofField.notAnImage,
} as const;

/** A heading of the alert that gathers the problems (section 5). */
export const applicationProblemsHeading = 'Please fix the following errors:';

const fields: Readonly<Record<FieldName, ApplicationField>> = applicationFields;
const fieldNames = keysOf(applicationFields);

const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);
const isListName = (name: string | undefined): name is ListName =>
  name !== undefined && Object.hasOwn(applicationRecords, name);

type RecordFields = Readonly<Record<string, RecordField>>;
const fieldsOf = (list: ListName): RecordFields => applicationRecords[list].fields;

/** The definition of the text at a path, and the label that its messages begin with; undefined where the form has none there. */
function fieldAt(path: string): { readonly definition: RecordField; readonly label: string } | undefined {
  if (isFieldName(path)) return { definition: fields[path], label: fields[path].label };
  const [list, index, name = ''] = path.split('.');
  const definition = isListName(list) ? fieldsOf(list)[name] : undefined;
  if (!isListName(list) || !definition) return undefined;
  return { definition, label: `${applicationRecords[list].label(Number(index) + 1)}: ${definition.label}` };
}

/** A field's name for people: 'Surname', 'Referee 2: Telephone number'. A path that the form does not have is its own name. */
export const fieldLabel = (path: string): string =>
  fieldAt(path)?.label ?? (path === 'proofOfPayment' ? proofField.label : path);

/** The label of the control at a path: 'Surname', 'Telephone number'. Empty where the form has no text there. */
export const controlLabel = (path: string): string => fieldAt(path)?.definition.label ?? '';

const thousands = new Intl.NumberFormat('en-NG');

/** The problem of a text that is longer than its field takes: which field, and by how much. Undefined where it fits. */
export function lengthProblem(path: string, text: string): string | undefined {
  const field = fieldAt(path);
  if (!field) return undefined;
  const limit = textLimits[field.definition.text];
  const excess = text.length - limit;
  if (excess <= 0) return undefined;
  const characters = `${thousands.format(excess)} character${excess === 1 ? '' : 's'}`;
  return `${field.label} is ${characters} too long (at most ${thousands.format(limit)})`;
}

type Texts = Readonly<Record<string, unknown>>;

/** What is wrong with a text that is not empty: its length, or what its field accepts. */
function formatProblem(path: string, text: string, texts: Texts, today: string): string | undefined {
  const field = fieldAt(path);
  const fault = isFilled(text) ? field?.definition.format?.(text, texts, today) : undefined;
  return lengthProblem(path, text) ?? (fault && `${field?.label} ${fault}`);
}

const textOf = (texts: Texts, name: string): string => {
  const value = texts[name];
  return typeof value === 'string' ? value : '';
};

const requiredText = ({ label, required }: ApplicationField): string => required ?? `${label} is required`;

const problemAt = (path: string, message: string | undefined): ApplicationProblem[] =>
  message === undefined ? [] : [{ path, message }];

/** Judges one text of the form: whether it is missing, too long, or not what its field accepts. */
function fieldProblem(name: FieldName, texts: Texts, today: string): ApplicationProblem[] {
  const field = fields[name];
  const text = textOf(texts, name);
  const isMissing = field.only === undefined ? !isFilled(text) : text !== field.only;
  return problemAt(
    name,
    isMissing && !field.optional ? requiredText(field) : formatProblem(name, text, texts, today),
  );
}

/**
 * Judges a record.
 *
 * @param isToComplete - Whether it has to be complete and is not: each empty text is then a problem, and the record as a whole.
 */
function recordProblems(
  list: ListName,
  index: number,
  record: object = {},
  today: string,
  isToComplete: boolean,
): ApplicationProblem[] {
  const texts: Texts = { ...record };
  const path = `${list}.${index}`;
  const problems = Object.entries(fieldsOf(list)).flatMap(([name, field]) => {
    const text = textOf(texts, name);
    const isMissing = isToComplete && !isFilled(text);
    const at = `${path}.${name}`;
    return problemAt(at, isMissing ? requiredText(field) : formatProblem(at, text, texts, today));
  });
  return isToComplete
    ? [{ path, message: applicationRecords[list].incomplete(index + 1) }, ...problems]
    : problems;
}

const countEmpty = (list: ListName, record: object = {}): number =>
  Object.keys(fieldsOf(list)).filter((name) => !isFilled(textOf({ ...record }, name))).length;

/** Judges a list of which one record has to be complete. Where none is, the one that lacks least is to be completed. */
function oneCompleteProblems(
  list: 'institutions' | 'assignments',
  form: ApplicationForm,
  today: string,
): ApplicationProblem[] {
  const found: readonly object[] = form[list].length > 0 ? form[list] : [{}];
  const lacking = found.map((record) => countEmpty(list, record));
  const least = Math.min(...lacking);
  const toComplete = least > 0 ? lacking.indexOf(least) : undefined;
  return found.flatMap((record, index) => recordProblems(list, index, record, today, index === toComplete));
}

/** Judges the two referees, who have to be complete (section 5); a third is refused. */
const refereeProblems = ({ referees }: ApplicationForm, today: string): ApplicationProblem[] =>
  Array.from({ length: Math.max(refereeCount, referees.length) }, (_, index) => {
    const isOneTooMany = index >= refereeCount;
    const isToComplete = isOneTooMany || countEmpty('referees', referees[index]) > 0;
    return recordProblems('referees', index, referees[index], today, isToComplete);
  }).flat();

/**
 * Every problem that has to be fixed before the application may be submitted, in the order of the form (section 5). The proof of payment is a
 * file beside the form and is judged by the caller.
 *
 * @param now - The present time: years and dates are judged by the calendar of Lagos.
 */
export function applicationProblems(form: ApplicationForm, now: Date): ApplicationProblem[] {
  const today = dateInLagos(now);
  const problemsOf = (names: readonly FieldName[]) =>
    names.flatMap((name) => fieldProblem(name, form, today));
  return [
    ...problemsOf(fieldNames.filter((name) => !fields[name].closing)),
    ...oneCompleteProblems('institutions', form, today),
    ...oneCompleteProblems('assignments', form, today),
    ...refereeProblems(form, today),
    ...problemsOf(fieldNames.filter((name) => fields[name].closing)),
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

import {
  type ApplicationField,
  applicationFields,
  applicationRecords,
  type FieldName,
  type ListName,
  proofField,
  type RecordField,
} from '../application/fields.ts';
import { dialledNumbers, foldText } from '../application/search.ts';
import { applicationSections } from '../application/sections.ts';
import { keysOf } from '../application/typed-object.ts';
import { type ApplicationForm, refereeCount } from '../entities/application-form.ts';
import { dateInLagos } from './dates.ts';
import { nameWords } from './name-words.ts';
import { canonicalEmail, isFilled, textLimits } from './text.ts';

/** `path`: a field ('institutions.0.name') or a record ('referees.0'). The problem of a record precedes those of its fields. */
export interface ApplicationProblem {
  readonly path: string;
  readonly message: string;
}

/** The server returns them too. The specification defines the first four (S-5.4, S-5.5). */
export const applicationTexts = {
  declaration: applicationFields.declaration.required,
  referee: applicationRecords.referees.incomplete,
  institution: applicationRecords.institutions.incomplete(),
  assignment: applicationRecords.assignments.incomplete(),
  proof: proofField.required,
  proofImage: proofField.notAnImage,
} as const;

/** S-5.4. */
export const applicationProblemsHeading = 'Please fix the following errors:';

const fields: Readonly<Record<FieldName, ApplicationField>> = applicationFields;
const fieldNames = keysOf(applicationFields);

const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);
const isListName = (name: string | undefined): name is ListName =>
  name !== undefined && Object.hasOwn(applicationRecords, name);

type RecordFields = Readonly<Record<string, RecordField>>;
const fieldsOf = (list: ListName): RecordFields => applicationRecords[list].fields;

function fieldAt(path: string): { readonly definition: RecordField; readonly label: string } | undefined {
  if (isFieldName(path)) return { definition: fields[path], label: fields[path].label };
  const [list, index, name = ''] = path.split('.');
  const definition = isListName(list) ? fieldsOf(list)[name] : undefined;
  if (!isListName(list) || !definition) return undefined;
  return { definition, label: `${applicationRecords[list].label(Number(index) + 1)}: ${definition.label}` };
}

/** 'Surname', 'Referee 2: Telephone number'. Returns an unknown path unchanged. */
export const fieldLabel = (path: string): string =>
  fieldAt(path)?.label ?? (path === 'proofOfPayment' ? proofField.label : path);

/** 'Surname', 'Telephone number'. Empty if the form has no such field. */
export const controlLabel = (path: string): string => fieldAt(path)?.definition.label ?? '';

/** A field's label for admins: 'Phone'. */
export const adminLabel = (name: FieldName): string => fields[name].adminLabel ?? fields[name].label;

const thousands = new Intl.NumberFormat('en-NG');

/** Says by how much a text exceeds its field's maximum length. Undefined if the text fits. */
export function lengthProblem(path: string, text: string): string | undefined {
  const field = fieldAt(path);
  if (!field) return undefined;
  const limit = textLimits[field.definition.text];
  const excess = text.length - limit;
  if (excess <= 0) return undefined;
  const characters = `${thousands.format(excess)} character${excess === 1 ? '' : 's'}`;
  return `${field.label} is ${characters} too long (at most ${thousands.format(limit)})`;
}

/**
 * Returns how many characters still fit once less than a tenth of the maximum length is left. Undefined for shorter and for too long texts
 * (`lengthProblem`), and for an unknown path.
 */
export function charactersLeft(path: string, text: string): number | undefined {
  const field = fieldAt(path);
  if (!field) return undefined;
  const limit = textLimits[field.definition.text];
  const left = limit - text.length;
  return left >= 0 && left < limit / 10 ? left : undefined;
}

type Texts = Readonly<Record<string, unknown>>;

/** An empty text has no format problem. */
function formatProblem(path: string, text: string, texts: Texts, today: string): string | undefined {
  const field = fieldAt(path);
  const problem = isFilled(text) ? field?.definition.format?.(text, texts, today) : undefined;
  return lengthProblem(path, text) ?? (problem && `${field?.label} ${problem}`);
}

const textOf = (texts: Texts, name: string): string => {
  const value = texts[name];
  return typeof value === 'string' ? value : '';
};

const requiredText = ({ label, required }: Pick<ApplicationField, 'label' | 'required'>): string =>
  required ?? `${label} is required`;

const problemAt = (path: string, message: string | undefined): ApplicationProblem[] =>
  message === undefined ? [] : [{ path, message }];

/** Checks one field of the form: whether it is missing, too long or has the wrong format. */
function fieldProblem(name: FieldName, texts: Texts, today: string): ApplicationProblem[] {
  const field = fields[name];
  const text = textOf(texts, name);
  const isMissing = field.only === undefined ? !isFilled(text) : text !== field.only;
  return problemAt(
    name,
    isMissing && !field.optional ? requiredText(field) : formatProblem(name, text, texts, today),
  );
}

/** With `mustBeCompleted`, reports each empty text and the record itself. */
function recordProblems(
  list: ListName,
  index: number,
  record: object = {},
  today: string,
  mustBeCompleted: boolean,
): ApplicationProblem[] {
  const texts: Texts = { ...record };
  const path = `${list}.${index}`;
  const problems = Object.entries(fieldsOf(list)).flatMap(([name, field]) => {
    const text = textOf(texts, name);
    const isMissing = mustBeCompleted && !isFilled(text);
    const at = `${path}.${name}`;
    return problemAt(at, isMissing ? requiredText(field) : formatProblem(at, text, texts, today));
  });
  return mustBeCompleted
    ? [{ path, message: applicationRecords[list].incomplete(index + 1) }, ...problems]
    : problems;
}

const countEmpty = (list: ListName, record: object = {}): number =>
  Object.keys(fieldsOf(list)).filter((name) => !isFilled(textOf({ ...record }, name))).length;

/** Checks a list that needs one complete record. If there is none, reports the record with the fewest empty fields. */
function oneCompleteProblems(
  list: 'institutions' | 'assignments',
  form: ApplicationForm,
  today: string,
): ApplicationProblem[] {
  const records: readonly object[] = form[list].length > 0 ? form[list] : [{}];
  const emptyCounts = records.map((record) => countEmpty(list, record));
  const fewest = Math.min(...emptyCounts);
  const incompleteIndex = fewest > 0 ? emptyCounts.indexOf(fewest) : undefined;
  return records.flatMap((record, index) =>
    recordProblems(list, index, record, today, index === incompleteIndex),
  );
}

/**
 * Facts of one person, as they are compared: the name without titles in any order of its words, the address, and the WhatsApp number. Not the
 * telephone number, which people of one office share.
 */
const personKeys = {
  name: (name: string) => nameWords(foldText(name)).sort().join(' '),
  whatsapp: (phone: string) => dialledNumbers(phone)[0] ?? '',
  email: canonicalEmail,
} as const;

/** Refuses referees who are the applicant, or the same person as an earlier referee. */
function samePersonProblems(form: ApplicationForm): ApplicationProblem[] {
  const applicant = { ...form, name: `${form.surname} ${form.otherNames}` };
  return form.referees.flatMap((referee, index) =>
    keysOf(personKeys).flatMap((name) => {
      const keyOf = personKeys[name];
      const key = keyOf(referee[name]);
      if (!key) return [];
      const path = `referees.${index}.${name}`;
      if (key === keyOf(applicant[name]))
        return problemAt(path, `${fieldLabel(path)} is your own. A referee has to be somebody else`);
      const earlier = form.referees.slice(0, index).findIndex((other) => keyOf(other[name]) === key);
      return problemAt(
        path,
        earlier < 0
          ? undefined
          : `${fieldLabel(path)} is also that of Referee ${earlier + 1}. They have to be two people`,
      );
    }),
  );
}

/** Both referees must be complete (S-5.5), and two people other than the applicant. Rejects a third. */
function refereeProblems(form: ApplicationForm, today: string): ApplicationProblem[] {
  const { referees } = form;
  const problems = Array.from({ length: Math.max(refereeCount, referees.length) }, (_, index) => {
    const isExcess = index >= refereeCount;
    const mustBeCompleted = isExcess || countEmpty('referees', referees[index]) > 0;
    return recordProblems('referees', index, referees[index], today, mustBeCompleted);
  }).flat();
  const paths = new Set(problems.map(({ path }) => path));
  return [...problems, ...samePersonProblems(form).filter(({ path }) => !paths.has(path))];
}

const listProblems: Readonly<
  Record<ListName, (form: ApplicationForm, today: string) => ApplicationProblem[]>
> = {
  institutions: (form, today) => oneCompleteProblems('institutions', form, today),
  assignments: (form, today) => oneCompleteProblems('assignments', form, today),
  referees: refereeProblems,
};
const listNames = keysOf(listProblems);

/**
 * Returns every problem that blocks the submission, in form order (S-5.4, S-5.5). The caller checks the proof of payment. Years and dates are
 * checked against the calendar in Lagos.
 */
export function applicationProblems(form: ApplicationForm, now: Date): ApplicationProblem[] {
  const today = dateInLagos(now);
  return applicationSections.flatMap((section) => [
    ...fieldNames
      .filter((name) => fields[name].section === section)
      .flatMap((name) => fieldProblem(name, form, today)),
    ...listNames
      .filter((list) => applicationRecords[list].section === section)
      .flatMap((list) => listProblems[list](form, today)),
  ]);
}

const isWithin = (path: string, record: string): boolean => path.startsWith(`${record}.`);

/** For the alert: the problem of a record replaces those of its fields. */
export const problemLines = (problems: readonly ApplicationProblem[]): ApplicationProblem[] =>
  problems.filter(({ path }) => !problems.some((other) => isWithin(path, other.path)));

/** For the fields: the problem of a record is omitted if any of its fields has one. */
export const fieldProblems = (problems: readonly ApplicationProblem[]): ApplicationProblem[] =>
  problems.filter(({ path }) => !problems.some((other) => isWithin(other.path, path)));

/** The alert lines as one message, and every problem by path. */
export const applicationRefusal = (
  problems: readonly ApplicationProblem[],
): { message: string; errors: Record<string, string> } => ({
  message: problemLines(problems)
    .map(({ message }) => message)
    .join(' '),
  errors: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
});

import {
  type AdminApplicationResponse,
  type ApplicationForm,
  adminTexts,
  applicationFields,
  applicationRecords,
  detailsTexts,
  type FieldColumn,
  type FieldName,
  fieldsIn,
  type GradeCode,
  gradeFromLabel,
  gradeLabels,
  gradeRank,
  keysOf,
  type ListName,
  listTexts,
  mapKeys,
  marketerCodeKey,
  nameKey,
  objectFrom,
  type StoredFieldName,
  searchText,
  sortContact,
} from '@imc/api/contract';
import type { Selectable } from 'kysely';
import { readJson } from '../../db/json-column.ts';
import type { ApplicationsTable } from '../../db/types.ts';

type Row<Column extends keyof ApplicationsTable> = Pick<Selectable<ApplicationsTable>, Column>;

const isStored = <Name extends FieldName>(name: Name): name is Name & StoredFieldName =>
  'column' in applicationFields[name];

const storedFields = keysOf(applicationFields).filter(isStored);
const listNames = keysOf(applicationRecords);

/** For a new draft. */
export const emptyFormColumns = {
  ...objectFrom(storedFields.map((name) => [applicationFields[name].column, ''])),
  ...mapKeys(listNames, () => '[]'),
};

/** Folded texts for the search and the orders of the admin list. Erased with the application. */
export const listColumns = (form: ApplicationForm, grade: GradeCode | null) => ({
  search_text: searchText({
    ...form,
    marketerCode: form.marketer_code,
    others: [...form.institutions, ...form.referees].map(({ name }) => name),
  }),
  name_key: nameKey(form),
  contact_key: sortContact(form),
  grade_rank: gradeRank(grade),
});

/** Texts are stored unchanged. */
export const formColumns = (form: ApplicationForm) => {
  const texts = objectFrom(storedFields.map((name) => [applicationFields[name].column, form[name]]));
  const lists = mapKeys(listNames, (list) => JSON.stringify(form[list]));
  const grade = gradeFromLabel(form.membershipCategory) ?? null;
  return {
    ...texts,
    ...lists,
    marketer_code_key: marketerCodeKey(form.marketer_code),
    grade,
    ...listColumns(form, grade),
  };
};

const listsOf = (row: Row<ListName>) => ({
  institutions: readJson('applications.institutions', row.institutions),
  assignments: readJson('applications.assignments', row.assignments),
  referees: readJson('applications.referees', row.referees),
});

/** The reverse of `formColumns`. */
export const formOf = (row: Selectable<ApplicationsTable>) => ({
  ...objectFrom(storedFields.map((name) => [name, row[applicationFields[name].column]])),
  membershipCategory: row.grade ? gradeLabels[row.grade].category : '',
  ...listsOf(row),
});

const ownColumns = ['id', 'grade', 'status', 'submitted_at', 'proof_file'] as const;

/** For `memberAnswer`. */
export const memberColumns = [
  ...ownColumns,
  ...fieldsIn('list')
    .filter(isStored)
    .map((name) => applicationFields[name].column),
  'payment_state',
  'payment_fee',
  'payment_amount',
  'payment_question',
  'withdrawn_at',
] as const;

/** For `detailsAnswer`. */
export const detailsColumns = [
  ...memberColumns,
  ...fieldsIn('details').map((name) => applicationFields[name].column),
  ...listNames,
] as const;

/** For `adminAnswer`. */
export const adminColumns = [
  ...ownColumns,
  ...fieldsIn('admin')
    .filter(isStored)
    .map((name) => applicationFields[name].column),
] as const;

type MemberRow = Row<(typeof memberColumns)[number]>;
type DetailsRow = Row<(typeof detailsColumns)[number]>;
type AdminRow = Row<(typeof adminColumns)[number]>;

/** The category is derived from the grade. */
const textIn =
  (row: Partial<Row<FieldColumn>> & Row<'grade'>) =>
  (name: FieldName): string => {
    if (isStored(name)) return row[applicationFields[name].column] ?? '';
    return row.grade ? gradeLabels[row.grade].category : '';
  };

/** What every response for the member contains. */
export const memberAnswer = (row: MemberRow) => ({
  id: row.id,
  ...listTexts(textIn(row)),
  status: row.status,
  created_at: row.submitted_at ?? '',
  proof_of_payment: row.proof_file,
  payment_state: row.payment_state,
  payment_fee: row.payment_fee,
  payment_amount: row.payment_amount,
  payment_question: row.payment_question,
  withdrawn_at: row.withdrawn_at,
});

/** With the complete form. */
export const detailsAnswer = (row: DetailsRow) => ({
  ...memberAnswer(row),
  ...detailsTexts(textIn(row)),
  ...listsOf(row),
});

export const adminAnswer = (row: AdminRow): AdminApplicationResponse => ({
  id: row.id,
  ...adminTexts(textIn(row)),
  status: row.status,
  created_at: row.submitted_at ?? '',
  proofOfPayment: row.proof_file,
  marketerCode: row.marketer_code || null,
});

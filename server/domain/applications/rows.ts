import {
  type AdminApplicationAnswer,
  type ApplicationDetailsAnswer,
  type ApplicationForm,
  type ApplicationStatus,
  type GradeCode,
  gradeFromLabel,
  gradeLabels,
  type MemberApplicationAnswer,
  type PaymentState,
} from '@imc/api/contract';
import { marketerCodeKey } from '../marketers/marketers.ts';

/** Every text column of a draft, before its form is complete. */
export const emptyForm = {
  title: '',
  surname: '',
  other_names: '',
  employer: '',
  position: '',
  postal_address: '',
  whatsapp: '',
  tel: '',
  email: '',
  marketer_code: '',
  institutions: '[]',
  assignments: '[]',
  referees: '[]',
  declaration: '',
  declaration_date: '',
  signature: '',
} as const;

/** The form as columns. Texts stay byte for byte. */
export const formColumns = (form: ApplicationForm) => ({
  title: form.title,
  surname: form.surname,
  other_names: form.otherNames,
  employer: form.employer,
  position: form.position,
  postal_address: form.postalAddress,
  whatsapp: form.whatsapp,
  tel: form.tel,
  email: form.email,
  marketer_code: form.marketer_code,
  marketer_code_key: marketerCodeKey(form.marketer_code),
  grade: gradeFromLabel(form.membershipCategory) ?? null,
  institutions: JSON.stringify(form.institutions),
  assignments: JSON.stringify(form.assignments),
  referees: JSON.stringify(form.referees),
  declaration: form.declaration,
  declaration_date: form.date,
  signature: form.signature,
});

const categoryLabel = (grade: GradeCode | null): string => (grade ? gradeLabels[grade].category : '');

const listColumns = [
  'id',
  'title',
  'surname',
  'other_names',
  'grade',
  'email',
  'status',
  'submitted_at',
  'declaration_date',
  'proof_file',
] as const;

export const memberColumns = [...listColumns, 'payment_state', 'payment_amount'] as const;

export const detailsColumns = [
  ...memberColumns,
  'employer',
  'position',
  'postal_address',
  'whatsapp',
  'tel',
  'marketer_code',
  'institutions',
  'assignments',
  'referees',
  'declaration',
  'signature',
] as const;

export const adminColumns = [
  ...listColumns,
  'tel',
  'whatsapp',
  'employer',
  'position',
  'postal_address',
  'marketer_code',
] as const;

interface ListRow {
  id: number;
  title: string;
  surname: string;
  other_names: string;
  grade: GradeCode | null;
  email: string;
  status: ApplicationStatus;
  submitted_at: string | null;
  declaration_date: string;
  proof_file: string | null;
}

interface MemberRow extends ListRow {
  payment_state: PaymentState;
  payment_amount: number | null;
}

interface DetailsRow extends MemberRow {
  employer: string;
  position: string;
  postal_address: string;
  whatsapp: string;
  tel: string;
  marketer_code: string;
  institutions: string;
  assignments: string;
  referees: string;
  declaration: string;
  signature: string;
}

interface AdminRow extends ListRow {
  tel: string;
  whatsapp: string;
  employer: string;
  position: string;
  postal_address: string;
  marketer_code: string;
}

export const memberAnswer = (row: MemberRow): MemberApplicationAnswer => ({
  id: row.id,
  title: row.title,
  surname: row.surname,
  otherNames: row.other_names,
  other_names: row.other_names,
  membershipCategory: categoryLabel(row.grade),
  membership_category: categoryLabel(row.grade),
  email: row.email,
  status: row.status,
  created_at: row.submitted_at ?? '',
  date: row.declaration_date,
  proof_of_payment: row.proof_file,
  payment_state: row.payment_state,
  payment_amount: row.payment_amount,
});

export const detailsAnswer = (row: DetailsRow): ApplicationDetailsAnswer => ({
  ...memberAnswer(row),
  employer: row.employer,
  position: row.position,
  postalAddress: row.postal_address,
  whatsapp: row.whatsapp,
  tel: row.tel,
  marketer_code: row.marketer_code,
  institutions: JSON.parse(row.institutions),
  assignments: JSON.parse(row.assignments),
  referees: JSON.parse(row.referees),
  declaration: row.declaration,
  signature: row.signature,
});

export const adminAnswer = (row: AdminRow): AdminApplicationAnswer => ({
  id: row.id,
  title: row.title,
  surname: row.surname,
  otherNames: row.other_names,
  other_names: row.other_names,
  membershipCategory: categoryLabel(row.grade),
  membership_category: categoryLabel(row.grade),
  email: row.email,
  status: row.status,
  created_at: row.submitted_at ?? '',
  tel: row.tel,
  whatsapp: row.whatsapp,
  employer: row.employer,
  position: row.position,
  postal_address: row.postal_address,
  postalAddress: row.postal_address,
  proofOfPayment: row.proof_file,
  declarationDate: row.declaration_date,
  marketerCode: row.marketer_code || null,
});

import {
  type ApplicationDraft,
  type ApplicationDraftData,
  type ApplicationForm,
  type ApplicationProblem,
  type ApplicationSection,
  applicationFields,
  applicationProblems,
  applicationSections,
  applicationTexts,
  dateInLagos,
  documentProblem,
  emptyRecords,
  emptyTexts,
  gradeFromLabel,
  imageTypes,
  refereeCount,
  sectionProgress,
  type User,
  uploadLimits,
  uploadTexts,
} from '@imc/api/contract';
import { type FieldPath, get } from 'react-hook-form';

/** Values of the form's controls: the form of the contract, with the declaration as a boolean and the proof as a file list. */
export interface ApplicationFormValues extends Omit<ApplicationForm, 'application_id' | 'declaration'> {
  declaration: boolean;
  proofOfPayment: FileList | undefined;
}

/** Account data that prefills fields missing from the draft. */
export type Applicant = Pick<
  User,
  'organization' | 'position' | 'phone_number' | 'email' | 'membership_type'
>;

/** The form as defined by the contract, without its file and id. */
export type ApplicationFormTexts = Omit<ApplicationForm, 'application_id'>;

/** Value of the declaration once it is checked. */
const agreed = applicationFields.declaration.only;

/** Today's date, which the declaration has unless the user changes it. */
export const declarationDay = (): string => dateInLagos(new Date());

/**
 * Returns the initial values of the form: the saved draft, with missing fields filled in from the account. The declaration has today's date
 * unless the draft has another one.
 */
export function initialValues(user: Applicant, draft: ApplicationDraftData | null): ApplicationFormValues {
  const { institutions, assignments, referees, declaration, ...texts } = draft ?? {};
  const atLeastOne = <T>(records: Partial<T>[] | undefined, empty: T): T[] =>
    records?.length ? records.map((record) => ({ ...empty, ...record })) : [{ ...empty }];
  return {
    ...emptyTexts,
    employer: user.organization ?? '',
    position: user.position ?? '',
    tel: user.phone_number,
    email: user.email,
    ...texts,
    date: texts.date || declarationDay(),
    // The select uses the grade code as its value, but a draft may contain any label of the grade.
    membershipCategory: gradeFromLabel(texts.membershipCategory ?? user.membership_type) ?? '',
    institutions: atLeastOne(institutions, emptyRecords.institutions),
    assignments: atLeastOne(assignments, emptyRecords.assignments),
    referees: Array.from({ length: refereeCount }, (_, index) => ({
      ...emptyRecords.referees,
      ...referees?.[index],
    })),
    declaration: declaration === agreed,
    proofOfPayment: undefined,
  };
}

/** Returns the sections of a draft that are not complete, in form order. */
export function openSections(
  user: Applicant,
  { data, proof }: Pick<ApplicationDraft, 'data' | 'proof'>,
): ApplicationSection[] {
  const progress = sectionProgress(toForm(initialValues(user, data)), proof !== null, new Date());
  return applicationSections.filter((section) => progress[section] !== 'complete');
}

/** Converts the values to the form defined by the contract, without its file. */
export function toForm({
  proofOfPayment: _proof,
  declaration,
  ...values
}: ApplicationFormValues): ApplicationFormTexts {
  return { ...values, declaration: declaration ? agreed : '' };
}

/**
 * Returns the form as a draft is saved: without the declaration's date if it is the one that the form filled in. A draft that is submitted on
 * a later day then has the date of that day (APP-10).
 */
export const toDraft = (values: ApplicationFormValues, filledInDate: string): ApplicationFormTexts => ({
  ...toForm(values),
  ...(values.date === filledInDate ? { date: '' } : {}),
});

/** Returns why a file can't be used as proof of payment, or undefined if it can. The server validates it again by its content. */
export function proofProblem(file: File): string | undefined {
  const document = documentProblem(file);
  if (document) return document;
  if (!imageTypes.some((type) => type === file.type)) {
    return file.type.startsWith('image/') ? uploadTexts.notAnImage : applicationTexts.proofImage;
  }
  return file.size > uploadLimits.fileBytes ? uploadTexts.tooLarge : undefined;
}

/** Whether a proof of payment is attached to the form that can be used. */
export const hasUsableProof = ({ proofOfPayment }: ApplicationFormValues): boolean => {
  const proof = proofOfPayment?.[0];
  return proof !== undefined && proofProblem(proof) === undefined;
};

/**
 * Returns all problems that prevent the form from being submitted, including those of the file.
 *
 * @param hasProof - Whether there is a proof that is uploaded apart from the form. Undefined if the form has a field for the file.
 */
export function formProblems(values: ApplicationFormValues, hasProof?: boolean): ApplicationProblem[] {
  const problems = applicationProblems(toForm(values), new Date());
  const proof = values.proofOfPayment?.[0];
  const isMissing = !(hasProof ?? proof);
  const message = isMissing ? applicationTexts.proof : proof && proofProblem(proof);
  return message ? [...problems, { path: 'proofOfPayment', message }] : problems;
}

/** Whether a path (from the server, for example) is a field of the form. */
export const isFieldPath = (
  path: string,
  values: ApplicationFormValues,
): path is FieldPath<ApplicationFormValues> =>
  path === 'proofOfPayment' || ['string', 'boolean'].includes(typeof get(values, path));

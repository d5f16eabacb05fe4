import {
  type ApplicationDraftData,
  type ApplicationForm,
  type ApplicationProblem,
  applicationFields,
  applicationProblems,
  applicationTexts,
  dateInLagos,
  emptyRecords,
  emptyTexts,
  gradeFromLabel,
  imageTypes,
  refereeCount,
  type User,
  uploadLimits,
  uploadTexts,
} from '@imc/api/contract';
import { type FieldPath, get } from 'react-hook-form';

/** What the form's controls hold: the form of the contract, with the declaration as a tick and the proof as the chosen file. */
export interface ApplicationFormValues extends Omit<ApplicationForm, 'application_id' | 'declaration'> {
  declaration: boolean;
  proofOfPayment: FileList | undefined;
}

/** What the form takes from the account where the draft does not hold it. */
export type Applicant = Pick<
  User,
  'organization' | 'position' | 'phone_number' | 'email' | 'membership_type'
>;

/** The form as the contract has it, without its file and its id. */
export type ApplicationFormTexts = Omit<ApplicationForm, 'application_id'>;

/** The declaration of a member who has ticked it. */
const agreed = applicationFields.declaration.only;

/** The values that the form opens with: the saved draft, and for what it does not hold, what the account knows. */
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
    date: dateInLagos(new Date()),
    ...texts,
    // The control chooses by grade; a draft may hold any of its labels.
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

/** The form as the contract has it, without its file. */
export function toForm({
  proofOfPayment: _proof,
  declaration,
  ...values
}: ApplicationFormValues): ApplicationFormTexts {
  return { ...values, declaration: declaration ? agreed : '' };
}

/** Why a chosen file can't be the proof of payment; undefined where it can. The server judges again, by content. */
export function proofProblem(file: File): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) {
    return file.type.startsWith('image/') ? uploadTexts.notAnImage : applicationTexts.proofImage;
  }
  return file.size > uploadLimits.fileBytes ? uploadTexts.tooLarge : undefined;
}

/** Everything to mend before the form may be sent, the file with it. */
export function formProblems(values: ApplicationFormValues): ApplicationProblem[] {
  const problems = applicationProblems(toForm(values), new Date());
  const proof = values.proofOfPayment?.[0];
  const message = proof ? proofProblem(proof) : applicationTexts.proof;
  return message ? [...problems, { path: 'proofOfPayment', message }] : problems;
}

/** Whether the form has a field at a path that came from elsewhere. */
export const isFieldPath = (
  path: string,
  values: ApplicationFormValues,
): path is FieldPath<ApplicationFormValues> =>
  path === 'proofOfPayment' || ['string', 'boolean'].includes(typeof get(values, path));

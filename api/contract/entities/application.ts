import * as z from 'zod/mini';
import {
  type ApplicationForm,
  assignmentSchema,
  institutionSchema,
  refereeSchema,
} from './application-form.ts';
import { type GradeCode, gradeFromLabel } from './grade.ts';
import { type PaymentState, paymentStateSchema, paymentStates } from './payment.ts';

/** The states of a submitted application; an admin may set any from any (specification, section 4). */
export const applicationStatuses = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const applicationStatusSchema = z.enum(applicationStatuses);

/** The payment reference of an application: IMC-APP-{application id} (specification, section 3). */
export const applicationReference = (id: number): string => `IMC-APP-${id}`;

/** An applicant as lists name them: title, surname, other names. */
export const applicantName = (applicant: {
  readonly title: string;
  readonly surname: string;
  readonly otherNames: string;
}): string => [applicant.title, applicant.surname, applicant.otherNames].filter(Boolean).join(' ');

const bothSpellings = {
  id: z.number(),
  title: z.string(),
  surname: z.string(),
  otherNames: z.string(),
  other_names: z.string(),
  membershipCategory: z.string(),
  membership_category: z.string(),
  email: z.string(),
  status: applicationStatusSchema,
  created_at: z.string(),
};

/**
 * An application as the server answers its member (section 3), in both spellings that the specification names. How its payment stands goes
 * beyond the specification, and another provider may leave it out.
 */
export const memberApplicationAnswer = z.object({
  ...bothSpellings,
  date: z.string(),
  proof_of_payment: z.nullable(z.string()),
  payment_state: z.optional(paymentStateSchema),
  /** Naira that arrived; null while nobody has written it down. */
  payment_amount: z.optional(z.nullable(z.number())),
});

/** The same with everything else that the form held, for the call that answers one application. Another provider may leave any of it out. */
export const applicationDetailsAnswer = z.extend(memberApplicationAnswer, {
  employer: z.optional(z.string()),
  position: z.optional(z.string()),
  postalAddress: z.optional(z.string()),
  whatsapp: z.optional(z.string()),
  tel: z.optional(z.string()),
  marketer_code: z.optional(z.string()),
  institutions: z.optional(z.array(institutionSchema)),
  assignments: z.optional(z.array(assignmentSchema)),
  referees: z.optional(z.array(refereeSchema)),
  declaration: z.optional(z.string()),
  signature: z.optional(z.string()),
});

/** An application as the server answers an admin (section 3), in both spellings that the specification names. */
export const adminApplicationAnswer = z.object({
  ...bothSpellings,
  tel: z.string(),
  whatsapp: z.string(),
  employer: z.string(),
  position: z.string(),
  postal_address: z.string(),
  postalAddress: z.string(),
  proofOfPayment: z.nullable(z.string()),
  declarationDate: z.string(),
  marketerCode: z.nullable(z.string()),
});

export type MemberApplicationAnswer = z.infer<typeof memberApplicationAnswer>;
export type ApplicationDetailsAnswer = z.infer<typeof applicationDetailsAnswer>;
export type AdminApplicationAnswer = z.infer<typeof adminApplicationAnswer>;

/** An application, in the one spelling that screens know. `createdAt` is a UTC ISO time, `date` a calendar date. */
export interface MemberApplication {
  readonly id: number;
  readonly title: string;
  readonly surname: string;
  readonly otherNames: string;
  /** The grade applied for; undefined where the provider names one that the Institute does not have. */
  readonly grade: GradeCode | undefined;
  /** The category in the provider's words. */
  readonly membershipCategory: string;
  readonly email: string;
  readonly status: ApplicationStatus;
  readonly createdAt: string;
  readonly date: string;
  /** File name of the proof of payment. */
  readonly proofOfPayment: string | null;
  /** How its payment stands. Where the provider does not say: received once there is a proof of payment. */
  readonly paymentState: PaymentState;
  /** Naira that arrived; null while it is not known. */
  readonly paymentAmount: number | null;
}

/** One application with everything that its form held. Texts that the provider leaves out are empty, and so are its lists. */
export interface ApplicationDetails
  extends MemberApplication,
    Readonly<
      Pick<
        ApplicationForm,
        | 'employer'
        | 'position'
        | 'postalAddress'
        | 'whatsapp'
        | 'tel'
        | 'institutions'
        | 'assignments'
        | 'referees'
        | 'signature'
      >
    > {
  readonly marketerCode: string | null;
  /** Whether the declaration was agreed to. */
  readonly declared: boolean;
}

/** The same as a member sees, with what only an admin sees. */
export interface AdminApplication extends MemberApplication {
  readonly tel: string;
  readonly whatsapp: string;
  readonly employer: string;
  readonly position: string;
  readonly postalAddress: string;
  readonly declarationDate: string;
  readonly marketerCode: string | null;
}

type Fields = Readonly<Record<string, unknown>>;
type Loose = Fields & { id: number };

/** The first of several spellings that holds a text or number, as text; else empty. */
const text = (source: Fields, ...spellings: string[]): string => {
  for (const spelling of spellings) {
    const value = source[spelling];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
};

/** Empty and unknown states read as pending (section 4: default when empty; section 2: yellow otherwise). */
const readStatus = (value: string): ApplicationStatus =>
  applicationStatuses.find((status) => status === value.trim().toLowerCase()) ?? 'pending';

const readPaymentState = (value: string, proof: string | null): PaymentState =>
  paymentStates.find((state) => state === value.trim().toLowerCase()) ?? (proof ? 'received' : 'none');

/** An amount in naira, sent as a number or as its digits. */
const readAmount = (value: string): number | null => {
  const amount = Number(value);
  return value.trim() !== '' && Number.isFinite(amount) ? amount : null;
};

const readMemberApplication = (source: Loose): MemberApplication => {
  const membershipCategory = text(source, 'membershipCategory', 'membership_category');
  const proofOfPayment = text(source, 'proof_of_payment', 'proofOfPayment') || null;
  return {
    id: source.id,
    title: text(source, 'title'),
    surname: text(source, 'surname'),
    otherNames: text(source, 'otherNames', 'other_names'),
    grade: gradeFromLabel(membershipCategory),
    membershipCategory,
    email: text(source, 'email'),
    status: readStatus(text(source, 'status')),
    createdAt: text(source, 'created_at', 'createdAt'),
    date: text(source, 'date', 'declarationDate'),
    proofOfPayment,
    paymentState: readPaymentState(text(source, 'payment_state'), proofOfPayment),
    paymentAmount: readAmount(text(source, 'payment_amount')),
  };
};

/** The records of a list, each with these texts; none where there is no list. */
const recordsOf = <Field extends string>(list: unknown, fields: readonly Field[]): Record<Field, string>[] =>
  (Array.isArray(list) ? list : [])
    .filter((item): item is Fields => typeof item === 'object' && item !== null)
    .map(
      (item) =>
        Object.fromEntries(fields.map((field) => [field, text(item, field)])) as Record<Field, string>,
    );

const fieldsOf = <Shape extends object>({ shape }: { readonly shape: Shape }) =>
  Object.keys(shape) as (keyof Shape & string)[];

const readApplicationDetails = (source: Loose): ApplicationDetails => ({
  ...readMemberApplication(source),
  employer: text(source, 'employer'),
  position: text(source, 'position'),
  postalAddress: text(source, 'postalAddress', 'postal_address'),
  whatsapp: text(source, 'whatsapp'),
  tel: text(source, 'tel'),
  marketerCode: text(source, 'marketer_code', 'marketerCode') || null,
  institutions: recordsOf(source.institutions, fieldsOf(institutionSchema)),
  assignments: recordsOf(source.assignments, fieldsOf(assignmentSchema)),
  referees: recordsOf(source.referees, fieldsOf(refereeSchema)),
  declared: text(source, 'declaration') === 'agreed',
  signature: text(source, 'signature'),
});

const readAdminApplication = (source: Loose): AdminApplication => ({
  ...readMemberApplication(source),
  tel: text(source, 'tel'),
  whatsapp: text(source, 'whatsapp'),
  employer: text(source, 'employer'),
  position: text(source, 'position'),
  postalAddress: text(source, 'postal_address', 'postalAddress'),
  declarationDate: text(source, 'declarationDate', 'declaration_date', 'date'),
  marketerCode: text(source, 'marketerCode', 'marketer_code') || null,
});

const looseApplication = z.looseObject({ id: z.coerce.number() });

/** Reads a member's application in either spelling. */
export const memberApplicationReader = z.pipe(looseApplication, z.transform(readMemberApplication));
/** Reads one application of a member, with everything that its form held. */
export const applicationDetailsReader = z.pipe(looseApplication, z.transform(readApplicationDetails));
/** Reads an admin's application in either spelling. */
export const adminApplicationReader = z.pipe(looseApplication, z.transform(readAdminApplication));

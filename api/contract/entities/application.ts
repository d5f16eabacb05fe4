import * as z from 'zod/mini';
import { type GradeCode, gradeFromLabel } from './grade.ts';

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

/** An application as the server answers its member (section 3), in both spellings that the specification names. */
export const memberApplicationAnswer = z.object({
  ...bothSpellings,
  date: z.string(),
  proof_of_payment: z.nullable(z.string()),
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
}

/** The same, with what only an admin sees. */
export interface AdminApplication extends MemberApplication {
  readonly tel: string;
  readonly whatsapp: string;
  readonly employer: string;
  readonly position: string;
  readonly postalAddress: string;
  readonly declarationDate: string;
  readonly marketerCode: string | null;
}

type Loose = { id: number; [field: string]: unknown };

/** The first of several spellings that holds a text or number, as text; else empty. */
const text = (source: Loose, ...spellings: string[]): string => {
  for (const spelling of spellings) {
    const value = source[spelling];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
};

/** Empty and unknown states read as pending (section 4: default when empty; section 2: yellow otherwise). */
const readStatus = (value: string): ApplicationStatus =>
  applicationStatuses.find((status) => status === value.trim().toLowerCase()) ?? 'pending';

const readMemberApplication = (source: Loose): MemberApplication => {
  const membershipCategory = text(source, 'membershipCategory', 'membership_category');
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
    proofOfPayment: text(source, 'proof_of_payment', 'proofOfPayment') || null,
  };
};

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
/** Reads an admin's application in either spelling. */
export const adminApplicationReader = z.pipe(looseApplication, z.transform(readAdminApplication));

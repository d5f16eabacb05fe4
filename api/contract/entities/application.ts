import * as z from 'zod/mini';
import { adminTexts, detailsTexts, fieldsIn, listTexts, spellingsOf } from '../application/answers.ts';
import { type AnswerKind, applicationFields, type FieldIn, type ListName } from '../application/fields.ts';
import { keysOf, mapKeys } from '../application/typed-object.ts';
import {
  type ApplicationForm,
  assignmentSchema,
  institutionSchema,
  refereeSchema,
} from './application-form.ts';
import { type GradeCode, gradeFromLabel } from './grade.ts';
import { type PaymentState, paymentStateSchema, paymentStates } from './payment.ts';

/** The states of a submitted application; an admin may set any from any (S-4.3). */
export const applicationStatuses = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const applicationStatusSchema = z.enum(applicationStatuses);

/** The payment reference of an application: IMC-APP-{application id} (S-9.4). */
export const applicationReference = (id: number): string => `IMC-APP-${id}`;

/** An applicant as lists name them: title, surname, other names. */
export const applicantName = (applicant: {
  readonly title: string;
  readonly surname: string;
  readonly otherNames: string;
}): string => [applicant.title, applicant.surname, applicant.otherNames].filter(Boolean).join(' ');

const texts = () => z.string();

/**
 * An application as the server answers its member (S-3.5), in both spellings that the specification names. How its payment stands goes
 * beyond the specification, and another provider may leave it out.
 */
export const memberApplicationAnswer = z.object({
  id: z.number(),
  ...listTexts(texts),
  status: applicationStatusSchema,
  created_at: z.string(),
  proof_of_payment: z.nullable(z.string()),
  payment_state: z.optional(paymentStateSchema),
  /** Naira that arrived; null while nobody has written it down. */
  payment_amount: z.optional(z.nullable(z.number())),
});

/** The same with everything else that the form held, for the call that answers one application. Another provider may leave any of it out. */
export const applicationDetailsAnswer = z.extend(memberApplicationAnswer, {
  ...detailsTexts(() => z.optional(z.string())),
  institutions: z.optional(z.array(institutionSchema)),
  assignments: z.optional(z.array(assignmentSchema)),
  referees: z.optional(z.array(refereeSchema)),
});

/** An application as the server answers an admin (S-3.6), in both spellings that the specification names. */
export const adminApplicationAnswer = z.object({
  id: z.number(),
  ...adminTexts(texts),
  status: applicationStatusSchema,
  created_at: z.string(),
  proofOfPayment: z.nullable(z.string()),
  marketerCode: z.nullable(z.string()),
});

export type MemberApplicationAnswer = z.infer<typeof memberApplicationAnswer>;
export type ApplicationDetailsAnswer = z.infer<typeof applicationDetailsAnswer>;
export type AdminApplicationAnswer = z.infer<typeof adminApplicationAnswer>;

/** An application, in the one spelling that screens know. `createdAt` is a UTC ISO time, `date` a calendar date. */
export interface MemberApplication extends Readonly<Record<FieldIn<'list'>, string>> {
  readonly id: number;
  /** The grade applied for; undefined where the provider names one that the Institute does not have. */
  readonly grade: GradeCode | undefined;
  readonly status: ApplicationStatus;
  readonly createdAt: string;
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
    Readonly<Record<Exclude<FieldIn<'details'>, 'marketer_code' | 'declaration'>, string>>,
    Readonly<Pick<ApplicationForm, ListName>> {
  readonly marketerCode: string | null;
  /** Whether the declaration was agreed to. */
  readonly declared: boolean;
}

/** The same as a member sees, with what only an admin sees. */
export interface AdminApplication
  extends MemberApplication,
    Readonly<Record<Exclude<FieldIn<'admin'>, 'marketer_code' | 'date'>, string>> {
  readonly declarationDate: string;
  readonly marketerCode: string | null;
}

type Source = Readonly<Record<string, unknown>>;
type Loose = Source & { id: number };

/** The first of several spellings that holds a text or number, as text; else empty. */
const text = (source: Source, ...spellings: string[]): string => {
  for (const spelling of spellings) {
    const value = source[spelling];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
};

/** The texts of an answer in any spelling: by the names of its own kind first. */
const readTexts = <Kind extends AnswerKind>(source: Source, kind: Kind): Record<FieldIn<Kind>, string> =>
  mapKeys(fieldsIn(kind), (name) => text(source, ...spellingsOf(name, kind)));

/** Empty and unknown states read as pending (S-4.3) and show in yellow (S-2.66). */
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
  const texts = readTexts(source, 'list');
  const proofOfPayment = text(source, 'proof_of_payment', 'proofOfPayment') || null;
  return {
    id: source.id,
    ...texts,
    grade: gradeFromLabel(texts.membershipCategory),
    status: readStatus(text(source, 'status')),
    createdAt: text(source, 'created_at', 'createdAt'),
    proofOfPayment,
    paymentState: readPaymentState(text(source, 'payment_state'), proofOfPayment),
    paymentAmount: readAmount(text(source, 'payment_amount')),
  };
};

/** The records of a list, each with these texts; none where there is no list. */
const readRecords = <Name extends string>(
  list: unknown,
  { shape }: { readonly shape: Readonly<Record<Name, unknown>> },
): Record<Name, string>[] =>
  (Array.isArray(list) ? list : [])
    .filter((item): item is Source => typeof item === 'object' && item !== null)
    .map((item) => mapKeys(keysOf(shape), (name) => text(item, name)));

const readApplicationDetails = (source: Loose): ApplicationDetails => {
  const { marketer_code, declaration, ...texts } = readTexts(source, 'details');
  return {
    ...readMemberApplication(source),
    ...texts,
    marketerCode: marketer_code || null,
    declared: declaration === applicationFields.declaration.only,
    institutions: readRecords(source.institutions, institutionSchema),
    assignments: readRecords(source.assignments, assignmentSchema),
    referees: readRecords(source.referees, refereeSchema),
  };
};

const readAdminApplication = (source: Loose): AdminApplication => {
  const { marketer_code, date, ...texts } = readTexts(source, 'admin');
  return {
    ...readMemberApplication(source),
    ...texts,
    declarationDate: date,
    marketerCode: marketer_code || null,
  };
};

const looseApplication = z.looseObject({ id: z.coerce.number() });

/** Reads a member's application in either spelling. */
export const memberApplicationReader = z.pipe(looseApplication, z.transform(readMemberApplication));
/** Reads one application of a member, with everything that its form held. */
export const applicationDetailsReader = z.pipe(looseApplication, z.transform(readApplicationDetails));
/** Reads an admin's application in either spelling. */
export const adminApplicationReader = z.pipe(looseApplication, z.transform(readAdminApplication));

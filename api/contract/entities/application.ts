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
import { type ApplicationEvent, applicationEventSchema, readHistory } from './application-history.ts';
import { type ApplicationOpenings, applicationOpeningsSchema } from './application-opening.ts';
import { type GradeCode, gradeFromLabel } from './grade.ts';
import { type OpenInformationRequest, openInformationRequestSchema } from './information-request.ts';
import {
  type FeeKind,
  feeKindSchema,
  type IssuedReceipt,
  issuedReceiptSchema,
  type PaymentState,
  paymentStateSchema,
  paymentStates,
} from './payment.ts';

/** Statuses of a submitted application. An admin may change any status to any other (S-4.3). */
export const applicationStatuses = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const applicationStatusSchema = z.enum(applicationStatuses);

/** Returns the payment reference of an application: IMC-APP-{application id} (S-9.4). */
export const applicationReference = (id: number): string => `IMC-APP-${id}`;

/** Returns the applicant's name as lists show it: title, surname, other names. */
export const applicantName = (applicant: {
  readonly title: string;
  readonly surname: string;
  readonly otherNames: string;
}): string =>
  // A person with one name has a hyphen as other names.
  [applicant.title, applicant.surname, applicant.otherNames]
    .filter((part) => !/^[-.–—]*$/.test(part))
    .join(' ');

const texts = () => z.string();

/**
 * An application in responses for its member (S-3.5), in both spellings of the specification. The payment fields and the withdrawal extend the
 * specification, so another provider may omit them.
 */
export const memberApplicationAnswer = z.object({
  id: z.number(),
  ...listTexts(texts),
  status: applicationStatusSchema,
  created_at: z.string(),
  proof_of_payment: z.nullable(z.string()),
  payment_state: z.optional(paymentStateSchema),
  /** Which fee of the grade the payment is for: the admission fee once it is due, before the application fee. */
  payment_fee: z.optional(feeKindSchema),
  /** Amount received, in naira. Null until an admin has recorded it. */
  payment_amount: z.optional(z.nullable(z.number())),
  /** What an admin asks about a queried payment. Null in every other state, or if nothing was asked. */
  payment_question: z.optional(z.nullable(z.string())),
  /** Number of the newest receipt. Null if there is none. */
  receipt_number: z.optional(z.nullable(z.string())),
  /** Its receipts, oldest first: one for each fee that was paid. Only in lists. */
  receipts: z.optional(z.array(issuedReceiptSchema)),
  /** Reason of the decision that the applicant was told (S-11.110). Null without one. */
  decision_reason: z.optional(z.nullable(z.string())),
  /** When the applicant withdrew the application, a UTC ISO time. Null if they did not. */
  withdrawn_at: z.optional(z.nullable(z.string())),
});

/** A member's application with all fields of its form, for the call that returns one application. Another provider may omit any of them. */
export const applicationDetailsAnswer = z.extend(memberApplicationAnswer, {
  ...detailsTexts(() => z.optional(z.string())),
  institutions: z.optional(z.array(institutionSchema)),
  assignments: z.optional(z.array(assignmentSchema)),
  referees: z.optional(z.array(refereeSchema)),
  /** What happened to the application, oldest first. */
  history: z.optional(z.array(applicationEventSchema)),
  /** What the committee asks for. Null if no request is open. */
  information_request: z.optional(z.nullable(openInformationRequestSchema)),
  /** How often staff opened it. */
  openings: z.optional(applicationOpeningsSchema),
});

/** Where a request for information stands that was not closed: the applicant has to answer, or has answered. */
export const askedStates = ['open', 'answered'] as const;
export type AskedState = (typeof askedStates)[number];

/** An application in responses for admins (S-3.6), in both spellings of the specification. */
export const adminApplicationAnswer = z.object({
  id: z.number(),
  ...adminTexts(texts),
  status: applicationStatusSchema,
  created_at: z.string(),
  proofOfPayment: z.nullable(z.string()),
  marketerCode: z.nullable(z.string()),
  /** Where the newest request for information stands. Null if there is none or it was closed. Only in lists. */
  asked_for_more: z.optional(z.nullable(z.enum(askedStates))),
  /** Whether it is the asking admin's own, who can't decide on it. Only in lists. */
  own: z.optional(z.boolean()),
});

export type MemberApplicationAnswer = z.infer<typeof memberApplicationAnswer>;
export type ApplicationDetailsAnswer = z.infer<typeof applicationDetailsAnswer>;
export type AdminApplicationAnswer = z.infer<typeof adminApplicationAnswer>;

/** An application in the single spelling that screens use. `createdAt` is a UTC ISO time, `date` a calendar date. */
export interface MemberApplication extends Readonly<Record<FieldIn<'list'>, string>> {
  readonly id: number;
  /** The grade applied for. Undefined if the provider returns a grade that the Institute does not have. */
  readonly grade: GradeCode | undefined;
  readonly status: ApplicationStatus;
  readonly createdAt: string;
  /** File name of the proof of payment. */
  readonly proofOfPayment: string | null;
  /** State of the payment. If the provider omits it: 'received' if there is a proof of payment, otherwise 'none'. */
  readonly paymentState: PaymentState;
  /** Which fee of the grade the payment is for. If the provider omits it: the application fee. */
  readonly paymentFee: FeeKind;
  /** Amount received, in naira. Null if unknown. */
  readonly paymentAmount: number | null;
  /** What an admin asks about a queried payment. Absent if nothing was asked. */
  readonly paymentQuestion?: string | null | undefined;
  /** Number of the newest receipt. Null or absent if there is none. */
  readonly receiptNumber?: string | null | undefined;
  /** Its receipts, oldest first. Absent if the provider does not tell. */
  readonly receipts?: readonly IssuedReceipt[] | undefined;
  /** Reason of the decision that the applicant was told. Null or absent without one. */
  readonly decisionReason?: string | null | undefined;
  /** When the applicant withdrew the application, a UTC ISO time. Null if they did not. */
  readonly withdrawnAt: string | null;
}

/** Returns the status as the member sees it: a withdrawn application is 'withdrawn', although its status stays pending (S-11.66). */
export const shownStatus = ({
  status,
  withdrawnAt,
}: Pick<MemberApplication, 'status' | 'withdrawnAt'>): ApplicationStatus | 'withdrawn' =>
  withdrawnAt === null ? status : 'withdrawn';

/** An application with all fields of its form. Texts and lists that the provider omits are empty. */
export interface ApplicationDetails
  extends MemberApplication,
    Readonly<Record<Exclude<FieldIn<'details'>, 'marketer_code' | 'declaration'>, string>>,
    Readonly<Pick<ApplicationForm, ListName>> {
  readonly marketerCode: string | null;
  /** Whether the applicant accepted the declaration. */
  readonly declared: boolean;
  /** What happened to the application, oldest first. If the provider omits it: its submission and its withdrawal. */
  readonly history: readonly ApplicationEvent[];
  /** What the committee asks for. Null if no request is open. */
  readonly informationRequest: OpenInformationRequest | null;
  /** How often staff opened it. Null if the provider does not tell. */
  readonly openings: ApplicationOpenings | null;
}

/** An application with the fields that only admins see. */
export interface AdminApplication
  extends MemberApplication,
    Readonly<Record<Exclude<FieldIn<'admin'>, 'marketer_code' | 'date'>, string>> {
  readonly declarationDate: string;
  readonly marketerCode: string | null;
  /** Where the newest request for information stands. Null or absent if there is none, it was closed, or the provider does not tell. */
  readonly askedForMore?: AskedState | null | undefined;
  /** Whether it is the signed-in admin's own, who can't decide on it. Undefined if the provider does not tell. */
  readonly own?: boolean | undefined;
}

/** An application with everything that its member and admins read. */
export interface FullApplication extends ApplicationDetails {
  readonly declarationDate: string;
}

type Source = Readonly<Record<string, unknown>>;
type LooseApplication = Source & { id: number };

/** Returns the value of the first of several spellings that has a text or number, as a string. Default: ''. */
const text = (source: Source, ...spellings: string[]): string => {
  for (const spelling of spellings) {
    const value = source[spelling];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
};

/** Reads the text fields of a response in any spelling. Prefers the names of its own kind of response. */
const readTexts = <Kind extends AnswerKind>(source: Source, kind: Kind): Record<FieldIn<Kind>, string> =>
  mapKeys(fieldsIn(kind), (name) => text(source, ...spellingsOf(name, kind)));

/** Reads empty and unknown statuses as pending (S-4.3), which is shown in yellow (S-2.66). */
const readStatus = (value: string): ApplicationStatus =>
  applicationStatuses.find((status) => status === value.trim().toLowerCase()) ?? 'pending';

const readPaymentState = (value: string, proof: string | null): PaymentState =>
  paymentStates.find((state) => state === value.trim().toLowerCase()) ?? (proof ? 'received' : 'none');

/** Parses an amount in naira, sent as a number or a string of digits. */
const readAmount = (value: string): number | null => {
  const amount = Number(value);
  return value.trim() !== '' && Number.isFinite(amount) ? amount : null;
};

const readReceipts = (list: unknown): IssuedReceipt[] =>
  (Array.isArray(list) ? list : []).flatMap((item) => issuedReceiptSchema.safeParse(item).data ?? []);

const readMemberApplication = (source: LooseApplication): MemberApplication => {
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
    paymentFee: text(source, 'payment_fee') === 'admission' ? 'admission' : 'application',
    paymentAmount: readAmount(text(source, 'payment_amount')),
    paymentQuestion: text(source, 'payment_question').trim() || null,
    receiptNumber: text(source, 'receipt_number') || null,
    receipts: readReceipts(source.receipts),
    decisionReason: text(source, 'decision_reason').trim() || null,
    withdrawnAt: text(source, 'withdrawn_at') || null,
  };
};

/** Reads a list of records with the texts of `shape`. Returns an empty array if there is no list. */
const readRecords = <Name extends string>(
  list: unknown,
  { shape }: { readonly shape: Readonly<Record<Name, unknown>> },
): Record<Name, string>[] =>
  (Array.isArray(list) ? list : [])
    .filter((item): item is Source => typeof item === 'object' && item !== null)
    .map((item) => mapKeys(keysOf(shape), (name) => text(item, name)));

/** Returns the events that follow from the application itself. The time of a decision does not. */
const knownHistory = ({ createdAt, withdrawnAt }: MemberApplication): ApplicationEvent[] => [
  ...(createdAt ? [{ kind: 'submitted' as const, at: createdAt }] : []),
  ...(withdrawnAt ? [{ kind: 'withdrawn' as const, at: withdrawnAt }] : []),
];

const readApplicationDetails = (source: LooseApplication): ApplicationDetails => {
  const { marketer_code, declaration, ...texts } = readTexts(source, 'details');
  const application = readMemberApplication(source);
  return {
    ...application,
    ...texts,
    marketerCode: marketer_code || null,
    declared: declaration === applicationFields.declaration.only,
    institutions: readRecords(source.institutions, institutionSchema),
    assignments: readRecords(source.assignments, assignmentSchema),
    referees: readRecords(source.referees, refereeSchema),
    history: readHistory(source.history) ?? knownHistory(application),
    informationRequest: openInformationRequestSchema.safeParse(source.information_request).data ?? null,
    openings: applicationOpeningsSchema.safeParse(source.openings).data ?? null,
  };
};

const readAdminApplication = (source: LooseApplication): AdminApplication => {
  const { marketer_code, date, ...texts } = readTexts(source, 'admin');
  return {
    ...readMemberApplication(source),
    ...texts,
    declarationDate: date,
    marketerCode: marketer_code || null,
    askedForMore: askedStates.find((state) => state === source.asked_for_more) ?? null,
    own: typeof source.own === 'boolean' ? source.own : undefined,
  };
};

const readFullApplication = (source: LooseApplication): FullApplication => {
  const application = readApplicationDetails(source);
  return { ...application, declarationDate: application.date };
};

const looseApplication = z.looseObject({ id: z.coerce.number() });

/** Parses an application in a response for members, in either spelling. */
export const memberApplicationReader = z.pipe(looseApplication, z.transform(readMemberApplication));
/** Parses one application of a member with all fields of its form. */
export const applicationDetailsReader = z.pipe(looseApplication, z.transform(readApplicationDetails));
/** Parses an application in a response for admins, in either spelling. */
export const adminApplicationReader = z.pipe(looseApplication, z.transform(readAdminApplication));
/** Parses one application with everything that its member and admins read. */
export const fullApplicationReader = z.pipe(looseApplication, z.transform(readFullApplication));

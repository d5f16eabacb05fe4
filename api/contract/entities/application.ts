import * as z from 'zod/mini';
import { applicationFields, type FieldIn, type FieldName, type ListName } from '../application/fields.ts';
import { fieldDoc } from '../application/formats.ts';
import {
  adminTexts,
  detailsTexts,
  listTexts,
  textsIn,
  withBothSpellings,
} from '../application/response-texts.ts';
import {
  type ApplicationForm,
  assignmentSchema,
  institutionSchema,
  refereeSchema,
} from './application-form.ts';
import { type ApplicationEvent, applicationEventSchema } from './application-history.ts';
import { type ApplicationOpenings, applicationOpeningsSchema } from './application-opening.ts';
import { described, documented } from './described.ts';
import { type GradeCode, gradeFromLabel } from './grade.ts';
import { type OpenInformationRequest, openInformationRequestSchema } from './information-request.ts';
import {
  type FeeKind,
  feeKindSchema,
  type IssuedReceipt,
  issuedReceiptSchema,
  type PaymentState,
  paymentStateSchema,
} from './payment.ts';
import { fileName, naira, receiptNumber, rowId, timestamp } from './values.ts';

/** Statuses of a submitted application. An admin may change any status to any other (S-4.3). */
export const applicationStatuses = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const applicationStatusSchema = z.enum(applicationStatuses);

/** Returns the payment reference of an application: IMC-APP-{application id} (S-9.4). */
export const applicationReference = (id: number): string => `IMC-APP-${id}`;

/** A person with one name has a hyphen as other names. */
const joinNames = (...names: string[]): string => names.filter((name) => !/^[-.–—]*$/.test(name)).join(' ');

/** Returns the applicant's name as lists show it: title, surname, other names. */
export const applicantName = (applicant: {
  readonly title: string;
  readonly surname: string;
  readonly otherNames: string;
}): string => joinNames(applicant.title, applicant.surname, applicant.otherNames);

/** Returns the applicant's name as certificate, receipt and letter show it: other names, surname. */
export const documentName = (applicant: { readonly surname: string; readonly otherNames: string }): string =>
  joinNames(applicant.otherNames, applicant.surname);

/**
 * Accepts either spelling of a field that the specification spells in two ways: `otherNames` and `other_names` (S-3.6). Our server writes both.
 * @__NO_SIDE_EFFECTS__
 */
const eitherSpelling = <Output, Input>(schema: z.ZodMiniType<Output, Input>) =>
  z.pipe(
    z.transform(withBothSpellings),
    schema as z.ZodMiniType<unknown, object>,
  ) as unknown as z.ZodMiniType<Output, Input>;

const text = (name: FieldName) => documented(fieldDoc(applicationFields[name]), z.string());

const memberFields = {
  id: rowId,
  ...listTexts(text),
  status: applicationStatusSchema,
  created_at: timestamp,
  proof_of_payment: z.nullable(fileName),
  payment_state: paymentStateSchema,
  payment_fee: described('The admission fee once it is due, before the application fee.', feeKindSchema),
  payment_amount: described('Amount received. Null until an admin has recorded it.', z.nullable(naira)),
  payment_question: described(
    'Question about a queried payment. Null if nothing is asked.',
    z.nullable(z.string()),
  ),
  withdrawn_at: described(
    'When the applicant withdrew the application. Null if they did not.',
    z.nullable(timestamp),
  ),
};

/** Null without one (APP-17). */
const decision_reason = described(
  'What the committee wrote to the applicant. Null if nothing.',
  z.nullable(z.string()),
);

/** An application in the list for its member (S-3.5). */
export const memberApplicationResponse = eitherSpelling(
  z.object({
    ...memberFields,
    decision_reason,
    receipt_number: described(
      'Number of the newest receipt. Null if there is none.',
      z.nullable(receiptNumber),
    ),
    receipts: described(
      'Its receipts, oldest first: one for each fee that was paid.',
      z.array(issuedReceiptSchema),
    ),
  }),
);

const formFields = {
  ...memberFields,
  ...detailsTexts(text),
  institutions: z.array(institutionSchema),
  assignments: z.array(assignmentSchema),
  referees: z.array(refereeSchema),
};

/** With all fields of its form. */
export const applicationDetailsResponse = eitherSpelling(
  z.object({
    ...formFields,
    decision_reason,
    history: described('Oldest first.', z.array(applicationEventSchema)),
    information_request: described('Null if no request is open.', z.nullable(openInformationRequestSchema)),
    openings: applicationOpeningsSchema,
  }),
);

/** States of a request for information that was not closed. */
export const askedStates = ['open', 'answered'] as const;
export type AskedState = (typeof askedStates)[number];

const adminFields = {
  ...adminTexts(text),
  proofOfPayment: z.nullable(fileName),
  marketerCode: z.nullable(z.string()),
};

/** An application in the list for admins (S-3.6). */
export const adminApplicationResponse = eitherSpelling(
  z.object({
    id: rowId,
    ...adminFields,
    status: applicationStatusSchema,
    created_at: timestamp,
    asked_for_more: described(
      'Where the newest request for information stands. Null if there is none or it was closed. Only in lists.',
      z.optional(z.nullable(z.enum(askedStates))),
    ),
    own: described("Whether it is the asking admin's own. Only in lists.", z.optional(z.boolean())),
    payment_state: described('Only in lists.', z.optional(paymentStateSchema)),
  }),
);

/** With all fields of its form, for the admin who reviews it. */
export const fullApplicationResponse = eitherSpelling(z.object({ ...formFields, ...adminFields }));

export type MemberApplicationResponse = z.output<typeof memberApplicationResponse>;
export type ApplicationDetailsResponse = z.output<typeof applicationDetailsResponse>;
export type AdminApplicationResponse = z.output<typeof adminApplicationResponse>;
type FullApplicationResponse = z.output<typeof fullApplicationResponse>;

/** An application in the single spelling that screens use. `createdAt` is a UTC ISO time, `date` a calendar date. */
export interface MemberApplication extends Readonly<Record<FieldIn<'list'>, string>> {
  readonly id: number;
  /** The grade applied for. Undefined if the category is none of the Institute's. */
  readonly grade: GradeCode | undefined;
  readonly status: ApplicationStatus;
  readonly createdAt: string;
  readonly proofOfPayment: string | null;
  readonly paymentState: PaymentState;
  readonly paymentFee: FeeKind;
  /** Amount received, in naira. Null if unknown. */
  readonly paymentAmount: number | null;
  /** Question about a queried payment. Null or absent if nothing is asked. */
  readonly paymentQuestion?: string | null;
  /** Number of the newest receipt. Null or absent if there is none. */
  readonly receiptNumber?: string | null;
  /** Its receipts, oldest first. Only in lists. */
  readonly receipts?: readonly IssuedReceipt[];
  /** Null or absent without one. */
  readonly decisionReason?: string | null;
  /** When the applicant withdrew the application, a UTC ISO time. Null if they did not. */
  readonly withdrawnAt: string | null;
}

/** A withdrawn application is 'withdrawn', although its status stays pending (APP-19). */
export const shownStatus = ({
  status,
  withdrawnAt,
}: Pick<MemberApplication, 'status' | 'withdrawnAt'>): ApplicationStatus | 'withdrawn' =>
  withdrawnAt === null ? status : 'withdrawn';

export interface FullApplication
  extends MemberApplication,
    Readonly<Record<Exclude<FieldIn<'details'>, 'marketer_code' | 'declaration'>, string>>,
    Readonly<Pick<ApplicationForm, ListName>> {
  readonly marketerCode: string | null;
  readonly declarationDate: string;
  readonly declared: boolean;
}

export interface ApplicationDetails extends Omit<FullApplication, 'declarationDate'> {
  /** Oldest first. */
  readonly history: readonly ApplicationEvent[];
  /** Null if no request is open. */
  readonly informationRequest: OpenInformationRequest | null;
  readonly openings: ApplicationOpenings;
}

export interface AdminApplication
  extends Pick<MemberApplication, 'id' | 'grade' | 'status' | 'createdAt' | 'proofOfPayment'>,
    Readonly<Record<Exclude<FieldIn<'admin'>, 'marketer_code' | 'date'>, string>> {
  readonly declarationDate: string;
  readonly marketerCode: string | null;
  /** Where the newest request for information stands. Null or absent if there is none or it was closed. */
  readonly askedForMore?: AskedState | null | undefined;
  /** Whether it is the signed-in admin's own. Only in lists. */
  readonly own?: boolean | undefined;
  /** Only in lists. */
  readonly paymentState?: PaymentState | undefined;
}

type MemberFields = Pick<MemberApplicationResponse, keyof typeof memberFields>;

const memberFieldsOf = (response: MemberFields): MemberApplication => ({
  ...textsIn(response, 'list'),
  id: response.id,
  grade: gradeFromLabel(response.membershipCategory),
  status: response.status,
  createdAt: response.created_at,
  proofOfPayment: response.proof_of_payment,
  paymentState: response.payment_state,
  paymentFee: response.payment_fee,
  paymentAmount: response.payment_amount,
  paymentQuestion: response.payment_question,
  withdrawnAt: response.withdrawn_at,
});

export const memberApplicationOf = (response: MemberApplicationResponse): MemberApplication => ({
  ...memberFieldsOf(response),
  decisionReason: response.decision_reason,
  receiptNumber: response.receipt_number,
  receipts: response.receipts,
});

const formFieldsOf = (response: Pick<ApplicationDetailsResponse, keyof typeof formFields>) => {
  const { marketer_code, declaration, ...texts } = textsIn(response, 'details');
  const { institutions, assignments, referees } = response;
  return {
    ...memberFieldsOf(response),
    ...texts,
    ...{ institutions, assignments, referees },
    marketerCode: marketer_code || null,
    declared: declaration === applicationFields.declaration.only,
  };
};

export const applicationDetailsOf = (response: ApplicationDetailsResponse): ApplicationDetails => ({
  ...formFieldsOf(response),
  decisionReason: response.decision_reason,
  history: response.history,
  informationRequest: response.information_request,
  openings: response.openings,
});

export const adminApplicationOf = (response: AdminApplicationResponse): AdminApplication => {
  const marketerCode = response.marketerCode || null;
  const { marketer_code: _, date, ...texts } = textsIn({ ...response, marketerCode: '' }, 'admin');
  return {
    ...texts,
    id: response.id,
    grade: gradeFromLabel(response.membershipCategory),
    status: response.status,
    createdAt: response.created_at,
    proofOfPayment: response.proofOfPayment,
    declarationDate: date,
    marketerCode,
    askedForMore: response.asked_for_more,
    own: response.own,
    paymentState: response.payment_state,
  };
};

export const fullApplicationOf = (response: FullApplicationResponse): FullApplication => {
  const application = formFieldsOf(response);
  return { ...application, declarationDate: application.date };
};

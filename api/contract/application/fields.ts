import type { textLimits } from '../rules/text.ts';
import {
  emailFormat,
  endYearFormat,
  type Format,
  gradeFormat,
  pastDateFormat,
  phoneFormat,
  startYearFormat,
} from './formats.ts';

/** A text that the form asks for, in a record of a list too. */
export interface RecordField {
  /** What the form and its messages call it. */
  readonly label: string;
  /** How long it may be: a key of `textLimits`. */
  readonly text: keyof typeof textLimits;
  /** What is accepted where it is filled in. Default: any text. */
  readonly format?: Format;
}

/** A text that the form asks for once. */
export interface ApplicationField extends RecordField {
  /** It may be left empty. */
  readonly optional?: true;
  /** The message where it is empty. Default: '{label} is required'. */
  readonly required?: string;
  /** The one text that is accepted. */
  readonly only?: string;
  /** The form asks for it after its lists of records. */
  readonly closing?: true;
  /** The column of `applications` that stores it, byte for byte. Absent where it is stored as something else. */
  readonly column?: string;
  /** Its names in the answer to a member that lists applications. In both spellings where the specification has two. */
  readonly list?: readonly string[];
  /** Its names in the answer to a member that holds one application, beside those of `list`. */
  readonly details?: readonly string[];
  /** Its names in the answer to an admin. */
  readonly admin?: readonly string[];
}

/**
 * Every text of the application form, in the order of the form (S-5.4, S-5.5). Its schema, its required rule, the answers to
 * member and admin, the draft, the empty form and the server's columns follow from here. A new one also needs a migration, a value in
 * `sample-form.ts`, and its place on the screens.
 */
export const applicationFields = {
  surname: {
    label: 'Surname',
    text: 'line',
    column: 'surname',
    list: ['surname'],
    admin: ['surname'],
  },
  otherNames: {
    label: 'Other names',
    required: 'Other names are required',
    text: 'line',
    column: 'other_names',
    list: ['otherNames', 'other_names'],
    admin: ['otherNames', 'other_names'],
  },
  title: {
    label: 'Title',
    text: 'short',
    column: 'title',
    list: ['title'],
    admin: ['title'],
  },
  tel: {
    label: 'Telephone number',
    text: 'short',
    format: phoneFormat,
    column: 'tel',
    details: ['tel'],
    admin: ['tel'],
  },
  whatsapp: {
    label: 'WhatsApp number',
    text: 'short',
    format: phoneFormat,
    column: 'whatsapp',
    details: ['whatsapp'],
    admin: ['whatsapp'],
  },
  email: {
    label: 'Email',
    text: 'email',
    format: emailFormat,
    column: 'email',
    list: ['email'],
    admin: ['email'],
  },
  postalAddress: {
    label: 'Postal address',
    text: 'paragraph',
    column: 'postal_address',
    details: ['postalAddress'],
    admin: ['postal_address', 'postalAddress'],
  },
  employer: {
    label: 'Employer',
    text: 'line',
    column: 'employer',
    details: ['employer'],
    admin: ['employer'],
  },
  position: {
    label: 'Position',
    text: 'line',
    column: 'position',
    details: ['position'],
    admin: ['position'],
  },
  /** A grade's letters or any of its labels; stored as its letters, answered as its category. */
  membershipCategory: {
    label: 'Membership category',
    text: 'line',
    format: gradeFormat,
    list: ['membershipCategory', 'membership_category'],
    admin: ['membershipCategory', 'membership_category'],
  },
  marketer_code: {
    label: 'Marketer code',
    text: 'short',
    optional: true,
    column: 'marketer_code',
    details: ['marketer_code'],
    admin: ['marketerCode'],
  },
  declaration: {
    label: 'Declaration',
    required: 'Declaration must be agreed to',
    only: 'agreed',
    closing: true,
    text: 'short',
    column: 'declaration',
    details: ['declaration'],
  },
  /** The day of the declaration, a calendar date (YYYY-MM-DD). */
  date: {
    label: 'Date',
    closing: true,
    text: 'short',
    format: pastDateFormat,
    column: 'declaration_date',
    list: ['date'],
    admin: ['declarationDate'],
  },
  signature: {
    label: 'Signature',
    closing: true,
    text: 'line',
    optional: true,
    column: 'signature',
    details: ['signature'],
  },
} as const satisfies Readonly<Record<string, ApplicationField>>;

type Fields = typeof applicationFields;

/** The name of a text of the form. */
export type FieldName = keyof Fields;

type NamesWith<Definition> = {
  [Name in FieldName]: Fields[Name] extends Definition ? Name : never;
}[FieldName];

/** The texts that may be left empty. */
export type OptionalFieldName = NamesWith<{ readonly optional: true }>;
/** The texts that have a column of their own. */
export type StoredFieldName = NamesWith<{ readonly column: string }>;
/** The columns of `applications` that hold texts of the form. */
export type FieldColumn = Fields[StoredFieldName]['column'];

/** The answers that hold texts of the form: see `ApplicationField`. */
export type AnswerKind = 'list' | 'details' | 'admin';
/** The texts that an answer holds. */
export type FieldIn<Kind extends AnswerKind> = NamesWith<Readonly<Record<Kind, readonly string[]>>>;
/** The names under which an answer holds them. */
export type NameIn<Kind extends AnswerKind> = {
  [Name in FieldName]: Fields[Name] extends Readonly<Record<Kind, readonly (infer Spelling)[]>>
    ? Spelling
    : never;
}[FieldName];

/** A list of records that the form holds. */
export interface ApplicationRecords {
  /** What the messages call one of them. */
  readonly label: (number: number) => string;
  /** The message where a record has to be complete and is not. */
  readonly incomplete: (number: number) => string;
  readonly fields: Readonly<Record<string, RecordField>>;
}

/** The lists of the form, in its order. Stored as JSON in the column of the same name. */
export const applicationRecords = {
  institutions: {
    label: (number) => `Institution ${number}`,
    incomplete: () => 'At least one complete institution record is required',
    fields: {
      name: { label: 'Institution', text: 'line' },
      from: { label: 'From year', text: 'short', format: startYearFormat },
      to: { label: 'To year', text: 'short', format: endYearFormat },
      qualification: { label: 'Qualification', text: 'line' },
      dateObtained: { label: 'Date obtained', text: 'short', format: pastDateFormat },
    },
  },
  assignments: {
    label: (number) => `Assignment ${number}`,
    incomplete: () => 'At least one complete assignment record is required',
    fields: {
      project: { label: 'Project', text: 'paragraph' },
      role: { label: 'Role', text: 'line' },
      period: { label: 'Period', text: 'line' },
    },
  },
  referees: {
    label: (number) => `Referee ${number}`,
    incomplete: (number) => `Referee ${number} information is incomplete`,
    fields: {
      name: { label: 'Name', text: 'line' },
      position: { label: 'Position', text: 'line' },
      institution: { label: 'Institution', text: 'line' },
      address: { label: 'Address', text: 'paragraph' },
      tel: { label: 'Telephone number', text: 'short', format: phoneFormat },
      whatsapp: { label: 'WhatsApp number', text: 'short', format: phoneFormat },
      email: { label: 'Email', text: 'email', format: emailFormat },
    },
  },
} as const satisfies Readonly<Record<string, ApplicationRecords>>;

/** The name of a list of the form. */
export type ListName = keyof typeof applicationRecords;

/** The picture of the transfer, which travels beside the form. */
export const proofField = {
  label: 'Proof of payment',
  required: 'Proof of payment is required',
  notAnImage: 'Proof of payment must be an image',
} as const;

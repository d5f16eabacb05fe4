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
import type { ApplicationSection } from './sections.ts';

/** A text field of the form or of a record in one of its lists. */
export interface RecordField {
  /** Label in the form and in its messages. */
  readonly label: string;
  /** Maximum length, as a key of `textLimits`. */
  readonly text: keyof typeof textLimits;
  /** Format check for non-empty values. Default: any text. */
  readonly format?: Format;
}

/** A text field outside the lists of records. */
export interface ApplicationField extends RecordField {
  /** Shorter or clearer label for admins. Default: `label`. */
  readonly adminLabel?: string;
  /** Whether the field may be empty. */
  readonly optional?: true;
  /** Message for an empty field. Default: '{label} is required'. */
  readonly required?: string;
  /** The only accepted value. */
  readonly only?: string;
  /** Section that shows the field. */
  readonly section: ApplicationSection;
  /** Column of `applications` that stores the text unchanged. Absent if the field is stored in another form. */
  readonly column?: string;
  /** Names in the list response for members. Includes both spellings if the specification has two. */
  readonly list?: readonly string[];
  /** Names in the response with a single application for its member, in addition to `list`. */
  readonly details?: readonly string[];
  /** Names in responses for admins. */
  readonly admin?: readonly string[];
}

/**
 * Every text field of the application form, in form order (S-5.4, S-5.5). Schema, checks, responses, drafts, columns and labels are derived from
 * it. A new field also needs a migration, a column in `export-columns.ts`, and a place in `application-form-sections.tsx`,
 * `application-reader.tsx` and `application-panel-facts.tsx`.
 */
export const applicationFields = {
  surname: {
    label: 'Surname',
    section: 'personal',
    text: 'line',
    column: 'surname',
    list: ['surname'],
    admin: ['surname'],
  },
  otherNames: {
    label: 'Other names',
    section: 'personal',
    required: 'Other names are required',
    text: 'line',
    column: 'other_names',
    list: ['otherNames', 'other_names'],
    admin: ['otherNames', 'other_names'],
  },
  title: {
    label: 'Title',
    section: 'personal',
    text: 'short',
    column: 'title',
    list: ['title'],
    admin: ['title'],
  },
  tel: {
    label: 'Telephone number',
    adminLabel: 'Phone',
    section: 'personal',
    text: 'short',
    format: phoneFormat,
    column: 'tel',
    details: ['tel'],
    admin: ['tel'],
  },
  whatsapp: {
    label: 'WhatsApp number',
    adminLabel: 'WhatsApp',
    section: 'personal',
    text: 'short',
    format: phoneFormat,
    column: 'whatsapp',
    details: ['whatsapp'],
    admin: ['whatsapp'],
  },
  email: {
    label: 'Email',
    section: 'personal',
    text: 'email',
    format: emailFormat,
    column: 'email',
    list: ['email'],
    admin: ['email'],
  },
  postalAddress: {
    label: 'Postal address',
    section: 'personal',
    text: 'paragraph',
    column: 'postal_address',
    details: ['postalAddress'],
    admin: ['postal_address', 'postalAddress'],
  },
  employer: {
    label: 'Employer',
    section: 'professional',
    text: 'line',
    column: 'employer',
    details: ['employer'],
    admin: ['employer'],
  },
  position: {
    label: 'Position',
    section: 'professional',
    text: 'line',
    column: 'position',
    details: ['position'],
    admin: ['position'],
  },
  /** A grade's letters or any of its labels. Stored as the letters, returned as the category. */
  membershipCategory: {
    label: 'Membership category',
    section: 'declaration',
    text: 'line',
    format: gradeFormat,
    list: ['membershipCategory', 'membership_category'],
    admin: ['membershipCategory', 'membership_category'],
  },
  marketer_code: {
    label: 'Marketer code',
    section: 'professional',
    text: 'short',
    optional: true,
    column: 'marketer_code',
    details: ['marketer_code'],
    admin: ['marketerCode'],
  },
  declaration: {
    label: 'Declaration',
    section: 'declaration',
    required: 'Declaration must be agreed to',
    only: 'agreed',
    text: 'short',
    column: 'declaration',
    details: ['declaration'],
  },
  /** Date of the declaration, a calendar date (YYYY-MM-DD). */
  date: {
    label: 'Date',
    adminLabel: 'Declaration date',
    section: 'declaration',
    text: 'short',
    format: pastDateFormat,
    column: 'declaration_date',
    list: ['date'],
    admin: ['declarationDate'],
  },
  signature: {
    label: 'Signature',
    section: 'declaration',
    text: 'line',
    optional: true,
    column: 'signature',
    details: ['signature'],
  },
} as const satisfies Readonly<Record<string, ApplicationField>>;

type Fields = typeof applicationFields;

export type FieldName = keyof Fields;

type NamesWith<Definition> = {
  [Name in FieldName]: Fields[Name] extends Definition ? Name : never;
}[FieldName];

export type OptionalFieldName = NamesWith<{ readonly optional: true }>;
export type StoredFieldName = NamesWith<{ readonly column: string }>;
/** Columns of `applications` that store text fields of the form. */
export type FieldColumn = Fields[StoredFieldName]['column'];

/** Kinds of response that contain text fields of the form. See `ApplicationField`. */
export type ResponseKind = 'list' | 'details' | 'admin';
export type FieldIn<Kind extends ResponseKind> = NamesWith<Readonly<Record<Kind, readonly string[]>>>;
/** Names under which a kind of response returns those fields. */
export type NameIn<Kind extends ResponseKind> = {
  [Name in FieldName]: Fields[Name] extends Readonly<Record<Kind, readonly (infer Spelling)[]>>
    ? Spelling
    : never;
}[FieldName];

/** A list of records in the form. */
export interface ApplicationRecords {
  /** Label of a record in messages. `number` counts from 1. */
  readonly label: (number: number) => string;
  /** Message for a record that must be complete but is not. */
  readonly incomplete: (number: number) => string;
  /** Section of the form that shows the list. */
  readonly section: ApplicationSection;
  readonly fields: Readonly<Record<string, RecordField>>;
}

/** The form's lists of records, in form order. Each is stored as JSON in the column of the same name. */
export const applicationRecords = {
  institutions: {
    label: (number) => `Institution ${number}`,
    incomplete: () => 'At least one complete institution record is required',
    section: 'education',
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
    section: 'assignments',
    fields: {
      project: { label: 'Project', text: 'paragraph' },
      role: { label: 'Role', text: 'line' },
      period: { label: 'Period', text: 'line' },
    },
  },
  referees: {
    label: (number) => `Referee ${number}`,
    incomplete: (number) => `Referee ${number} information is incomplete`,
    section: 'referees',
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

/** Name of one of the form's lists of records. */
export type ListName = keyof typeof applicationRecords;

/** The proof of payment, an image that is sent next to the form. */
export const proofField = {
  label: 'Proof of payment',
  required: 'Proof of payment is required',
  notAnImage: 'Proof of payment must be an image',
} as const;

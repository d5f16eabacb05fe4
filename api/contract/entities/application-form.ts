import * as z from 'zod/mini';
import {
  applicationFields,
  applicationRecords,
  type FieldName,
  type OptionalFieldName,
  type RecordField,
} from '../application/fields.ts';
import { keysOf, mapKeys } from '../application/typed-object.ts';
import { idNumber } from './id.ts';
import { textSchemas, textUpTo } from './text.ts';

/**
 * The schema of one record of a list.
 * @__NO_SIDE_EFFECTS__
 */
const recordSchema = <Name extends string>({
  fields,
}: {
  readonly fields: Readonly<Record<Name, RecordField>>;
}) => z.object(mapKeys(keysOf(fields), (name) => textSchemas[fields[name].text]));

/** An education record. Years are four digits; `dateObtained` is a calendar date. */
export const institutionSchema = recordSchema(applicationRecords.institutions);
/** A consulting assignment. */
export const assignmentSchema = recordSchema(applicationRecords.assignments);
/** A referee. */
export const refereeSchema = recordSchema(applicationRecords.referees);

/** Referees that an application names (S-9.2). */
export const refereeCount = 2;
/** Most records of one kind. */
export const recordLimit = 20;

const atMost = z.maxLength(recordLimit, `At most ${recordLimit} records`);

const fieldNames = keysOf(applicationFields);
const isOptional = (name: FieldName): name is OptionalFieldName => 'optional' in applicationFields[name];
const isRequired = (name: FieldName): name is Exclude<FieldName, OptionalFieldName> => !isOptional(name);

/**
 * The application form without its file: the `data` part of the membership application call (S-3.4). The schema
 * holds types and lengths; what must be filled in is judged by `applicationProblems`.
 */
export const applicationFormSchema = z.object({
  /** The draft that this submission completes; absent, a new application is made. */
  application_id: z.optional(idNumber),
  ...mapKeys(fieldNames.filter(isRequired), (name) => textSchemas[applicationFields[name].text]),
  ...mapKeys(fieldNames.filter(isOptional), (name) =>
    z._default(z.optional(textSchemas[applicationFields[name].text]), ''),
  ),
  institutions: z.array(institutionSchema).check(atMost),
  assignments: z.array(assignmentSchema).check(atMost),
  referees: z.array(refereeSchema).check(atMost),
});

export type ApplicationForm = z.infer<typeof applicationFormSchema>;

const emptyRecord = <Name extends string>({
  fields,
}: {
  readonly fields: Readonly<Record<Name, RecordField>>;
}) => mapKeys(keysOf(fields), () => '');

/** A record of each list in which nothing is filled in. */
export const emptyRecords = {
  institutions: emptyRecord(applicationRecords.institutions),
  assignments: emptyRecord(applicationRecords.assignments),
  referees: emptyRecord(applicationRecords.referees),
};

/** The texts of a form in which nothing is filled in. */
export const emptyTexts: Readonly<Record<FieldName, string>> = mapKeys(fieldNames, () => '');

/** Longest text of a draft, in UTF-16 units, and largest draft, in bytes of JSON: a closing page sends 64 KiB and no more. */
export const draftLimits = { text: 10_000, bytes: 60 * 1024 } as const;

const draftText = textUpTo(draftLimits.text);

/** The texts of a form or record as a draft holds them: each may be missing, or longer than a submission takes it. */
const draftOf = <Shape extends object>({ shape }: { readonly shape: Shape }) =>
  z.partial(
    z.object(
      Object.fromEntries(Object.keys(shape).map((field) => [field, draftText])) as {
        [Field in keyof Shape]: typeof draftText;
      },
    ),
  );

/** What a draft holds: the same form, as far as it goes. */
export const applicationDraftSchema = z.extend(draftOf(applicationFormSchema), {
  application_id: z.optional(z.never()),
  institutions: z.optional(z.array(draftOf(institutionSchema)).check(atMost)),
  assignments: z.optional(z.array(draftOf(assignmentSchema)).check(atMost)),
  referees: z.optional(z.array(draftOf(refereeSchema)).check(atMost)),
});

export type ApplicationDraftData = z.infer<typeof applicationDraftSchema>;

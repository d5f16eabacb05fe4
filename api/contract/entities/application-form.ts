import * as z from 'zod/mini';
import {
  applicationFields,
  applicationRecords,
  type FieldName,
  type OptionalFieldName,
  type RecordField,
} from '../application/fields.ts';
import { fieldDoc } from '../application/formats.ts';
import { keysOf, mapKeys } from '../application/typed-object.ts';
import { described, documented } from './described.ts';
import { idNumber } from './id.ts';
import { textSchemas, textUpTo } from './text.ts';

/** @__NO_SIDE_EFFECTS__ */
const fieldSchema = (field: RecordField) => documented(fieldDoc(field), textSchemas[field.text]);

/** @__NO_SIDE_EFFECTS__ */
const recordSchema = <Name extends string>({
  fields,
}: {
  readonly fields: Readonly<Record<Name, RecordField>>;
}) => z.object(mapKeys(keysOf(fields), (name) => fieldSchema(fields[name])));

/** Years have four digits, `dateObtained` is a calendar date. */
export const institutionSchema = recordSchema(applicationRecords.institutions);
export const assignmentSchema = recordSchema(applicationRecords.assignments);
export const refereeSchema = recordSchema(applicationRecords.referees);

/** S-9.2. */
export const refereeCount = 2;
/** Maximum number of records in each list. */
export const recordLimit = 20;

const atMost = z.maxLength(recordLimit, `At most ${recordLimit} records`);

const fieldNames = keysOf(applicationFields);
const isOptional = (name: FieldName): name is OptionalFieldName => 'optional' in applicationFields[name];
const isRequired = (name: FieldName): name is Exclude<FieldName, OptionalFieldName> => !isOptional(name);

/**
 * The `data` part of the membership application call (S-3.4). Checks types and lengths; `applicationProblems` checks required fields and
 * formats.
 */
export const applicationFormSchema = z.object({
  application_id: described(
    'Id of the draft that this submission completes. If absent, a new application is created.',
    z.optional(idNumber),
  ),
  ...mapKeys(fieldNames.filter(isRequired), (name) => fieldSchema(applicationFields[name])),
  ...mapKeys(fieldNames.filter(isOptional), (name) =>
    z._default(z.optional(fieldSchema(applicationFields[name])), ''),
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

export const emptyRecords = {
  institutions: emptyRecord(applicationRecords.institutions),
  assignments: emptyRecord(applicationRecords.assignments),
  referees: emptyRecord(applicationRecords.referees),
};

/** The text fields of an empty form. */
export const emptyTexts: Readonly<Record<FieldName, string>> = mapKeys(fieldNames, () => '');

/**
 * `text`: UTF-16 units. `bytes`: JSON of a save; browsers send at most 64 KiB in a request that outlives its page. A stored draft may be larger,
 * because saves add to it.
 */
export const draftLimits = { text: 10_000, bytes: 60 * 1024, storedBytes: 100 * 1024 } as const;

const draftText = textUpTo(draftLimits.text);

/** In a draft, each text may be missing or longer than a submission allows. */
const draftOf = <Shape extends object>({ shape }: { readonly shape: Shape }) =>
  z.partial(
    z.object(
      Object.fromEntries(Object.keys(shape).map((field) => [field, draftText])) as {
        [Field in keyof Shape]: typeof draftText;
      },
    ),
  );

/** The form with any of its fields missing. */
export const applicationDraftSchema = z.extend(draftOf(applicationFormSchema), {
  application_id: z.optional(z.never()),
  institutions: z.optional(z.array(draftOf(institutionSchema)).check(atMost)),
  assignments: z.optional(z.array(draftOf(assignmentSchema)).check(atMost)),
  referees: z.optional(z.array(draftOf(refereeSchema)).check(atMost)),
});

export type ApplicationDraftData = z.infer<typeof applicationDraftSchema>;

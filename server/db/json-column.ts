import {
  accountCorrectionSchema,
  applicationDraftSchema,
  applicationFormSchema,
  informationRequestSchema,
  messageContentSchema,
} from '@imc/api/contract';
import * as z from 'zod/mini';

const { institutions, assignments, referees } = applicationFormSchema.shape;

/** Of the columns that hold values of the contract. */
const columns = {
  'account_corrections.changes': accountCorrectionSchema.shape.changes,
  'applications.assignments': assignments,
  'applications.draft_data': z.nullable(applicationDraftSchema),
  'applications.institutions': institutions,
  'applications.referees': referees,
  'contact_messages.content': messageContentSchema,
  'information_requests.sections': informationRequestSchema.shape.sections,
} as const;

/** Throws if the value does not match the schema. */
export function readJson<Column extends keyof typeof columns>(column: Column, text: string | null) {
  const { success, data } = columns[column].safeParse(JSON.parse(text ?? 'null'));
  // The message must not contain the value, which may be personal data.
  if (!success) throw new TypeError(`The column ${column} does not match its schema.`);
  return data as z.output<(typeof columns)[Column]>;
}

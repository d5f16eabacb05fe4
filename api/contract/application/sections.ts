import { applicationFields, applicationRecords, type FieldName, type ListName } from './fields.ts';

/** The sections of the application form, in form order (S-11.1). */
export const applicationSections = [
  'personal',
  'professional',
  'education',
  'assignments',
  'referees',
  'declaration',
  'payment',
  'review',
] as const;

/** A section of the application form. `review` has no fields. */
export type ApplicationSection = (typeof applicationSections)[number];

/** Whether a text, such as a search parameter, is the name of a section. */
export const isApplicationSection = (text: string | null): text is ApplicationSection =>
  applicationSections.some((section) => section === text);

/** Returns the section of a field or record by its path: 'surname', 'referees.1.tel', 'proofOfPayment'. Undefined for an unknown path. */
export function sectionOf(path: string): ApplicationSection | undefined {
  if (path === 'proofOfPayment') return 'payment';
  const name = path.split('.')[0] ?? '';
  if (Object.hasOwn(applicationFields, name)) return applicationFields[name as FieldName].section;
  return Object.hasOwn(applicationRecords, name) ? applicationRecords[name as ListName].section : undefined;
}

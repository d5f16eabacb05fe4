import {
  applicationFields,
  applicationRecords,
  type FieldName,
  type ListName,
} from '../application/fields.ts';
import { type ApplicationSection, applicationSections } from '../application/sections.ts';
import { mapKeys } from '../application/typed-object.ts';
import type { ApplicationForm } from '../entities/application-form.ts';
import { applicationProblems } from './application.ts';
import { draftTexts } from './draft.ts';
import { isFilled } from './text.ts';

/** Returns the section of a field or record by its path: 'surname', 'referees.1.tel', 'proofOfPayment'. Undefined for an unknown path. */
export function sectionOf(path: string): ApplicationSection | undefined {
  if (path === 'proofOfPayment') return 'payment';
  const name = path.split('.')[0] ?? '';
  if (Object.hasOwn(applicationFields, name)) return applicationFields[name as FieldName].section;
  return Object.hasOwn(applicationRecords, name) ? applicationRecords[name as ListName].section : undefined;
}

/** 'partial': something is filled in. 'complete': everything that a submission needs. */
export type SectionProgress = 'empty' | 'partial' | 'complete';

/**
 * Returns how far each section is filled in (APP-2). The grade and the date of the declaration do not count as a start, because the form fills
 * them in. The review is complete when all other sections are. Pass `hasProof` false for a file that can't be used.
 */
export function sectionProgress(
  form: ApplicationForm,
  hasProof: boolean,
  now: Date,
): Record<ApplicationSection, SectionProgress> {
  const incomplete = new Set(applicationProblems(form, now).map(({ path }) => sectionOf(path)));
  const started = new Set(
    [...draftTexts(form)]
      .filter(([path, text]) => path !== 'date' && path !== 'membershipCategory' && isFilled(text))
      .map(([path]) => sectionOf(path)),
  );
  const isReady = incomplete.size === 0 && hasProof;
  return mapKeys(applicationSections, (section) => {
    if (section === 'payment') return hasProof ? 'complete' : 'empty';
    if (section === 'review') return isReady ? 'complete' : 'empty';
    if (!incomplete.has(section)) return 'complete';
    return started.has(section) ? 'partial' : 'empty';
  });
}

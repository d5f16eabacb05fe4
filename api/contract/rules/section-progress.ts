import { type ApplicationSection, applicationSections, sectionOf } from '../application/sections.ts';
import { mapKeys } from '../application/typed-object.ts';
import type { ApplicationForm } from '../entities/application-form.ts';
import { applicationProblems } from './application.ts';
import { draftTexts } from './draft.ts';
import { isFilled } from './text.ts';

/** How far a section of the form is filled in: nothing, something, or everything that a submission needs. */
export type SectionProgress = 'empty' | 'partial' | 'complete';

/**
 * Returns how far each section of the form is filled in (S-11.2). The date of the declaration does not count as a start, because the form
 * fills it in itself. The review is complete when all other sections are.
 *
 * @param hasProof - Whether a proof of payment is attached. Pass false for a file that can't be used.
 * @param now - The current time, by which years and dates are judged.
 */
export function sectionProgress(
  form: ApplicationForm,
  hasProof: boolean,
  now: Date,
): Record<ApplicationSection, SectionProgress> {
  const incomplete = new Set(applicationProblems(form, now).map(({ path }) => sectionOf(path)));
  const started = new Set(
    [...draftTexts(form)]
      .filter(([path, text]) => path !== 'date' && isFilled(text))
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

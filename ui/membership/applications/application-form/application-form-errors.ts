import {
  type ApplicationProblem,
  type ApplicationSection,
  fieldProblems,
  problemLines,
} from '@imc/api/contract';
import type { FormError } from '../../../components/forms/form-errors/form-errors.tsx';

/** Returns the id of the control for a path of the form, for labels and links in the list of errors. */
export const fieldId = (idPrefix: string, path: string): string => `${idPrefix}-${path.replaceAll('.', '-')}`;

/** Returns the id of a section's heading. */
export const sectionHeadingId = (idPrefix: string, section: ApplicationSection): string =>
  `${idPrefix}-section-${section}`;

/** Returns the id of a referee's heading. */
export const refereeHeadingId = (idPrefix: string, index: number): string =>
  `${idPrefix}-referee-${index}-heading`;

/** Returns the path of the form for the id of a control. The inverse of `fieldId`. */
export const fieldPath = (idPrefix: string, id: string): string =>
  id.slice(idPrefix.length + 1).replaceAll('-', '.');

/** Returns the lines of an alert, each with a link to the first field it concerns. `idPrefix` is the prefix passed to the form. */
export function applicationErrorLines(
  problems: readonly ApplicationProblem[],
  idPrefix: string,
): FormError[] {
  const fields = fieldProblems(problems);
  return problemLines(problems).map(({ path, message }) => {
    const first = fields.find((field) => field.path === path || field.path.startsWith(`${path}.`));
    return { message, fieldId: fieldId(idPrefix, first?.path ?? path) };
  });
}

import { type ApplicationProblem, fieldProblems, problemLines } from '@imc/api/contract';
import type { FormError } from '../../components/forms/form-errors/form-errors.tsx';

/** Id of the control at a path of the form, for labels and for the list of errors. */
export const fieldId = (idPrefix: string, path: string): string => `${idPrefix}-${path.replaceAll('.', '-')}`;

/** The lines of an alert, each leading to the first field that it is about. `idPrefix` is that of the form. */
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

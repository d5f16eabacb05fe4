import type { FormProblems } from '@imc/api/contract';

/** The first problem as the message of the form and at its field, and at each field that is empty what to do there. */
export function withEmptyFieldProblems<Field extends string>(
  problem: { readonly field: Field; readonly message: string } | undefined,
  values: Readonly<Record<Field, string | boolean>>,
  missing: Readonly<Record<Field, string>>,
): FormProblems | undefined {
  if (!problem) return undefined;
  const empty = Object.entries<string>(missing).filter(([field]) => !values[field as Field]);
  return {
    message: problem.message,
    fields: { [problem.field]: problem.message, ...Object.fromEntries(empty) },
  };
}

import { type FormProblems, passwordProblem } from '@imc/api/contract';

/** The first problem as the message of the form, and at each field its own: what to do where it is empty, and what a new password lacks. */
export function withEmptyFieldProblems<Field extends string>(
  problem: { readonly field: Field; readonly message: string } | undefined,
  values: Readonly<Record<Field, string | boolean> & { password: string }>,
  missing: Readonly<Record<Field, string>>,
): FormProblems | undefined {
  if (!problem) return undefined;
  const password = passwordProblem(values.password);
  const empty = Object.entries<string>(missing).filter(([field]) => !values[field as Field]);
  return {
    message: problem.message,
    fields: { ...(password && { password }), [problem.field]: problem.message, ...Object.fromEntries(empty) },
  };
}

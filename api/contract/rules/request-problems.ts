import * as z from 'zod/mini';

/** Names the allowed values. Other problems have texts at their schemas. */
export const valueProblem: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_value') return undefined;
  const values = issue.values.map(String);
  const last = values.at(-1);
  return `Must be ${values.length > 1 ? `${values.slice(0, -1).join(', ')} or ${last}` : last}`;
};

/**
 * Returns a text for each parameter sent with brackets: `status[]` or `status[0]`. Ignoring it would return everything to a client that asked
 * for a part.
 */
export function bracketProblems(query: z.ZodMiniType, names: readonly string[]): Record<string, string> {
  const known = query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const parameter = name.slice(0, name.indexOf('['));
      return name.includes('[') && known.includes(parameter)
        ? [[name, `Must be sent once, as ${parameter}`]]
        : [];
    }),
  );
}

import { bracketProblems, valueProblem } from '@imc/api/contract';
import * as z from 'zod/mini';
import { RefusalError, refusalTexts } from '../shared/refusal-error.ts';

/** Of a JSON body. The application form needs four levels. */
const depthLimit = 8;

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** PostgreSQL rejects NUL, and UTF-8 cannot encode half a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function assertStorable(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new RefusalError(400, 'A text holds characters that cannot be stored.');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= depthLimit) throw new RefusalError(400, 'The request is nested too deeply.');
  for (const key of Object.keys(value)) {
    if (forbiddenKeys.has(key))
      throw new RefusalError(400, 'The request holds a field name that is not allowed.');
    assertStorable((value as Record<string, unknown>)[key], depth + 1);
  }
}

/**
 * Throws a 400 for invalid JSON, excessive nesting, `__proto__`, `constructor` or `prototype` as a field name, and texts that cannot be stored
 * unchanged.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RefusalError(400, refusalTexts.notJson);
  }
  assertStorable(value, 0);
  return value;
}

/** Throws a 400 if it is invalid. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new RefusalError(400, 'The request is not valid UTF-8.');
  }
}

const fieldText = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** By field. Shows only the contract's own messages and zod's 'Must be …' texts. */
export function schemaProblems(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues.slice(0, 50)) {
    const field = fieldText(path) || 'request';
    errors[field] ??= message;
  }
  return errors;
}

function invalidInput(errors: Readonly<Record<string, string>>): RefusalError {
  const message = Object.entries(errors)
    .map(([field, text]) => (field === 'request' ? text : `${field}: ${text}`))
    .join(' ');
  return new RefusalError(400, message || refusalTexts.badRequest, { errors });
}

/** Throws a 400 with messages by field. */
export function checked<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: valueProblem });
  if (result.success) return result.data;
  throw invalidInput(schemaProblems(result.error.issues));
}

/** As `checked`, for a query string. Refuses parameters with brackets, and texts that can't be stored (SITE-1). */
export function checkedQuery<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const errors = bracketProblems(schema, Object.keys(value as object));
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const known = checked(schema, value);
  assertStorable(known, 0);
  return known;
}

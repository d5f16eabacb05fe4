import * as z from 'zod/mini';
import { RefusalError, refusalTexts } from '../domain/refusal-error.ts';

/** Deepest nesting of a JSON body: the application form needs four levels. */
const depthLimit = 8;

const poisoned = new Set(['__proto__', 'constructor', 'prototype']);

/** NUL is no text on PostgreSQL, and half a surrogate pair is none in UTF-8: neither could be read back byte for byte. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function judge(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new RefusalError(400, 'A text holds characters that cannot be stored.');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= depthLimit) throw new RefusalError(400, 'The request is nested too deeply.');
  for (const key of Object.keys(value)) {
    if (poisoned.has(key)) throw new RefusalError(400, 'The request holds a field name that is not allowed.');
    judge((value as Record<string, unknown>)[key], depth + 1);
  }
}

/**
 * Reads JSON that came from outside. Refuses (400) what is no JSON, nesting beyond a cap, `__proto__` and `constructor` as names, and texts that
 * could not be stored as they are.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RefusalError(400, refusalTexts.notJson);
  }
  judge(value, 0);
  return value;
}

/** Decodes UTF-8 strictly. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new RefusalError(400, 'The request is not valid UTF-8.');
  }
}

/** A field name as people read it. */
const fieldText = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Turns what a schema found into texts by field. Only the texts that the contract's own checks give are shown; types read 'Must be …'. */
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

/** Checks a value against a schema of the contract; 400 with texts by field where it does not fit. */
export function checked<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors = schemaProblems(result.error.issues);
  const message = Object.entries(errors)
    .map(([field, text]) => (field === 'request' ? text : `${field}: ${text}`))
    .join(' ');
  throw new RefusalError(400, message || refusalTexts.badRequest, { errors });
}

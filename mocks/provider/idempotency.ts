import { refusalTexts } from '@imc/api/contract';
import { RefusalError } from './refusal-error.ts';
import type { Store } from './store.ts';

/** Returns the SHA-256 of each part, as hexadecimal digits separated by spaces. */
export async function digestOf(parts: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<string> {
  const digests = await Promise.all(
    parts.map(async (part) => {
      const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    }),
  );
  return digests.join(' ');
}

/**
 * Executes a request once per `Idempotency-Key`, even when it is repeated or sent in parallel, and returns the same answer to every repetition.
 * Throws a 422 if the key is reused with another body. A rejected request does not use up its key.
 *
 * @param scope owner of the key and call that it applies to
 * @param body parts that identify the body
 */
export async function once<Answer>(
  store: Store,
  request: Request,
  scope: string,
  body: readonly (string | Uint8Array<ArrayBuffer>)[],
  execute: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key');
  if (!key) return execute();
  const digest = await digestOf(body);
  const entry = `${scope} ${key}`;
  const earlier = store.answered.get(entry);
  if (earlier) {
    if (earlier.digest !== digest) throw new RefusalError(422, refusalTexts.otherBody);
    return earlier.answer as Promise<Answer>;
  }
  const answer = execute();
  store.answered.set(entry, { digest, answer });
  answer.catch(() => store.answered.delete(entry));
  return answer;
}

import { refusalTexts } from '@imc/api/contract';
import { RefusalError } from './refusal-error.ts';
import type { Store } from './store.ts';

async function digestOf(parts: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<string> {
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
 * Carries a request out once for its `Idempotency-Key`, however often and however parallel it comes, and answers every
 * repetition alike. 422 where the key comes with another body. A refused request uses its key up for nothing.
 *
 * @param scope whose key it is, and for which call
 * @param body what makes two bodies the same
 */
export async function once<Answer>(
  store: Store,
  request: Request,
  scope: string,
  body: readonly (string | Uint8Array<ArrayBuffer>)[],
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key');
  if (!key) return carryOut();
  const digest = await digestOf(body);
  const entry = `${scope} ${key}`;
  const earlier = store.answered.get(entry);
  if (earlier) {
    if (earlier.digest !== digest) throw new RefusalError(422, refusalTexts.otherBody);
    return earlier.answer as Promise<Answer>;
  }
  const answer = carryOut();
  store.answered.set(entry, { digest, answer });
  answer.catch(() => store.answered.delete(entry));
  return answer;
}

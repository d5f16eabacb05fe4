import { createHash, randomBytes } from 'node:crypto';

/** Generates an opaque secret of 256 bits, as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether the text has the form of a token. Anything else is not looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Returns the SHA-256 as hexadecimal digits. Sufficient for high-entropy secrets. Passwords use `Passwords`. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

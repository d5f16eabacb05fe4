import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Any other text is not looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Hexadecimal. Sufficient for high-entropy secrets; passwords use `Passwords`. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** In a time that does not depend on the text, not even on its length. */
export const isSameSecret = (text: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(text)), Buffer.from(sha256(secret)));

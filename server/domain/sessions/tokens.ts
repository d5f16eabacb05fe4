import { createHash, randomBytes } from 'node:crypto';

/** An opaque secret of 256 bits, as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether the text can be a token at all; anything else is not looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** SHA-256 as hexadecimal digits. Enough for secrets of full entropy; passwords go through `passwords`. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

import { randomInt } from 'node:crypto';
import { codeSeconds, isAppCode, recoveryCodeCount, secondFactorIssuer } from '@imc/api/contract';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Letters and digits that nobody confuses with each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Characters of a recovery code, about 59 bits. */
const recoveryCodeLength = 12;

/** Generates a secret of 160 bits, in Base32. */
export const newSecret = (): string => generateSecret();

/** Returns the `otpauth://` address of a secret, which authenticator apps read from a QR code. */
export const secretUri = (secret: string, email: string): string =>
  generateURI({ issuer: secondFactorIssuer, label: email, secret, period: codeSeconds });

/**
 * Returns the time step to which a code of the app belongs, one step early or late at most (ACC-16). Undefined if the code is wrong, or of `lastStep` or
 * before.
 */
export function stepOfCode(
  secret: string,
  plain: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number },
): number | undefined {
  // After the clock was set back, no code is newer than the last one.
  const isAhead = lastStep > Math.floor(now.getTime() / 1000 / codeSeconds);
  if (!isAppCode(plain) || isAhead) return undefined;
  const result = verifySync({
    secret,
    token: plain,
    period: codeSeconds,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: codeSeconds,
    afterTimeStep: lastStep,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

const newRecoveryCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Generates the recovery codes of an account, as they are shown: 'abcd-efgh-jkmn'. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode());
  return [...codes];
}

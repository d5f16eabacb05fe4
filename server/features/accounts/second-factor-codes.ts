import { randomInt } from 'node:crypto';
import { codeSeconds, isAppCode, recoveryCodeCount, secondFactorIssuer } from '@imc/api/contract';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** About 59 bits. */
const recoveryCodeLength = 12;

/** 160 bits in Base32. */
export const newSecret = (): string => generateSecret();

/** An `otpauth://` address, which authenticator apps read from a QR code. */
export const secretUri = (secret: string, email: string): string =>
  generateURI({ issuer: secondFactorIssuer, label: email, secret, period: codeSeconds });

/** Returns the time step of a code, at most one step early or late (ACC-16). Undefined if the code is wrong, or not after `lastStep`. */
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

/** As shown: 'abcd-efgh-jkmn'. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode());
  return [...codes];
}

import * as z from 'zod/mini';
import { described } from './described.ts';
import { count, timestamp } from './values.ts';

export const secondFactorSchema = z.object({
  enabled_at: described('Null if there is none.', z.nullable(timestamp)),
  recovery_codes_left: described('Codes that were not used yet.', count),
});

export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What to send with the code, and until when. */
export const signInChallengeSchema = z.object({
  challenge: described('Secret of this sign-in. It works once.', z.string()),
  expires_at: timestamp,
});

export type SignInChallenge = z.infer<typeof signInChallengeSchema>;

/** Shown only while a second factor is set up. */
export const secondFactorSecretSchema = z.object({
  secret: described('Base32, to type by hand.', z.string()),
  uri: described('An `otpauth://` address, for a QR code.', z.string()),
});

export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

import * as z from 'zod/mini';

export const secondFactorSchema = z.object({
  /** UTC ISO time. Null if there is none. */
  enabled_at: z.nullable(z.string()),
  /** Codes that were not used yet. */
  recovery_codes_left: z.number(),
});

export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What to send with the code, and until when. */
export const signInChallengeSchema = z.object({
  /** Secret of this sign-in. It works once. */
  challenge: z.string(),
  /** UTC ISO time. */
  expires_at: z.string(),
});

export type SignInChallenge = z.infer<typeof signInChallengeSchema>;

/** Shown only while a second factor is set up. */
export const secondFactorSecretSchema = z.object({
  /** Base32, to type by hand. */
  secret: z.string(),
  /** An `otpauth://` address, for a QR code. */
  uri: z.string(),
});

export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

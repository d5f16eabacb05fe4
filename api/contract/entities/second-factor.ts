import * as z from 'zod/mini';

/** Whether the signed-in user has a second factor, and what is left of its recovery codes. */
export const secondFactorSchema = z.object({
  /** When it was set up, a UTC ISO time. Null if there is none. */
  enabled_at: z.nullable(z.string()),
  /** Number of recovery codes that were not used yet. */
  recovery_codes_left: z.number(),
});

export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** The second step of a sign-in: what to send with the code, and until when. */
export const signInChallengeSchema = z.object({
  /** Secret of this sign-in. It works once. */
  challenge: z.string(),
  /** UTC ISO time. */
  expires_at: z.string(),
});

export type SignInChallenge = z.infer<typeof signInChallengeSchema>;

/** The secret to enter into an authenticator app, shown while a second factor is set up. */
export const secondFactorSecretSchema = z.object({
  /** Base32, to type by hand. */
  secret: z.string(),
  /** The same as an `otpauth://` address, for a QR code. */
  uri: z.string(),
});

export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

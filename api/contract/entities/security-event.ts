import * as z from 'zod/mini';

/** SEC-1. The number of those that not only admins cause is limited. */
export const securityEventKinds = [
  'sign-in',
  'sign-in-failed',
  /** A 429. */
  'throttled',
  /** A 403. */
  'forbidden',
  /** Somebody named another person's record and got a 404. */
  'not-own',
  /** The status of an application or of a payment changed. */
  'decision',
  /** Staff opened an application or a proof. The detail is their role. */
  'opened',
  /** Staff saved a list as a file. The detail is the list. */
  'exported',
  'role-changed',
  'account-blocked',
  'account-unblocked',
  /** The detail says what was corrected, not to what. */
  'account-corrected',
  /** An admin signed somebody out. */
  'sessions-ended',
  'second-factor-enabled',
  'second-factor-disabled',
  /** A wrong code while it was set up or removed. */
  'second-factor-failed',
  /** An admin removed somebody's. */
  'second-factor-reset',
  /** Whether staff must have one. */
  'second-factor-required',
  'marketer-added',
  'marketer-changed',
  'marketer-deleted',
  'setting-changed',
  'message-deleted',
  /** A post was sent to the readers of the newsletter. */
  'newsletter-sent',
  'password-changed',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEventKindSchema = z.enum(securityEventKinds);

const loggedAccount = z.object({
  id: z.number(),
  /** Null once the account was erased. */
  name: z.nullable(z.string()),
});

/** Kinds of subjects whose id is that of an account. */
export const accountSubjects = ['account', 'photo', 'session'] as const;

/** Kinds and details are fixed words. */
export const securityEventSchema = z.object({
  id: z.number(),
  /** UTC ISO time. */
  at: z.string(),
  kind: securityEventKindSchema,
  detail: z.nullable(z.string()),
  /** Null if nobody was signed in. */
  account: z.nullable(loggedAccount),
  /** Kind, number, and the name of an account or a marketer, also of a deleted one. */
  subject: z.nullable(z.object({ kind: z.string(), id: z.number(), name: z.nullable(z.string()) })),
  /** Method and pattern of the route. Null for what the server did by itself. */
  route: z.nullable(z.string()),
  /** 1, or how many events were counted together. */
  count: z.number(),
});

export type SecurityEvent = z.infer<typeof securityEventSchema>;

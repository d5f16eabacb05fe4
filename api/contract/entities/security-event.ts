import * as z from 'zod/mini';

/** Kinds of events in the security log (SEC-1). The number of those that not only admins cause is limited. */
export const securityEventKinds = [
  'sign-in',
  'sign-in-failed',
  /** A 429. */
  'throttled',
  /** A 403. */
  'forbidden',
  /** Somebody named another person's record, and was told that there is none. */
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
  /** An admin has corrected a detail of an account. The detail says which, not what. */
  'account-corrected',
  /** An admin has signed somebody out. */
  'sessions-ended',
  'second-factor-enabled',
  'second-factor-disabled',
  /** A wrong code while it was set up or removed. */
  'second-factor-failed',
  /** An admin has removed somebody's. */
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

/** Schema of an event's kind. */
export const securityEventKindSchema = z.enum(securityEventKinds);

/** An account in the log. */
const loggedAccount = z.object({
  id: z.number(),
  /** Null once the account was erased. */
  name: z.nullable(z.string()),
});

/** Kinds of subjects whose id is that of an account. */
export const accountSubjects = ['account', 'photo', 'session'] as const;

/** An event of the security log as admins read it. Kinds and details are fixed words. */
export const securityEventSchema = z.object({
  id: z.number(),
  /** UTC ISO time. */
  at: z.string(),
  kind: securityEventKindSchema,
  detail: z.nullable(z.string()),
  /** Who did it. Null if nobody was signed in. */
  account: z.nullable(loggedAccount),
  /** What it is about: its kind, its number, and the name of an account or a marketer, also of a deleted one. */
  subject: z.nullable(z.object({ kind: z.string(), id: z.number(), name: z.nullable(z.string()) })),
  /** Method and pattern of the route. Null for what the server did by itself. */
  route: z.nullable(z.string()),
  /** 1, or how many events were only counted. */
  count: z.number(),
});

export type SecurityEvent = z.infer<typeof securityEventSchema>;

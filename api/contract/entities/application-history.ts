import * as z from 'zod/mini';

/**
 * Kinds of events in an application's history: submitted, decided, set back to pending, withdrawn, asked for more, or answered
 * (APP-16).
 */
export const applicationEventKinds = [
  'submitted',
  'approved',
  'rejected',
  'reopened',
  'withdrawn',
  'asked',
  'answered',
] as const;
export type ApplicationEventKind = (typeof applicationEventKinds)[number];

/** An event in an application's history, as its applicant sees it. It never names who decided (APP-16). */
export const applicationEventSchema = z.object({
  kind: z.enum(applicationEventKinds),
  /** UTC ISO time. */
  at: z.string(),
});

export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** Returns the kind of event for a step of the status history: from null for the submission. */
export const eventKindOf = (
  from: string | null,
  to: 'pending' | 'approved' | 'rejected' | 'withdrawn',
): ApplicationEventKind => (to === 'pending' ? (from === null ? 'submitted' : 'reopened') : to);

import * as z from 'zod/mini';
import { timestamp } from './values.ts';

/** APP-16. */
export const applicationEventKinds = [
  'submitted',
  'approved',
  'rejected',
  'reopened',
  'withdrawn',
  'asked',
  'answered',
  'payment-asked',
] as const;
export type ApplicationEventKind = (typeof applicationEventKinds)[number];

/** As the applicant sees it: it never names who decided (APP-16). */
export const applicationEventSchema = z.object({
  kind: z.enum(applicationEventKinds),
  at: timestamp,
});

export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** `from` is null for the submission. */
export const eventKindOf = (
  from: string | null,
  to: 'pending' | 'approved' | 'rejected' | 'withdrawn',
): ApplicationEventKind => (to === 'pending' ? (from === null ? 'submitted' : 'reopened') : to);

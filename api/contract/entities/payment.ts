import * as z from 'zod/mini';
import { idSchema } from './id.ts';

/**
 * States of an application's payment (S-10.5): `none`; `received`, a proof of payment was uploaded; `confirmed`, an admin verified the
 * payment; `queried`, an admin questioned it.
 */
export const paymentStates = ['none', 'received', 'confirmed', 'queried'] as const;
export type PaymentState = (typeof paymentStates)[number];
export const paymentStateSchema = z.enum(paymentStates);

/** Limits of what an admin records about a payment. */
export const paymentLimits = {
  /** Largest amount, in naira: far above the highest fee, within the four bytes in which it is stored. */
  amount: 100_000_000,
  /** Maximum length of a question to the member, in characters. */
  question: 1000,
} as const;

/** What an admin records about the payment of an application. */
export const paymentDecisionSchema = z.object({
  application_id: idSchema,
  state: z.enum(['confirmed', 'queried']),
  /** Amount received, in whole naira. Without it, the recorded amount stays. A payment without an amount is not confirmed. */
  amount: z.optional(
    z
      .number()
      .check(
        z.int('Must be a whole number of naira'),
        z.positive('Must be more than 0'),
        z.lte(paymentLimits.amount, `Must be at most ${paymentLimits.amount}`),
      ),
  ),
  /** What the member is asked. Only for a queried payment. */
  question: z.optional(
    z
      .string()
      .check(z.maxLength(paymentLimits.question, `Must be at most ${paymentLimits.question} characters`)),
  ),
});

export type PaymentDecision = z.infer<typeof paymentDecisionSchema>;

import * as z from 'zod/mini';

/**
 * States of an application's payment (S-10.5): `none`; `received`, a proof of payment was uploaded; `confirmed`, an admin verified the
 * payment; `queried`, an admin questioned it.
 */
export const paymentStates = ['none', 'received', 'confirmed', 'queried'] as const;
export type PaymentState = (typeof paymentStates)[number];
export const paymentStateSchema = z.enum(paymentStates);

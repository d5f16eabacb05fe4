import * as z from 'zod/mini';

/**
 * How the payment of an application stands (S-10.5): `none`; `received`, a picture of the transfer came; `confirmed`, an
 * admin saw the money; `queried`, an admin asked about it.
 */
export const paymentStates = ['none', 'received', 'confirmed', 'queried'] as const;
export type PaymentState = (typeof paymentStates)[number];
export const paymentStateSchema = z.enum(paymentStates);

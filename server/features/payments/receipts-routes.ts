import { receiptCall, verifyReceiptCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { StaffRules } from '../people/staff-rules.ts';
import type { Payments } from './payments.ts';

export function receiptRoutes(
  app: FastifyInstance,
  { payments, staffRules }: { readonly payments: Payments; readonly staffRules: StaffRules },
): void {
  const routes = callRoutes(app);

  routes.signedIn(receiptCall, async ({ query, account }) => ({
    receipt: await payments.receipt(await staffRules.asReader(account), query),
  }));

  routes.open(verifyReceiptCall, async ({ query }) => ({
    receipt: await payments.verifyReceipt(query.code),
  }));
}

import { receiptCall, verifyReceiptCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Services } from '../services.ts';

/** Registers reading and verifying receipts. */
export function receiptRoutes(app: FastifyInstance, services: Services): void {
  const { payments, staffRules } = services;
  const routes = callRoutes(app, services);

  routes.signedIn(receiptCall, async ({ query, account }) => ({
    receipt: await payments.receipt(await staffRules.asReader(account), query.application_id, query.fee),
  }));

  routes.open(verifyReceiptCall, async ({ query }) => ({
    receipt: await payments.verifyReceipt(query.code),
  }));
}

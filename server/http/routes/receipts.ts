import { receiptCall, verifyReceiptCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { callRoutes } from '../call-route.ts';

/** Registers reading and verifying receipts. */
export function receiptRoutes(app: FastifyInstance, services: Services): void {
  const { applications, staffRules } = services;
  const routes = callRoutes(app, services);

  routes.signedIn(receiptCall, async ({ query, account }) => ({
    receipt: await applications.receipt(await staffRules.asReader(account), query.application_id, query.fee),
  }));

  routes.open(verifyReceiptCall, async ({ query }) => ({
    receipt: await applications.verifyReceipt(query.code),
  }));
}

import {
  allocateTransferCall,
  chargesCall,
  decideTakeBackCall,
  ledgerTexts,
  memberChargesCall,
  recordTransferCall,
  sendBackTransferCall,
  takeBackPaymentCall,
  transfersCall,
  waiveChargeCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes, idempotencyKey } from '../../http/call-route.ts';
import type { Payments } from './payments.ts';

/** Charges, transfers and allocations. */
export function ledgerRoutes(app: FastifyInstance, payments: Payments): void {
  const routes = callRoutes(app);

  routes.signedIn(chargesCall, ({ query, account }) => payments.charges(query, account));

  routes.signedIn(transfersCall, ({ query }) => payments.transfers(query));

  routes.signedIn(recordTransferCall, ({ body, account, request }) =>
    payments.recordTransfer(body, account, idempotencyKey(request)),
  );

  routes.signedIn(allocateTransferCall, ({ body, account, request }) =>
    payments.allocateTransfer(body, account, idempotencyKey(request)),
  );

  routes.signedIn(sendBackTransferCall, ({ body, account, request }) =>
    payments.sendBack(body, account, idempotencyKey(request)),
  );

  routes.signedIn(takeBackPaymentCall, async ({ body, account }) => ({
    message: ledgerTexts.takeBackAsked,
    charge: await payments.askTakeBack(body, account),
  }));

  routes.signedIn(decideTakeBackCall, async ({ body: { take_back_id, agreed }, account }) => ({
    message: agreed ? ledgerTexts.takenBack : ledgerTexts.takeBackRefused,
    charge: await payments.decideTakeBack(take_back_id, agreed, account),
  }));

  routes.signedIn(waiveChargeCall, async ({ body, account }) => ({
    message: ledgerTexts.waived,
    charge: await payments.waive(body, account),
  }));

  routes.signedIn(memberChargesCall, ({ account }) => payments.memberCharges(account));
}

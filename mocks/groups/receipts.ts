import { initialsOf, receiptCall, verifyReceiptCall } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { sampleReceipt } from '../fixtures/receipts.ts';
import type { HandlerMaker } from '../provider/exchange.ts';
import { receiptsOf, type Store } from '../provider/store.ts';

export const createReceiptHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(receiptCall, ({ query: { charge_id, application_id, fee } }) => {
    const charge = store.ledger.charges.get(charge_id ?? 0);
    const of = charge?.applicationId ?? application_id ?? 0;
    const kind = charge?.kind ?? fee;
    return {
      receipt: receiptsOf(store, of).findLast((one) => one.fee === (kind ?? one.fee)) ?? sampleReceipt,
    };
  }),

  make.open(verifyReceiptCall, () => ({
    receipt: { ...sampleReceipt, initials: initialsOf(sampleReceipt.name) },
  })),
];

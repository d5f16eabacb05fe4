import { initialsOf, receiptCall, verifyReceiptCall } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { sampleReceipt } from '../fixtures/receipts.ts';
import type { HandlerMaker } from '../provider/exchange.ts';
import { receiptsOf, type Store } from '../provider/store.ts';

export const createReceiptHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(receiptCall, ({ query }) => ({
    receipt:
      receiptsOf(store, query.application_id ?? 0).findLast(({ fee }) => fee === (query.fee ?? fee)) ??
      sampleReceipt,
  })),

  make.open(verifyReceiptCall, () => ({
    receipt: { ...sampleReceipt, initials: initialsOf(sampleReceipt.name) },
  })),
];

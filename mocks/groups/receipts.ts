import { initialsOf, readReceiptCode, receiptCall, receiptTexts, verifyReceiptCall } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { receiptsOf, type Store } from '../provider/store.ts';

/** Creates the handlers for reading and verifying receipts. */
export const createReceiptHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(receiptCall, ({ user, query }) => {
    const application = store.applications.get(query.application_id);
    const receipt = receiptsOf(store, query.application_id).findLast(
      ({ fee }) => query.fee === undefined || fee === query.fee,
    );
    const mayRead = application?.userId === user.id || user.role === 'admin';
    if (!receipt || !mayRead) throw new RefusalError(404, receiptTexts.notFound);
    return { receipt };
  }),

  make.open(verifyReceiptCall, ({ query }) => {
    const code = readReceiptCode(query.code);
    const receipt = store.receipts.find((other) => other.code === code);
    if (!receipt) throw new RefusalError(404, receiptTexts.unknownCode);
    const { number, grade, amount, issued_at, name } = receipt;
    return { receipt: { number, grade, amount, issued_at, initials: initialsOf(name) } };
  }),
];

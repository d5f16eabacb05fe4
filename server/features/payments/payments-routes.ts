import {
  answerPaymentQueryCall,
  applicationAnswers,
  importStatementCall,
  matchPaymentsCall,
  paymentCall,
  paymentsCall,
  paymentTexts,
  recordPartPaymentCall,
  statementsCall,
  undoPaymentCall,
  updatePaymentCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes, idempotencyKey } from '../../http/call-route.ts';
import { waitingIn } from './payment-matching.ts';
import type { Payments } from './payments.ts';

/** The payments desk. */
export function paymentRoutes(app: FastifyInstance, payments: Payments): void {
  const routes = callRoutes(app);

  routes.signedIn(updatePaymentCall, async ({ body, account }) => {
    const updated = await payments.updatePayment(body, account);
    return { message: applicationAnswers.paymentUpdated, ...updated };
  });

  routes.signedIn(undoPaymentCall, async ({ body, account }) => {
    const { payment_state, payment_amount } = await payments.undoPayment(body.application_id, account);
    return { message: paymentTexts.undone, payment_state, amount: payment_amount };
  });

  routes.signedIn(paymentCall, ({ query, account }) => payments.payment(query.application_id, account));

  routes.signedIn(paymentsCall, ({ query, account }) => payments.payments(query, account));

  routes.signedIn(recordPartPaymentCall, ({ body, account, request }) =>
    payments.recordPartPayment(body, account, idempotencyKey(request)),
  );

  routes.signedIn(matchPaymentsCall, async ({ body, account }) => {
    const lines = await payments.matchPayments(body.lines, account);
    if (body.import) {
      const { id, from } = body.import;
      const compared = from + lines.length;
      await payments.keepCompared(id, { compared, waiting: waitingIn(lines, from) }, account);
    }
    return { lines };
  });

  routes.signedIn(statementsCall, () => payments.statements());

  routes.signedIn(importStatementCall, async ({ body, account }) => ({
    import_id: await payments.importStatement(body, account),
  }));

  routes.signedIn(answerPaymentQueryCall, ({ body, account, request }) =>
    payments.answerPaymentQuery(account, {
      id: body.application_id,
      answer: body.answer,
      idempotencyKey: idempotencyKey(request),
    }),
  );
}

import {
  addApplicationNoteCall,
  addMarketerCall,
  adminApplicationAnswer,
  adminApplicationsCall,
  applicationAnswers,
  applicationHistoryCall,
  applicationNeighboursCall,
  applicationNotesCall,
  applicationReviewCall,
  changeSettingCall,
  closeInformationRequestCall,
  dashboardStatsCall,
  decisionTexts,
  deleteMarketerCall,
  exportApplicationsCall,
  exportCells,
  exportHead,
  exportLine,
  exportName,
  exportSheet,
  informationRequestsCall,
  informationRequestTexts,
  marketersCall,
  marketerTexts,
  matchPaymentsCall,
  mayCall,
  newMarketerOf,
  paymentCall,
  paymentsCall,
  paymentTexts,
  recentLength,
  recordPartPaymentCall,
  requestInformationCall,
  securityLogCall,
  undoDecisionCall,
  undoPaymentCall,
  updateApplicationStatusCall,
  updateMarketerCall,
  updatePaymentCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { notSetBy } from '../../domain/settings/not-set.ts';
import { answerWriter } from '../answers/answer-writer.ts';
import { createExportLimit } from '../answers/export-limit.ts';
import { streamedAnswer, streamedText } from '../answers/streamed-answer.ts';
import { streamedWorkbook } from '../answers/streamed-workbook.ts';
import { callRoutes, idempotencyKey, nameFile } from '../call-route.ts';

const writeApplication = answerWriter(adminApplicationAnswer);

/** Registers the dashboard, the review of applications and the marketers. */
export function adminRoutes(app: FastifyInstance, services: Services): void {
  const { activity, applications, marketers, notSet, securityLog, stats, waiting } = services;
  const routes = callRoutes(app, services);
  const oneExport = createExportLimit();

  routes.signedIn(dashboardStatsCall, async ({ account }) => ({
    stats: await stats(),
    activity: await activity({ withAccounts: mayCall(account, securityLogCall) }),
    recent: (await applications.page({ limit: recentLength })).applications,
    waiting: await waiting(),
    not_set: mayCall(account, changeSettingCall) ? [...(await notSet()), ...notSetBy(account)] : null,
  }));

  routes.signedIn(adminApplicationsCall, ({ query, account }) =>
    Object.keys(query).length > 0
      ? applications.page(query, account)
      : streamedAnswer({
          list: 'applications',
          batches: applications.all(account),
          write: writeApplication,
          rest: (total) => ({ total, page: 1, pages: 1 }),
        }),
  );

  routes.signedIn(applicationNeighboursCall, ({ query: { application_id, ...query } }) =>
    applications.neighbours(application_id, query),
  );

  routes.signedIn(exportApplicationsCall, ({ query: { format = 'csv', ...query }, account, reply }) =>
    oneExport(account.id, () => {
      nameFile(reply, exportName(query), format);
      securityLog.note({ kind: 'exported', detail: 'applications' });
      const batches = applications.exported(query, account);
      if (format === 'xlsx') return streamedWorkbook(exportSheet, batches, exportCells);
      return streamedText(exportHead, batches, (rows) => rows.map(exportLine).join(''));
    }),
  );

  routes.signedIn(applicationReviewCall, ({ query, account }) =>
    applications.reviewOf(query.application_id, account),
  );

  routes.signedIn(updateApplicationStatusCall, async ({ body, account }) => {
    await applications.setStatus(body, account);
    return { message: applicationAnswers.statusUpdated };
  });

  routes.signedIn(undoDecisionCall, async ({ body, account }) => ({
    application_status: await applications.undoDecision(body.application_id, account),
    message: decisionTexts.undone,
  }));

  routes.signedIn(applicationHistoryCall, async ({ query, account }) => ({
    history: await applications.history(query.application_id, account),
  }));

  routes.signedIn(applicationNotesCall, async ({ query, account }) => ({
    notes: await applications.notes(query.application_id, account),
  }));

  routes.signedIn(addApplicationNoteCall, ({ body, account, request }) =>
    applications.addNote(body, account, idempotencyKey(request)),
  );

  routes.signedIn(updatePaymentCall, async ({ body, account }) => {
    const updated = await applications.updatePayment(body, account);
    return { message: applicationAnswers.paymentUpdated, ...updated };
  });

  routes.signedIn(undoPaymentCall, async ({ body, account }) => {
    const { payment_state, payment_amount } = await applications.undoPayment(body.application_id, account);
    return { message: paymentTexts.undone, payment_state, amount: payment_amount };
  });

  routes.signedIn(paymentCall, ({ query, account }) => applications.payment(query.application_id, account));

  routes.signedIn(paymentsCall, ({ query, account }) => applications.payments(query, account));

  routes.signedIn(recordPartPaymentCall, ({ body, account, request }) =>
    applications.recordPartPayment(body, account, idempotencyKey(request)),
  );

  routes.signedIn(matchPaymentsCall, async ({ body, account }) => ({
    lines: await applications.matchPayments(body.lines, account),
  }));

  routes.signedIn(informationRequestsCall, async ({ query, account }) => ({
    requests: await applications.informationRequests(query.application_id, account),
  }));

  routes.signedIn(requestInformationCall, async ({ body, account }) => {
    await applications.requestInformation(body, account);
    return { message: informationRequestTexts.asked };
  });

  routes.signedIn(closeInformationRequestCall, async ({ body, account }) => {
    await applications.closeInformationRequest(body.request_id, account);
    return { message: informationRequestTexts.closed };
  });

  routes.signedIn(marketersCall, async () => ({
    marketers: await marketers.list(),
    unmatched_codes: await marketers.unmatchedCodes(),
    retired_codes: await marketers.retiredCodes(),
  }));

  routes.signedIn(addMarketerCall, ({ body, account, request }) =>
    marketers.add(newMarketerOf(body), account, idempotencyKey(request)),
  );

  routes.signedIn(updateMarketerCall, async ({ body: { id, ...changes } }) => {
    await marketers.update(id, changes);
    return { message: marketerTexts.changed };
  });

  routes.signedIn(deleteMarketerCall, async ({ query }) => {
    await marketers.remove(query.id);
    return { message: marketerTexts.deleted };
  });
}

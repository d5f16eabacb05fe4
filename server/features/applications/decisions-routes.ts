import {
  addApplicationNoteCall,
  applicationAnswers,
  applicationHistoryCall,
  applicationNotesCall,
  applicationReviewCall,
  decisionTexts,
  undoDecisionCall,
  updateApplicationStatusCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes, idempotencyKey } from '../../http/call-route.ts';
import type { Applications } from './applications.ts';

/** Reviews, decisions and internal notes. */
export function decisionRoutes(app: FastifyInstance, applications: Applications): void {
  const routes = callRoutes(app);

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
}

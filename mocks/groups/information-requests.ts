import {
  answerInformationRequestCall,
  answerProblems,
  applicationAnswers,
  applicationRefusal,
  askableSections,
  changedTexts,
  closeInformationRequestCall,
  decisionTexts,
  informationRequestProblems,
  informationRequestsCall,
  informationRequestTexts,
  isFilled,
  partOf,
  requestInformationCall,
  withAnswer,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { once } from '../provider/idempotency.ts';
import { addMail } from '../provider/mails.ts';
import { recordOpening } from '../provider/openings.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { isReviewed, openRequest, type Store, type StoredApplication } from '../provider/store.ts';
import { announcedStatusOf } from './applications.ts';
import { foreignApplication } from './decisions.ts';

const isPending = (application: StoredApplication): boolean =>
  application.status === 'pending' && isReviewed(application);

/** Creates the handlers for requests for information and their answers. */
export function createInformationRequestHandlers(
  make: HandlerMaker,
  store: Store,
  now: () => Date,
): HttpHandler[] {
  return [
    make.guarded(informationRequestsCall, ({ query, user }) => {
      const application = foreignApplication(store, query.application_id, user, decisionTexts.ownRecord);
      recordOpening(store, application, user, now());
      const { id } = application;
      return {
        requests: [...store.informationRequests.values()]
          .filter((request) => request.application_id === id)
          .sort((a, b) => b.id - a.id),
      };
    }),

    make.guarded(requestInformationCall, ({ body, user }) => {
      const problems = informationRequestProblems(body, now());
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const application = store.applications.get(body.application_id);
      if (!application) throw new RefusalError(404, applicationAnswers.notFound);
      if (application.userId === user.id) throw new RefusalError(403, applicationAnswers.ownApplication);
      if (!isPending(application)) throw new RefusalError(409, informationRequestTexts.notPending);
      if (openRequest(store, application.id)) {
        throw new RefusalError(409, informationRequestTexts.openAlready);
      }
      store.answerDrafts.delete(application.id);
      const id = store.nextId('informationRequest');
      store.informationRequests.set(id, {
        id,
        application_id: application.id,
        sections: askableSections.filter((section) => body.sections.includes(section)),
        question: body.question.trim(),
        due_on: isFilled(body.due_on) ? body.due_on : null,
        asked_at: now().toISOString(),
        answered_at: null,
        closed_at: null,
        asked_by: user.name,
        changes: [],
      });
      const account = store.accounts.get(application.userId);
      if (account) {
        addMail(store, 'information-asked', account, { now: now(), applicationId: application.id });
      }
      return { message: informationRequestTexts.asked };
    }),

    make.guarded(closeInformationRequestCall, ({ body, user }) => {
      const request = store.informationRequests.get(body.request_id);
      if (!request) throw new RefusalError(404, informationRequestTexts.notFound);
      if (store.applications.get(request.application_id)?.userId === user.id)
        throw new RefusalError(403, applicationAnswers.ownApplication);
      if (request.answered_at !== null) throw new RefusalError(409, informationRequestTexts.ended);
      const closed_at = request.closed_at ?? now().toISOString();
      store.informationRequests.set(request.id, { ...request, closed_at });
      return { message: informationRequestTexts.closed };
    }),

    make.guarded(answerInformationRequestCall, ({ body, user, request: http }) =>
      once(
        store,
        http,
        `${answerInformationRequestCall.path} ${user.id}`,
        [JSON.stringify(body)],
        async () => {
          const request = store.informationRequests.get(body.request_id);
          const application = request && store.applications.get(request.application_id);
          if (application?.userId !== user.id || !request) {
            throw new RefusalError(404, informationRequestTexts.notFound);
          }
          if (request.answered_at !== null || request.closed_at !== null) {
            throw new RefusalError(409, informationRequestTexts.ended);
          }
          if (!isPending(application)) {
            const isUnannounced =
              isReviewed(application) && announcedStatusOf(store, application, now()).status === 'pending';
            throw new RefusalError(
              409,
              isUnannounced ? applicationAnswers.beingDecided : informationRequestTexts.notPending,
            );
          }
          const form = withAnswer(application.form, body.data, request.sections);
          const problems = answerProblems(form, request.sections, now());
          if (problems.length > 0) {
            const { message, errors } = applicationRefusal(problems);
            throw new RefusalError(400, message, { errors });
          }
          store.applications.set(application.id, { ...application, form });
          store.answerDrafts.delete(application.id);
          store.informationRequests.set(request.id, {
            ...request,
            answered_at: now().toISOString(),
            changes: changedTexts(partOf(application.form, request.sections), partOf(form, request.sections)),
          });
          return { message: informationRequestTexts.answered };
        },
      ),
    ),
  ];
}

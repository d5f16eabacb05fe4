import {
  answerInformationRequestCall,
  closeInformationRequestCall,
  informationRequestsCall,
  informationRequestTexts,
  requestInformationCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { nextId, rowOf, type Store } from '../provider/store.ts';

export const createInformationRequestHandlers = (
  make: HandlerMaker,
  { informationRequests }: Store,
  now: () => Date,
): HttpHandler[] => [
  make.guarded(informationRequestsCall, ({ query }) => ({
    requests: [...informationRequests.values()]
      .filter(({ application_id }) => application_id === query.application_id)
      .reverse(),
  })),

  make.guarded(requestInformationCall, ({ body, user }) => {
    const id = nextId(informationRequests);
    informationRequests.set(id, {
      ...body,
      id,
      due_on: body.due_on || null,
      asked_at: now().toISOString(),
      answered_at: null,
      closed_at: null,
      asked_by: user.name,
      changes: [],
    });
    return { message: informationRequestTexts.asked };
  }),

  make.guarded(closeInformationRequestCall, ({ body: { request_id: id } }) => {
    informationRequests.set(id, { ...rowOf(informationRequests, id), closed_at: now().toISOString() });
    return { message: informationRequestTexts.closed };
  }),

  make.guarded(answerInformationRequestCall, ({ body: { request_id: id } }) => {
    informationRequests.set(id, { ...rowOf(informationRequests, id), answered_at: now().toISOString() });
    return { message: informationRequestTexts.answered };
  }),
];

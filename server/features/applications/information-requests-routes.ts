import {
  answerInformationRequestCall,
  closeInformationRequestCall,
  informationRequestsCall,
  informationRequestTexts,
  requestInformationCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes, idempotencyKey } from '../../http/call-route.ts';
import type { Applications } from './applications.ts';

export function informationRequestRoutes(app: FastifyInstance, applications: Applications): void {
  const routes = callRoutes(app);

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

  routes.signedIn(answerInformationRequestCall, ({ body, account, request }) =>
    applications.answerInformationRequest(account, {
      requestId: body.request_id,
      data: body.data,
      idempotencyKey: idempotencyKey(request),
    }),
  );
}

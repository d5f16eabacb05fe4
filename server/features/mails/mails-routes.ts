import { mailsCall, mailTexts, resendMailCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Services } from '../services.ts';

/** Registers the list of mails for admins. */
export function mailRoutes(app: FastifyInstance, services: Services): void {
  const { delivery, mailList } = services;
  const routes = callRoutes(app, services);

  routes.signedIn(mailsCall, ({ query }) => mailList.page(query));

  routes.signedIn(resendMailCall, async ({ body }) => {
    await mailList.resend(body.mail_id);
    delivery.wake();
    return { message: mailTexts.queuedAgain };
  });
}

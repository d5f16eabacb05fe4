import { mailsCall, mailTexts, resendMailCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { callRoutes } from '../call-route.ts';

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

import { deleteViewCall, savedViewsCall, savedViewTexts, saveViewCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Services } from '../services.ts';

/** Registers the saved views of the list of applications. */
export function savedViewRoutes(app: FastifyInstance, services: Services): void {
  const { savedViews } = services;
  const routes = callRoutes(app, services);

  routes.signedIn(savedViewsCall, async ({ account }) => ({ views: await savedViews.list(account.id) }));

  routes.signedIn(saveViewCall, async ({ account, body }) => ({
    message: savedViewTexts.saved,
    view: await savedViews.save(account.id, body),
  }));

  routes.signedIn(deleteViewCall, async ({ account, query }) => {
    await savedViews.remove(account.id, query.id);
    return { message: savedViewTexts.deleted };
  });
}

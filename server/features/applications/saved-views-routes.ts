import { deleteViewCall, savedViewsCall, savedViewTexts, saveViewCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { SavedViews } from './saved-views.ts';

export function savedViewRoutes(app: FastifyInstance, savedViews: SavedViews): void {
  const routes = callRoutes(app);

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

import {
  addMarketerCall,
  adminApplicationsCall,
  dashboardStatsCall,
  deleteMarketerCall,
  marketersCall,
  updateApplicationStatusCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/index.ts';
import { callRoutes, idempotencyKey } from './call-route.ts';

/** Figures, review of applications, and marketers. */
export function adminRoutes(app: FastifyInstance, services: Services): void {
  const { applications, marketers, stats } = services;
  const routes = callRoutes(app, services);

  routes.signedIn(dashboardStatsCall, async () => ({ stats: await stats() }));

  routes.signedIn(adminApplicationsCall, ({ query }) => applications.page(query));

  routes.signedIn(updateApplicationStatusCall, async ({ body, account }) => {
    await applications.setStatus(body.application_id, body.status, account);
    return { message: 'Status updated successfully' };
  });

  routes.signedIn(marketersCall, async () => ({ marketers: await marketers.list() }));

  routes.signedIn(addMarketerCall, ({ body, account, request }) =>
    marketers.add(body, account, idempotencyKey(request)),
  );

  routes.signedIn(deleteMarketerCall, async ({ query }) => {
    await marketers.remove(query.id);
    return { message: 'Marketer deleted successfully' };
  });
}

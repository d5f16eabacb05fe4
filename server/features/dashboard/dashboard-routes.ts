import {
  changeSettingCall,
  dashboardStatsCall,
  mayCall,
  recentLength,
  securityLogCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Services } from '../services.ts';
import { notSetBy } from '../settings/not-set.ts';

/** Registers the dashboard. */
export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  const { activity, applications, notSet, stats, waiting } = services;
  const routes = callRoutes(app, services);

  routes.signedIn(dashboardStatsCall, async ({ account }) => ({
    stats: await stats(),
    activity: await activity({ withAccounts: mayCall(account, securityLogCall) }),
    recent: (await applications.page({ limit: recentLength })).applications,
    waiting: await waiting(),
    not_set: mayCall(account, changeSettingCall) ? [...(await notSet()), ...notSetBy(account)] : null,
  }));
}

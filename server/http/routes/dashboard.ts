import {
  changeSettingCall,
  dashboardStatsCall,
  mayCall,
  recentLength,
  securityLogCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { notSetBy } from '../../domain/settings/not-set.ts';
import { callRoutes } from '../call-route.ts';

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

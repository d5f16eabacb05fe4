import {
  changeSettingCall,
  dashboardStatsCall,
  mayCall,
  recentLength,
  securityLogCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { activityOf } from '../provider/activity.ts';
import type { HandlerMaker } from '../provider/exchange.ts';
import { notSetIn } from '../provider/settings.ts';
import { statsOf, waitingOf } from '../provider/stats.ts';
import type { Store } from '../provider/store.ts';
import { listOf } from './applications-admin.ts';

/** Creates the handler for the dashboard. */
export function createDashboardHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  return [
    make.guarded(dashboardStatsCall, ({ user }) => ({
      stats: statsOf(store, now()),
      activity: activityOf(store, { withAccounts: mayCall(user, securityLogCall) }),
      recent: listOf(store, {}).slice(0, recentLength),
      waiting: waitingOf(store),
      not_set: mayCall(user, changeSettingCall) ? notSetIn(store, user) : null,
    })),
  ];
}

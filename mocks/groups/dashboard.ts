import { changeSettingCall, dashboardStatsCall, mayCall, recentLength } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { seedDashboard } from '../fixtures/dashboard.ts';
import type { HandlerMaker } from '../provider/exchange.ts';
import type { Store } from '../provider/store.ts';
import { listOf } from './applications-admin.ts';

/** Only the newest applications follow what was submitted and decided. */
export const createDashboardHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(dashboardStatsCall, ({ user }) => ({
    ...seedDashboard,
    recent: listOf(store, {}).slice(0, recentLength),
    not_set: mayCall(user, changeSettingCall) ? seedDashboard.not_set : null,
  })),
];

import {
  type ApplicationStatus,
  changeSettingCall,
  dashboardStatsCall,
  mayCall,
  recentLength,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { seedDashboard } from '../fixtures/dashboard.ts';
import type { HandlerMaker } from '../provider/exchange.ts';
import type { Store } from '../provider/store.ts';
import { listOf } from './applications-admin.ts';

/** Only the newest applications and the numbers by status, which tabs show, follow what was submitted and decided. */
export const createDashboardHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(dashboardStatsCall, ({ user }) => {
    const all = listOf(store, {});
    const count = (wanted: ApplicationStatus) => all.filter(({ status }) => status === wanted).length;
    return {
      ...seedDashboard,
      stats: {
        ...seedDashboard.stats,
        totalApplications: all.length,
        pendingApplications: count('pending'),
        approvedApplications: count('approved'),
        rejectedApplications: count('rejected'),
      },
      recent: all.slice(0, recentLength),
      not_set: mayCall(user, changeSettingCall) ? seedDashboard.not_set : null,
    };
  }),
];

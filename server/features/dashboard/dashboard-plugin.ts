import {
  changeSettingCall,
  dashboardStatsCall,
  decisionTimesCall,
  mayCall,
  recentLength,
  securityLogCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Applications } from '../applications/applications.ts';
import type { Mails } from '../mails/mails-plugin.ts';
import { notSetBy, notSetOnServer } from '../settings/not-set.ts';
import { readActivity } from './activity.ts';
import { readDecisionTimes } from './decision-times.ts';
import { createStaffDigest } from './staff-digest.ts';
import { createStats } from './statistics.ts';
import { createWaiting } from './waiting.ts';

/** Also how long decisions take, and the daily mail to staff. */
export function registerDashboard(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  {
    applications,
    mails,
  }: {
    readonly applications: Pick<Applications, 'page'>;
    readonly mails: Pick<Mails, 'notices' | 'delivery'>;
  },
) {
  const { config, db } = infrastructure;
  const stats = createStats(infrastructure);
  const waiting = createWaiting(infrastructure);
  const staffDigest = createStaffDigest({ ...infrastructure, ...mails, stats, waiting });
  app.everyMinute.push(staffDigest);
  const routes = callRoutes(app);

  routes.signedIn(dashboardStatsCall, async ({ account }) => {
    // Together: on PostgreSQL each of some 30 statements is a round trip.
    const [figures, activity, recent, waits, notSet] = await Promise.all([
      stats(),
      readActivity(db, { withAccounts: mayCall(account, securityLogCall) }),
      applications.page({ limit: recentLength }),
      waiting(),
      mayCall(account, changeSettingCall) ? notSetOnServer(db, config) : null,
    ]);
    return {
      stats: figures,
      activity,
      recent: recent.applications,
      waiting: waits,
      not_set: notSet && [...notSet, ...notSetBy(account)],
    };
  });

  routes.open(decisionTimesCall, () => readDecisionTimes(db));

  return { staffDigest, stats, waiting };
}

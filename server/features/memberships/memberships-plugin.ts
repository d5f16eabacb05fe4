import { memberCall, membersCall, membershipCall, recordStandingCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { createAnnualCharges } from './annual-charges.ts';
import { createMemberList } from './member-list.ts';
import { membershipOf, readMember, recordStanding } from './memberships.ts';
import { createSettleApprovals, type SettleApprovals } from './settle-approvals.ts';

/** Members with their numbers, grades and standing. */
export function registerMemberships(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  { securityLog }: { readonly securityLog: SecurityLog },
): { readonly settleApprovals: SettleApprovals } {
  const { db } = infrastructure;
  const settleApprovals = createSettleApprovals(infrastructure);
  app.everyMinute.push(() => settleApprovals());
  app.everyHour.push(createAnnualCharges(infrastructure));
  const readPage = createMemberList(infrastructure);
  const routes = callRoutes(app);

  routes.signedIn(membershipCall, async ({ account }) => ({
    membership: await membershipOf(db, account.id),
  }));

  routes.signedIn(membersCall, ({ query }) => readPage(query));

  routes.signedIn(memberCall, ({ query }) => readMember(db, query.number));

  routes.signedIn(recordStandingCall, async ({ account, body }) => ({
    message: await recordStanding({ ...infrastructure, securityLog }, account, body),
  }));

  return { settleApprovals };
}

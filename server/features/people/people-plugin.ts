import {
  accountsCall,
  correctAccountCall,
  endAccountSessionsCall,
  peopleTexts,
  requireSecondFactorCall,
  resetSecondFactorCall,
  setAccountBlockedCall,
  setAccountRoleCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { ResetLinks } from '../accounts/reset-links.ts';
import type { SecondFactors } from '../accounts/second-factor.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Mails } from '../mails/mails-plugin.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { createPeople } from './people.ts';
import type { StaffRules } from './staff-rules.ts';

/** The list of accounts and the calls that change them. */
export function registerPeople(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  {
    mails,
    ...needs
  }: {
    readonly mails: Pick<Mails, 'notices' | 'delivery'>;
    readonly resetLinks: ResetLinks;
    readonly secondFactors: SecondFactors;
    readonly securityLog: SecurityLog;
    readonly sessions: Sessions;
    readonly staffRules: StaffRules;
  },
): void {
  const people = createPeople({ ...infrastructure, ...mails, ...needs });
  const routes = callRoutes(app);

  routes.signedIn(accountsCall, ({ query }) => people.page(query));

  routes.signedIn(setAccountRoleCall, async ({ account, body }) => {
    const { account_id: accountId, role, seen_role: seen } = body;
    const name = await people.setRole(account, { accountId, role, seen });
    return { message: peopleTexts.roleSet(name, role) };
  });

  routes.signedIn(setAccountBlockedCall, async ({ account, body }) => {
    const name = await people.setBlocked(account, body.account_id, body.blocked);
    return { message: peopleTexts.blockSet(name, body.blocked) };
  });

  routes.signedIn(correctAccountCall, async ({ account, body }) => {
    const { account_id: accountId, reason, seen, ...details } = body;
    const name = await people.correct(account, { accountId, details, seen, reason });
    return { message: peopleTexts.corrected(name) };
  });

  routes.signedIn(endAccountSessionsCall, async ({ account, body }) => ({
    message: peopleTexts.sessionsEnded(await people.endSessions(account, body.account_id)),
  }));

  routes.signedIn(resetSecondFactorCall, async ({ account, body }) => ({
    message: peopleTexts.secondFactorReset(await people.resetSecondFactor(account, body.account_id)),
  }));

  routes.signedIn(requireSecondFactorCall, async ({ account, body }) => {
    await people.requireSecondFactor(account, body.required);
    return { message: body.required ? peopleTexts.secondFactorRequired : peopleTexts.secondFactorOptional };
  });
}

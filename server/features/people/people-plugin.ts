import {
  accountsCall,
  correctAccountCall,
  decideNameChangeCall,
  endAccountSessionsCall,
  nameChangeCall,
  peopleTexts,
  requireSecondFactorCall,
  resetSecondFactorCall,
  setAccountBlockedCall,
  setAccountRoleCall,
  withdrawNameChangeCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Mails } from '../mails/mails-plugin.ts';
import type { UploadQuota } from '../uploads/upload-quota.ts';
import {
  type AccountDeps,
  endAccountSessions,
  resetSecondFactor,
  setAccountBlocked,
  setAccountRole,
} from './account-changes.ts';
import { createAccountList } from './account-list.ts';
import { correctAccount } from './correct-account.ts';
import { createNameChanges, type NameChanges } from './name-changes.ts';
import { requireSecondFactor, type StaffRules } from './staff-rules.ts';

/** The list of accounts and the calls that change them. */
export function registerPeople(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  {
    mails,
    quota,
    staffRules,
    ...needs
  }: Pick<AccountDeps, 'addressLinks' | 'resetLinks' | 'secondFactors' | 'securityLog' | 'sessions'> & {
    readonly mails: Pick<Mails, 'notices' | 'delivery'>;
    readonly quota: UploadQuota;
    readonly staffRules: StaffRules;
  },
): { readonly nameChanges: NameChanges } {
  const deps = { ...infrastructure, ...mails, ...needs };
  const nameChanges = createNameChanges({ ...deps, quota });
  const readPage = createAccountList({ ...infrastructure, staffRules });
  const routes = callRoutes(app);

  routes.signedIn(accountsCall, ({ query }) => readPage(query));

  routes.signedIn(setAccountRoleCall, async ({ account, body }) => ({
    message: peopleTexts.roleSet(await setAccountRole(deps, account, body), body.role),
  }));

  routes.signedIn(setAccountBlockedCall, async ({ account, body }) => {
    const name = await setAccountBlocked(deps, account, body.account_id, body.blocked);
    return { message: peopleTexts.blockSet(name, body.blocked) };
  });

  routes.signedIn(correctAccountCall, async ({ account, body }) => ({
    message: peopleTexts.corrected(await correctAccount(deps, account, body)),
  }));

  routes.signedIn(nameChangeCall, async ({ account }) => ({
    name_change: await nameChanges.newest(account),
  }));

  routes.signedIn(withdrawNameChangeCall, async ({ account }) => ({
    message: await nameChanges.withdraw(account),
  }));

  routes.signedIn(decideNameChangeCall, async ({ account, body }) => ({
    message: await nameChanges.decide(account, body),
  }));

  routes.signedIn(endAccountSessionsCall, async ({ account, body }) => ({
    message: peopleTexts.sessionsEnded(await endAccountSessions(deps, account, body.account_id)),
  }));

  routes.signedIn(resetSecondFactorCall, async ({ account, body }) => ({
    message: peopleTexts.secondFactorReset(await resetSecondFactor(deps, account, body.account_id)),
  }));

  routes.signedIn(requireSecondFactorCall, async ({ account, body }) => {
    await requireSecondFactor(deps, account, body.required);
    return { message: body.required ? peopleTexts.secondFactorRequired : peopleTexts.secondFactorOptional };
  });

  return { nameChanges };
}

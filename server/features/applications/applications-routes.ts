import {
  applicationAnswers,
  applicationDraftCall,
  memberApplicationCall,
  memberApplicationsCall,
  openDraftCall,
  removeDraftProofCall,
  saveDraftCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Payments } from '../payments/payments.ts';
import type { StaffRules } from '../people/staff-rules.ts';
import { applicationNotFound } from './application-history.ts';
import type { Applications } from './applications.ts';

/** A member's applications and draft. Submission is registered with the uploads. */
export function applicationRoutes(
  app: FastifyInstance,
  {
    applications,
    payments,
    staffRules,
  }: {
    readonly applications: Applications;
    readonly payments: Pick<Payments, 'removeDraftProof'>;
    readonly staffRules: StaffRules;
  },
): void {
  const routes = callRoutes(app);

  routes.signedIn(memberApplicationsCall, async ({ query, account }) => {
    const owner = await applications.requestedAccount(await staffRules.asReader(account), query.email);
    return { applications: owner === undefined ? [] : await applications.ofMember(owner) };
  });

  routes.signedIn(memberApplicationCall, async ({ query, account }) => {
    const reader = await staffRules.asReader(account);
    const owner = await applications.requestedAccount(reader, query.email);
    const application =
      owner === undefined ? undefined : await applications.oneOfMember(reader, owner, query.id);
    if (!application && query.id !== undefined) throw applicationNotFound(query.id);
    return { application: application ?? null };
  });

  routes.signedIn(applicationDraftCall, async ({ account }) => ({
    draft: await applications.draft(account),
  }));

  routes.signedIn(openDraftCall, async ({ account }) => ({
    draft: await applications.openDraft(account),
  }));

  routes.signedIn(saveDraftCall, async ({ body, account }) => applications.saveDraft(account, body));

  routes.signedIn(removeDraftProofCall, async ({ body, account }) => {
    await payments.removeDraftProof(account, body.application_id);
    return { message: applicationAnswers.proofRemoved };
  });

  routes.signedIn(withdrawApplicationCall, async ({ body, account }) => {
    await applications.withdraw(account, body.application_id);
    return { message: applicationAnswers.withdrawn };
  });
}

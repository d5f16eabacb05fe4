import {
  applicationAnswers,
  applicationDraftCall,
  decisionTimesCall,
  memberApplicationCall,
  memberApplicationsCall,
  openDraftCall,
  removeDraftProofCall,
  saveDraftCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Services } from '../services.ts';
import { applicationNotFound } from './application-history.ts';

/** Registers a member's applications and draft, and how long decisions take. Submission is registered with the uploads. */
export function applicationRoutes(app: FastifyInstance, services: Services): void {
  const { applications, payments, staffRules } = services;
  const routes = callRoutes(app, services);

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

  routes.open(decisionTimesCall, services.decisionTimes);
}

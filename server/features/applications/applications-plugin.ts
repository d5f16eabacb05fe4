import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Mails } from '../mails/mails-plugin.ts';
import type { Payments } from '../payments/payments.ts';
import type { StaffRules } from '../people/staff-rules.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { createOpenings, type Openings } from './application-openings.ts';
import { type Applications, createApplications } from './applications.ts';
import { adminApplicationRoutes } from './applications-admin-routes.ts';
import { applicationRoutes } from './applications-routes.ts';
import { decisionRoutes } from './decisions-routes.ts';
import { informationRequestRoutes } from './information-requests-routes.ts';
import { createSavedViews } from './saved-views.ts';
import { savedViewRoutes } from './saved-views-routes.ts';

/** From the draft to the decision. */
export function registerApplications(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  needs: {
    readonly mails: Pick<Mails, 'notices' | 'delivery'>;
    readonly payments: Pick<Payments, 'files' | 'removeDraftProof'>;
    readonly securityLog: SecurityLog;
    readonly staffRules: StaffRules;
  },
): { readonly applications: Applications; readonly openings: Openings } {
  const { mails, payments, securityLog } = needs;
  const openings = createOpenings({
    ...infrastructure,
    securityLog,
    onUnrecorded: (error, opening) =>
      app.log.error({ err: error, ...opening }, 'the opening of an application could not be recorded'),
  });
  const applications = createApplications({
    ...infrastructure,
    ...mails,
    files: payments.files,
    openings,
    securityLog,
  });
  applicationRoutes(app, { ...needs, applications });
  adminApplicationRoutes(app, { applications, securityLog });
  decisionRoutes(app, applications);
  informationRequestRoutes(app, applications);
  savedViewRoutes(app, createSavedViews(infrastructure));
  return { applications, openings };
}

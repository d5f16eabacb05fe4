import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/accounts-routes.ts';
import { ownDataRoutes } from './accounts/own-data-routes.ts';
import { passwordRoutes } from './accounts/passwords-routes.ts';
import { secondFactorRoutes } from './accounts/second-factor-routes.ts';
import { sessionRoutes } from './accounts/sessions-routes.ts';
import { adminApplicationRoutes } from './applications/applications-admin-routes.ts';
import { applicationRoutes } from './applications/applications-routes.ts';
import { decisionRoutes } from './applications/decisions-routes.ts';
import { informationRequestRoutes } from './applications/information-requests-routes.ts';
import { savedViewRoutes } from './applications/saved-views-routes.ts';
import { blogRoutes } from './blog/blog-routes.ts';
import type { Content } from './blog/open-content.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { mailRoutes } from './mails/mails-routes.ts';
import { marketerRoutes } from './marketers/marketers-routes.ts';
import { messageRoutes } from './messages/messages-routes.ts';
import { newsletterRoutes, oneClickRoutes } from './newsletter/newsletter-routes.ts';
import { paymentRoutes } from './payments/payments-routes.ts';
import { receiptRoutes } from './payments/receipts-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { securityLogRoutes } from './security-log/security-log-routes.ts';
import type { Services } from './services.ts';
import { settingRoutes } from './settings/settings-routes.ts';
import { uploadRoutes } from './uploads/uploads-routes.ts';

/** Registers the routes of all features. */
export async function registerFeatures(
  app: FastifyInstance,
  services: Services,
  {
    https,
    content,
  }: {
    /** Whether the site is served over HTTPS, for cookies. */
    readonly https: boolean;
    /** The blog's own content. Undefined if it comes from Sanity. */
    readonly content: Content | undefined;
  },
): Promise<void> {
  accountRoutes(app, services, { https });
  passwordRoutes(app, services);
  sessionRoutes(app, services);
  secondFactorRoutes(app, services);
  ownDataRoutes(app, services, { https });
  applicationRoutes(app, services);
  adminApplicationRoutes(app, services);
  decisionRoutes(app, services);
  informationRequestRoutes(app, services);
  savedViewRoutes(app, services);
  paymentRoutes(app, services);
  receiptRoutes(app, services);
  dashboardRoutes(app, services);
  marketerRoutes(app, services);
  mailRoutes(app, services);
  messageRoutes(app, services);
  newsletterRoutes(app, services);
  peopleRoutes(app, services);
  securityLogRoutes(app, services);
  settingRoutes(app, services);
  // Their parsers and limits are theirs alone.
  await app.register(async (scope) => oneClickRoutes(scope, services));
  await app.register(async (scope) => uploadRoutes(scope, services));
  if (content) await app.register(async (scope) => blogRoutes(scope, content));
}

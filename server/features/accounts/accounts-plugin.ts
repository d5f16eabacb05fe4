import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Mails } from '../mails/mails-plugin.ts';
import type { SettleApprovals } from '../memberships/settle-approvals.ts';
import type { Payments } from '../payments/payments.ts';
import type { StaffRules } from '../people/staff-rules.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { createAccounts } from './accounts.ts';
import { accountRoutes } from './accounts-routes.ts';
import type { AddressLinks } from './address-links.ts';
import { createAddresses } from './addresses.ts';
import { addressRoutes } from './addresses-routes.ts';
import { createBeginSession } from './begin-session.ts';
import { createIsCurrentPassword } from './current-password.ts';
import { createErasure } from './erasure.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { createOwnData } from './own-data.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { createPasswordResets } from './password-resets.ts';
import type { Passwords } from './passwords.ts';
import { passwordRoutes } from './passwords-routes.ts';
import type { ResetLinks } from './reset-links.ts';
import { createSecondFactors } from './second-factor.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import type { Sessions } from './sessions.ts';
import { sessionRoutes } from './sessions-routes.ts';
import { createSignInChallenges } from './sign-in-challenges.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

/** Also second factors, sessions and a user's own data. */
export function registerAccounts(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  {
    mails,
    ...needs
  }: {
    /** For cookies: the site is served over HTTPS. */
    readonly https: boolean;
    readonly mails: Pick<Mails, 'notices' | 'delivery' | 'refusedAddresses' | 'sweepFiles'>;
    readonly addressLinks: AddressLinks;
    readonly memberships: { readonly settleApprovals: SettleApprovals };
    readonly passwords: Passwords;
    readonly payments: Pick<Payments, 'issueReceiptsOf'>;
    readonly resetLinks: ResetLinks;
    readonly securityLog: SecurityLog;
    readonly sessions: Sessions;
    readonly staffRules: StaffRules;
  },
) {
  const { config } = infrastructure;
  const throttle = createSignInThrottle({
    ...infrastructure,
    failuresPerNetwork: 20 * config.limitedPerMinute,
  });
  const deps = { ...infrastructure, ...mails, ...needs, throttle };
  const isCurrentPassword = createIsCurrentPassword(deps);
  const secondFactors = createSecondFactors({ ...deps, isCurrentPassword });
  const knownBrowsers = createKnownBrowsers(deps);
  const beginSession = createBeginSession({ ...deps, knownBrowsers });
  const challenges = createSignInChallenges({ ...deps, secondFactors, beginSession });
  const accounts = createAccounts({ ...deps, beginSession, challenges });
  const passwordResets = createPasswordResets({ ...deps, isCurrentPassword });
  const addresses = createAddresses({ ...deps, isCurrentPassword, secondFactors });
  const ownData = createOwnData({ ...deps, secondFactors });
  const erasure = createErasure({
    ...deps,
    isCurrentPassword,
    issueReceiptsOf: needs.payments.issueReceiptsOf,
    settleApprovals: needs.memberships.settleApprovals,
    sweepMailFiles: mails.sweepFiles,
  });
  app.everyHour.push(
    needs.sessions.sweep,
    passwordResets.sweep,
    throttle.sweep,
    challenges.sweep,
    addresses.sweep,
  );
  accountRoutes(app, { ...deps, accounts, challenges });
  addressRoutes(app, addresses);
  passwordRoutes(app, passwordResets);
  sessionRoutes(app, needs);
  secondFactorRoutes(app, secondFactors);
  ownDataRoutes(app, { ...needs, erasure, ownData });
  return { erasure, isCurrentPassword, passwordResets, secondFactors };
}

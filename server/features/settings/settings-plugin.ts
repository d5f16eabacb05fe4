import {
  changeSettingCall,
  isAccountSet,
  paymentDetailsCall,
  settingsCall,
  settingTexts,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { clientNetwork } from '../../shared/client-network.ts';
import type { IsCurrentPassword } from '../accounts/current-password.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { readSetting } from './setting-values.ts';
import { createSettings } from './settings.ts';

/** For admins, and what members see of them. */
export function registerSettings(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  needs: { readonly isCurrentPassword: IsCurrentPassword; readonly securityLog: SecurityLog },
): void {
  const { db } = infrastructure;
  const settings = createSettings({ ...infrastructure, ...needs });
  const routes = callRoutes(app);

  routes.signedIn(settingsCall, async () => ({ settings: await settings.all() }));

  routes.signedIn(changeSettingCall, async ({ body, account, request }) => {
    const version = await settings.change(body, account, clientNetwork(request.ip));
    return { message: settingTexts.saved, version };
  });

  routes.signedIn(paymentDetailsCall, async () => {
    const [bank_account, { email }, { basis }] = await Promise.all([
      readSetting(db, 'bank_account'),
      readSetting(db, 'committee_mailbox'),
      readSetting(db, 'fee_basis'),
    ]);
    return { bank_account: isAccountSet(bank_account) ? bank_account : null, email, fee_basis: basis };
  });
}

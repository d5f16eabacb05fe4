import {
  changeSettingCall,
  isAccountSet,
  paymentDetailsCall,
  settingsCall,
  settingTexts,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import { clientNetwork } from '../../shared/client-network.ts';
import type { Services } from '../services.ts';

/** Registers the settings for admins, and what members see of them. */
export function settingRoutes(app: FastifyInstance, services: Services): void {
  const { readSetting, settings } = services;
  const routes = callRoutes(app, services);

  routes.signedIn(settingsCall, async () => ({ settings: await settings.all() }));

  routes.signedIn(changeSettingCall, async ({ body, account, request }) => {
    const version = await settings.change(body, account, clientNetwork(request.ip));
    return { message: settingTexts.saved, version };
  });

  routes.signedIn(paymentDetailsCall, async () => {
    const [bank_account, { email }] = await Promise.all([
      readSetting('bank_account'),
      readSetting('committee_mailbox'),
    ]);
    return { bank_account: isAccountSet(bank_account) ? bank_account : null, email };
  });
}

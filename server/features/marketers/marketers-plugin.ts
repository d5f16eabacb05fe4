import {
  addMarketerCall,
  deleteMarketerCall,
  marketersCall,
  marketerTexts,
  newMarketerOf,
  updateMarketerCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes, idempotencyKey } from '../../http/call-route.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { createMarketers, type Marketers } from './marketers.ts';

export function registerMarketers(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  { securityLog }: { readonly securityLog: SecurityLog },
): Marketers {
  const marketers = createMarketers({ ...infrastructure, securityLog });
  const routes = callRoutes(app);

  routes.signedIn(marketersCall, async () => ({
    marketers: await marketers.list(),
    unmatched_codes: await marketers.unmatchedCodes(),
    retired_codes: await marketers.retiredCodes(),
  }));

  routes.signedIn(addMarketerCall, ({ body, account, request }) =>
    marketers.add(newMarketerOf(body), account, idempotencyKey(request)),
  );

  routes.signedIn(updateMarketerCall, async ({ body: { id, ...changes } }) => {
    await marketers.update(id, changes);
    return { message: marketerTexts.changed };
  });

  routes.signedIn(deleteMarketerCall, async ({ query }) => {
    await marketers.remove(query.id);
    return { message: marketerTexts.deleted };
  });

  return marketers;
}

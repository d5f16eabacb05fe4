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
import { readRetiredCodes, readUnmatchedCodes } from './marketer-codes.ts';
import { createMarketers, listMarketers, type Marketers } from './marketers.ts';

export function registerMarketers(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  { securityLog }: { readonly securityLog: SecurityLog },
): Marketers {
  const { db } = infrastructure;
  const marketers = createMarketers({ ...infrastructure, securityLog });
  const routes = callRoutes(app);

  routes.signedIn(marketersCall, async () => ({
    marketers: await listMarketers(db),
    unmatched_codes: await readUnmatchedCodes(db),
    retired_codes: await readRetiredCodes(db),
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

import { allCalls, type Call, ledgerDocs, memberChargesDocs, refusalTexts } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import { RefusalError } from '../../shared/refusal-error.ts';

/** Charges, transfers, allocations and the cash book. */
export function ledgerRoutes(app: FastifyInstance): void {
  const calls: readonly Call[] = [...Object.values(ledgerDocs), ...Object.values(memberChargesDocs)].map(
    ({ call }) => call,
  );
  for (const call of allCalls.filter((one) => calls.includes(one)))
    callRoutes(app).signedIn(call, () => Promise.reject(new RefusalError(404, refusalTexts.notFound)));
}

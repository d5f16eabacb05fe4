import { refusalTexts } from '@imc/api/contract';
import type { Limits } from '../db/limits.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { type Clock, minutes } from '../shared/clock.ts';
import { RefusalError } from '../shared/refusal-error.ts';

/** By network address. */
export interface CallLimits {
  /** Throws a 429 if the address has reached `limit` requests per minute. Default: `perMinute`. */
  count(call: string, address: string, limit?: number): Promise<void>;
}

/** `perMinute` applies to calls without a limit of their own. If it is infinite, no call is limited. */
export function createCallLimits({
  clock,
  limits,
  perMinute,
}: {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly perMinute: number;
}): CallLimits {
  return {
    count: async (call, address, limit = perMinute) => {
      if (!Number.isFinite(perMinute)) return;
      const rule = { limit, window: minutes(1) };
      const { isFull, endsAt } = await limits.take(`${call} ${clientNetwork(address)}`, rule);
      if (!isFull) return;
      throw new RefusalError(429, refusalTexts.tooMany, {
        retryAfter: Math.max(1, Math.ceil((Date.parse(endsAt) - clock().getTime()) / 1000)),
        log: { detail: 'calls' },
      });
    },
  };
}

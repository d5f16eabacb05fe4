import { AsyncLocalStorage } from 'node:async_hooks';

/** Who sent the request that is handled, and which one, as the security log names them. */
export interface Caller {
  readonly accountId: number | null;
  readonly session: string | null;
  readonly client: string | null;
  readonly route: string | null;
  readonly requestId: string | null;
}

/** What the server does by itself, for example at its start. */
const nobody: Caller = { accountId: null, session: null, client: null, route: null, requestId: null };

const storage = new AsyncLocalStorage<() => Caller>();

/** Runs the work for a request. Few requests are recorded, so `callerOf` is called only then. */
export const inRequest = <T>(callerOf: () => Caller, work: () => T): T => storage.run(callerOf, work);

/** Returns the caller of the request for which the code runs. */
export const currentCaller = (): Caller => storage.getStore()?.() ?? nobody;

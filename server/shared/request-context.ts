import { AsyncLocalStorage } from 'node:async_hooks';

/** For the security log and the log of statements. */
export interface Caller {
  readonly accountId: number | null;
  readonly session: string | null;
  readonly client: string | null;
  readonly route: string | null;
  readonly requestId: string | null;
}

/** For work of the server itself, for example at its start. */
const nobody: Caller = { accountId: null, session: null, client: null, route: null, requestId: null };

const storage = new AsyncLocalStorage<() => Caller>();

/** Few requests are recorded, so `callerOf` is called only then. */
export const inRequest = <T>(callerOf: () => Caller, work: () => T): T => storage.run(callerOf, work);

/** Of the request for which the code runs. */
export const currentCaller = (): Caller => storage.getStore()?.() ?? nobody;

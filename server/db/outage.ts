/** `full`: no space is left. `unavailable`: may not recur on retry. */
export type Outage = 'full' | 'unavailable';

/** Codes for a full disk or quota, from SQLite, the operating system and PostgreSQL. */
const fullCodes = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/;

/**
 * Codes for locked, overloaded, unreachable, read-only or without file descriptors. PostgreSQL: 08 connection, 25006 read-only, 25P03 and 57 ended from outside, 40
 * deadlock, 53 resources, 55P03 lock.
 */
const unavailableCodes =
  /^(SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN)\w*|E(ROFS|IO|PIPE|MFILE|NFILE|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|(08|40|53|57)\w{3}|25006|25P03|55P03)$/;

/** Messages of PostgreSQL connection errors that have no code. */
const connectionMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/;

const ownOutage = (error: Error): Outage | undefined => {
  const code = 'code' in error ? String(error.code) : '';
  const { httpStatusCode = 0 } = ('$metadata' in error ? error.$metadata : {}) as { httpStatusCode?: number };
  if (fullCodes.test(code) || httpStatusCode === 507) return 'full';
  const isUnavailable =
    unavailableCodes.test(code) ||
    httpStatusCode >= 500 ||
    error.name === 'TimeoutError' ||
    connectionMessages.test(error.message);
  return isUnavailable ? 'unavailable' : undefined;
};

/** Also checks the causes of the error. Undefined for other errors. */
export function outageOf(error: unknown): Outage | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const outage = ownOutage(current);
    if (outage) return outage;
  }
  return undefined;
}

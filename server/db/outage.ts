/** What keeps the database or the storage from its work: no space left, or something that may have passed at the next try. */
export type Outage = 'full' | 'unavailable';

/** A full disk or quota: SQLite's, the operating system's and PostgreSQL's codes. */
const fullCodes = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/;

/** Locked, overloaded, out of reach or read-only. PostgreSQL: 08 connection, 25006 read-only, 25P03 and 57 ended from outside, 40 deadlock, 53 resources, 55P03 lock. */
const unavailableCodes =
  /^(SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN)\w*|E(ROFS|IO|PIPE|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|(08|40|53|57)\w{3}|25006|25P03|55P03)$/;

/** Failures of connections to PostgreSQL that carry no code. */
const connectionMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/;

const outageOfOne = (error: Error): Outage | undefined => {
  const code = 'code' in error ? String(error.code) : '';
  const { httpStatusCode = 0 } = ('$metadata' in error ? error.$metadata : {}) as { httpStatusCode?: number };
  if (fullCodes.test(code) || httpStatusCode === 507) return 'full';
  const isUnavailable =
    unavailableCodes.test(code) || httpStatusCode >= 500 || connectionMessages.test(error.message);
  return isUnavailable ? 'unavailable' : undefined;
};

/** The outage behind an error of the database or the storage; undefined where it is something else. Libraries wrap what happened, so its causes are looked at too. */
export function outageOf(error: unknown): Outage | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const outage = outageOfOne(at);
    if (outage) return outage;
  }
  return undefined;
}

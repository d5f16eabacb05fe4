import {
  dayStart,
  isAccountSubject,
  type SecurityLogQuery,
  securityLogCall,
  securityLogPageSize,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import type { Store } from '../provider/store.ts';

const eventMatches = (
  { kind, account, subject, at, id }: Store['securityEvents'][number],
  query: SecurityLogQuery & { readonly account: number | undefined },
): boolean =>
  (query.kind === undefined || query.kind === kind) &&
  (query.account === undefined ||
    account?.id === query.account ||
    (subject !== null && isAccountSubject(subject.kind) && subject.id === query.account)) &&
  (query.from === undefined || at >= dayStart(query.from)) &&
  (query.to === undefined || at < dayStart(query.to, 1)) &&
  (query.before === undefined || id < query.before);

/** Creates the handler for the security log. */
export const createSecurityLogHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(securityLogCall, ({ query }) => {
    const { limit = securityLogPageSize.default } = query;
    const account =
      typeof query.account === 'string' ? store.accountByEmail(query.account)?.user.id : query.account;
    const isUnknown = query.account !== undefined && account === undefined;
    const found = isUnknown
      ? []
      : store.securityEvents.filter((event) => eventMatches(event, { ...query, account }));
    const events = found.slice(0, limit);
    return { events, next: found.length > limit ? (events.at(-1)?.id ?? null) : null };
  }),
];

import { securityLogCall } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import type { Store } from '../provider/store.ts';

export const createSecurityLogHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(securityLogCall, ({ query: { kind } }) => ({
    events: store.securityEvents.filter((event) => kind === undefined || event.kind === kind),
    next: null,
  })),
];

import { changePasswordCall, forgotPasswordCall, resetPasswordCall, resetTexts } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import type { Store } from '../provider/store.ts';
import { endOtherSessions } from './own-account.ts';

export const createPasswordHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.open(forgotPasswordCall, () => ({ message: resetTexts.asked })),
  make.open(resetPasswordCall, () => ({ message: resetTexts.done })),
  make.guarded(changePasswordCall, ({ user, token }) => {
    endOtherSessions(store, user, token);
    return { message: resetTexts.changed };
  }),
];

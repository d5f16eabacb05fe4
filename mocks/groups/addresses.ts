import {
  accountTexts,
  addressTexts,
  canonicalEmail,
  changeAddressCall,
  sendAddressLinkCall,
  useAddressLinkCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, RefusalError } from '../provider/exchange.ts';
import type { Store } from '../provider/store.ts';

/** They accept every password, code and link. */
export const createAddressHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(sendAddressLinkCall, ({ user }) => ({ message: addressTexts.linkSent(user.email) })),

  make.guarded(changeAddressCall, ({ body }) => {
    const emailKey = canonicalEmail(body.email);
    if ([...store.accounts.values()].some(({ user }) => canonicalEmail(user.email) === emailKey))
      throw new RefusalError(409, accountTexts.emailTaken, { errors: { email: accountTexts.emailTaken } });
    return { message: addressTexts.changeAsked(body.email) };
  }),

  make.open(useAddressLinkCall, ({ body }) => ({
    message: addressTexts[body.kind === 'stop' ? 'stopped' : 'confirmed']('amaka.nwosu@mail.example'),
  })),
];

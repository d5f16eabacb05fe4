import { canonicalEmail, isEmail, isFilled, signUpTexts, subscribeCall } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import type { Store } from '../provider/store.ts';

const texts = {
  subscribed: 'Thank you for subscribing!',
  repeated: 'This email address is subscribed already.',
  required: 'Email is required',
} as const;

/** The newsletter's subscription. */
export function createNewsletterHandlers(make: HandlerMaker, store: Store): HttpHandler[] {
  return [
    make.open(subscribeCall, ({ body }) => {
      if (!isFilled(body.email)) throw invalid({ email: texts.required });
      if (!isEmail(body.email)) throw invalid({ email: signUpTexts.email });
      const email = canonicalEmail(body.email);
      if (store.subscribers.has(email)) {
        throw new RefusalError(409, texts.repeated, { errors: { email: texts.repeated } });
      }
      store.subscribers.add(email);
      return { message: texts.subscribed };
    }),
  ];
}

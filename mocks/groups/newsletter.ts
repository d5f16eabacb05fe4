import { canonicalEmail, newsletterProblem, newsletterTexts, subscribeCall } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import type { Store } from '../provider/store.ts';

/** Creates the handlers for subscribing to the newsletter. */
export function createNewsletterHandlers(make: HandlerMaker, store: Store): HttpHandler[] {
  return [
    make.open(subscribeCall, ({ body }) => {
      const problem = newsletterProblem(body.email);
      if (problem) throw invalid({ email: problem });
      const email = canonicalEmail(body.email);
      if (store.subscribers.has(email)) {
        throw new RefusalError(409, newsletterTexts.repeated, {
          errors: { email: newsletterTexts.repeated },
        });
      }
      store.subscribers.add(email);
      return { message: newsletterTexts.subscribed };
    }),
  ];
}

import {
  canonicalEmail,
  listPageSize,
  mailStates,
  mailsCall,
  mailTexts,
  mapKeys,
  paging,
  resendMailCall,
  templatesNamed,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { rowOf, type Store } from '../provider/store.ts';

export const createMailHandlers = (make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] => [
  make.guarded(mailsCall, ({ query: { state, q = '' } }) => {
    const part = canonicalEmail(q);
    const templates = templatesNamed(part);
    const all = [...store.mails.values()]
      .filter(({ to, template }) => to?.address.includes(part) || templates.includes(template))
      .sort((a, b) => b.id - a.id);
    const counts = mapKeys(mailStates, () => 0);
    for (const mail of all) counts[mail.state] += 1;
    const mails = all.filter((mail) => state === undefined || mail.state === state);
    return { mails, counts, ...paging(mails.length, { page: 1, limit: listPageSize.default }) };
  }),

  make.guarded(resendMailCall, ({ body: { mail_id } }) => {
    store.mails.set(mail_id, {
      ...rowOf(store.mails, mail_id),
      state: 'sent',
      attempts: 1,
      last_error: null,
      sent_at: now().toISOString(),
      can_resend: false,
    });
    return { message: mailTexts.queuedAgain };
  }),
];

import { mailStates, mailsCall, mailsPageSize, mailTexts, paging, resendMailCall } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { mailAnswer } from '../provider/mails.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import type { Store } from '../provider/store.ts';

/** Creates the handlers for the list of mails. */
export function createMailHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  return [
    make.guarded(mailsCall, ({ query: { state, page = 1, limit = mailsPageSize.default } }) => {
      const all = [...store.mails.values()].sort((a, b) => b.id - a.id);
      const counts = { queued: 0, sending: 0, sent: 0, failed: 0, cancelled: 0 };
      for (const name of mailStates) counts[name] = all.filter((mail) => mail.state === name).length;
      const matching = all.filter((mail) => state === undefined || mail.state === state);
      return {
        mails: matching.slice((page - 1) * limit, page * limit).map(mailAnswer),
        counts,
        ...paging(matching.length, { page, limit }),
      };
    }),

    make.guarded(resendMailCall, ({ body }) => {
      const mail = store.mails.get(body.mail_id);
      if (!mail) throw new RefusalError(404, mailTexts.notFound);
      if (!mail.can_resend)
        throw new RefusalError(409, mail.state === 'failed' ? mailTexts.contentGone : mailTexts.notFailed);
      store.mails.set(mail.id, {
        ...mail,
        state: 'sent',
        attempts: 1,
        last_error: null,
        sent_at: now().toISOString(),
        can_resend: false,
      });
      return { message: mailTexts.queuedAgain };
    }),
  ];
}

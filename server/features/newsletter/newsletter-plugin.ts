import type { BlogReader } from '@imc/api/blog';
import {
  confirmSubscriptionCall,
  exportNewsletterCall,
  leaveNewsletterCall,
  newsletterPostsCall,
  newsletterReadersCall,
  newsletterTexts,
  readersExportHead,
  readersExportLine,
  readerTexts,
  sendNewsletterCall,
  subscribeCall,
  textLimits,
} from '@imc/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callRoutes, nameFile } from '../../http/call-route.ts';
import { checkedQuery } from '../../http/input.ts';
import { streamedText } from '../../http/responses/streamed-response.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Mails } from '../mails/mails-plugin.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { createMailings, type Mailings } from './mailings.ts';
import { createNewsletter, type Newsletter } from './newsletter.ts';

/** The page that a request comes from. Null if the browser does not tell. Only recorded, because anyone can make it up. */
function pageOf({ headers }: FastifyRequest): string | null {
  const url = URL.parse(headers.referer ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.pathname.slice(0, textLimits.line) : null;
}

/** Subscriptions, their links, and readers and mailings for admins. */
export async function registerNewsletter(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  {
    blog,
    mails,
    securityLog,
  }: {
    /** Sent to the readers. */
    readonly blog: Pick<BlogReader, 'list' | 'post'>;
    readonly mails: Pick<Mails, 'queue' | 'delivery'>;
    readonly securityLog: SecurityLog;
  },
): Promise<{ readonly newsletter: Newsletter; readonly mailings: Mailings }> {
  const newsletter = createNewsletter({ ...infrastructure, ...mails });
  const mailings = createMailings({ ...infrastructure, ...mails, blog, securityLog });
  app.everyHour.push(newsletter.sweep);
  const routes = callRoutes(app);

  routes.open(subscribeCall, async ({ body, request }) => {
    await newsletter.subscribe(body.email, pageOf(request));
    return { message: newsletterTexts.subscribed };
  });

  routes.open(confirmSubscriptionCall, async ({ body }) => {
    await newsletter.confirm(body.token);
    return { message: readerTexts.confirmed };
  });

  routes.open(leaveNewsletterCall, async ({ body }) => {
    await newsletter.leave(body.token);
    return { message: readerTexts.left };
  });

  routes.signedIn(newsletterReadersCall, ({ query }) => newsletter.page(query));

  routes.signedIn(exportNewsletterCall, async ({ query, reply }) => {
    nameFile(reply, 'imc-newsletter', 'csv');
    securityLog.note({ kind: 'exported', detail: 'newsletter' });
    return streamedText(readersExportHead, newsletter.exported(query), (rows) =>
      rows.map(readersExportLine).join(''),
    );
  });

  routes.signedIn(newsletterPostsCall, async () => ({ posts: await mailings.posts() }));

  routes.signedIn(sendNewsletterCall, async ({ body }) => {
    const queued = await mailings.send(body.post_id);
    return { message: readerTexts.queued(queued), queued };
  });

  // In a scope, because it has its own parser.
  await app.register(async (scope) => oneClickRoutes(scope, newsletter));
  return { newsletter, mailings };
}

/**
 * The address in the header List-Unsubscribe (RFC 8058). A POST by a mail program ends the subscription; a browser gets the page that asks
 * first, because scanners of mails follow links.
 */
function oneClickRoutes(app: FastifyInstance, newsletter: Pick<Newsletter, 'leave'>): void {
  const url = '/newsletter/one-click/:token';
  // The address says everything; ignore the form.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, async () => undefined);

  app.get<{ Params: { token: string } }>(url, async ({ params }, reply) =>
    reply.redirect(`/newsletter/leave#${encodeURIComponent(params.token)}`, 303),
  );

  app.post<{ Params: { token: string } }>(url, async ({ params }, reply) => {
    const { token } = checkedQuery(leaveNewsletterCall.body, params);
    await newsletter.leave(token);
    return reply.header('cache-control', 'no-store').send({ status: 'success', message: readerTexts.left });
  });
}

import {
  contactFormsCall,
  deleteMessageCall,
  messagesCall,
  messageTexts,
  sendMessageCall,
  setMessageStateCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { type ContactMessages, createContactMessages } from './messages.ts';

/** From the contact forms and the form to join, with the list for admins. */
export function registerMessages(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  { securityLog }: { readonly securityLog: SecurityLog },
): ContactMessages {
  const contactMessages = createContactMessages({ ...infrastructure, securityLog });
  const routes = callRoutes(app);

  routes.open(contactFormsCall, async () => ({ stored: await contactMessages.areStored() }));

  routes.open(sendMessageCall, async ({ body }) => {
    await contactMessages.receive(body);
    return { message: messageTexts.received };
  });

  routes.signedIn(messagesCall, ({ query }) => contactMessages.page(query));

  routes.signedIn(setMessageStateCall, async ({ body, account }) => {
    await contactMessages.setState(body, account);
    return { message: messageTexts.changed };
  });

  routes.signedIn(deleteMessageCall, async ({ query }) => {
    await contactMessages.remove(query.id);
    return { message: messageTexts.deleted };
  });

  return contactMessages;
}

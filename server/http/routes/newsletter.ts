import { newsletterTexts, subscribeCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { callRoutes } from '../call-route.ts';

/** Registers the newsletter subscription. */
export function newsletterRoutes(app: FastifyInstance, services: Services): void {
  callRoutes(app, services).open(subscribeCall, async ({ body }) => {
    await services.newsletter.subscribe(body.email);
    return { message: newsletterTexts.subscribed };
  });
}

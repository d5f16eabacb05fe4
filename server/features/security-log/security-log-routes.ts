import { securityLogCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import type { Services } from '../services.ts';

/** Registers the security log. */
export function securityLogRoutes(app: FastifyInstance, services: Services): void {
  callRoutes(app, services).signedIn(securityLogCall, ({ query }) => services.readSecurityLog(query));
}

import { securityLogCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { callRoutes } from '../call-route.ts';

/** Registers the security log. */
export function securityLogRoutes(app: FastifyInstance, services: Services): void {
  callRoutes(app, services).signedIn(securityLogCall, ({ query }) => services.readSecurityLog(query));
}

import type { FastifyInstance } from 'fastify';
import { createOpenApiDocument } from './openapi-document.ts';

/** `GET /api/openapi.json`. Created on the first request. */
export function openApiRoute(app: FastifyInstance): void {
  let json: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    json ??= JSON.stringify(createOpenApiDocument());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(json);
  });
}

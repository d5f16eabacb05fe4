import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from './policy.ts';
import { sendFile } from './site.ts';
import { fileOf, inlineHashesOf } from './static-files.ts';

// The style is for phones: no column for links, which the document lacks, and buttons that wrap.
const html = `<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>API of the Institute</title><link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style>.swagger-ui .response-col_links { display: none } .swagger-ui .opblock-section-header { flex-wrap: wrap }</style>
<main id="api"><p>This page needs JavaScript. What it shows is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'none' })</script></html>`;

const inlineHashes = inlineHashesOf(html);
const policy = pagePolicy({ sanity: undefined, apiUrl: undefined }, inlineHashes);

const types = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const readAsset = async (name: keyof typeof types) =>
  fileOf(await readFile(fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`))), {
    type: types[name],
    immutable: false,
    inlineHashes: undefined,
  });

/** `GET /api/docs`: the OpenAPI document as a page, by Swagger UI, under the policy of every page. */
export function apiDocs(app: FastifyInstance): void {
  const page = fileOf(Buffer.from(html), {
    type: 'text/html; charset=utf-8',
    immutable: false,
    inlineHashes,
  });
  app.get('/api/docs', async (request, reply) => sendFile(request, reply, page, policy));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'] as const) {
    // Read when somebody opens the page, and then kept with its compressed form.
    let asset: ReturnType<typeof readAsset> | undefined;
    app.get(`/api/docs/${name}`, async (request, reply) => {
      asset ??= readAsset(name);
      return sendFile(request, reply, await asset, undefined);
    });
  }
}

/** `npm run docs:api`: writes `docs/api.md` from the contract. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOpenApiDocument } from '@imc/server/http/openapi/openapi-document';
import { apiDocs } from './api-docs.ts';
import { projectRoot } from './freshness.ts';

await writeFile(join(projectRoot, 'docs/api.md'), apiDocs(createOpenApiDocument()));

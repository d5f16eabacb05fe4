import type { Call } from '@imc/api/contract';
import { createOpenApiDocument } from '@imc/server/http/openapi/openapi-document';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

const document = createOpenApiDocument();
// `strict` would reject OpenAPI's own keywords.
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(document, 'openapi');
addFormats.default(ajv).addFormat('idn-email', /^[^@\s]+@[^@\s]+$/);
const validators = new Map<string, ValidateFunction>();

/** Escapes a part of a JSON pointer. */
const pointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Fails if the document does not list the status for the call or describes another body. */
export function expectDocumented(call: Call, status: number, body: unknown): void {
  const method = call.method.toLowerCase();
  const where = `${call.method} ${call.path} ${status} in the OpenAPI document`;
  const response = document.paths[call.path]?.[method]?.responses[status];
  expect(response, where).toBeDefined();
  const place =
    response && '$ref' in response
      ? response.$ref
      : `#/paths/${pointer(call.path)}/${method}/responses/${status}`;
  const reference = `openapi${place}/content/${pointer('application/json')}/schema`;
  const validate = validators.get(reference) ?? ajv.compile({ $ref: reference });
  validators.set(reference, validate);
  validate(body);
  expect(validate.errors ?? [], where).toEqual([]);
}

import { STATUS_CODES } from 'node:http';
import * as contract from '@imc/api/contract';
import {
  type Call,
  type CallDocumentation,
  callDocumentation,
  callTags,
  fileTypes,
  keysOf,
  limitedPerMinute,
  mapKeys,
  schemaDocs,
  valueDocs,
} from '@imc/api/contract';
import * as z from 'zod/mini';
import { pictureCookie } from '../plugins/authentication.ts';

/** Draft 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = { readonly [keyword: string]: unknown };

interface Content {
  readonly schema: JsonSchema;
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  /** By media type: `application/json`, or that of a file (`fileTypes`). */
  readonly content: Readonly<Record<string, Content>>;
}

type Reference = { readonly $ref: string };

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** The documentation of one call. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  /** Where the path is, if not under `/api`. */
  readonly servers?: readonly { readonly url: string }[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, Content>> };
  /** By status. */
  readonly responses: Readonly<Record<string, OpenApiResponse | Reference>>;
}

/** The subset that this API uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
    readonly headers: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}

type Direction = 'input' | 'output';

/** Exported schemas by their name in the document: `userSchema` is `User`. */
const names = new Map(
  Object.entries(contract as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    const [, first = '', rest = ''] = /^(.)(\w+)(?:Schema|Response)$/.exec(name) ?? [];
    return first && value instanceof z.ZodMiniType ? [[value, first.toUpperCase() + rest] as const] : [];
  }),
);
for (const [schema, doc] of valueDocs) schemaDocs.add(schema, doc);

/** Rules that comments and descriptions cite, such as `(PAY-3)`. */
const citedRules = / \((?:[A-Z]+-\d+(?:, )?)+\)/g;

const documentation = {
  has: () => true,
  get(schema: z.core.$ZodType) {
    const { description, ...doc } = schemaDocs.get(schema as z.ZodMiniType) ?? {};
    const id = names.get(schema as z.ZodMiniType);
    return {
      ...doc,
      ...(id && { id }),
      ...(description && { description: description.replace(citedRules, '') }),
    };
  },
} as unknown as z.core.$ZodRegistry<Record<string, unknown>>;

/** Collects the named schemas while converting others. */
class SchemaConverter {
  readonly schemas: Record<string, JsonSchema> = {};

  /** What servers send first: a schema that bodies have in another form is `…Input` there. */
  constructor() {
    for (const { call } of callDocumentation) this.convert(call.response, 'output');
  }

  convert(schema: z.ZodMiniType, io: Direction): JsonSchema {
    const root = z.object({ root: schema });
    const { $defs = {}, properties } = z.toJSONSchema(root, {
      io,
      metadata: documentation,
      unrepresentable: 'any',
    });
    const own = new Map<string, string>();
    const withReferences = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value).replaceAll(
          /"#\/\$defs\/(\w+)"/g,
          (_, id) => `"#/components/schemas/${own.get(id) ?? id}"`,
        ),
      ) as JsonSchema;
    for (const [id, { id: _id, ...definition }] of Object.entries($defs)) {
      const isOther = JSON.stringify(withReferences(definition)) !== JSON.stringify(this.schemas[id]);
      if (io === 'input' && id in this.schemas && isOther) own.set(id, `${id}Input`);
    }
    for (const [id, { id: _id, ...definition }] of Object.entries($defs))
      this.schemas[own.get(id) ?? id] = withReferences(definition);
    return withReferences(properties?.root);
  }
}

const reference = (kind: 'schemas' | 'responses' | 'headers', name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

/** Reasons for error responses of any call, by status. */
const generalReasons: Readonly<Record<number, string>> = {
  400: 'The request is invalid. `errors` contains messages by field.',
  401: 'The token is missing, invalid or expired.',
  403: 'The user is not an admin.',
  408: 'The request took too long to arrive.',
  413: 'The body is too large.',
  415: 'The content type of the body is not supported.',
  431: 'The headers are too large.',
  500: 'Internal server error. Quote `request_id` to the Institute.',
  503: 'The server is busy, shutting down, or can’t reach its database.',
  507: 'The storage is full.',
};

const withRetryAfter = ['429', '503', '507'];

const refusalOf = (status: string, description: string, schema: JsonSchema): OpenApiResponse => ({
  description,
  ...(withRetryAfter.includes(status) && { headers: { 'Retry-After': reference('headers', 'RetryAfter') } }),
  content: { 'application/json': { schema } },
});

const refusal = reference('schemas', 'Refusal');

const perMinuteOf = ({ limited }: Call): number => (limited === true ? limitedPerMinute : Number(limited));

/** `BadRequest`, `TooManyRequests5`. */
const sharedName = (status: string, suffix: number | '' = ''): string =>
  `${STATUS_CODES[status]?.replaceAll(' ', '')}${suffix}`;

const sharedResponses: Readonly<Record<string, OpenApiResponse>> = {
  ...Object.fromEntries(
    Object.entries(generalReasons).map(([status, reason]) => [
      sharedName(status),
      refusalOf(status, reason, refusal),
    ]),
  ),
  ...Object.fromEntries(
    [...new Set(callDocumentation.map(({ call }) => perMinuteOf(call)))]
      .filter(Boolean)
      .map((perMinute) => [
        sharedName('429', perMinute),
        refusalOf(
          '429',
          `The network address made ${perMinute} requests to this call in the last minute.`,
          refusal,
        ),
      ]),
  ),
};

/** Shared error responses that any call of this kind may have, by status. */
function generalRefusals(call: Call): Record<string, Reference> {
  const statuses = Object.keys(generalReasons).filter((status) => {
    if (status === '401') return call.access !== 'anyone';
    if (status === '403') return call.access === 'admin';
    return call.method !== 'GET' || !['413', '415'].includes(status);
  });
  return {
    ...mapKeys(statuses, (status) => reference('responses', sharedName(status))),
    ...(perMinuteOf(call) > 0 && { 429: reference('responses', sharedName('429', perMinuteOf(call))) }),
  };
}

function parametersOf(
  { call, takesIdempotencyKey }: CallDocumentation,
  schemas: SchemaConverter,
): OpenApiParameter[] {
  const query = schemas.convert(call.query, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const parameters: OpenApiParameter[] = Object.entries(query.properties ?? {}).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      ...(description ? { description: String(description) } : {}),
      schema,
    }),
  );
  if (takesIdempotencyKey) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'A retry with the same key and body has no further effect.',
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
    });
  }
  return parameters;
}

/** `format` as generators of clients know it from OpenAPI 3.0. */
const image = { type: 'string', format: 'binary', contentMediaType: 'image/*' } as const;

function requestBodyOf(
  { call, parts }: CallDocumentation,
  schemas: SchemaConverter,
): OpenApiOperation['requestBody'] {
  if (call.sends === 'json') {
    return {
      required: true,
      content: { 'application/json': { schema: schemas.convert(call.body, 'input') } },
    };
  }
  if (!parts) return undefined;
  const { picture, pictureOptional, data, fields = {} } = parts;
  const schema = {
    type: 'object',
    properties: {
      [picture]: image,
      ...(data ? { data: schemas.convert(data, 'input') } : {}),
      ...mapKeys(keysOf(fields), (name) => schemas.convert(fields[name] as z.ZodMiniType, 'input')),
    },
    required: [...(pictureOptional ? [] : [picture]), ...(data ? ['data'] : []), ...keysOf(fields)],
  };
  const encoding = {
    [picture]: { contentType: 'image/jpeg, image/png, image/webp' },
    ...(data ? { data: { contentType: 'application/json' } } : {}),
  };
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

function operationOf(documentation: CallDocumentation, schemas: SchemaConverter): OpenApiOperation {
  const { call, operationId, tag, summary, description, refusals = {} } = documentation;
  const answer = schemas.convert(call.response, 'output');
  const ownRefusal = schemas.convert(call.refusal, 'output');
  const parameters = parametersOf(documentation, schemas);
  const requestBody = requestBodyOf(documentation, schemas);
  const descriptions = [
    ...(description ? [description] : []),
    ...(call.access === 'admin' ? [`For staff: ${call.staffRoles.join(', ')}.`] : []),
  ];
  return {
    operationId,
    tags: [tag],
    summary,
    ...(descriptions.length > 0 ? { description: descriptions.join(' ') } : {}),
    security: call.access === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: {
        description: 'Success',
        content: Object.fromEntries(
          (call.returns === 'json'
            ? ['application/json']
            : call.returns.map((format) => fileTypes[format])
          ).map((type) => [type, { schema: answer }]),
        ),
      },
      ...generalRefusals(call),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, reason]) => [status, refusalOf(status, reason, ownRefusal)]),
      ),
    },
  };
}

/** Outside the contract: pictures, for pages, and the probes of whoever runs the server. */
function otherPaths(): OpenApiDocument['paths'] {
  const servers = [{ url: '/' }];
  const refused = (statuses: readonly string[]) =>
    mapKeys(statuses, (status) => reference('responses', sharedName(status)));
  const probe = (operationId: string, summary: string, statuses: readonly string[]) => ({
    get: {
      operationId,
      tags: ['Operation'],
      servers,
      summary,
      security: [],
      responses: {
        200: {
          description: 'Success',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'] },
            },
          },
        },
        ...refused(statuses),
      },
    },
  });
  return {
    '/uploads/{file}': {
      get: {
        operationId: 'picture',
        tags: ['Applications'],
        servers,
        summary: 'Get an uploaded picture',
        description: 'For its owner and for staff. The cookie is set by `signIn`, so that pages can show it.',
        security: [{ session: [] }, { pictures: [] }],
        parameters: [{ name: 'file', in: 'path', required: true, schema: reference('schemas', 'FileName') }],
        responses: {
          200: {
            description: 'Success',
            content: mapKeys(['image/jpeg', 'image/png', 'image/webp'], () => ({ schema: image })),
          },
          404: refusalOf('404', 'There is no such picture, or it is somebody else’s.', refusal),
          ...refused(['401', '500', '503']),
        },
      },
    },
    '/healthz': probe('alive', 'Whether the server answers', []),
    '/readyz': probe('ready', 'Whether it is migrated and can write', ['503']),
  };
}

export function createOpenApiDocument(): OpenApiDocument {
  const schemas = new SchemaConverter();
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const documentation of callDocumentation) {
    const { method, path } = documentation.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(documentation, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Institute of Management Consultants, Nigeria',
      version: '1',
      description: 'The calls of the website and the membership system.',
    },
    servers: [{ url: '/api' }],
    tags: [...callTags, 'Operation'].map((name) => ({ name })),
    paths: { ...paths, ...otherPaths() },
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.schemas).sort(([a], [b]) => a.localeCompare(b))),
      responses: sharedResponses,
      headers: {
        RetryAfter: {
          description: 'Seconds to wait before retrying.',
          schema: { type: 'integer', minimum: 0 },
        },
      },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that `signIn` returns.' },
        pictures: {
          type: 'apiKey',
          in: 'cookie',
          name: pictureCookie,
          description: 'Set by `signIn`, for `/uploads` only.',
        },
      },
    },
  };
}

import {
  activityEntrySchema,
  adminApplicationResponse,
  applicationDetailsResponse,
  applicationDraftSchema,
  applicationFormSchema,
  type Call,
  type CallDocumentation,
  callDocumentation,
  callTags,
  dashboardStatsSchema,
  fileTypes,
  keysOf,
  limitedPerMinute,
  mapKeys,
  marketerSchema,
  memberApplicationResponse,
  refusalSchema,
  userSchema,
} from '@imc/api/contract';
import * as z from 'zod/mini';

/** Draft 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = { readonly [keyword: string]: unknown };

interface Content {
  readonly schema: JsonSchema;
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  /** By media type: `application/json`, or that of a file (`fileTypes`). */
  readonly content: Readonly<Record<string, Content>>;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** The documentation of one call. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, Content>> };
  /** By status. */
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
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
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}

type Direction = 'input' | 'output';
type Names = z.core.$ZodRegistry<{ id: string }>;

function namesOf(schemas: Readonly<Record<string, z.ZodMiniType>>): Names {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) names.add(schema, { id });
  return names;
}

/** Schemas with a name in the document. All others are inlined. */
const names: Readonly<Record<Direction, Names>> = {
  input: namesOf({ ApplicationForm: applicationFormSchema, ApplicationDraftInput: applicationDraftSchema }),
  output: namesOf({
    ActivityEntry: activityEntrySchema,
    AdminApplication: adminApplicationResponse,
    ApplicationDetails: applicationDetailsResponse,
    ApplicationDraft: applicationDraftSchema,
    DashboardStats: dashboardStatsSchema,
    Marketer: marketerSchema,
    MemberApplication: memberApplicationResponse,
    Refusal: refusalSchema,
    User: userSchema,
  }),
};

/** Collects the named schemas while converting others. */
class SchemaConverter {
  readonly schemas: Record<string, JsonSchema> = {};

  convert(schema: z.ZodMiniType, io: Direction): JsonSchema {
    const converted = z.toJSONSchema(schema, { io, metadata: names[io], unrepresentable: 'any' });
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = JSON.parse(JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/')) as {
      $schema: string;
      $defs?: Record<string, JsonSchema>;
    } & JsonSchema;
    for (const [id, { id: _id, ...definition }] of Object.entries($defs)) this.schemas[id] = definition;
    const { id, ...own } = rest as { id?: string } & JsonSchema;
    if (id === undefined) return own;
    this.schemas[id] = own;
    return { $ref: `#/components/schemas/${id}` };
  }
}

/** For any call of this kind, by status. */
function generalRefusals({ access, limited, method }: Call): Record<number, string> {
  const refusals: Record<number, string> = {
    400: 'The request is invalid. `errors` contains messages by field.',
    408: 'The request took too long to arrive.',
    431: 'The headers are too large.',
    500: 'Internal server error. Quote `request_id` to the Institute.',
    503: 'The server is busy, shutting down, or can’t reach its database.',
    507: 'The storage is full.',
  };
  if (access !== 'anyone') refusals[401] = 'The token is missing, invalid or expired.';
  if (access === 'admin') refusals[403] = 'The user is not an admin.';
  if (method !== 'GET') {
    refusals[413] = 'The body is too large.';
    refusals[415] = 'The content type of the body is not supported.';
  }
  if (limited) {
    const perMinute = limited === true ? limitedPerMinute : limited;
    refusals[429] = `The network address made ${perMinute} requests to this call in the last minute.`;
  }
  return refusals;
}

const retryAfterHeader = {
  'Retry-After': {
    description: 'Seconds to wait before retrying.',
    schema: { type: 'integer' },
  },
};

const withRetryAfter = ['429', '503', '507'];

function parametersOf(
  { call, takesIdempotencyKey }: CallDocumentation,
  schemas: SchemaConverter,
): OpenApiParameter[] {
  const query = schemas.convert(call.query, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const parameters: OpenApiParameter[] = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
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
      [picture]: { type: 'string', contentMediaType: 'image/*' },
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
  const { call, operationId, tag, summary, description, refusals } = documentation;
  const answer = schemas.convert(call.response, 'output');
  const refusal = schemas.convert(call.refusal, 'output');
  const reasons = { ...generalRefusals(call), ...refusals };
  const parameters = parametersOf(documentation, schemas);
  const requestBody = requestBodyOf(documentation, schemas);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
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
      ...Object.fromEntries(
        Object.entries(reasons).map(([status, reason]) => [
          status,
          {
            description: reason,
            ...(withRetryAfter.includes(status) ? { headers: retryAfterHeader } : {}),
            content: { 'application/json': { schema: refusal } },
          },
        ]),
      ),
    },
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
    tags: callTags.map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.schemas).sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that `signIn` returns.' },
      },
    },
  };
}

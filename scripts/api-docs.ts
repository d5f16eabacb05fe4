import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
} from '@imc/server/http/openapi/openapi-document';

interface SchemaFields extends JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaFields[];
  readonly oneOf?: readonly SchemaFields[];
  readonly not?: unknown;
  readonly items?: SchemaFields;
  readonly properties?: Readonly<Record<string, SchemaFields>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

const linkTo = (name: string): string => `[${name}](#${name.toLowerCase()})`;

function limitsOf({ maxLength, maximum, maxItems, pattern }: SchemaFields): string {
  const limits = [
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `at most ${maximum}`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
    pattern === undefined ? '' : `\`${pattern}\``,
  ].filter(Boolean);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}

function typeOf(schema: SchemaFields): string {
  if (schema.$ref) return linkTo(schema.$ref.split('/').at(-1) ?? '');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(typeOf).join(' or ');
  if (schema.not) return 'not allowed';
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}${limitsOf(schema)}`;
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => `\`${name}\`: ${typeOf(field)}`);
    return `object of ${fields.join('; ')}`;
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  return types.join(' or ') + limitsOf(schema);
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

function fieldTable({ properties = {}, required = [] }: SchemaFields): string {
  const rows = Object.entries(properties).map(([name, schema]) => [
    `\`${name}\``,
    typeOf(schema),
    required.includes(name) ? 'yes' : 'no',
  ]);
  return table(['Field', 'Type', 'Required'], rows);
}

const bodyOf = (schema: SchemaFields): string =>
  schema.properties ? fieldTable(schema) : `${typeOf(schema)}.`;

/** A response other than 200: status, reason and body. */
type Refusal = readonly [status: string, reason: string, body: string];

const refusalsOf = ({ responses }: OpenApiOperation): Refusal[] =>
  Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description, content }]) => {
      const { $ref, properties } = (content['application/json']?.schema ?? {}) as SchemaFields;
      const more = Object.keys(properties ?? {}).includes('draft')
        ? `${linkTo('Refusal')} with \`draft\``
        : '';
      return [status, description, $ref ? linkTo($ref.split('/').at(-1) ?? '') : more];
    });

const refusalTable = (refusals: readonly Refusal[]): string => table(['Status', 'Reason', 'Body'], refusals);

/** Responses of at least this many calls are listed once for all. */
const sharedByCalls = 10;

function sharedRefusals(operations: readonly OpenApiOperation[]): Refusal[] {
  const all = operations.flatMap(refusalsOf);
  const counts = Map.groupBy(all, (refusal) => refusal.join());
  return [...counts.values()]
    .flatMap((same) => (same[0] && same.length >= sharedByCalls ? [same[0]] : []))
    .sort(([a], [b]) => Number(a) - Number(b));
}

function operationSection(
  method: string,
  path: string,
  operation: OpenApiOperation,
  shared: readonly Refusal[],
): string {
  const { operationId, summary, description, security, parameters, requestBody, responses } = operation;
  const parts = [`### ${method.toUpperCase()} ${path}`, `${summary}.${description ? ` ${description}` : ''}`];
  parts.push(`\`${operationId}\` · ${security.length > 0 ? 'requires a session' : 'no session required'}`);
  if (parameters) {
    const rows = parameters.map(({ name, in: place, required, schema }) => [
      `\`${name}\` (${place})`,
      typeOf(schema),
      required ? 'yes' : 'no',
    ]);
    parts.push(table(['Parameter', 'Type', 'Required'], rows));
  }
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
    parts.push(`Request, \`${type}\`:`, bodyOf(schema));
  }
  const { 200: success } = responses;
  for (const [type, { schema }] of Object.entries(success?.content ?? {})) {
    parts.push(
      type === 'application/json' ? 'Response, 200:' : `Response, 200, \`${type}\`:`,
      type === 'application/json' ? bodyOf(schema) : 'A file.',
    );
  }
  const isShared = (refusal: Refusal) => shared.some((other) => other.join() === refusal.join());
  const refusals = refusalsOf(operation);
  const own = refusals.filter((refusal) => !isShared(refusal));
  if (own.length > 0) parts.push(refusalTable(own));
  const statuses = refusals.filter(isShared).map(([status]) => status);
  parts.push(`[Shared responses](#shared-responses): ${statuses.join(', ')}`);
  return parts.join('\n\n');
}

export function apiDocs({ info, servers, tags, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const shared = sharedRefusals(operations.map(({ operation }) => operation));
  const sections = tags.map(({ name }) =>
    [
      `## ${name}`,
      ...operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ method, path, operation }) => operationSection(method, path, operation, shared)),
    ].join('\n\n'),
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `### ${name}\n\n${bodyOf(schema)}`,
  );
  return [
    '# API',
    `${info.description} Every path is relative to \`${servers[0]?.url}\`. The same as OpenAPI 3.1 is at \`${servers[0]?.url}/openapi.json\`.`,
    'Generated from the contract by `npm run docs:api`.',
    'A session is sent as `Authorization: Bearer <token>`. Responses with 429, 503 and 507 have a `Retry-After` header with the seconds to wait before a retry.',
    '## Shared responses',
    'Each call names those that it can also have.',
    refusalTable(shared),
    ...sections,
    '## Schemas',
    ...schemas,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

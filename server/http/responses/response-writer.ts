import { type $ZodType, type $ZodTypes, safeEncode } from 'zod/v4/core';

type Picker = (value: unknown) => unknown;

const fail = (path: string, expected: string): never => {
  // The message must not contain the value, which may be personal data.
  throw new TypeError(`response: ${path || 'the root'} is not ${expected}`);
};

const primitives = {
  string: (path: string) => (value: unknown) => (typeof value === 'string' ? value : fail(path, 'a string')),
  number: (path: string) => (value: unknown) => (typeof value === 'number' ? value : fail(path, 'a number')),
  boolean: (path: string) => (value: unknown) =>
    typeof value === 'boolean' ? value : fail(path, 'a boolean'),
} as const satisfies Record<string, (path: string) => Picker>;

/** For fields that `typeof` can check. Undefined for all others. */
function primitiveType(schema: $ZodType): 'string' | 'number' | 'boolean' | undefined {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.checks?.length) return undefined;
  return def.type === 'string' || def.type === 'number' || def.type === 'boolean' ? def.type : undefined;
}

function objectPicker(shape: Readonly<Record<string, $ZodType>>, path: string): Picker {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    primitive: primitiveType(schema),
    pick: pickerOf(schema, `${path}.${name}`),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return fail(path, 'an object');
    const source = value as Record<string, unknown>;
    let isClean = Object.keys(source).length === fields.length;
    for (const { name, primitive, pick } of fields) {
      const item = source[name];
      if (typeof item !== primitive && (pick(item) !== item || item === undefined)) isClean = false;
    }
    // The object has exactly the listed fields, so it can be sent unchanged. This saves copying every row of a long list.
    if (isClean) return source;
    return Object.fromEntries(fields.map(({ name, pick }) => [name, pick(source[name])]));
  };
}

function arrayPicker(element: $ZodType, path: string): Picker {
  const pick = pickerOf(element, `${path}[]`);
  return (value) => {
    if (!Array.isArray(value)) return fail(path, 'a list');
    const picked = value.map(pick);
    return picked.every((item, index) => item === value[index]) ? value : picked;
  };
}

const oneOf = (values: Iterable<unknown>, path: string): Picker => {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : fail(path, 'a known value'));
};

/** For other kinds of schema. Thorough but slower. */
const zodPicker =
  (schema: $ZodType, path: string): Picker =>
  (value) => {
    const result = safeEncode(schema, value);
    return result.success ? result.data : fail(path, 'as listed');
  };

function pickerOf(schema: $ZodType, path: string): Picker {
  const { def } = (schema as $ZodTypes)._zod;
  // Checks such as length limits apply to input only. Response schemas have none.
  if (def.checks?.length) return zodPicker(schema, path);
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return primitives[def.type](path);
    case 'literal':
      return oneOf(def.values, path);
    case 'enum':
      return oneOf(Object.values(def.entries), path);
    case 'array':
      return arrayPicker(def.element, path);
    case 'object':
      return def.catchall ? zodPicker(schema, path) : objectPicker(def.shape, path);
    case 'pipe':
      // The input side of a pipe is for the client, which also reads other spellings.
      return pickerOf(def.out, path);
    case 'nullable': {
      const pick = pickerOf(def.innerType, path);
      return (value) => (value === null ? null : pick(value));
    }
    default:
      return zodPicker(schema, path);
  }
}

/**
 * Compiles a response schema into a function that writes JSON. Drops unlisted fields and throws for a wrong type. As strict as encoding
 * with zod, and several times faster for the plain objects and arrays of our responses.
 */
export function responseWriter(schema: $ZodType): (response: unknown) => string {
  const pick = pickerOf(schema, '');
  return (response) => JSON.stringify(pick(response));
}

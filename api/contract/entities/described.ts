import * as z from 'zod/mini';

/** What the OpenAPI document says about a schema besides its type, in keywords of JSON Schema. */
export interface SchemaDoc {
  /** Name of the schema in the document, which then refers to it. */
  readonly id?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly type?: 'integer';
  readonly format?: 'date' | 'date-time' | 'idn-email';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string | undefined;
}

export const schemaDocs = z.registry<SchemaDoc>();

/** A schema with its documentation. `described` is for one property. @__NO_SIDE_EFFECTS__ */
export const documented = <Schema extends z.ZodMiniType>(doc: SchemaDoc, schema: Schema): Schema => {
  // A copy: other properties may have the same schema.
  const copy = schema.clone();
  schemaDocs.add(copy, doc);
  return copy;
};

/** Describes a property in the OpenAPI document. The site's scripts lack the text (`app/build/without-descriptions.ts`). @__NO_SIDE_EFFECTS__ */
export const described = <Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema =>
  documented({ description }, schema);

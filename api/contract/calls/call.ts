import * as z from 'zod/mini';
import { type StaffRole, staffRoles } from '../entities/staff-role.ts';
import { secondFactorMissing } from '../rules/refusals.ts';

export type Access = 'anyone' | 'signed-in' | 'admin';

type Schema = z.ZodMiniType;

/** Media types of the files that calls return. */
export const fileTypes = {
  zip: 'application/zip',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type FileFormat = keyof typeof fileTypes;

/** One call of the contract (S-7). */
export interface Call<
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  ResponseSchema extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Exact path under the API's base URL. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Staff roles that may make a call with access 'admin' (PPL-2). */
  readonly staffRoles: readonly StaffRole[];
  /** Limit of requests per minute from one network address: `true` for `limitedPerMinute`, or a number. False if there is none. */
  readonly limited: boolean | number;
  /** Encoding of the request body. Multipart calls have no body schema: their parts are documented at the call. */
  readonly sends: 'nothing' | 'json' | 'multipart';
  /** Format of a success response: JSON, or a file in one of the formats, of which the first is the default. Errors are always JSON. */
  readonly returns: 'json' | readonly [FileFormat, ...FileFormat[]];
  readonly body: Body;
  readonly query: Query;
  /** Schema of a success response. The server strips fields that it does not list. */
  readonly response: ResponseSchema;
  /** Schema of an error response. Default: `refusalSchema`. */
  readonly refusal: Schema;
}

/** Requests per minute that a network address may make to each limited call. Further requests get 429. */
export const limitedPerMinute = 5;

/**
 * Requests per minute that a network address may make to each call that keeps a picture outside a submission. Higher, because on a bad
 * connection each picture may take several attempts, and many phones share one address.
 */
export const picturesPerMinute = 30;

const none = z.object({});
type None = typeof none;

/** Staff roles that may make an admin's call unless it lists others: everyone reads, and only admins write. */
const defaultStaffRoles = (method: Call['method']): readonly StaffRole[] =>
  method === 'GET' ? staffRoles : ['admin'];

/** @__NO_SIDE_EFFECTS__ */
export function defineCall<
  ResponseSchema extends Schema,
  Body extends Schema = None,
  Query extends Schema = None,
>(call: {
  method: Call['method'];
  path: Call['path'];
  access: Access;
  staffRoles?: readonly StaffRole[];
  limited?: boolean | number;
  sends?: Call['sends'];
  returns?: Call['returns'];
  body?: Body;
  query?: Query;
  response: ResponseSchema;
  refusal?: Schema;
}): Call<Body, Query, ResponseSchema> {
  return {
    ...call,
    staffRoles: call.staffRoles ?? defaultStaffRoles(call.method),
    limited: call.limited ?? false,
    sends: call.sends ?? (call.body ? 'json' : 'nothing'),
    returns: call.returns ?? 'json',
    body: call.body ?? (none as unknown as Body),
    query: call.query ?? (none as unknown as Query),
    refusal: call.refusal ?? refusalSchema,
  };
}

export const success = z.literal('success');

/** Body of every error response: a message for the user, and messages by field if the error is about fields. */
export const refusalSchema = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** Present only if a program has to tell this refusal from others. */
  code: z.optional(z.literal(secondFactorMissing)),
  /** Id of the request, for the user to quote to the Institute. Present only for server errors. */
  request_id: z.optional(z.string()),
});

export type Refusal = z.infer<typeof refusalSchema>;

export const doneResponse = z.object({ status: success, message: z.string() });

export const fileResponse = z.instanceof(Blob);

/** Sections of the OpenAPI document, in its order. */
export const callTags = [
  'Accounts',
  'Passwords',
  'Sessions',
  'Second factor',
  'Own data',
  'Applications',
  'Newsletter',
  'Messages',
  'Administration',
] as const;

export type CallTag = (typeof callTags)[number];

/** What the OpenAPI document says about a call, in addition to its schemas. No browser loads it. */
export interface CallDoc {
  readonly call: Call;
  /** Default: that of the other calls in the file, and 'Administration' for a call of admins. */
  readonly tag?: CallTag;
  readonly summary: string;
  readonly description?: string;
  /** Reasons for error responses by status, in addition to those that every call of this kind may return. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Whether the call accepts an `Idempotency-Key`, which makes it safe to retry. */
  readonly takesIdempotencyKey?: true;
  /** Parts of a multipart body: the name of the image part, the schema of the JSON in `data`, and other texts. */
  readonly parts?: {
    readonly picture: string;
    /** Whether the body may lack the image. Default `false`. */
    readonly pictureOptional?: true;
    readonly data?: z.ZodMiniType;
    /** Text parts besides `data`: the schema of each. */
    readonly fields?: Readonly<Record<string, z.ZodMiniType>>;
  };
}

/** By `operationId`. */
export type CallDocs = Readonly<Record<string, CallDoc>>;

// Reasons for error responses that calls of several files have.
export const differentBody = 'The Idempotency-Key was used with a different body.';
export const otherApplicationsOnly = 'The user is not an admin, or the application is their own.';
export const noApplication = 'No submitted application has this id.';
export const notAnImage = 'The file is not a JPEG, PNG or WebP image, or the body is not multipart.';
export const tooLarge = 'The image exceeds 5 MiB or 40 megapixels, or the body exceeds 6 MiB.';
export const corruptImage = 'The image is corrupt.';
export const tooManyPerDay =
  'or the member has uploaded 20 images or 50 MiB today (in Lagos), including images that were replaced or removed since.';
export const tooManyUploads = `The network address made ${limitedPerMinute} requests in the last minute, ${tooManyPerDay}`;
export const tooManyAttempts = 'Too many failed attempts for this account.';

import * as z from 'zod/mini';
import { type StaffRole, staffRoles } from '../entities/staff-role.ts';

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
  /** Id of the request, for the user to quote to the Institute. Present only for server errors. */
  request_id: z.optional(z.string()),
});

export type Refusal = z.infer<typeof refusalSchema>;

export const doneResponse = z.object({ status: success, message: z.string() });

export const fileResponse = z.instanceof(Blob);

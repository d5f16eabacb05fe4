import * as z from 'zod/mini';

/** Who may make a call: anyone, any signed-in person, or an admin only. */
export type Access = 'anyone' | 'signed-in' | 'admin';

type Schema = z.ZodMiniType;

/**
 * One call of the contract (S-7). `body`, `query` and `answer` are what travels and what the server
 * checks; `read` is how the client takes an answer from any provider that speaks the same calls.
 */
export interface Call<
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Answer extends Schema = Schema,
  Read extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the API's base, to the letter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Whether one network address may make it no more than `limitedPerMinute` times a minute. */
  readonly limited: boolean;
  /** How the payload travels. Multipart calls have no body schema: their parts are named at the call. */
  readonly sends: 'nothing' | 'json' | 'multipart';
  readonly body: Body;
  readonly query: Query;
  /** The answer to a success, as the server sends it. Fields that it does not list never leave the server. */
  readonly answer: Answer;
  readonly read: Read;
  /** The answer to a refusal: `refusalSchema`, and more where the call says so. */
  readonly refusal: Schema;
}

/** Requests a minute that one network address may make to each limited call; more are answered 429. */
export const limitedPerMinute = 5;

const none = z.object({});
type None = typeof none;

/**
 * Fills in what a call does not have.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<
  Answer extends Schema,
  Read extends Schema,
  Body extends Schema = None,
  Query extends Schema = None,
>(call: {
  method: Call['method'];
  path: Call['path'];
  access: Access;
  limited?: boolean;
  sends?: Call['sends'];
  body?: Body;
  query?: Query;
  answer: Answer;
  read: Read;
  refusal?: Schema;
}): Call<Body, Query, Answer, Read> {
  return {
    ...call,
    limited: call.limited ?? false,
    sends: call.sends ?? (call.body ? 'json' : 'nothing'),
    body: call.body ?? (none as unknown as Body),
    query: call.query ?? (none as unknown as Query),
    refusal: call.refusal ?? refusalSchema,
  };
}

/** The envelope of a success. */
export const success = z.literal('success');

/** The answer to every refusal: a text for people, and texts by field where the refusal is about fields. */
export const refusalSchema = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** Id of the request, to quote to the Institute; only where the server is at fault. */
  request_id: z.optional(z.string()),
});

export type Refusal = z.infer<typeof refusalSchema>;

/** An answer that says no more than that it worked. */
export const doneAnswer = z.object({ status: success, message: z.string() });
/** Reads the same from any provider. */
export const doneReader = z.object({ status: z.string(), message: z.catch(z.string(), '') });

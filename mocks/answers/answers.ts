import type { Call } from '@imc/api/contract';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type Content, handlerFor } from '../provider/exchange.ts';

/** Where an outcome applies. */
export interface OutcomeOptions {
  /** Only the next request meets it; the one after meets the handler below. For trying again. */
  readonly once?: boolean;
  /** Base address of the API: '/api' in a browser. */
  readonly base?: string;
  /** The answer comes when this is done. */
  readonly after?: Promise<unknown>;
}

/** The words of a refusal. */
export interface RefusalDetails {
  /** HTTP status; 400 unless said otherwise. */
  readonly status?: number;
  /** Absent, the provider says nothing, and the screen's own text is due. */
  readonly message?: string;
  /** Texts by field. */
  readonly errors?: Readonly<Record<string, string>>;
}

const outcome = (
  call: Call,
  { base = '/api', once = false, after }: OutcomeOptions,
  give: () => Promise<Response> | Response,
) =>
  handlerFor(
    call,
    base,
    async () => {
      await after;
      return give();
    },
    { once },
  );

/**
 * One outcome of one call, to put before a group's handlers in a story:
 * `msw.use(answers.refused(signInCall, { status: 401 }), ...mocks.accounts)`.
 */
export const answers = {
  /** The call succeeds with this answer, its `status` aside. */
  success: <C extends Call>(call: C, content: Content<C>, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () =>
      HttpResponse.json(call.answer.parse({ status: 'success', ...content }) as Record<string, unknown>),
    ),

  /** The provider says no. */
  refused: (
    call: Call,
    { status = 400, message, errors }: RefusalDetails = {},
    options: OutcomeOptions = {},
  ): HttpHandler =>
    outcome(call, options, () =>
      HttpResponse.json(
        {
          status: 'error',
          ...(message === undefined ? {} : { message }),
          ...(errors ? { errors: { ...errors } } : {}),
        },
        { status },
      ),
    ),

  /** The provider answers 200 with a `status` other than success, as section 7 of the specification allows for. */
  declined: (call: Call, message?: string, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () =>
      HttpResponse.json({ status: 'error', ...(message === undefined ? {} : { message }) }),
    ),

  /** The answer never comes: what is shown while waiting stays. */
  slow: (call: Call, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),

  /** The answer takes its time, and is that of the handler below. */
  late: (call: Call, { base = '/api', once = false }: OutcomeOptions = {}): HttpHandler =>
    http[call.method.toLowerCase() as Lowercase<Call['method']>](
      `${base}${call.path}`,
      async () => {
        await delay(300);
      },
      { once },
    ),

  /** The connection breaks. */
  fails: (call: Call, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () => HttpResponse.error()),

  /** What comes back is no JSON: a page of a proxy, or nothing at all. */
  unusable: (call: Call, body: 'html' | 'empty' = 'html', options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () =>
      body === 'html'
        ? HttpResponse.html('<!doctype html><title>502</title><h1>Bad Gateway</h1>', { status: 502 })
        : new HttpResponse(null, { status: 200 }),
    ),

  /** Another provider's answer, to the letter: the other spelling, numbers as text, absent fields. */
  verbatim: (
    call: Call,
    body: Readonly<Record<string, unknown>>,
    options: OutcomeOptions = {},
  ): HttpHandler => outcome(call, options, () => HttpResponse.json(body as Record<string, never>)),
} as const;

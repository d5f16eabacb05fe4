import type { Call, Refusal } from '@imc/api/contract';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type Content, handlerFor } from '../provider/exchange.ts';

export interface OutcomeOptions {
  /** Answers only the next request; later ones reach the next handler. Use it to test retrying. Default `false`. */
  readonly once?: boolean;
  /** Default '/api', for a browser. */
  readonly base?: string;
  readonly after?: Promise<unknown>;
}

export interface RefusalDetails {
  /** Default 400. */
  readonly status?: number;
  /** Without it, the screen shows its own text. */
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly code?: Refusal['code'];
  /** The change by somebody else, with status 409. */
  readonly decided?: object;
  readonly changed?: object;
  readonly draft?: object;
}

const outcome = (
  call: Call,
  { base = '/api', once = false, after }: OutcomeOptions,
  respond: () => Promise<Response> | Response,
) =>
  handlerFor(
    call,
    base,
    async () => {
      await after;
      return respond();
    },
    { once },
  );

/**
 * Handlers for one outcome of one call. Place them before a group's handlers in a story: `msw.use(answers.refused(signInCall, { status: 401 }),
 * ...mocks.accounts)`.
 */
export const answers = {
  /** `status` is added. */
  success: <C extends Call>(call: C, content: Content<C>, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () =>
      HttpResponse.json(call.response.parse({ status: 'success', ...content }) as Record<string, unknown>),
    ),

  /** Rejects the request. */
  refused: (
    call: Call,
    { status = 400, ...content }: RefusalDetails = {},
    options: OutcomeOptions = {},
  ): HttpHandler =>
    outcome(call, options, () => HttpResponse.json<object>({ status: 'error', ...content }, { status })),

  /** Answers 200 with a `status` other than success, which S-7 allows. */
  declined: (call: Call, message?: string, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () =>
      HttpResponse.json({ status: 'error', ...(message === undefined ? {} : { message }) }),
    ),

  /** Never answers, so the pending state stays. */
  slow: (call: Call, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),

  /** Delays the next handler's answer by 300 milliseconds. */
  late: (call: Call, { base = '/api', once = false }: OutcomeOptions = {}): HttpHandler =>
    http[call.method.toLowerCase() as Lowercase<Call['method']>](
      `${base}${call.path}`,
      async () => {
        await delay(300);
      },
      { once },
    ),

  fails: (call: Call, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () => HttpResponse.error()),

  /** Not JSON: the error page of a proxy, or an empty body. */
  unusable: (call: Call, body: 'html' | 'empty' = 'html', options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () =>
      body === 'html'
        ? HttpResponse.html('<!doctype html><title>502</title><h1>Bad Gateway</h1>', { status: 502 })
        : new HttpResponse(null, { status: 200 }),
    ),
} as const;

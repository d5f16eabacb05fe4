import type { Call } from '@imc/api/contract';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type Content, handlerFor } from '../provider/exchange.ts';

/** Options of an outcome. */
export interface OutcomeOptions {
  /** Answers only the next request; later ones reach the next handler. Use it to test retrying. Default `false`. */
  readonly once?: boolean;
  /** Base address of the API. Default '/api', which suits a browser. */
  readonly base?: string;
  /** Delays the answer until this promise resolves. */
  readonly after?: Promise<unknown>;
}

/** Details of a rejected request. */
export interface RefusalDetails {
  /** HTTP status. Default 400. */
  readonly status?: number;
  /** Message of the provider. Without it, the screen shows its own text. */
  readonly message?: string;
  /** Error texts by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What somebody else has decided, changed or saved meanwhile, with status 409. */
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
 * Handlers for one outcome of one call, to be placed before a group's handlers in a story:
 * `msw.use(answers.refused(signInCall, { status: 401 }), ...mocks.accounts)`.
 */
export const answers = {
  /** The call succeeds with this content; `status` is added. */
  success: <C extends Call>(call: C, content: Content<C>, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () =>
      HttpResponse.json(call.response.parse({ status: 'success', ...content }) as Record<string, unknown>),
    ),

  /** The provider rejects the request. */
  refused: (
    call: Call,
    { status = 400, ...content }: RefusalDetails = {},
    options: OutcomeOptions = {},
  ): HttpHandler =>
    outcome(call, options, () => HttpResponse.json<object>({ status: 'error', ...content }, { status })),

  /** The provider answers 200 with a `status` other than success, which section 7 of the specification allows. */
  declined: (call: Call, message?: string, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () =>
      HttpResponse.json({ status: 'error', ...(message === undefined ? {} : { message }) }),
    ),

  /** The provider never answers, so the pending state stays. */
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

  /** The connection fails. */
  fails: (call: Call, options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () => HttpResponse.error()),

  /** The response is not JSON: the error page of a proxy, or an empty body. */
  unusable: (call: Call, body: 'html' | 'empty' = 'html', options: OutcomeOptions = {}): HttpHandler =>
    outcome(call, options, () =>
      body === 'html'
        ? HttpResponse.html('<!doctype html><title>502</title><h1>Bad Gateway</h1>', { status: 502 })
        : new HttpResponse(null, { status: 200 }),
    ),
} as const;

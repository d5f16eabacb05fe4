import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import plugin from 'fastify-plugin';
import { type LevelWithSilent, pino } from 'pino';

/** Default: standard output. Tests pass their own. */
export interface LogSink {
  write(line: string): void;
}

/**
 * Without queries, values and addresses, so that logs carry no personal data. Database messages contain names of constraints but never values.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: name,
    message,
    code,
    stack,
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** While the log cannot be written. Further lines are lost. */
const maxBufferedBytes = 1024 * 1024;

/**
 * Writes the lines of one turn of the event loop together: a system call per line costs a fifth of the time of a cached response. Only a killed
 * process loses the lines of its last turn. If the log cannot be written, as on a full disk, the server keeps running without it.
 */
function standardOutput(): LogSink {
  const output = pino.destination({ dest: 1, sync: true, maxLength: maxBufferedBytes });
  output.on('error', () => {});
  let lines = '';
  const flush = () => {
    if (lines === '') return;
    // Written synchronously. Pino's own `flushSync`, called for fatal lines, never returns on a full disk.
    output.write(lines);
    lines = '';
  };
  process.on('exit', flush);
  return {
    write: (line) => {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

/** One JSON object per line with UTC times. Of a request, only its id is logged. */
export const createLogger = (level: LevelWithSilent, sink?: LogSink) =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        error: describeError,
        req: () => undefined,
        res: () => undefined,
      },
    },
    sink ?? standardOutput(),
  );

/** Random ids, which 500 responses quote. Ignores ids from clients. Replaces Fastify's own request lines by `requestLog`. */
export const requestIdOptions: Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader' | 'logController'> =
  {
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
  };

export interface RequestFacts {
  readonly request: string;
  readonly method: string;
  /** Pattern. Undefined for pages and files of the site. */
  readonly route: string | undefined;
  readonly status: number;
  /** Milliseconds. */
  readonly elapsedTime: number;
  /** Undefined without a session. */
  readonly account: number | undefined;
}

/** One line and one observation per request. Logs the pattern instead of the URL to keep queries and file names out of the log. */
export function logRequest(
  { log, metrics }: Pick<FastifyInstance, 'log' | 'metrics'>,
  { request, method, route, status, elapsedTime, account }: RequestFacts,
): void {
  metrics.countRequest({ method, route, status, elapsedTime });
  log.info(
    {
      request,
      method,
      route: route ?? 'none',
      status,
      ms: Math.round(elapsedTime * 10) / 10,
      account: account ?? null,
    },
    'request',
  );
}

/** For every request that Fastify answers. */
export const requestLog = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onResponse', async (request, reply) =>
      logRequest(app, {
        request: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        elapsedTime: reply.elapsedTime,
        account: request.account?.id,
      }),
    );
  },
  { name: 'request-log' },
);

import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import plugin from 'fastify-plugin';
import { type LevelWithSilent, pino } from 'pino';

/** Where log lines go; the process's standard output unless a test listens. */
export interface LogSink {
  write(line: string): void;
}

/** A thrown thing without what it may carry: queries, values, addresses. Database messages name constraints, never values. */
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

/** Bytes of lines that wait for a log that can't be written at the moment; more are lost. */
const unwrittenLog = 1024 * 1024;

/** The process's standard output. Where the log can't be written, as on a full disk, the server goes on without it. */
function standardOutput(): LogSink {
  const output = pino.destination({ dest: 1, sync: true, maxLength: unwrittenLog });
  output.on('error', () => {});
  // Each line is written at once. Its own `flushSync`, which a fatal line calls, never ends on a full disk.
  return { write: (line) => output.write(line) };
}

/** The server's logger: one JSON object a line, UTC times, nothing of a request but its id. */
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

/** Request ids are the server's own, random, and quoted in a 500. Fastify's own request lines are off: `requestLog` writes one. */
export const requestIdOptions: Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader' | 'logController'> =
  {
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
  };

/**
 * One line for each request: id, method, route pattern, code, milliseconds and the account's id. The pattern, not the address:
 * queries and file names stay out.
 */
export const requestLog = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onResponse', async (request, reply) => {
      app.log.info(
        {
          request: request.id,
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          account: request.account?.id ?? null,
        },
        'request',
      );
    });
  },
  { name: 'request-log' },
);

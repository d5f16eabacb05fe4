import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Outage } from '../db/outage.ts';
import type { Infrastructure } from '../infrastructure.ts';
import { stamp } from '../shared/clock.ts';
import type { SecurityDetail, SecurityEventKind } from '../shared/event-types.ts';
import { notFound } from '../shared/refusal-error.ts';
import { isSameSecret } from '../shared/tokens.ts';
import type { RequestFacts } from './plugins/request-log.ts';

/** Of this process since its start. Labels are patterns and fixed words, so that their number is bounded and none is personal. */
export interface Metrics {
  readonly registry: Registry;
  countRequest(facts: Pick<RequestFacts, 'method' | 'route' | 'status' | 'elapsedTime'>): void;
  countEvent(kind: SecurityEventKind, detail: SecurityDetail | undefined): void;
  countOutage(kind: Outage): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by method, pattern of the route and class of the status',
    labelNames: ['method', 'route', 'code'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const events = new Counter({
    name: 'imc_security_events_total',
    help: 'Events of the security log, also those without a row of their own',
    labelNames: ['kind', 'detail'],
    registers,
  });
  const outages = new Counter({
    name: 'imc_outages_total',
    help: 'Requests that failed because database, disk or storage did',
    labelNames: ['kind'],
    registers,
  });
  return {
    registry,
    countRequest: ({ method, route = 'none', status, elapsedTime }) =>
      requests.observe({ method, route, code: `${Math.floor(status / 100)}xx` }, elapsedTime / 1000),
    countEvent: (kind, detail) => events.inc({ kind, detail: detail ?? 'none' }),
    countOutage: (kind) => outages.inc({ kind }),
  };
}

const loopback = /^(::1$|(::ffff:)?127\.)/;
/** Requests through a proxy on this machine come from loopback, too. */
const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

export const hasMetricsToken = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${token}`);

const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => forwarding.test(name));

/** `GET /metrics` in Prometheus' text format, for this machine and for METRICS_TOKEN. Everybody else gets a 404. */
export function metricsRoute(
  app: FastifyInstance,
  { config, db, clock }: Pick<Infrastructure, 'config' | 'db' | 'clock'>,
): void {
  const { registry } = app.metrics;
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const isUp = gauge('imc_database_up', 'Whether the figures of the database could be read');
  const mails = gauge('imc_mails_waiting', 'Mails that are not sent yet');
  const oldestMail = gauge(
    'imc_oldest_mail_seconds',
    'How long the oldest mail that is due has been waiting',
  );
  const sessions = gauge('imc_sessions_open', 'Sessions that have not ended');
  const applications = gauge('imc_applications_pending', 'Applications that wait for a decision');
  const backup = gauge('imc_last_backup_timestamp_seconds', 'When the last backup was made');

  /** Reads indexes and counts that the database maintains. */
  const readFigures = async () => {
    const now = stamp(clock);
    const { waiting, oldest } = await db
      .selectFrom('mail_outbox')
      .where('state', 'in', ['queued', 'sending'])
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .select(({ fn }) => fn.min<string | null>('not_before').as('oldest'))
      .executeTakeFirstOrThrow();
    const { open } = await db
      .selectFrom('sessions')
      .where('expires_at', '>', now)
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .executeTakeFirstOrThrow();
    const pending = await db
      .selectFrom('application_counts')
      .where('counted_by', '=', 'status')
      .where('value', '=', 'pending')
      .select('count')
      .executeTakeFirst();
    const last = await db.selectFrom('last_backup').select('made_at').executeTakeFirst();
    mails.set(waiting);
    oldestMail.set(oldest === null ? 0 : Math.max(0, Date.parse(now) - Date.parse(oldest)) / 1000);
    sessions.set(open);
    applications.set(pending?.count ?? 0);
    backup.set(last ? Date.parse(last.made_at) / 1000 : Number.NaN);
  };

  // Its timers and observers would outlive the many servers of a test, which do not listen.
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));

  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasMetricsToken(request, config.metricsToken)) throw notFound();
    try {
      await readFigures();
      isUp.set(1);
    } catch (error) {
      request.log.error({ err: error }, 'the figures of the database could not be read');
      isUp.set(0);
      for (const figure of [mails, oldestMail, sessions, applications, backup]) figure.set(Number.NaN);
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

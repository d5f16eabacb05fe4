import cookie from '@fastify/cookie';
import { allCalls } from '@imc/api/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { FirstAdmin } from './features/accounts/accounts.ts';
import type { HashParameters } from './features/accounts/passwords.ts';
import { type BlogSource, openBlog } from './features/blog/open-blog.ts';
import { openContent } from './features/blog/open-content.ts';
import { registerFeatures } from './features/routes.ts';
import { createServices, type Services } from './features/services.ts';
import { errorHandler } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { openApiRoute } from './http/openapi/openapi-route.ts';
import { authentication } from './http/plugins/authentication.ts';
import { closeUnreadBody } from './http/plugins/close-unread-body.ts';
import { crossOrigin } from './http/plugins/cross-origin.ts';
import { jsonBody } from './http/plugins/json-body.ts';
import { pathLimit } from './http/plugins/path-limit.ts';
import { refuseWhileClosing } from './http/plugins/refuse-while-closing.ts';
import { createLogger, type LogSink, requestIdOptions, requestLog } from './http/plugins/request-log.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import { securityLogHooks } from './http/plugins/security-log.ts';
import { unreadableRequests } from './http/plugins/unreadable-requests.ts';
import { createReadiness, freeBytesIn } from './http/readiness.ts';
import { openMailer } from './mail/open-mailer.ts';
import { type Clock, hours, minutes } from './shared/clock.ts';
import { serveSite } from './site/site.ts';
import { openStorage } from './storage/storage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services;
    readonly database: Database;
    /** The first admin, if this start created one. */
    readonly firstAdmin: FirstAdmin | undefined;
  }
}

/** Dependencies that tests replace. */
export interface AppDeps {
  readonly clock?: Clock;
  /** Receives the log lines. Default: standard output. */
  readonly logSink?: LogSink;
  /** Returns the number of bytes that may still be written to a folder. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Default: those of R-1. Tests that are not about passwords pass cheaper ones. */
  readonly hashParameters?: HashParameters;
}

/** Converts the setting for Fastify. A number is the number of trusted proxies in front of the server. */
const trusted = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** Returns the public URL: the configured one, or else the address that the server listens on. Never taken from a request. */
function publicUrlOf(app: FastifyInstance, { publicUrl, host, port }: Config): string {
  if (publicUrl) return publicUrl;
  const address = app.server.address();
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const listeningAt = typeof address === 'object' && address ? address.port : port;
  return `http://${name.includes(':') ? `[${name}]` : name}:${listeningAt}`;
}

/** How long an admin who sends a post waits for the blog, in milliseconds. Longer than for pages, which have earlier answers. */
const adminBlogTimeout = 20_000;

/** Runs tasks one after the other, at the start and then regularly. */
function runRegularly(app: FastifyInstance, interval: number, tasks: readonly (() => Promise<void>)[]): void {
  const run = async () => {
    for (const task of tasks) {
      await task().catch((error: unknown) => app.log.error({ err: error }, 'a regular task failed'));
    }
  };
  let running: Promise<void> | undefined;
  const start = () => {
    running = run();
  };
  const timer = setInterval(start, interval).unref();
  app.addHook('onListen', async () => start());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

function startRegularTasks(app: FastifyInstance): void {
  const { sessions, idempotency, passwordResets, throttle, challenges, uploads, uploadQuota } = app.services;
  const {
    contactMessages,
    mailQueue,
    newsletter,
    payments,
    proofHashBackfill,
    refusedAddresses,
    securityLog,
    staffDigest,
  } = app.services;
  runRegularly(app, minutes(1), [() => payments.issueReceipts(), staffDigest]);
  runRegularly(app, hours(1), [
    sessions.sweep,
    idempotency.sweep,
    passwordResets.sweep,
    throttle.sweep,
    challenges.sweep,
    uploads.sweep,
    uploadQuota.sweep,
    mailQueue.sweep,
    refusedAddresses.sweep,
    contactMessages.sweep,
    newsletter.sweep,
    securityLog.sweep,
    proofHashBackfill.sweep,
  ]);
}

/** Throws if a call of the contract has no route, so that the server does not start. */
function assertEveryCallHasRoute(app: FastifyInstance): void {
  for (const { method, path } of allCalls) {
    if (!app.hasRoute({ method, url: `/api${path}` })) throw new Error(`no route for ${method} ${path}`);
  }
}

/**
 * Builds the server: opens and migrates the database, opens the storage, creates the first admin if there is none, and registers every route.
 * Tests use it like `main.ts`, with `app.inject` or `app.listen`. Throws a `StartError` if the server cannot start. `app.close()` finishes
 * running requests and closes everything.
 */
export async function buildApp(config: Config, deps: AppDeps = {}): Promise<FastifyInstance> {
  const clock = deps.clock ?? (() => new Date());
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    loggerInstance: createLogger(config.logLevel, deps.logSink) as FastifyBaseLogger,
    ...requestIdOptions,
    ...unreadableRequests({ https }),
    ...pathLimit,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: 100 * 1024,
    requestTimeout: config.requestTimes.request,
    connectionTimeout: 0,
    keepAliveTimeout: 10_000,
    // Node's default interval of 30 s would add to the timeouts.
    http: { headersTimeout: config.requestTimes.headers, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 400 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  const database = await openDatabase(config, (error) =>
    app.log.error({ err: error }, 'database connection lost'),
  );
  app.addHook('onClose', async () => database.close());
  try {
    const storage = openStorage(config);
    app.addHook('onClose', async () => storage.close());
    const mailer = openMailer(config);
    app.addHook('onClose', async () => mailer.close());
    const content = config.sanity ? undefined : await openContent(config.contentFile);
    const source: BlogSource | undefined = config.sanity ?? content?.service;
    if (!source) throw new Error('there is no blog');
    const services = await createServices({
      config,
      database,
      storage,
      mailer,
      clock,
      log: app.log,
      blog: openBlog(source, app.log, adminBlogTimeout),
      publicUrl: () => publicUrlOf(app, config),
      hashParameters: deps.hashParameters,
    });
    // Finish the running mail before the mailer and the database close. Mails that wait are sent after the next start.
    app.addHook('onClose', () => services.delivery.stop());
    app.addHook('onListen', async () => services.delivery.wake());
    app.decorate('services', services);
    app.decorate('database', database);
    app.decorate('firstAdmin', await services.accounts.ensureAdmin(config));

    await app.register(errorHandler);
    await app.register(securityHeaders, { https });
    await app.register(requestLog);
    await app.register(closeUnreadBody);
    await app.register(refuseWhileClosing);
    await app.register(crossOrigin, { origins: config.allowedOrigins });
    await app.register(jsonBody);
    await app.register(cookie);
    await app.register(authentication);
    await app.register(securityLogHooks, { securityLog: services.securityLog });
    startRegularTasks(app);

    healthRoutes(app, createReadiness({ config, database, clock, freeBytes: deps.freeBytes ?? freeBytesIn }));
    openApiRoute(app);
    await registerFeatures(app, services, { https, content });
    await serveSite(app, config, {
      blog: openBlog(source, app.log),
      publicUrl: () => publicUrlOf(app, config),
      https,
      readMailbox: async () => (await services.readSetting('committee_mailbox')).email,
    });
    await app.ready();
    assertEveryCallHasRoute(app);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

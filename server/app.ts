import cookie from '@fastify/cookie';
import { allCalls } from '@imc/api/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { createClockCheck } from './db/clock-check.ts';
import { type Database, openDatabase } from './db/database.ts';
import { createLimits, type Limits } from './db/limits.ts';
import { openSecrets, type Secrets } from './db/secrets.ts';
import { takeServerLock } from './db/server-lock.ts';
import { registerAccounts } from './features/accounts/accounts-plugin.ts';
import { createAddressLinks } from './features/accounts/address-links.ts';
import { ensureAdmin, type FirstAdmin } from './features/accounts/first-admin.ts';
import { createPasswords, type HashParameters, type Passwords } from './features/accounts/passwords.ts';
import { createResetLinks } from './features/accounts/reset-links.ts';
import { createSessions } from './features/accounts/sessions.ts';
import { registerApplications } from './features/applications/applications-plugin.ts';
import { registerBlog } from './features/blog/blog-plugin.ts';
import { openBlog } from './features/blog/open-blog.ts';
import { registerDashboard } from './features/dashboard/dashboard-plugin.ts';
import { registerMails } from './features/mails/mails-plugin.ts';
import { registerMarketers } from './features/marketers/marketers-plugin.ts';
import { registerMemberships } from './features/memberships/memberships-plugin.ts';
import { registerMessages } from './features/messages/messages-plugin.ts';
import { registerNewsletter } from './features/newsletter/newsletter-plugin.ts';
import { registerPayments } from './features/payments/payments-plugin.ts';
import { registerPeople } from './features/people/people-plugin.ts';
import { createStaffRules } from './features/people/staff-rules.ts';
import { registerSecurityLog } from './features/security-log/security-log-plugin.ts';
import { sweepRetention } from './features/settings/retention.ts';
import { readSetting } from './features/settings/setting-values.ts';
import { registerSettings } from './features/settings/settings-plugin.ts';
import { createUploadQuota } from './features/uploads/upload-quota.ts';
import { registerUploads } from './features/uploads/uploads-plugin.ts';
import { createCallLimits } from './http/call-limits.ts';
import { errorHandler } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { createIdempotency } from './http/idempotency.ts';
import { limitPipelining } from './http/limit-pipelining.ts';
import { createMetrics, type Metrics, metricsRoute } from './http/metrics.ts';
import { openApiRoute } from './http/openapi/openapi-route.ts';
import { authentication } from './http/plugins/authentication.ts';
import { closeUnreadBody } from './http/plugins/close-unread-body.ts';
import { crossOrigin } from './http/plugins/cross-origin.ts';
import { draining } from './http/plugins/draining.ts';
import { jsonBody } from './http/plugins/json-body.ts';
import { overload } from './http/plugins/overload.ts';
import { pathLimit } from './http/plugins/path-limit.ts';
import { createLogger, type LogSink, requestIdOptions, requestLog } from './http/plugins/request-log.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import { unreadableRequests } from './http/plugins/unreadable-requests.ts';
import { createReadiness, freeBytesIn } from './http/readiness.ts';
import type { Infrastructure } from './infrastructure.ts';
import { openMailer } from './mail/open-mailer.ts';
import { type Background, createBackground } from './shared/background.ts';
import { type Clock, hours, minutes } from './shared/clock.ts';
import { apiDocs } from './site/api-docs.ts';
import { serveSite } from './site/site.ts';
import { openStorage } from './storage/storage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly database: Database;
    readonly background: Background;
    readonly metrics: Metrics;
    readonly secrets: Secrets;
    readonly features: Awaited<ReturnType<typeof registerFeatures>>;
    /** Run one after the other when the server listens, and then every minute, each time by one of several servers. */
    readonly everyMinute: Task[];
    /** Sweeps. As `everyMinute`, every hour, unless the clock has jumped (`createClockCheck`). */
    readonly everyHour: Task[];
    /** If this start created one. */
    readonly firstAdmin: FirstAdmin | undefined;
  }
}

type Task = () => Promise<void>;

/** Replaced in tests. */
export interface AppDeps {
  readonly clock?: Clock;
  /** Default: standard output. */
  readonly logSink?: LogSink;
  /** Bytes that may still be written to a folder. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Default: R-1. Tests that are not about passwords pass cheaper ones. */
  readonly hashParameters?: HashParameters;
}

/** A number is the number of trusted proxies in front of the server. */
const trusted = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** The configured URL, or else the address that the server listens on. Never taken from a request. */
function publicUrlOf(app: FastifyInstance, { publicUrl, host, port }: Config): string {
  if (publicUrl) return publicUrl;
  const address = app.server.address();
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const listeningAt = typeof address === 'object' && address ? address.port : port;
  return `http://${name.includes(':') ? `[${name}]` : name}:${listeningAt}`;
}

/** Milliseconds. Longer than for pages, which have earlier answers. */
const adminBlogTimeout = 20_000;

const logFailedTask =
  ({ log }: FastifyInstance) =>
  (error: unknown) =>
    log.error({ err: error }, 'a regular task failed');

async function runEach(app: FastifyInstance, tasks: readonly Task[]): Promise<void> {
  for (const task of tasks) await task().catch(logFailedTask(app));
}

/** One after the other, at the start and then at each interval, unless another server has just done so. */
function runRegularly(app: FastifyInstance, limits: Limits, interval: number, tasks: readonly Task[]): void {
  // Shorter than the interval, so that a timer that is a little early finds the window over.
  const rule = { limit: 1, window: 0.9 * interval };
  const run = async () => {
    if ((await limits.take(`tasks of every ${interval} ms`, rule)).isFull) return;
    await runEach(app, tasks);
  };
  let running: Promise<void> | undefined;
  const start = () => {
    running = run().catch(logFailedTask(app));
  };
  const timer = setInterval(start, interval).unref();
  app.addHook('onListen', async () => start());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

async function registerFeatures(
  app: FastifyInstance,
  infrastructure: Infrastructure,
  { passwords, https }: { readonly passwords: Passwords; readonly https: boolean },
) {
  const { config, log } = infrastructure;
  const sessions = createSessions(infrastructure);
  const staffRules = createStaffRules(infrastructure);
  const callLimits = createCallLimits({ ...infrastructure, perMinute: config.limitedPerMinute });
  app.decorate('callRules', { sessions, staffRules, callLimits });
  const securityLog = await registerSecurityLog(app, infrastructure);
  const resetLinks = createResetLinks(infrastructure);
  const addressLinks = createAddressLinks(infrastructure);
  const mails = registerMails(app, infrastructure, { addressLinks, resetLinks });
  const quota = createUploadQuota(infrastructure);
  const payments = registerPayments(app, infrastructure, { mails, quota, securityLog, staffRules });
  const memberships = registerMemberships(app, infrastructure, { securityLog });
  const shared = { mails, memberships, payments, securityLog, sessions, staffRules };
  const accounts = registerAccounts(app, infrastructure, {
    ...shared,
    addressLinks,
    https,
    passwords,
    resetLinks,
  });
  const { nameChanges } = registerPeople(app, infrastructure, {
    ...shared,
    addressLinks,
    quota,
    resetLinks,
    secondFactors: accounts.secondFactors,
  });
  registerSettings(app, infrastructure, { isCurrentPassword: accounts.isCurrentPassword, securityLog });
  const { applications, openings } = registerApplications(app, infrastructure, shared);
  await registerUploads(app, infrastructure, { ...shared, applications, nameChanges, openings, quota });
  const dashboard = registerDashboard(app, infrastructure, { applications, mails });
  const marketers = registerMarketers(app, infrastructure, { securityLog });
  const messages = registerMessages(app, infrastructure, { securityLog });
  const blogSource = await registerBlog(app, infrastructure);
  const blog = openBlog(blogSource, log, adminBlogTimeout);
  const readers = await registerNewsletter(app, infrastructure, { blog, mails, securityLog });
  return {
    accounts,
    applications,
    blogSource,
    dashboard,
    mails,
    marketers,
    memberships,
    messages,
    payments,
    readers,
    securityLog,
    sessions,
  };
}

/** So that the server does not start without one. */
function assertEveryCallHasRoute(app: FastifyInstance): void {
  for (const { method, path } of allCalls) {
    if (!app.hasRoute({ method, url: `/api${path}` })) throw new Error(`no route for ${method} ${path}`);
  }
}

/**
 * Opens everything, creates the first admin if there is none, and registers every route. Tests use it with `app.inject` or `app.listen`. Throws
 * a `StartError`. `app.close()` finishes running requests and closes everything.
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
  try {
    if (!config.databaseUrl) {
      const lock = takeServerLock(config.dataDir);
      app.addHook('onClose', async () => lock.release());
    }
    const database = await openDatabase(config, app.log);
    app.addHook('onClose', async () => database.close());
    const secrets = await openSecrets(database.db, config);
    const storage = await openStorage(config);
    app.addHook('onClose', async () => storage.close());
    if (config.s3) await storage.checkWritable();
    const mailer = openMailer(config);
    app.addHook('onClose', async () => mailer.close());
    const passwords = await createPasswords({
      concurrency: config.hashConcurrency,
      parameters: deps.hashParameters,
    });
    const idempotency = createIdempotency({ db: database.db, clock, passwords });
    const limits = createLimits({ ...database, clock });
    const infrastructure: Infrastructure = {
      ...database,
      config,
      secrets,
      storage,
      mailer,
      clock,
      limits,
      log: app.log,
      background: createBackground((error) => app.log.error({ err: error }, 'work in the background failed')),
      idempotency,
      publicUrl: () => publicUrlOf(app, config),
      onStrayFile: (error) =>
        app.log.warn(
          { err: error },
          'what was erased could not be removed from a file; the sweep will try again',
        ),
    };
    app.decorate('database', database);
    app.decorate('background', infrastructure.background);
    app.decorate('metrics', createMetrics());
    app.decorate('secrets', secrets);
    app.decorate('everyMinute', [limits.sweep]);
    app.decorate('everyHour', [idempotency.sweep, () => sweepRetention(infrastructure)]);

    await app.register(errorHandler);
    await app.register(securityHeaders, { https });
    await app.register(requestLog);
    await app.register(overload, { maxDelay: config.maxLoopDelay });
    await app.register(closeUnreadBody);
    await app.register(draining);
    await app.register(crossOrigin, { origins: config.allowedOrigins });
    await app.register(jsonBody);
    await app.register(cookie);
    await app.register(authentication);
    const features = await registerFeatures(app, infrastructure, { passwords, https });
    app.decorate('features', features);
    app.decorate('firstAdmin', await ensureAdmin({ ...infrastructure, ...features, passwords }, config));
    runRegularly(app, limits, minutes(1), app.everyMinute);
    const mayDelete = createClockCheck(infrastructure);
    const sweep = async () => {
      if (await mayDelete()) await runEach(app, app.everyHour);
    };
    runRegularly(app, limits, hours(1), [sweep, database.truncateLog]);
    const freeBytes = deps.freeBytes ?? freeBytesIn;
    healthRoutes(app, createReadiness({ config, database, storage, clock, freeBytes }), config);
    metricsRoute(app, infrastructure);
    openApiRoute(app);
    apiDocs(app);
    await serveSite(app, config, {
      blog: openBlog(features.blogSource, app.log),
      publicUrl: infrastructure.publicUrl,
      https,
      readMailbox: async () => (await readSetting(database.db, 'committee_mailbox')).email,
    });
    limitPipelining(app.server, app.log);
    await app.ready();
    assertEveryCallHasRoute(app);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';
import { expect } from './journey.ts';
import { origin } from './test-environment.ts';

/** What a browser does while somebody uses the site, as far as it should not. */
export interface Watch {
  /** One line for each thing that went wrong: broken policies, errors, refused answers, addresses elsewhere, scripts that ran. */
  readonly findings: readonly string[];
  /** Until nothing is under way any more. */
  settled(): Promise<void>;
  /** The addresses that answer with a refusal, and are meant to. */
  readonly refusing: Set<string>;
}

declare global {
  interface Window {
    /** Tells the watch. */
    tellWatch?: (finding: string) => void;
  }
}

/** In every page, before anything of it runs. */
function listen() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
    window.tellWatch?.(`policy: ${effectiveDirective} refused ${blockedURI} ${sourceFile} ${sample}`),
  );
  // All the strings of R-29 call it.
  window.alert = (text) => window.tellWatch?.(`a script ran: alert(${text})`);
}

/** Line 27, as far as a browser can be shown what it allows: a page without a policy breaks none. */
function policyProblem(response: Response): string | undefined {
  if (!response.request().isNavigationRequest() || response.status() === 304) return undefined;
  const policy = response.headers()['content-security-policy'] ?? 'none';
  const scripts = /script-src [^;]*/.exec(policy)?.[0] ?? '';
  return policy.startsWith("default-src 'none'") && !/unsafe|\*|https?:/.test(scripts) ? undefined : policy;
}

/** Watches every page of a browser. Start before the first one opens. */
export async function watchOver(context: BrowserContext): Promise<Watch> {
  const findings: string[] = [];
  const refusing = new Set<string>();
  const underWay = new Set<Request>();

  await context.exposeBinding('tellWatch', ({ page }, finding: string) => {
    findings.push(`${finding} on ${page.url()}`);
  });
  await context.addInitScript(listen);
  context.on('request', (request) => {
    underWay.add(request);
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && asked !== origin)
      findings.push(`elsewhere: ${request.url()}`);
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => {
    underWay.delete(request);
    // Who leaves a page gives up what it was still asking for.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') findings.push(`failed: ${request.url()} ${why}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !refusing.has(pathname.replace(/\.data$/, '')))
      findings.push(`answer ${response.status()}: ${response.url()}`);
    const problem = policyProblem(response);
    if (problem) findings.push(`policy of ${response.url()}: ${problem}`);
  });
  context.on('console', (message: ConsoleMessage) => {
    // The answers themselves are looked at above. A picture by itself stands in the browser's own page, whose looks our policy of
    // pictures refuses, as it does the listener of this watch.
    const isAnswer = message.text().startsWith('Failed to load resource');
    const isPicture = message.page()?.url().startsWith(`${origin}/uploads/`);
    if (message.type() === 'error' && !isAnswer && !isPicture)
      findings.push(`console: ${message.text()} on ${message.page()?.url()}`);
  });
  context.on('weberror', (event) => {
    const { name, message, stack } = event.error();
    findings.push(`error: ${name}: ${message} on ${event.page()?.url()} ${stack}`);
  });
  context.on('page', (page) => page.on('websocket', (socket) => findings.push(`socket: ${socket.url()}`)));

  return {
    findings,
    refusing,
    settled: () =>
      expect.poll(() => underWay.size, { intervals: [10, 20, 50, 100], timeout: 10_000 }).toBe(0),
  };
}

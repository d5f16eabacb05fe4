import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';
import { expect } from './journey.ts';

/** Problems of the site while a test uses it. */
export interface PageMonitor {
  /** Policy violations, errors, error responses, requests to other origins, injected scripts that ran. */
  readonly findings: readonly string[];
  /** Resolves when no request is pending. */
  settled(): Promise<void>;
  /** Paths that are expected to respond with an error. */
  readonly expectedErrors: Set<string>;
}

declare global {
  interface Window {
    reportFinding?: (finding: string) => void;
  }
}

/** In every page before its own scripts. */
function reportFindings() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
    window.reportFinding?.(`policy: ${effectiveDirective} refused ${blockedURI} ${sourceFile} ${sample}`),
  );
  // All strings of R-29 call `alert`.
  window.alert = (text) => window.reportFinding?.(`a script ran: alert(${text})`);
}

/** A policy that is missing or too permissive: the browser reports no violations of a missing policy. */
function policyProblem(response: Response): string | undefined {
  if (!response.request().isNavigationRequest() || response.status() === 304) return undefined;
  const policy = response.headers()['content-security-policy'] ?? 'none';
  const scripts = /script-src [^;]*/.exec(policy)?.[0] ?? '';
  return policy.startsWith("default-src 'none'") && !/unsafe|\*|https?:/.test(scripts) ? undefined : policy;
}

/** Monitors all pages of a browser context. Call it before opening the first page. `origin` is that of the site. */
export async function monitorPages(context: BrowserContext, origin: string): Promise<PageMonitor> {
  const findings: string[] = [];
  const expectedErrors = new Set<string>();
  const pending = new Set<Request>();

  await context.exposeBinding('reportFinding', ({ page }, finding: string) => {
    findings.push(`${finding} on ${page.url()}`);
  });
  await context.addInitScript(reportFindings);
  context.on('request', (request) => {
    pending.add(request);
    const { protocol, origin: requestOrigin } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && requestOrigin !== origin)
      findings.push(`elsewhere: ${request.url()}`);
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => {
    pending.delete(request);
    // Leaving a page aborts its pending requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') findings.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !expectedErrors.has(pathname.replace(/\.data$/, '')))
      findings.push(`answer ${response.status()}: ${response.url()}`);
    const problem = policyProblem(response);
    if (problem) findings.push(`policy of ${response.url()}: ${problem}`);
  });
  context.on('console', (message: ConsoleMessage) => {
    // Error responses are already checked above. The browser's own page for a single picture violates our policy for pictures, as does
    // the script of this monitor.
    const isResponse = message.text().startsWith('Failed to load resource');
    const isPicture = message.page()?.url().startsWith(`${origin}/uploads/`);
    if (message.type() === 'error' && !isResponse && !isPicture)
      findings.push(`console: ${message.text()} on ${message.page()?.url()}`);
  });
  context.on('weberror', (event) => {
    const { name, message, stack } = event.error();
    findings.push(`error: ${name}: ${message} on ${event.page()?.url()} ${stack}`);
  });
  context.on('page', (page) => page.on('websocket', (socket) => findings.push(`socket: ${socket.url()}`)));

  return {
    findings,
    expectedErrors,
    settled: () => expect.poll(() => pending.size, { intervals: [10, 20, 50, 100] }).toBe(0),
  };
}

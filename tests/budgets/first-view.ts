/**
 * Measures what a phone fetches at the first view of a page: every request from an empty cache until the network is idle, with the bytes that
 * the browser received, without headers.
 */
import type { Browser, CDPSession } from 'playwright';

export const viewKinds = ['page', 'script', 'style', 'font', 'image', 'other'] as const;
export type ViewKind = (typeof viewKinds)[number];

/** Bytes by kind, compressed. */
export interface FirstView {
  readonly requests: number;
  readonly bytes: Readonly<Record<ViewKind, number>>;
}

const kinds: Readonly<Record<string, ViewKind>> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** A cheap phone. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Requests and bytes. */
function countNetwork(session: CDPSession) {
  const bytes: Record<ViewKind, number> = { page: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  const kindOf = new Map<string, ViewKind>();
  const headersOf = new Map<string, number>();
  const view = { requests: 0, bytes };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    view.requests += 1;
    kindOf.set(requestId, kinds[type ?? ''] ?? 'other');
  });
  // At this point, only the headers have been received.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headersOf.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += encodedDataLength - (headersOf.get(requestId) ?? 0);
  });
  return view;
}

/** As a phone with an empty cache. */
export async function firstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const view = countNetwork(session);
    await page.goto(address);
    // A busy machine is idle on the network before the page's scripts are asked for.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return view;
  } finally {
    await context.close();
  }
}

import type { Page } from '@playwright/test';
import { viewports as presets } from '../../.storybook/globals/viewports.ts';
import { type Channel, failureEvents } from '../browser/story-events.ts';
import type { Entry } from './entries.ts';
import { type ConsoleError, isExpected } from './expected-errors.ts';

/** Storybook's placeholder for a story of a docs page that has not rendered yet. Frames are excluded, because they stay empty here. */
const loadingStory = '.sb-story:not(:has(iframe)) [aria-label="Content is loading..."]';

/** Milliseconds after which an entry that has not finished fails. The longest flow takes 12 s on two busy cores. */
const visitTimeout = 30_000;

/** Milliseconds after which a docs page is opened in a new document. On a busy machine, Storybook sometimes does not render one after a story that has just played. */
const docsTimeout = 10_000;

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Globals of a Storybook preview. */
interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<unknown>;
    loadStory(selection: { storyId: string }): Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: {
        viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
      };
    }>;
  };
}

/** Viewport of stories that do not set one. */
const desk: Viewport = { width: 1280, height: 800 };

/** Narrowest phone that docs pages must fit. */
const phone: Viewport = { width: 360, height: 800 };

/** The viewport presets, which the manager applies to stories with a `viewport` global. */
const viewports: Readonly<Record<string, Viewport>> = Object.fromEntries(
  Object.entries(presets).map(([name, { styles }]) => [
    name,
    { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
  ]),
);

/** Opens entries one after another in the same preview document, like Storybook's sidebar. */
export class Visitor {
  readonly #page: Page;
  readonly #address: string;
  #problems: string[] = [];
  #isPrepared = false;
  /** Whether the document shows a docs page. */
  #hasDocs = false;

  /** `address` is the URL of the built Storybook, with a trailing slash. */
  constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
    page.on('pageerror', ({ message }) => this.#problems.push(`page error: ${message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#note({ text: message.text(), url: message.location().url });
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a story aborts its requests.
      if (reason !== 'net::ERR_ABORTED')
        this.#note({ text: `request failed: ${reason}`, url: request.url() });
    });
  }

  #note(error: ConsoleError): void {
    if (!isExpected(error)) this.#problems.push(`console error: ${error.text.slice(0, 300)} (${error.url})`);
  }

  /**
   * Opens a new document without a story. Accessibility checks are off, because the stories layer runs them. Frames in docs pages stay
   * empty, because their stories are visited separately.
   */
  async open(): Promise<void> {
    if (!this.#isPrepared) {
      await this.#page.addInitScript(() => {
        if (window !== window.top) window.stop();
      });
      await this.#page.addInitScript(withoutHighlights);
      this.#isPrepared = true;
    }
    await this.#page.goto(`${this.#address}iframe.html`);
    await this.#page.evaluate(async () => {
      const preview = window as unknown as Preview;
      await preview.__STORYBOOK_PREVIEW__.ready();
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    });
  }

  /**
   * Opens an entry and waits until it has rendered and played. Resolves to its errors; for a docs page, also to the overflow on a
   * phone.
   */
  async visit(entry: Entry): Promise<readonly string[]> {
    this.#problems = [];
    try {
      // If stories of a docs page are still pending, Storybook reloads the document when another entry is opened.
      if (this.#hasDocs) await this.open();
      this.#hasDocs = entry.type === 'docs';
      await this.#page.setViewportSize(entry.type === 'docs' ? desk : await this.#viewportOf(entry.id));
      let rendered = await this.#render(entry, entry.type === 'docs' ? docsTimeout : visitTimeout);
      if (entry.type === 'docs' && !rendered.isFinished) {
        await this.open();
        rendered = await this.#render(entry, visitTimeout);
      }
      const overflow = entry.type === 'docs' ? await this.#overflowOnPhone() : [];
      return [...this.#problems, ...rendered.errors, ...overflow];
    } catch (error) {
      return [...this.#problems, `the document was lost: ${error instanceof Error ? error.message : error}`];
    }
  }

  #render({ id, type }: Entry, timeout: number): Promise<Rendered> {
    return this.#page.evaluate(render, {
      id,
      viewMode: type,
      timeout,
      loadingStory,
      failureEvents,
    });
  }

  /** Resolves to a problem if the rendered page is wider than a phone. */
  async #overflowOnPhone(): Promise<readonly string[]> {
    await this.#page.setViewportSize(phone);
    const width = await this.#page.evaluate(settledWidth);
    return width > phone.width ? [`overflows ${phone.width} px by ${width - phone.width} px`] : [];
  }

  /** Returns the viewport that the globals of a story set. */
  async #viewportOf(storyId: string): Promise<Viewport> {
    const value = await this.#page.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
      return (await preview.loadStory({ storyId })).storyGlobals.viewport?.value;
    }, storyId);
    const viewport = value === undefined ? desk : viewports[value];
    if (!viewport) throw new Error(`Unknown viewport ${value} of ${storyId}.`);
    return viewport;
  }
}

/**
 * Runs in the page before its scripts. Turns off Storybook's highlights, which the manager requests and nothing here does: they compute the style
 * of every element after every change of the document.
 */
function withoutHighlights(): void {
  let features: object = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (built: object) => {
      features = { ...built, highlight: false };
    },
  });
}

interface Rendered {
  readonly errors: readonly string[];
  /** Whether the entry has rendered and played before the timeout. */
  readonly isFinished: boolean;
}

/** Runs in the page. Selects an entry and resolves when it has finished or after the timeout in milliseconds. */
function render({
  id,
  viewMode,
  timeout,
  loadingStory,
  failureEvents,
}: {
  id: string;
  viewMode: string;
  timeout: number;
  loadingStory: string;
  failureEvents: readonly string[];
}): Promise<Rendered> {
  const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
  const errors: string[] = [];
  const listening: [string, (payload: unknown) => void][] = [];
  const listen = (event: string, listener: (payload: unknown) => void) => {
    listening.push([event, listener]);
    channel.on(event, listener);
  };
  const messageOf = (payload: unknown): string => {
    const [first] = [payload].flat() as { message?: string; description?: string }[];
    // Testing Library appends the entire document to its messages.
    return (first?.message ?? first?.description ?? JSON.stringify(payload)).slice(0, 300);
  };
  let isFinished = true;
  const done = new Promise<void>((resolve) => {
    setTimeout(() => {
      const loading = document.querySelectorAll(loadingStory).length;
      errors.push(`not finished in ${timeout / 1000} s, ${loading} stories of a docs page are loading`);
      isFinished = false;
      resolve();
    }, timeout);
    for (const event of failureEvents) {
      listen(event, (payload) => {
        errors.push(`${event}: ${messageOf(payload)}`);
        if (viewMode === 'story') resolve();
      });
    }
    listen('storyFinished', (payload) => {
      if (viewMode === 'story' && (payload as { storyId: string }).storyId === id) resolve();
    });
    // A docs page has finished when its stories have rendered.
    listen('docsRendered', () => {
      const check = () => {
        if (document.querySelector(loadingStory)) requestAnimationFrame(check);
        else requestIdleCallback(() => resolve(), { timeout: 2000 });
      };
      requestAnimationFrame(check);
    });
  });
  channel.emit('setCurrentStory', { storyId: id, viewMode });
  return done.then(() => {
    for (const [event, listener] of listening) channel.off(event, listener);
    return { errors, isFinished };
  });
}

/**
 * Runs in the page. Resolves to the width of the page's content. Components that measure themselves change up to two frames after the
 * viewport.
 */
async function settledWidth(): Promise<number> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return document.documentElement.scrollWidth;
}

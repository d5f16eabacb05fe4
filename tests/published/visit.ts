import type { Page } from '@playwright/test';
import type { Entry } from './entries.ts';
import { type ConsoleError, isExpected } from './expected-errors.ts';

/** What Storybook shows in place of a story of a docs page that has not rendered yet. Frames stay empty here. */
const loadingStory = '.sb-story:not(:has(iframe)) [aria-label="Content is loading..."]';

/** Milliseconds in which an entry must have rendered and played. The longest flow takes 12 s on two busy cores. */
const visitTimeout = 30_000;

/** The part of Storybook's channel that the tests use. */
interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** What a Storybook preview puts on its window. */
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

/** Window of a story without a viewport of its own. */
const desk: Viewport = { width: 1280, height: 800 };

/** Storybook's own viewports (`MINIMAL_VIEWPORTS`), which the manager gives a story whose globals name one. */
const viewports: Readonly<Record<string, Viewport>> = {
  mobile1: { width: 320, height: 568 },
  mobile2: { width: 414, height: 896 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1280, height: 1024 },
};

/** A document of the preview in which entries are opened one after another, as the sidebar of Storybook does. */
export class Visitor {
  readonly #page: Page;
  readonly #address: string;
  #problems: string[] = [];
  #isPrepared = false;

  /** `address` is the folder of the built Storybook, with a slash at its end. */
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
      // A story that is left ends its own requests.
      if (reason !== 'net::ERR_ABORTED')
        this.#note({ text: `request failed: ${reason}`, url: request.url() });
    });
  }

  #note(error: ConsoleError): void {
    if (!isExpected(error)) this.#problems.push(`console error: ${error.text.slice(0, 300)} (${error.url})`);
  }

  /**
   * Opens a fresh document without a story. Accessibility is checked by the stories layer, not here. Frames in docs pages stay empty: they
   * hold stories, which are visited by themselves.
   */
  async open(): Promise<void> {
    if (!this.#isPrepared) {
      await this.#page.addInitScript(() => {
        if (window !== window.top) window.stop();
      });
      this.#isPrepared = true;
    }
    await this.#page.goto(`${this.#address}iframe.html`);
    await this.#page.evaluate(async () => {
      const preview = window as unknown as Preview;
      await preview.__STORYBOOK_PREVIEW__.ready();
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    });
  }

  /** Opens an entry, waits until it has rendered and played, and returns what went wrong. */
  async visit({ id, type }: Entry): Promise<readonly string[]> {
    this.#problems = [];
    try {
      await this.#page.setViewportSize(type === 'docs' ? desk : await this.#viewportOf(id));
      const thrown = await this.#page.evaluate(render, {
        id,
        viewMode: type,
        timeout: visitTimeout,
        loadingStory,
      });
      return [...this.#problems, ...thrown];
    } catch (error) {
      return [...this.#problems, `the document is gone: ${error instanceof Error ? error.message : error}`];
    }
  }

  /** Window that the globals of a story name. */
  async #viewportOf(storyId: string): Promise<Viewport> {
    const value = await this.#page.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
      return (await preview.loadStory({ storyId })).storyGlobals.viewport?.value;
    }, storyId);
    const viewport = value === undefined ? desk : viewports[value];
    if (!viewport) throw new Error(`The viewport ${value} of ${storyId} is unknown here.`);
    return viewport;
  }
}

/** Runs in the page: selects an entry and resolves with its errors when it has finished. */
function render({
  id,
  viewMode,
  timeout,
  loadingStory,
}: {
  id: string;
  viewMode: string;
  timeout: number;
  loadingStory: string;
}): Promise<string[]> {
  const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
  /** Events of a story that failed. `storyFinished` follows most of them, and may call them a success. */
  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ];
  const errors: string[] = [];
  const listening: [string, (payload: unknown) => void][] = [];
  const listen = (event: string, listener: (payload: unknown) => void) => {
    listening.push([event, listener]);
    channel.on(event, listener);
  };
  const messageOf = (payload: unknown): string => {
    const [first] = [payload].flat() as { message?: string; description?: string }[];
    // What Testing Library adds to its messages is the whole document.
    return (first?.message ?? first?.description ?? JSON.stringify(payload)).slice(0, 300);
  };
  const done = new Promise<void>((resolve, reject) => {
    setTimeout(() => {
      const loading = document.querySelectorAll(loadingStory).length;
      reject(new Error(`not finished in ${timeout / 1000} s, ${loading} stories of a docs page are loading`));
    }, timeout);
    for (const failure of failures) {
      listen(failure, (payload) => {
        errors.push(`${failure}: ${messageOf(payload)}`);
        if (viewMode === 'story') resolve();
      });
    }
    listen('storyFinished', (payload) => {
      if (viewMode === 'story' && (payload as { storyId: string }).storyId === id) resolve();
    });
    // A docs page has finished when the stories in it have rendered.
    listen('docsRendered', () => {
      const check = () => {
        if (document.querySelector(loadingStory)) requestAnimationFrame(check);
        else requestIdleCallback(() => resolve());
      };
      requestAnimationFrame(check);
    });
  });
  channel.emit('setCurrentStory', { storyId: id, viewMode });
  return done
    .catch((error: Error) => {
      errors.push(error.message);
    })
    .then(() => {
      for (const [event, listener] of listening) channel.off(event, listener);
      return errors;
    });
}

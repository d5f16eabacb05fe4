import type { Page } from '@playwright/test';
import { viewports } from '../../.storybook/globals/viewports.ts';
import { failureEvents, recordStoryEvents } from '../browser/story-events.ts';
import type { Entry } from './entries.ts';
import { type ConsoleError, isExpected } from './expected-errors.ts';

/** In a docs page. */
interface ShownStory {
  readonly id: string;
  readonly isMisnamed: boolean;
  readonly isUnplayed: boolean;
  /** That the story sets. */
  readonly viewport?: keyof typeof viewports;
  /** Of its frame. */
  readonly width?: string;
  /** Of a story outside a frame. */
  readonly words?: string | null;
}

/** For stories that do not set one. */
const desk = { width: 1280, height: 800 };

/** Docs pages must fit. */
const phone = { width: 360, height: 800 };

/**
 * Opens entries in one document, like Storybook's sidebar. Waits for every story of an entry, because Storybook reloads the document when an
 * entry is left while a story is rendering.
 */
export class Visitor {
  readonly #page: Page;
  readonly #address: string;
  #problems: string[] = [];
  /** Kind of entries that the document can show. None after a failure, which may affect the next entries. */
  #shows: Entry['type'] | undefined;
  #hasFetched = false;
  #callsApi = false;
  /** Of the last docs page: its stories outside frames. */
  inlineStories: readonly ShownStory[] = [];

  private constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
    page.on('pageerror', ({ message }) => this.#problems.push(`page error: ${message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#note({ text: message.text(), url: message.location().url });
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') this.#hasFetched = true;
      if (new URL(request.url()).pathname.startsWith('/api/')) this.#callsApi = true;
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a story aborts its requests.
      if (reason !== 'net::ERR_ABORTED')
        this.#note({ text: `request failed: ${reason}`, url: request.url() });
    });
  }

  /**
   * `address`: URL of the built Storybook with a trailing slash. Frames in docs pages stay empty, because their stories are visited separately.
   */
  static async create(page: Page, address: string): Promise<Visitor> {
    await page.addInitScript(() => {
      if (window !== window.top) window.stop();
    });
    await page.addInitScript(withoutHighlights);
    await page.addInitScript(recordStoryEvents, failureEvents);
    return new Visitor(page, address);
  }

  #note(error: ConsoleError): void {
    if (!isExpected(error)) this.#problems.push(`console error: ${error.text.slice(0, 300)} (${error.url})`);
  }

  /** Waits until the entry has rendered and played. Resolves to its errors; for a docs page, also to its overflow on a phone. */
  async visit({ id, type }: Pick<Entry, 'id' | 'type'>): Promise<readonly string[]> {
    this.#problems = [];
    this.inlineStories = [];
    if (this.#shows !== type) await this.#openDocument();
    this.#hasFetched = false;
    this.#callsApi = false;
    await this.#page.setViewportSize(type === 'docs' ? phone : await this.#viewportOf(id));
    await this.#page.evaluate(select, { storyId: id, viewMode: type });
    await this.#page.waitForFunction(hasFinished, { id, type });
    if (type === 'docs') await this.#checkDocs();
    // Testing Library appends the entire document to its messages.
    const failures = await this.#page.evaluate(() => window.storyErrors.map((text) => text.slice(0, 300)));
    this.#problems.push(...failures);
    // The stories of a docs page may still fetch something, which the handlers of the next entry would receive.
    const isUsable = this.#problems.length === 0 && !(type === 'docs' && this.#hasFetched);
    this.#shows = isUsable ? type : undefined;
    return this.#problems;
  }

  async #checkDocs(): Promise<void> {
    const width = await this.#page.evaluate(settledWidth);
    if (width > phone.width) this.#problems.push(`overflows ${phone.width} px by ${width - phone.width} px`);
    if (this.#callsApi)
      this.#problems.push('its stories share their mocks: one outside a frame calls the API');
    const shown = await this.#page.evaluate(shownStories);
    for (const { id, isMisnamed, isUnplayed, viewport, width } of shown) {
      if (viewport && width !== viewports[viewport].styles.width)
        this.#problems.push(`${id} is not in the viewport that it sets`);
      if (isMisnamed) this.#problems.push(`${id} has the heading of another story`);
      if (isUnplayed) this.#problems.push(`${id} is not played, because not in a frame`);
    }
    this.inlineStories = shown.filter(({ words }) => words !== undefined);
  }

  /** Of the shown story. */
  words(): Promise<string | null> {
    return this.#page.locator('#storybook-root').textContent();
  }

  /** Without an entry. */
  async #openDocument(): Promise<void> {
    await this.#page.goto(`${this.#address}iframe.html`);
    await this.#page.evaluate(async () => {
      await window.__STORYBOOK_PREVIEW__.ready();
      // The stories layer checks accessibility.
      window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    });
  }

  /** Set by the globals of a story, as the manager applies it. */
  async #viewportOf(storyId: string): Promise<{ width: number; height: number }> {
    const value = await this.#page.evaluate(async (storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = window;
      return (await preview.loadStory({ storyId })).storyGlobals.viewport?.value;
    }, storyId);
    if (value === undefined) return desk;
    const { width, height } = viewports[value].styles;
    return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  }
}

/**
 * Init script. Turns off Storybook's highlights, which the manager requests and nothing here uses: they compute the style of every element after
 * every change of the document.
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

/** Runs in the page. */
export function select(entry: { storyId: string; viewMode: string }): void {
  // Without a selection, Storybook has reported a missing story.
  window.storyErrors = [];
  window.finishedStory = undefined;
  window.renderedDocs = undefined;
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', entry);
}

/** In the page. Whether an entry and all its stories have rendered and played, or one has failed. Stories in frames stay empty here. */
function hasFinished({ id, type }: Pick<Entry, 'id' | 'type'>): boolean {
  const isRendered = type === 'docs' ? window.renderedDocs === id : window.finishedStory === id;
  const waiting = '.sb-story:not(:has(iframe)) [aria-label="Content is loading..."]';
  const isBusy = window.busyStories.size > 0 || document.querySelector(waiting) !== null;
  return (isRendered && !isBusy) || window.storyErrors.length > 0;
}

/** In the page. The stories of a docs page: their heading, if they have one, and of those outside frames the words. */
async function shownStories(): Promise<ShownStory[]> {
  const { __STORYBOOK_PREVIEW__: preview } = window;
  const blocks = [...document.querySelectorAll<HTMLElement>('.sb-story')];
  return Promise.all(
    blocks.map(async (block) => {
      const frame = block.querySelector('iframe');
      const storyId = (frame ?? block).id.replace(/^iframe--|^story--|--primary$/g, '');
      const { name, playFunction, storyGlobals } = await preview.loadStory({ storyId });
      const heading = block
        .closest('.sb-anchor, section')
        ?.querySelector(':scope > :is(h2, h3)')?.textContent;
      return {
        id: storyId,
        isMisnamed: heading !== undefined && heading !== name,
        isUnplayed: !frame && playFunction !== undefined,
        viewport: storyGlobals.viewport?.value,
        width: frame?.parentElement?.style.getPropertyValue('--width'),
        words: frame ? undefined : block.textContent,
      };
    }),
  );
}

/** In the page. Width of the content. Components that measure themselves change up to two frames after the viewport. */
async function settledWidth(): Promise<number> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return document.documentElement.scrollWidth;
}

import { createHash } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright';
import { failureEvents, recordStoryEvents } from '../browser/story-events.ts';
import type { Story } from './stories.ts';

/** For every story: a working day in Lagos. */
const moment = new Date('2026-05-06T09:30:00Z');

/** Deterministic rendering: rasters complete tiles instead of only their changed parts, and draws images together with their page. */
export const stillFlags = ['--disable-partial-raster', '--disable-checker-imaging'] as const;

/** As in Storybook's toolbar (.storybook/globals/scheme.ts). */
export const schemes = ['light', 'dark', 'contrast', 'contrast-dark'] as const;
type Scheme = (typeof schemes)[number];

/** In which all elements of a story are pictured, in the light scheme. */
export const states = ['hover', 'focus'] as const;
type State = (typeof states)[number];
const isState = (value: Scheme | State): value is State => states.some((state) => state === value);

/** In px, while a story is played. Minimum height of a picture. */
const windowHeight = 800;
/** In px. */
const longestPicture = 12_000;

/** A viewport width in px, and the schemes and states to picture at that width. */
export interface Look {
  readonly width: number;
  readonly schemes: readonly (Scheme | State)[];
}

export interface Picture {
  readonly width: number;
  readonly scheme: Scheme | State;
  readonly png: Buffer;
  readonly hash: string;
}

/** A story throws or does not render. */
export class StoryFailure extends Error {
  override name = 'StoryFailure';
}

export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 24);

/** Init script. Clears storage, seeds random values and hides the browser's own validation messages. */
function prepareDocument(): void {
  localStorage.clear();
  sessionStorage.clear();
  // The browser draws the message above the page and fades it in, so pictures of it differ. Preventing it also prevents the focus.
  addEventListener(
    'invalid',
    (event) => {
      event.preventDefault();
      const field = event.target as HTMLInputElement;
      if (field === field.form?.querySelector('input:invalid, select:invalid, textarea:invalid'))
        field.focus();
    },
    true,
  );
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  Math.random = random;
  crypto.getRandomValues = <Values extends ArrayBufferView | null>(values: Values): Values => {
    if (values instanceof Uint8Array || values instanceof Uint32Array || values instanceof Uint16Array) {
      for (let at = 0; at < values.length; at += 1) values[at] = Math.floor(random() * 2 ** 32);
    }
    return values;
  };
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
  crypto.randomUUID = () => `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`;
}

/** In the page. In px, if the story sets one. */
async function viewportWidth(storyId: string): Promise<number | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = window;
  const { storyGlobals, parameters } = await preview.loadStory({ storyId });
  const { value } = storyGlobals.viewport ?? {};
  return value ? Number.parseInt(parameters.viewport.options[value]?.styles.width ?? '', 10) : undefined;
}

/** In px. */
interface Settled {
  /** Height of the content. */
  readonly content: number;
  /** By which the story has scrolled. */
  readonly scrolled: number;
}

/** In the page. Waits for fonts and images, ends animations and hides the caret. */
async function settle(): Promise<Settled> {
  const style = document.createElement('style');
  style.id = 'still';
  style.textContent =
    '*, *::before, *::after { caret-color: transparent !important; scroll-behavior: auto !important; }';
  if (!document.getElementById(style.id)) document.head.append(style);
  // Lazy images below the viewport would otherwise load only on scroll.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => image.decode().catch(() => undefined)),
  ]);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  await frame();
  await frame();
  const content = Math.max(document.documentElement.scrollHeight, document.body.scrollHeight);
  return { content, scrolled: scrollY };
}

/** Plays the stories of one build and takes pictures of them. */
export class StoryPage {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #origin: string;
  #shown: Story | undefined;
  #width = 0;
  #height = 0;

  private constructor(page: Page, session: CDPSession, origin: string) {
    this.#page = page;
    this.#session = session;
    this.#origin = origin;
  }

  /** `origin` serves the built Storybook. */
  static async open(browser: Browser, origin: string): Promise<StoryPage> {
    const context = await browser.newContext({
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(moment);
    await page.addInitScript(recordStoryEvents, failureEvents);
    await page.addInitScript(prepareDocument);
    return new StoryPage(page, await context.newCDPSession(page), origin);
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  /** Plays a story at the first width. Throws a StoryFailure if the story throws, unless it sets the viewport of another kind of device. */
  async take(story: Story, looks: readonly Look[]): Promise<Picture[]> {
    const firstWidth = looks[0]?.width ?? windowHeight;
    try {
      await this.#play(story, firstWidth);
    } catch (error) {
      const ownWidth = await this.#page.evaluate(viewportWidth, story.id);
      if (ownWidth !== undefined && ownWidth >= 1024 !== firstWidth >= 1024) return [];
      throw error;
    }
    const pictures: Picture[] = [];
    for (const { width, schemes } of looks) {
      await this.#resize(width, windowHeight);
      for (const scheme of schemes) {
        await this.#page.evaluate(
          (scheme) => {
            document.documentElement.dataset.scheme = scheme;
          },
          isState(scheme) ? 'light' : scheme,
        );
        if (isState(scheme)) await this.#forceState(scheme);
        const png = await this.#photograph();
        if (isState(scheme)) await this.#session.send('CSS.disable');
        pictures.push({ width, scheme, png, hash: hashOf(png) });
      }
    }
    return pictures;
  }

  /** Waits until the play function has finished. Stories with the same title share a document. */
  async #play(story: Story, width: number): Promise<void> {
    const { id, title } = story;
    const shown = this.#shown;
    this.#shown = undefined;
    await this.#resize(width, windowHeight);
    if (shown?.title === title) {
      await this.#page.evaluate(
        ({ storyId, isShown }) => {
          window.storyErrors = [];
          window.finishedStory = undefined;
          localStorage.clear();
          sessionStorage.clear();
          document.documentElement.dataset.scheme = 'light';
          scrollTo(0, 0);
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          if (isShown) channel?.emit('forceRemount', { storyId });
          else channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
        },
        { storyId: id, isShown: shown.id === id },
      );
    } else {
      const query = `id=${encodeURIComponent(id)}&viewMode=story&globals=scheme:light;a11y.manual:!true`;
      await this.#page.goto(`${this.#origin}/iframe.html?${query}`, { waitUntil: 'commit' });
    }
    await this.#page.waitForFunction((id) => window.finishedStory === id, id, {
      timeout: 30_000,
      polling: 20,
    });
    const errors = await this.#page.evaluate(() => window.storyErrors);
    if (errors.length > 0) throw new StoryFailure(errors.join('\n'));
    this.#shown = story;
  }

  /** Puts all elements into the state, until `CSS.disable`. */
  async #forceState(state: State): Promise<void> {
    await this.#session.send('DOM.enable');
    await this.#session.send('CSS.enable');
    const { root } = await this.#session.send('DOM.getDocument');
    const { nodeIds } = await this.#session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: state === 'hover' ? 'body *' : 'a[href], summary, [tabindex], :enabled',
    });
    const forcedPseudoClasses = state === 'hover' ? ['hover'] : ['focus', 'focus-visible'];
    for (const nodeId of nodeIds)
      await this.#session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }

  async #resize(width: number, height: number): Promise<void> {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    await this.#session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
  }

  /**
   * In a viewport as high as the content, so that sticky elements are at the edges of the picture. Where a story has scrolled, they are where it
   * shows them.
   */
  async #photograph(): Promise<Buffer> {
    const within = ({ content }: Settled) => Math.min(Math.max(content, windowHeight), longestPicture);
    const settled = await this.#page.evaluate(settle);
    let height = within(settled);
    if (height !== this.#height && settled.scrolled === 0) {
      await this.#resize(this.#width, height);
      const grown = await this.#page.evaluate(settle);
      if (grown.content > settled.content + windowHeight / 2) {
        // Part of the content has the height of the viewport and grew with it. Restore the viewport and capture the content beyond it.
        await this.#resize(this.#width, windowHeight);
        height = within(await this.#page.evaluate(settle));
      } else if (grown.content > height && height < longestPicture) {
        height = within(grown);
        await this.#resize(this.#width, height);
        await this.#page.evaluate(settle);
      }
    }
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(height === this.#height
        ? { captureBeyondViewport: false }
        : {
            captureBeyondViewport: true,
            clip: { x: 0, y: 0, width: this.#width, height, scale: 1 },
          }),
    });
    return Buffer.from(data, 'base64');
  }
}

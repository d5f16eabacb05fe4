import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Story } from './stories.ts';

/** The moment at which every story takes place: a working day in Lagos. */
const moment = new Date('2026-05-06T09:30:00Z');

/** A colour scheme of Storybook's toolbar. */
export type Scheme = 'light' | 'dark';

/** One look at a story. */
export interface Look {
  readonly story: Story;
  /** Of the window, in px. */
  readonly width: number;
  readonly scheme: Scheme;
}

/** What Storybook says of the story that it renders. */
interface Preview {
  readonly channel: { emit(event: string, payload: object): void };
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
}

/** Phases after which nothing more happens by itself. */
const ends = ['completed', 'finished', 'errored', 'aborted'];

/** Prepares a page once: its clock, and no motion. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
}

/** Distance of two shades that the edges of letters keep: a third of what `compare` takes for a difference. */
const shade = 16;

/** A colour of fewer pixels than this part of a picture is taken for an edge. */
const rare = 1 / 500;

/** Packs a picture: WebP without loss. Areas keep their colours; the smoothed edges of letters keep fewer shades, and so two thirds of the bytes. */
export async function pack(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (at: number) => data.readUIntBE(at, 3);
  const pixels = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = colourAt(at);
    pixels.set(colour, (pixels.get(colour) ?? 0) + 1);
  }
  const few = info.width * info.height * rare;
  for (let at = 0; at < data.length; at += 3) {
    if ((pixels.get(colourAt(at)) ?? 0) >= few) continue;
    for (const part of [at, at + 1, at + 2])
      data[part] = Math.min(255, Math.round((data[part] as number) / shade) * shade);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();
}

/** Has the page show a story. Stories of one title follow each other in one document; the next begins in a fresh one. */
async function show(page: Page, origin: string, { story: { id, title }, scheme }: Look, before?: Look) {
  if (before?.story.title !== title || before.scheme !== scheme) {
    const query = `id=${encodeURIComponent(id)}&viewMode=story&globals=scheme:${scheme}`;
    await page.goto(`${origin}/iframe.html?${query}`);
    return;
  }
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    scrollTo(0, 0);
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
}

/**
 * Takes a story when it has been played to its end and its fonts and pictures are there. Throws where the story fails.
 */
export async function takePicture(page: Page, origin: string, look: Look, before?: Look): Promise<Buffer> {
  const { id } = look.story;
  await show(page, origin, look, before);
  const phase = await page.waitForFunction(
    ({ id, ends }) => {
      const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
      const render = preview?.currentRender;
      return render?.id === id && ends.includes(render?.phase ?? '') ? render.phase : undefined;
    },
    { id, ends },
    { timeout: 30_000 },
  );
  if ((await phase.jsonValue()) === 'errored') {
    throw new Error(
      await page.evaluate(() => document.querySelector('#error-message')?.textContent ?? 'The story failed.'),
    );
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that is not in view yet may be waiting to be scrolled to.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
  return pack(png);
}

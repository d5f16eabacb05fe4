import type { Browser } from 'playwright';
import { type Picture, StoryPage } from './picture.ts';
import { schemesOf, widths } from './picture-variants.ts';
import { type Story, serveFolder } from './stories.ts';

/** Of a story, played once for a list of widths. */
export interface Taken {
  readonly story: Story;
  readonly widths: readonly number[];
  readonly pictures: readonly Picture[];
  /** A failed story has no pictures. */
  readonly error?: string;
}

export interface TakeOptions {
  /** Pages in parallel. Default 4. */
  readonly pages?: number;
  /** After each play. */
  readonly onTaken: (taken: Taken) => void | Promise<void>;
}

async function takeStory(page: StoryPage, story: Story, widths: readonly number[]): Promise<Taken> {
  try {
    const looks = widths.map((width) => ({ width, schemes: schemesOf(story, width) }));
    return { story, widths, pictures: await page.take(story, looks) };
  } catch (error) {
    return { story, widths, pictures: [], error: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays stories with the same title one after another in one page. */
export async function takePictures(
  browser: Browser,
  folder: string,
  stories: readonly Story[],
  { pages = 4, onTaken }: TakeOptions,
): Promise<void> {
  const { origin, server } = await serveFolder(folder);
  const waiting = [...Map.groupBy(stories, ({ title }) => title).values()];
  // Start with the largest groups, which take longest.
  waiting.sort((one, other) => other.length - one.length);
  const work = async () => {
    let page = await StoryPage.open(browser, origin);
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const together of widths) {
        for (const story of group) {
          const taken = await takeStory(page, story, together);
          await onTaken(taken);
          if (taken.error === undefined) continue;
          await page.close();
          page = await StoryPage.open(browser, origin);
        }
      }
    }
    await page.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(pages, waiting.length) }, work));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { withSearchWords, wordsOfFile } from './search-words.ts';
import { compareTitles } from './sidebar-order.ts';

const extended = new WeakSet<StoryIndexGenerator>();

/** Preset: sorts Storybook's index for the sidebar and adds the synonyms for its search, in development and in the build. */
export function storyIndexGenerator(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (extended.has(generator)) return generator;
  extended.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const sorted = Object.entries(index.entries).sort(([, one], [, other]) =>
      compareTitles(one.title, other.title),
    );
    return {
      ...index,
      entries: withSearchWords(Object.fromEntries(sorted), (path) => wordsOfFile(process.cwd(), path)),
    };
  };
  return generator;
}

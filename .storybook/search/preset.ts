import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { withSearchWords, wordsOfFile } from './search-words.ts';
import { compareTitles } from './sidebar-order.ts';

/** A tag with the id of a statement of the specification, for example `S-5.3`. */
const isStatement = (tag: string) => /^[A-Z]+-\d/.test(tag);

/** Moves the ids of statements from the tags of an entry, all of which the sidebar would offer as filters, to a field of their own. */
function withStatements<Entry extends { tags?: string[] }>({ tags = [], ...entry }: Entry) {
  const statements = tags.filter(isStatement);
  return {
    ...entry,
    tags: tags.filter((tag) => !isStatement(tag)),
    ...(statements.length > 0 && { statements }),
  };
}

const extended = new WeakSet<StoryIndexGenerator>();

/** Preset: prepares Storybook's index for the sidebar, its search and its filters, in development and in the build. */
export function storyIndexGenerator(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (extended.has(generator)) return generator;
  extended.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const sorted = Object.entries(index.entries)
      .sort(([, one], [, other]) => compareTitles(one.title, other.title))
      .map(([id, entry]) => [id, withStatements(entry)]);
    return {
      ...index,
      entries: withSearchWords(Object.fromEntries(sorted), (path) => wordsOfFile(process.cwd(), path)),
    };
  };
  return generator;
}

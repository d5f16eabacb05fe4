import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { readSpecification } from '../pages/specification-rows.ts';
import { wordsOfFile } from './search-words.ts';
import { compareTitles } from './sidebar-order.ts';

/** A tag with the id of a statement of the specification, for example `S-5.3`. */
const isStatement = (tag: string) => /^[A-Z]+-\d/.test(tag);

/** Tags that nothing reads from the index, like `componentPath` and `exportName`. The manager, the preview and the runner of tests each get the whole index. Run tests selects stories by `test`. */
const unreadTags = ['autodocs', 'manifest'];

/**
 * Prepares an entry for the sidebar, which would offer all ids of statements as filters.
 * A docs page has its synonyms as anchors, which the search ranks like names (`experimentalSearchDocsHeadings`); one id for all, so that it
 * finds a page once.
 */
function prepared({
  tags = [],
  componentPath: _,
  exportName: __,
  subtype,
  ...entry
}: IndexEntry & { componentPath?: string; exportName?: string; subtype?: string }) {
  return {
    ...entry,
    // Stories are the default.
    ...(subtype === 'test' && { subtype }),
    tags: [
      ...tags.filter((tag) => !isStatement(tag) && !unreadTags.includes(tag)),
      ...(entry.name === 'Matrix' ? ['matrix'] : []),
    ],
    ...(entry.type === 'docs' && {
      name: entry.title.split('/').at(-1),
      anchors: [
        ...wordsOfFile(process.cwd(), entry.importPath),
        ...(entry.id === 'coverage--docs' ? readSpecification().map((row) => row.id) : []),
      ].map((title) => ({ id: 'also-called', title })),
    }),
  };
}

/** Chromatic takes pictures of every entry in its build. A test looks like its story, and unsettled stories never look the same twice. */
const isLeftOut = ({ subtype, tags }: IndexEntry & { subtype?: string }) =>
  process.env.STORYBOOK_INVOKED_BY === 'chromatic' && (subtype === 'test' || tags?.includes('unsettled'));

const extended = new WeakSet<StoryIndexGenerator>();

/** Preset: prepares Storybook's index for the sidebar, its search and its filters, in development and in the build. */
export function storyIndexGenerator(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (extended.has(generator)) return generator;
  extended.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const sorted = Object.entries(index.entries)
      .filter(([, entry]) => !isLeftOut(entry))
      .sort(([, one], [, other]) => compareTitles(one.title, other.title))
      .map(([id, entry]) => [id, prepared(entry)]);
    return { ...index, entries: Object.fromEntries(sorted) };
  };
  return generator;
}

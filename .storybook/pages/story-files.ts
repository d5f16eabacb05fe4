/** Reads the story files in Node without Storybook, which is fast enough for unit tests and Vite plugins. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const root = join(import.meta.dirname, '../..');

/** A story of a story file. */
export interface FileStory {
  /** Id in Storybook's index, for example `actions-button--playground`. */
  readonly id: string;
  /** Name in the sidebar, for example `As Link`. */
  readonly name: string;
  /** Source of the story with its interaction tests. */
  readonly source: string;
}

/** A story file. */
export interface StoryFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly title: string;
  readonly source: string;
  readonly stories: readonly FileStory[];
}

/** Returns the stories of a file, each with its source up to the next story. */
function storiesIn(title: string, source: string): FileStory[] {
  const starts = [...source.matchAll(/^export const (\w+) = meta\.story\(/gm)];
  return starts.map((match, index) => {
    const [, exportName = ''] = match;
    const name = storyNameFromExport(exportName);
    return {
      id: toId(title, name),
      name,
      source: source.slice(match.index, starts[index + 1]?.index ?? source.length),
    };
  });
}

/** Returns every story file of Storybook, sorted by path. */
export function storyFiles(): StoryFile[] {
  return globSync('{ui,screens,.storybook}/**/*.stories.tsx', {
    cwd: root,
    exclude: (path) => path === 'node_modules',
  })
    .sort()
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const title = /preview\.meta\(\{[\s\S]*?title: '([^']+)'/.exec(source)?.[1];
      if (!title) throw new Error(`${path} has no title in preview.meta({ … }).`);
      return { path, title, source, stories: storiesIn(title, source) };
    });
}

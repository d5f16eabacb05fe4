/** Reads the story files in Node with Storybook's own parser, for unit tests and Vite plugins. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

const root = join(import.meta.dirname, '../..');

export interface FileStory {
  /** Id in Storybook's index, for example `elements-actions-button--playground`. */
  readonly id: string;
  /** Title of its file, for example `Elements/Actions/Button`. */
  readonly title: string;
  /** Name in the sidebar, for example `As Link`. */
  readonly name: string;
  /** Its own tags and those of its file. */
  readonly tags: readonly string[];
}

export interface StoryFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly title: string;
  readonly stories: readonly FileStory[];
}

function readStoryFiles(): StoryFile[] {
  return globSync('{ui,screens,.storybook}/**/*.stories.tsx', {
    cwd: root,
    exclude: (path) => path === 'node_modules',
  })
    .sort()
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const { indexInputs } = loadCsf(source, {
        fileName: path,
        makeTitle: (title) => {
          if (!title) throw new Error(`${path} has no title in preview.meta({ … }).`);
          return title;
        },
      }).parse();
      // The types lack the subtype, which is 'test' for an interaction test.
      const stories = (indexInputs as ((typeof indexInputs)[number] & { subtype?: string })[]).filter(
        ({ subtype }) => subtype !== 'test',
      );
      return {
        path,
        title: indexInputs[0]?.title ?? '',
        stories: stories.map(({ __id = '', title = '', name = '', tags = [] }) => ({
          id: __id,
          title,
          name,
          tags,
        })),
      };
    });
}

let files: StoryFile[] | undefined;

/** Returns every story file of Storybook, sorted by path. They are read once. */
export function storyFiles(): StoryFile[] {
  files ??= readStoryFiles();
  return files;
}

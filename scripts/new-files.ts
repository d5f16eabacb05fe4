/** Writes the initial files of a component. Throws for invalid names and existing folders. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ComponentGroupName, componentGroups, words } from '../ui/contract-tests/component-groups.ts';
import { projectRoot } from './freshness.ts';

/** Converts 'event-card' to 'EventCard'. */
export const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _dash: string, letter: string) => letter.toUpperCase());

/** A folder to create: its path in the repository, and its files by name. */
export interface NewFolder {
  readonly name: string;
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Marks guidance that still has to be written. A test fails while a page contains one. */
export const placeholder = 'To be written';

export function componentFiles(group: ComponentGroupName, name: string): NewFolder {
  const component = pascal(name);
  const { folder, title } = componentGroups[group];
  const ui = relative(`${folder}/${name}`, '.');
  return {
    name,
    folder: `ui/${folder}/${name}`,
    files: {
      [`${name}.tsx`]: `import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './${name}.module.css';

export interface ${component}Props extends Omit<ComponentPropsWithRef<'div'>, 'style'> {}

/** ${words(name)}: describe what it is and when to use it. */
export function ${component}({ className, ...rest }: ${component}Props) {
  return <div {...rest} className={clsx(styles.root, className)} />;
}
`,
      [`${name}.module.css`]: `.root {
  color: var(--color-text-default);
}
`,
      [`${name}.stories.tsx`]: `import preview from '${ui}/../.storybook/preview.tsx';
import { Stack } from '${ui}/layout/stack/stack.tsx';
import { longName, unbreakable } from '${ui}/stories/combinations.tsx';
import { ${component} } from './${name}.tsx';

const meta = preview.meta({
  title: '${title}/${words(name)}',
  component: ${component},
  parameters: { alsoCalled: '${words(name).toLowerCase()}' },
  args: { children: '${words(name)}' },
});

export const Playground = meta.story({});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      <${component}>${words(name)}</${component}>
      <${component}>{longName}</${component}>
      <${component}>{unbreakable}</${component}>
    </Stack>
  ),
});
`,
      [`${name}.mdx`]: `## When

- ${placeholder}: what it is for, in terms that its users know.
- ${placeholder}: where it is used, and next to what.

## When not

- ${placeholder}: what to use instead, and how to decide.

## Wording

- ${placeholder}: length and tone of the text, with an example from this site.

## Accessibility

- ${placeholder}: keyboard operation and focus.
- ${placeholder}: what screen readers announce, and what they don't.
`,
    },
  };
}

/** Throws if the name is not in kebab-case. */
export function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`'${name}' is not a name in kebab-case.`);
}

/** Returns the paths. Throws if the name is not in kebab-case or the folder exists. */
export function writeNew({ name, folder, files }: NewFolder, root = projectRoot): string[] {
  checkName(name);
  const path = join(root, folder);
  if (existsSync(path)) throw new Error(`${folder} already exists.`);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return Object.keys(files).map((file) => `${folder}/${file}`);
}

export function addToBarrel(group: ComponentGroupName, name: string, root = projectRoot): void {
  const { barrel: barrelPath, folder } = componentGroups[group];
  const barrel = join(root, 'ui', barrelPath);
  const component = pascal(name);
  const path = relative(dirname(barrelPath), join(folder, name));
  const line = `export { ${component}, type ${component}Props } from './${path}/${name}.tsx';\n`;
  writeFileSync(barrel, readFileSync(barrel, 'utf8') + line);
}

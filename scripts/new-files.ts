/** Writes the set of files that a component starts with; refuses names and places that are taken. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ComponentGroupName, componentGroups } from '../ui/contract-tests/component-groups.ts';
import { projectRoot } from './freshness.ts';

/** 'event-card' as 'EventCard'. */
export const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _dash: string, letter: string) => letter.toUpperCase());

/** 'event-card' as 'Event card'. */
export const words = (name: string): string => {
  const spaced = name.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** A folder to make, below the project: file names with what they hold. */
export interface NewFolder {
  readonly name: string;
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Begins each line of guidance that is still to be written. No page of guidance may keep one. */
export const placeholder = 'To be written';

/** Files of a new component of the design system. */
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

/** ${words(name)}: say what it is and when it is used. */
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
  title: '${title}/${component}',
  component: ${component},
  args: { children: '${words(name)}' },
});

export const Playground = meta.story({});

export const Matrix = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <${component}>${words(name)}</${component}>
      <${component}>{longName}</${component}>
      <${component}>{unbreakable}</${component}>
    </Stack>
  ),
});
`,
      [`${name}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks';
import { ElementPage } from '${ui}/stories/element-page.tsx';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

<ElementPage alsoCalled="${words(name).toLowerCase()}">

## When

- ${placeholder}: what it is for, in the words of those who will use it.
- ${placeholder}: the place where it stands, and what stands beside it.

## When not

- ${placeholder}: what to take instead, and how to tell the two apart.

## Wording

- ${placeholder}: how long, in which voice, with an example from this site.

## Accessibility

- ${placeholder}: what the keyboard does, and where focus goes.
- ${placeholder}: what is read aloud, and what is not.

</ElementPage>
`,
    },
  };
}

/** Throws where the name is not kebab-case. */
export function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`'${name}' is not a name in kebab-case.`);
}

/** Writes the files. Throws where the name is not kebab-case or the folder is there already. */
export function writeNew({ name, folder, files }: NewFolder, root = projectRoot): string[] {
  checkName(name);
  const place = join(root, folder);
  if (existsSync(place)) throw new Error(`${folder} is there already.`);
  mkdirSync(place, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  return Object.keys(files).map((file) => `${folder}/${file}`);
}

/** Exports a component from the barrel of its group. */
export function addToBarrel(group: ComponentGroupName, name: string, root = projectRoot): void {
  const { barrel: barrelPath, folder } = componentGroups[group];
  const barrel = join(root, 'ui', barrelPath);
  const component = pascal(name);
  const path = relative(dirname(barrelPath), join(folder, name));
  const line = `export { ${component}, type ${component}Props } from './${path}/${name}.tsx';\n`;
  writeFileSync(barrel, readFileSync(barrel, 'utf8') + line);
}

import { type ComponentGroup, words } from './component-groups.ts';

/** A component: its folder's name, its group's title, and the texts of its files by their names. */
export interface ComponentSources extends Pick<ComponentGroup, 'title'> {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Returns the texts whose condition is false. */
const unless = (conditions: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(conditions).filter((text) => !conditions[text]);

/** Returns what is wrong with the files of a component, by rule. Rules that lint and the type checker know are not repeated here. */
export const componentRules: Readonly<Record<string, (component: ComponentSources) => string[]>> = {
  // Nobody chooses a composite that one screen uses, so it needs no guidance.
  'has a name in kebab case and the required files, named after it': ({ name, title, files }) => [
    ...unless({ 'name not in kebab case': /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) }),
    ...[
      `${name}.tsx`,
      `${name}.stories.tsx`,
      ...(title.startsWith('Elements/Membership/') ? [] : [`${name}.mdx`]),
    ]
      .filter((file) => !(file in files))
      .map((file) => `no ${file}`),
    ...Object.keys(files).filter(
      (file) => !/^[a-z0-9-]+(\.(module|stories|test|browser))?\.(tsx|ts|css|mdx)$/.test(file),
    ),
  ],

  'has a Playground and a Matrix among its stories, titled by its group': ({ name, title, files }) => {
    const stories = files[`${name}.stories.tsx`] ?? '';
    return unless({
      'no Playground': /^export const Playground = meta\.story\(/m.test(stories),
      'no Matrix': /^export const Matrix = meta\.story\(/m.test(stories),
      [`no title: '${title}/${words(name)}'`]: stories.includes(`title: '${title}/${words(name)}'`),
    });
  },

  'has all parts of its guidance: when, when not, wording, accessibility': ({ name, files }) => {
    const page = files[`${name}.mdx`];
    if (page === undefined) return [];
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    return unless({
      'other headings': headings.join() === 'When,When not,Wording,Accessibility',
      'fewer than six points': (page.match(/^- .{20,}/gm)?.length ?? 0) >= 6,
      // The placeholder that `npm run new:component` generates.
      'To be written': !page.includes('To be written:'),
    });
  },

  'has a table of its keys if it handles keys': ({ files }) =>
    unless({
      'no keyboard.ts': 'keyboard.ts' in files || !Object.values(files).join('').includes('onKeyDown='),
    }),
};

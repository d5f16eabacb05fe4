/** Writes a new screen with its texts, route, head, documentation and first story. A public page also gets its description. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { words } from '../ui/contract-tests/component-groups.ts';
import { projectRoot } from './freshness.ts';
import { checkName, pascal, placeholder } from './new-files.ts';

/** Paths of each area's pages, and the place in the list of its routes for new ones. */
export const areas = {
  public: {
    path: (name: string) => `/${name}`,
    file: 'app/src/routes.ts',
    layout: "layout('routes/public-layout.tsx'",
    insertBefore: '\n  ]),',
  },
  account: {
    path: (name: string) => `/${name}`,
    file: 'app/src/routes.ts',
    layout: "layout('routes/api-layout.tsx'",
    insertBefore: "\n    route('dashboard'",
  },
  member: {
    path: (name: string) => `/dashboard/${name}`,
    file: 'app/src/routes.ts',
    layout: "route('dashboard'",
    insertBefore: '\n    ]),',
  },
  admin: {
    path: (name: string) => `/admin/${name}`,
    file: 'screens/content/admin-layout.ts',
    layout: 'export const adminPages',
    insertBefore: '\n];',
  },
} as const;

export type AreaName = keyof typeof areas;

/** Whether pages of the area are prerendered, with a description for search engines. */
const isPublic = (area: AreaName) => area === 'public' || area === 'account';

/** File name of the route and the texts. Pages of two areas may have the same name. */
const fileName = (area: AreaName, name: string) => (area === 'admin' ? `admin-${name}` : name);

/** Converts 'council-news' to 'councilNews'. */
const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** Returns the new files by path. */
function filesOf(area: AreaName, name: string): Record<string, string> {
  const component = pascal(name);
  const screen = `${component}Screen`;
  const title = words(name);
  const path = areas[area].path(name);
  const file = fileName(area, name);
  const content = camel(file);
  const folder = `screens/${area}/${name}`;
  const stories = (helper: string, from: string, part: string) => ({
    [`${folder}/${name}-screen.stories.tsx`]: `import preview from '../../../.storybook/preview.tsx';
import { ${helper} } from '../../../.storybook/${from}';
import { ${screen} } from './${name}-screen.tsx';

const meta = preview.meta({
  title: '${pascal(area)}/${title}',
  component: ${screen},
  ${part},
  parameters: { layout: 'fullscreen', router: { path: '${path}' } },
});

export const Page = meta.story({});
`,
  });
  if (!isPublic(area))
    return {
      [`${folder}/${name}-screen.tsx`]: `import { Heading, Stack } from '@imc/ui';
import { ${content} } from '../../content/${file}.ts';

/** ${title}: describe what it shows. */
export function ${screen}() {
  return (
    <Stack space="8">
      <Heading level={1}>{${content}.title}</Heading>
    </Stack>
  );
}
`,
      ...(area === 'admin'
        ? stories('adminArea', 'story-helpers/areas.tsx', '...adminArea')
        : stories('withApi', 'story-helpers/with-api.tsx', 'decorators: [withApi()]')),
      [`screens/content/${file}.ts`]: `/** Texts of ${path}. */
export const ${content} = { title: '${title}' } as const;
`,
      // The layout of the admin area takes the title from the list of its pages.
      [`app/src/routes/${file}.tsx`]: `${
        area === 'admin'
          ? `import { ${screen} } from '@imc/screens/${area}/${name}/${name}-screen';
`
          : `import { ${content} } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { ${screen} } from '@imc/screens/${area}/${name}/${name}-screen';

export const meta = () => privateMeta(${content}.title);
`
      }
export default function ${component}() {
  return <${screen} />;
}
`,
    };
  return {
    [`${folder}/${name}-screen.tsx`]: `import { Section, Text } from '@imc/ui';
import { ${content} } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';

/** ${title}: describe what it shows. */
export function ${screen}() {
  return (
    <ContentPage page={${content}}>
      <Section as="div" width="measure">
        {${content}.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Section>
    </ContentPage>
  );
}
`,
    ...stories('withPublicLayout', 'story-helpers/with-public-layout.tsx', 'decorators: [withPublicLayout]'),
    [`screens/content/${name}.ts`]: `import { homePageLink } from './navigation.ts';

/** Texts of ${path}. */
export const ${content} = {
  path: '${path}',
  above: [homePageLink],
  title: '${title}',
  lead: '${placeholder}: what the page is about, in one sentence.',
  paragraphs: ['${placeholder}: the text.'],
} as const;
`,
    [`app/src/routes/${name}.tsx`]: `import { ${content} } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { ${screen} } from '@imc/screens/${area}/${name}/${name}-screen';

export const meta = () => pageMeta(${content});

const screen = <${screen} />;

export default function ${component}() {
  return screen;
}
`,
  };
}

interface Edit {
  readonly file: string;
  readonly change: (text: string) => string;
}

/** Inserts text before the first `insertBefore` that follows `after`. */
const insert = (file: string, after: string, insertBefore: string, text: string): Edit => ({
  file,
  change(source) {
    const start = source.indexOf(after);
    const at = start < 0 ? -1 : source.indexOf(insertBefore, start);
    if (at < 0)
      throw new Error(
        `${file} has an unexpected structure: '${insertBefore.trim()}' after '${after}' was not found.`,
      );
    return source.slice(0, at) + text + source.slice(at);
  },
});

/** Adds the page to the route table of the specification, with the next free id. */
const documentPage = (area: AreaName, name: string): Edit => ({
  file: 'docs/specification.md',
  change(source) {
    const rows = [...source.matchAll(/^\| S-2\.\d+ \| `.*\n/gm)];
    const last = rows.at(-1);
    if (!last) throw new Error('docs/specification.md has no table of routes.');
    const ids = [...source.matchAll(/\bS-2\.(\d+)\b/g)].map(([, number]) => Number(number));
    const end = last.index + last[0].length;
    const row = `| S-2.${Math.max(...ids) + 1} | \`${areas[area].path(name)}\` | ${area} | ${words(name)} |\n`;
    return source.slice(0, end) + row + source.slice(end);
  },
});

function editsOf(area: AreaName, name: string): Edit[] {
  const { path, file: routes, layout, insertBefore } = areas[area];
  const file = fileName(area, name);
  const routePath = area === 'member' ? name : path(name).slice(1);
  const indent = isPublic(area) ? '    ' : '      ';
  const route =
    area === 'admin'
      ? `  { to: '${path(name)}', label: '${words(name)}', icon: FileText }`
      : `${indent}route('${routePath}', 'routes/${file}.tsx')`;
  const edits = [insert(routes, layout, insertBefore, `\n${route},`), documentPage(area, name)];
  // Only the screen imports the texts of a page for staff, from their file.
  if (area === 'admin') return edits;
  edits.push({
    file: 'screens/content/index.ts',
    change: (text) => `${text}export * from './${file}.ts';\n`,
  });
  if (!isPublic(area)) return edits;
  const content = camel(name);
  const sentence = `${placeholder}: one sentence about this page, shown in search results and link previews (${name}).`;
  return [
    ...edits,
    insert(
      'screens/content/descriptions.ts',
      'export const descriptions',
      '\n} as const;',
      `\n  '${path(name)}': '${sentence}',`,
    ),
    insert('screens/content/pages.ts', 'import ', '\n\n', `\nimport { ${content} } from './${name}.ts';`),
    insert('screens/content/pages.ts', 'export const staticPages', '\n];', `\n  ${content},`),
  ];
}

/**
 * Returns the texts of the new files, then those of the edited ones, by path. Throws if the name is not in
 * kebab-case, a file already exists, or a file to edit has an unexpected structure.
 */
export function screenFiles(area: AreaName, name: string, root = projectRoot): ReadonlyMap<string, string> {
  checkName(name);
  const files = filesOf(area, name);
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existing) throw new Error(`${existing} already exists.`);
  const texts = new Map(Object.entries(files));
  for (const { file, change } of editsOf(area, name))
    texts.set(file, change(texts.get(file) ?? readFileSync(join(root, file), 'utf8')));
  return texts;
}

/** Returns the paths of the new files, then of the edited ones. */
export function writeScreen(area: AreaName, name: string, root = projectRoot): string[] {
  const texts = screenFiles(area, name, root);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...texts.keys()];
}
